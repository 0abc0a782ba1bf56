## Terms, cards, deal

rule-B1 =
    { $players ->
        [2] Et gëtt zu zwee gespillt, deen ee géint deen aneren.
        [3] Et gëtt zu dräi gespillt, jidderee fir sech.
       *[other] Et gëtt zu véier gespillt, zwee géint zwee, d’Partner sëtze vis-à-vis.
    }
rule-B2 =
    { $players ->
        [3] { $three_form ->
                [24] D’Kaartespill huet véieranzwanzeg Kaarten, vun der Néng bis zum Äss.
               *[other] D’Kaartespill huet zweeandrësseg Kaarten, vun der Siwe bis zum Äss.
            }
       *[other] D’Kaartespill huet zweeandrësseg Kaarten, vun der Siwe bis zum Äss.
    }
rule-B3 = Deen éischte Geber gëtt ausgeloust, duerno deelt ëmmer deen nächste Spiller aus.
rule-B4 =
    { $shuffle ->
        [every_deal] Gemëscht gëtt virun all Ronn.
        [dealer_choice] Virun enger Ronn mëscht de Geber oder léisst nëmmen ofhiewen.
       *[other] Gemëscht gëtt virun der éischter Ronn, duerno gëtt nëmmen ofgehuewen{ $shuffle_on_agreement ->
                [yes] , ausser béid Equippe wëlle mëschen.
               *[other] .
            }
    }
rule-B5 = Nom Spill ginn d’Streech an enger fester Reiefolleg zesummegeluecht, ouni ze mëschen.
rule-B6 = Huet kee geholl, da ginn d’Hänn der Rei no agesammelt, duerno déi opgedeckt Kaart an den Talon.
rule-B7 = De Spiller virum Geber hieft of, a béid Deeler behale genuch Kaarten.
rule-B8 =
    { $misdeal ->
        [penalty_162] Falsch ausdeele kascht 162 Punkten, déi déi aner Equipe opschreift.
       *[other] No falschem Ausdeelen deelt dee selwechte Geber nach eng Kéier aus.
    }
rule-B9 = Bei der Tromp stinn de Bauer an d’Néng iwwer dem Äss; soss gëllt Äss, Zéng, Kinnek.
rule-B10 = Jidderee kritt fënnef Kaarten an zwee Päckelcher, duerno gëtt eng Kaart opgedeckt.
rule-B11 = De Preneur kritt déi opgedeckt Kaart an zwou dobäi, déi aner dräi: Jiddereen huet aacht.
rule-B12 = À la vache ginn et fënnef Kaarten, keng gëtt opgedeckt, an nom Huelen nach dräi.
rule-B13 = Fir d’Stee ginn als éischt all aacht Kaarten ausgedeelt, a Päckelcher vun zwou an dräi.

## Bidding

rule-B20 =
    Am éischten Tour passt jiddereen oder hëlt { $round1_suits ->
        [any4] eng Faarf no Wiel
       *[other] déi opgedeckt Faarf
    }, a wien als éischt hëlt, mécht der Stee en Enn.
rule-B21 =
    Hunn all Spiller gepasst, da kann een an engem zweeten Tour { $round2_suits ->
        [any4] all Faarf
       *[other] eng aner Faarf
    } huelen.
rule-B22 =
    Wa keen hëlt, zielt d’Ronn net an { $passed_dealer ->
        [same] dee selwechte Geber deelt nach eng Kéier aus.
       *[other] et gëtt weider ausgedeelt.
    }
rule-B23 = Hunn all déi aner gepasst, da muss de Geber huelen.
rule-B24 = À la vache gëtt et nëmmen een Tour ouni opgedeckt Kaart; kënnt de Geber un d’Rei, da muss hien huelen.
rule-B25 = Ouni Tromp an Alles Tromp kann ee soen, wou d’Faarf fräi ass; si zielen net méi wéi eng Faarf.
rule-B26 = D’Equipe vum Preneur mécht sech staark, méi Punkte wéi d’Verdeedegung ze maachen.
rule-B30 = Jiddereen ass der Rei no drun: passen, bidden, oder wou et geet Coinche a Surcoinche.
rule-B31 = E Gebot muss méi Punkten hu wéi dat virdrun, egal a wéi enger Faarf.
rule-B32 =
    De Capot steet iwwer all Gebot a Punkten{ $generale_bid ->
        [none] .
       *[other] , an d’Générale iwwer dem Capot.
    }
rule-B33 =
    Nëmmen d’Gebot vun engem Géigner kann ee coinchéieren, { $coinche_when ->
        [any_time] zu all Moment
       *[other] wann een drun ass
    }; da zielt et duebel{ $coinche_freezes ->
        [no] , an et däerf weider gebuede ginn.
       *[other] , a kee bitt méi.
    }
rule-B34 = Nëmmen déi coinchéiert Equipe däerf Surcoinche soen, an domat ass d’Stee eriwwer.
rule-B35 = Dräimol passen no engem Gebot oder enger Coinche mécht d’Stee zou.
rule-B36 = Wann direkt all véier passen, zielt d’Ronn net.
rule-B37 =
    Wie gepasst huet, däerf nach bidden, esou laang d’Stee leeft{ $self_overbid ->
        [other_suit] , an no dräimol passen däerf dee Leschten, dee gebueden huet, nach eng aner Faarf soen.
       *[other] , mee kee bitt iwwer säin eegent Gebot.
    }
rule-B38 =
    De Preneur muss säi Gebot erreechen{ $need_majority ->
        [yes] {" "}a méi hu wéi d’Verdeedegung,
       *[other] ,
    } oder all d’Streech maachen, wann hie Capot gebueden huet.

## Play

rule-B40 = De Spiller nom Geber spillt aus, a wien de Streech mécht, spillt déi nächst Kéier aus.
rule-B41 = Déi ausgespillt Faarf muss ee bekennen, wann ee se huet.
rule-B42 =
    Ass Tromp ausgespillt, da muss ee méi héich goen, wann ee kann{ $players ->
        [4] { $rise_on_trump_lead ->
                [not_over_partner] , ausser de Partner huet de Streech.
               *[other] , och iwwer de Partner.
            }
       *[other] .
    }
rule-B43 =
    Wien net bekenne kann, muss schneiden{ $players ->
        [4] { $partner_exemption ->
                [none] , egal wien de Streech huet.
                [plain_only] , ausser de Partner huet de Streech mat enger normaler Kaart.
               *[other] , wann de Partner de Streech net huet.
            }
       *[other] .
    }
rule-B44 = D’Tromp vun engem Géigner muss een iwwerschneiden, wann ee kann.
rule-B45 =
    Wien de Géigner net iwwerschneide kann, { $undertrump_opponent ->
        [must] muss trotzdeem Tromp spillen.
       *[other] däerf ënnerschneiden oder ofwerfen.
    }
rule-B46 = Huet de Partner de Streech mat enger normaler Kaart, da muss een net schneiden.
rule-B47 =
    Huet de Partner de Streech mat enger Tromp, { $partner_exemption ->
        [any] { $partner_ruff ->
                [if_cannot_over] däerf een ofwerfen oder méi héich goen, drënner bleiwen nëmmen, wann een net méi héich kann.
                [all_trumps_only] däerf een ofwerfen oder méi héich goen, drënner bleiwen nëmme mat lauter Trëmp oder wann een net méi héich kann.
                [pisse_if_cannot_over] däerf een ofwerfen oder méi héich goen; wien net méi héich kann, muss Tromp spillen.
               *[other] däerf een all Kaart spillen, och eng méi niddreg Tromp.
            }
       *[other] muss een en iwwerschneide wéi e Géigner.
    }
rule-B48 = Wie weder d’Faarf nach Tromp huet, spillt, wat e wëllt.
rule-B49 = Bei Ouni Tromp bekennt een, wann ee kann, an näischt schneit.
rule-B50 =
    Bei Alles Tromp bekennt een a geet méi héich, wann ee kann{ $ta_rise ->
        [not_over_partner] , nëmmen net iwwer de Partner
       *[other] {""}
    }, an näischt schneit.
rule-B51 = De leschte Streech däerf ee bis deen nächste kucken, eeler ni.
rule-B52 = Zu zwee an zu dräi gëtt et kee Partner: Wien de Streech huet, ass e Géigner.
rule-B53 = Eng Kaart, déi een op de Streech vum Partner ewechgeheit, ka no enger Faarf ruffen, sou wéi et oppen ofgemaach ass.

## Announcements

rule-B60 = Annoncéiert ginn d’Tierce fir 20, de Cinquante, de Cent an d’Carréen, déi eppes zielen.
rule-B61 = All Kaart zielt nëmmen an enger eenzeger Annonce.
rule-B62 =
    Eng Sequenz vu sechs { $split_long_runs ->
        [yes] oder siwe Kaarten zielt als ee Cent, eng vun aacht als Cent an Tierce.
       *[other] Kaarten oder méi zielt als ee Cent.
    }
rule-B63 = Bei Ouni Tromp stinn déi véier Äss vir; bei Alles Tromp ännert näischt.
rule-B64 = E Carré schléit all Sequenz, da gëllt déi méi laang, da déi méi héich.
rule-B65 =
    Si se gläich, da gewënnt d’Sequenz an der Tromp, soss { $announce_tie ->
        [first_in_rotation] déi Equipe, déi als éischt un der Rei war.
       *[other] schreift keen eng Annonce op.
    }
rule-B66 = Nëmmen d’Equipe mat der beschter Annonce schreift op, an dann all hir Annoncen.
rule-B67 =
    { $announce_declare ->
        [auto] Den Dësch annoncéiert fir jidderee mat senger éischter Kaart.
       *[other] Annoncéiert gëtt mat der éischter Kaart, duerno ass et ze spéit.
    }
rule-B68 =
    { $announce_show ->
        [on_request] Nom éischte Streech däerf e Géigner d’Annonce vun der besserer Equipe gesi wëllen.
        [immediate] Annonce gi direkt gewisen.
       *[other] Déi besser Equipe weist hir Annonce beim zweete Streech.
    }
rule-B69 = D’Héicht gëtt nëmme gesot, wann déi bescht Annonce vun der selwechter Zort sinn.
rule-B70 =
    Eng falsch Annonce bréngt de Géigner { $false_announcement ->
        [team_points] all d’Annonce vun där Equipe.
       *[other] d’Annonce vun deem Spiller.
    }
rule-B71 = Véier annoncéiert Siwene maachen d’Ronn ongülteg, an dee selwechte Geber deelt nach eng Kéier aus.

## Belote

rule-B75 = Kinnek an Damm vun der Tromp an enger Hand zielen zwanzeg Punkten.
rule-B76 =
    { $belote_declare ->
        [auto] Den Dësch seet „Belote“ a „Rebelote“ fir deen, deen déi zwou Kaarte spillt.
        [two_words] Bei der éischter vun deenen zwou Kaarte seet ee „Belote“, bei der zweeter „Rebelote“; eemol däerf een dat vergiessen.
        [two_words_strict] Bei der éischter vun deenen zwou Kaarte seet ee „Belote“, bei der zweeter „Rebelote“, soss zielt se net.
       *[other] Bei der éischter vun deenen zwou Kaarte seet ee „Belote“; „Rebelote“ bei der zweeter däerf feelen.
    }{ $belote_order ->
        [king_first] {" "}De Kinnek muss fir d’éischt gespillt ginn.
       *[other] {""}
    }
rule-B77 = Bei Ouni Tromp gëtt et keng Belote, bei Alles Tromp eng pro Faarf.
rule-B78 =
    Bei verluerenem Kontrakt { $belote_on_failure ->
        [taken] geet d’Belote vun de Preneuren un d’Verdeedegung.
       *[other] behalen d’Preneuren hir Belote.
    }
rule-B79 = De Kinnek fir d’éischt ka soen, datt de Partner vum Preneur keng aner Tromp huet, d’Damm fir d’éischt, datt hien där huet.

## Points of the tricks

rule-B80 =
    { $players ->
        [2] { $two_form ->
                [open] D’Streech zielen zesummen 162 Punkten, zéng dovu fir dee leschten.
               *[other] D’Streech zielen d’Punkte vun de Kaarten am Spill, an zéng fir dee leschten.
            }
        [3] { $three_form ->
                [32] D’Streech zielen d’Punkte vun de Kaarten am Spill, an zéng fir dee leschten.
               *[other] D’Streech zielen zesummen 162 Punkten, zéng dovu fir dee leschten.
            }
       *[other] D’Streech zielen zesummen 162 Punkten, zéng dovu fir dee leschten.
    }
rule-B81 = Bei Ouni Tromp zielt den Äss 19.
rule-B82 = Bei Alles Tromp ginn d’Punkte vun all Equipe vun 258 op 162 ëmgerechent.
rule-B83 = Bei Alles Tromp gëllen aner Wäerter, zesummen 162.
rule-B84 = Wien all d’Streech mécht, zielt fir dee leschten honnert amplaz zéng.

## Scoring, take modes

rule-B90 =
    Béid Equippe vergläichen hir Zommen: { $contract_basis ->
        [tricks] nëmmen d’Streech.
        [tricks_belote] Streech a Belote.
       *[other] Streech, Annoncen a Belote.
    }
rule-B91 = All d’Streech gewannen de Kontrakt, kee Streech verléiert en, egal wat annoncéiert gouf.
rule-B92 = Ass de Kontrakt gepackt, da schreift all Equipe hir Streech an hir Annoncen op.
rule-B93 =
    Ass de Kontrakt verluer, da schreiwen d’Preneuren näischt op an d’Verdeedegung alles{ $failure_announcements ->
        [lost] , ausser d’Annonce vun de Preneuren, déi verluer sinn.
       *[other] .
    }
rule-B94 =
    Bei genauem Gläichstand { $tie_rule ->
        [taker_makes] ass de Kontrakt gepackt.
        [taker_fails] ass de Kontrakt verluer.
        [litige_all_held] waarden all Punkten: ganze Litige.
        [redeal] gëtt näischt opgeschriwwen, an dee selwechte deelt nach eng Kéier aus.
       *[other] waarden d’Punkte vun de Preneuren: Litige.
    }
rule-B95 = Beim Litige schreift d’Verdeedegung hir Punkten op, déi vun de Preneure waarden op déi nächst Ronn.
rule-B96 = Beim ganze Litige schreift keen op, an all Punkte waarden op déi nächst Ronn.
rule-B97 = Litige-Punkte bleiwe bis zum nächste Resultat leien a ginn direkt beim Ewechleeë geronnt.
rule-B98 =
    { $rounding ->
        [none] Opgeschriwwe gëtt ouni ze ronnen.
        [tens_half_down] Geronnt gëtt, wat een opschreift, op Zénger, eng Fënnef no ënnen; ni, wat iwwer de Kontrakt entscheet.
        [fives] Geronnt gëtt, wat een opschreift, op Fënnefer; ni, wat iwwer de Kontrakt entscheet.
        [tens_complement] De klengere Koup gëtt op Zénger geronnt, deen anere kritt de Rescht vun 160; ni, wat iwwer de Kontrakt entscheet.
       *[other] Geronnt gëtt, wat een opschreift, op Zénger, eng Fënnef no uewen; ni, wat iwwer de Kontrakt entscheet.
    }
rule-B99 =
    Beim Capot vun de Preneuren { $capot_defence_announcements ->
        [transferred] ginn d’Annonce vun der Verdeedegung un d’Preneuren.
        [forfeited] sinn d’Annonce vun der Verdeedegung verluer.
       *[other] behält d’Verdeedegung hir Annoncen.
    }

## Scoring, auction

rule-B100 =
    De Kontrakt ass gepackt, wann d’Gebot erreecht ass{ $need_majority ->
        [yes] , mat méi wéi d’Verdeedegung.
       *[other] .
    }
rule-B101 = Ass de Kontrakt gepackt, da rechnen d’Preneuren d’Gebot bei hir Punkten an d’Verdeedegung schreift hir eege op.
rule-B102 = E coinchéierte Kontrakt, dee gepackt ass, gëtt forfaitaire gezielt, an d’Verdeedegung schreift nëmmen hir Belote op.
rule-B103 = Bei verluerenem Kontrakt schreift d’Verdeedegung de Forfait, all d’Annoncen an d’Gebot op, no enger Coinche multiplizéiert.
rule-B104 = E gebuedene Capot ass verluer, soubal een eenzege Streech feelt.
rule-B105 =
    { $score_basis ->
        [bid_only] D’Gewënner schreiwen nëmmen d’Gebot op, déi aner näischt.
        [made_only] D’Gebot selwer gëtt net opgeschriwwen.
       *[other] { $double_scope ->
                [bid_only] Nëmmen d’Gebot gëtt multiplizéiert.
               *[other] E gebuedene Capot gëtt forfaitaire bezuelt.
            }
    }

## End of the game

rule-B110 =
    Wien um Enn vun enger Ronn { $reach ->
        [over] iwwer d’Zil kënnt
       *[other] d’Zil erreecht
    }, gewënnt d’Partie.
rule-B111 =
    Erreechen déi zwou Equippen d’Zil an der selwechter Ronn, { $both_over ->
        [draw] ass d’Partie onentscheet.
        [extend] gëtt nach eng Ronn gespillt, da gewënnt dee méi héije Stand.
        [taker] gewënnt d’Equipe vum Preneur.
       *[other] gewënnt dee méi héije Stand.
    }
rule-B112 =
    Bei gläichem Stand { $final_tie ->
        [draw] ass d’Partie onentscheet.
       *[other] gëtt nach eng Ronn gespillt.
    }
rule-B113 =
    No Capot{ $belote_only_finish ->
        [capot_or_failed] {" "}oder verluerenem Kontrakt
       *[other] {""}
    } gewënnt een net nëmmen duerch d’Belote: Et brauch een nach e Streech.
rule-B114 = Bei enger eenzeger Ronn entscheet, ob de Kontrakt gepackt oder verluer ass.
rule-B115 = Et gëtt eng fix Zuel vu Ronne gespillt; déi ouni Preneur zielen net.
rule-B116 = No engem gewonnene Streech däerf een ophalen a soen, d’Zil wier erreecht; e Feeler kascht d’Partie.
rule-B117 = Litige-Punkten zielen net fir d’Zil.

## Two and three players

rule-B120 = Zu zwee huet jiddereen néng Kaarten, zwielef bleiwe verdeckt, an de Preneur brauch méi wéi deen aneren.
rule-B121 = Bei der oppener Belote spillt een nëmmen oppe Kaarten, a wie méi huet, gewënnt.
rule-B122 =
    Zu dräi{ $three_form ->
        [24] {" "}mat 24 Kaarten
       *[other] {""}
    } brauch de Preneur eleng méi wéi jidderee vun deenen zwee aneren.
rule-B123 = Zu dräi mat 32 Kaarte bréngt e Spiller ouni Streech deenen anere jee 50, zwee bréngen deem drëtten 100.
rule-B124 = Zu dräi deelen déi zwee aner sech d’Punkte vun engem Preneur, dee verléiert.
