## Players, deal, trou

rule-W1 = Et gëtt zu véier mat zweeafofzeg Kaarte gespillt, jidderee fir sech; Equippe bilde sech all Ronn nei.
rule-W2 = Nom Ofhiewe ginn et véier, fënnef a véier Kaarten: dräizéng fir jiddereen.
rule-W3 =
    Deen éischte Geber { $first_dealer ->
        [after_scorer] sëtzt nom Opschreiwer
       *[other] gëtt ausgeloust
    }; duerno geet et ronderëm.
rule-W4 = An der Stee stinn Häerzer iwwer Rauten, Kräizer a Schëppen, an dëser Rei.
rule-W5 = Virun der Stee seet wien exakt dräi Äss huet Trou; déi aner soe Passe-Trou.
rule-W6 =
    No engem Trou gëllt nëmmen e méi héicht Spill{ $trou_announcer_may_overcall ->
        [no] , net vun deem, deen e gesot huet
       *[other] {""}
    }; passe se all, ass dee mam véierten Äss Partner a wielt d’Tromp.

## Auction

rule-W7 = D’Spiller hunn eng fest Reiefolleg; et muss ee méi héich goen, bei gläichem Spill decidéiert d’Faarf.
rule-W8 = D’Wuert geet an der Richtung vun der Auer weider; wie passt, ass definitiv eraus.
rule-W9 = Deen éischte Spiller däerf waarden; duerno kann en nëmme matgoen oder passen.
rule-W10 =
    Eng Propos bitt eng Faarf als Tromp un, bis ee matgeet; et kënne méi op sinn{ $proposal_order ->
        [ascending] , all Kéiers an enger méi héijer Faarf.
       *[other] , egal a wéi enger Rei.
    }
rule-W11 =
    Eng Faarf däerf een nëmme proposéieren, wann nach { $joinable_by ->
        [to_come] ee kënnt, dee ka matgoen
       *[other] ee ka matgoen
    }{ $misere_bars_proposals ->
        [yes] , a soulaang keng Misär a kee Piccolo gesot ass.
       *[other] .
    }
rule-W12 =
    { $specials_round ->
        [all] Misären, Piccolo, Abondance a Chelem kann een nëmmen am éischten Tour annoncéieren.
       *[other] Misären a Piccolo kann een ëmmer annoncéieren, Abondance a Chelem nëmmen am éischten Tour.
    }{ $several_miseres ->
        [no] {" "}Nëmmen ee spillt eng Misär.
       *[other] {""}
    }
rule-W13 =
    Fir matzegoe brauch een eng Kaart vun der Faarf; d’Koppel steet { $emballage_entry ->
        [eight_only] bei aacht Streech, wann dat duergeet.
       *[other] bei der klengster Zuel, déi duergeet.
    }
rule-W14 =
    Nëmmen de Matgeeër schwätzt fir d’Koppel: Hien erhéicht an der selwechter Faarf{ $raise_step ->
        [minimal] , just sou wäit wéi néideg,
       *[other] {""}
    } oder passt.
rule-W15 =
    E Solo kënnt no der eegener Faarf oder engem iwwerbuedene Spill, oder direkt{ $direct_solo ->
        [always] .
       *[other] , wa kee kéint matgoen.
    }
rule-W16 = Passt de Matgeeër, ass d’Koppel opgeléist an deen, dee proposéiert huet, däerf nees schwätzen.
rule-W17 =
    { $maintain ->
        [yes] Wie bleift, ass aus der Stee eraus, mä seng Faarf bleift op.
       *[other] Bei der eegener Propos bleiwe kann een net: Et gëtt méi gebueden oder gepasst.
    }
rule-W18 = Ka kee méi schwätzen, gëtt dat héchst Spill vun deem gespillt, deen et annoncéiert huet.
rule-W19 =
    Gëtt et kee Spill, { $all_pass ->
        [next_dealer] deelt deen nächste Spiller aus.
       *[other] deelt dee selwechte nach eng Kéier aus.
    }
rule-W20 =
    Misären a Piccolo ginn ouni Tromp gespillt{ $chelem_nt ->
        [off] {""}
       *[other] , e Chelem och, wann e sou gesot gëtt
    }, aner Spiller mat der genannter Faarf.

## Play

rule-W21 =
    Bei Abondance a Chelem spillt deen aus, dee se annoncéiert huet{ $trou ->
        [yes] , beim Trou dee mam véierten Äss
       *[other] {""}
    }, soss deen nom Geber.
rule-W22 = D’Faarf muss bekannt ginn; wien net kann, spillt eng beléiweg Kaart.
rule-W23 = Déi héchst Tromp gewënnt de Streech, soss déi héchst Kaart vun der Ufanksfaarf.
rule-W24 =
    { $early_stop ->
        [yes] Et gëtt opgehalen, soubal sech näischt méi ännere kann.
       *[other] All Kaarte gi gespillt.
    }
rule-W25 = Virun enger klenger Misär leeën all véier eng Kaart verdeckt ewech a spillen zwielef Streech.
rule-W26 =
    D’Hand vun enger opgedeckter Misär läit op{ $open_misere_exposure ->
        [before_first_lead] {" "}virum Ausspillen.
        [after_first_trick] {" "}nom éischte Streech.
        [after_second_trick] {" "}nom zweete Streech.
       *[other] , soubal beim zweete Streech ausgespillt ass.
    }

## Scoring

rule-W27 = E Spill ass gewonnen, wann d’Zuel vu Streech do ass; eng Misär ouni Streech, de Piccolo mat genau engem.
rule-W28 = Gewonne schreift jidderee vun de Spiller op; verluer verléiere se an all Géigner schreift op.
rule-W29 =
    Eng Koppel schreift 7 fir aacht Streech an 3 fir all weideren, 30 fir all; verluer kascht et deemno{ $emballage13_fail ->
        [progressive] , bei dräizéng 25 an 3 fir all Streech, dee feelt.
       *[other] , bei dräizéng 30.
    }
rule-W30 = E Solo 6 oder 7 zielt bis aacht Streech; e Solo 8 schreift 21.
rule-W31 =
    All Misär an all Piccolo zielt eleng; falen e puer, schreiwen d’Géigner méi op{ $misere_winner_defends ->
        [yes] , a wien déi eege packt, zielt als Géigner vun deenen aneren.
       *[other] .
    }
rule-W32 = Abondance a Chelem hu fest Punkten; Streech driwwer bréngen näischt.
rule-W33 =
    En Trou brauch néng Streech{ $trou_double ->
        [all_tricks] {" "}a bréngt fir all dräizéng 30
       *[other] {""}
    }; verluer kascht en d’Koppel näischt a bréngt all Géigner 16.
rule-W34 =
    { $end_mode ->
        [deals] D’Partie ass no { $deals ->
                [1] enger Ronn
               *[other] { $deals } Ronnen
            } eriwwer
       *[other] D’Partie ass eriwwer, wann een { $target } Punkten huet
    }{ $end_tie ->
        [shared] , a Gläichstand deelt de Sig.
       *[other] {" "}an een eleng virläit.
    }
rule-W35 = Jidderee gesäit d’Annoncen, d’Streech an déi oppen Hänn; dat véiert Äss weist sech nëmmen, wann den Trou gespillt gëtt.
