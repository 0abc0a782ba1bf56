## Terms, cards, deal

rule-B1 = Et gëtt zu véier gespillt, zwee géint zwee, d’Partner sëtze vis-à-vis.
rule-B2 = D’Kaartespill huet zweeandrësseg Kaarten, vun der Siwe bis zum Äss.
rule-B3 = Deen éischte Geber gëtt ausgeloust, duerno deelt ëmmer deen nächste Spiller aus.
rule-B4 = Gemëscht gëtt, wéi et um Dësch ausgemaach ass, soss gëtt nëmmen ofgehuewen.
rule-B5 = Nom Spill ginn d’Streech an enger fester Reiefolleg zesummegeluecht, ouni ze mëschen.
rule-B6 = Huet kee geholl, da ginn d’Hänn der Rei no agesammelt, duerno déi opgedeckt Kaart an den Talon.
rule-B7 = De Spiller virum Geber hieft of, a béid Deeler behale genuch Kaarten.
rule-B8 = No falschem Ausdeele gëtt nei ausgedeelt, oder et kascht Strofpunkten, wann den Dësch dat esou wëllt.
rule-B9 = Bei der Tromp stinn de Bauer an d’Néng iwwer dem Äss; soss gëllt Äss, Zéng, Kinnek.
rule-B10 = Jidderee kritt fënnef Kaarten an zwee Päckelcher, duerno gëtt eng Kaart opgedeckt.
rule-B11 = De Preneur kritt déi opgedeckt Kaart an zwou dobäi, déi aner dräi: Jiddereen huet aacht.
rule-B12 = À la vache ginn et fënnef Kaarten, keng gëtt opgedeckt, an nom Huelen nach dräi.
rule-B13 = Fir d’Stee ginn als éischt all aacht Kaarten ausgedeelt, a Päckelcher vun zwou an dräi.

## Bidding

rule-B20 = Am éischten Tour passt oder hëlt jiddereen, a wien als éischt hëlt, mécht der Stee en Enn.
rule-B21 = Hunn all Spiller gepasst, da kann een an engem zweeten Tour eng aner Faarf huelen.
rule-B22 = Wa keen hëlt, zielt d’Ronn net an et gëtt weider ausgedeelt.
rule-B23 = Hunn all déi aner gepasst, da muss de Geber huelen.
rule-B24 = À la vache gëtt et nëmmen een Tour ouni opgedeckt Kaart; kënnt de Geber un d’Rei, da muss hien huelen.
rule-B25 = Ouni Tromp an Alles Tromp kann ee soen, wou d’Faarf fräi ass; si zielen net méi wéi eng Faarf.
rule-B26 = D’Equipe vum Preneur mécht sech staark, méi Punkte wéi d’Verdeedegung ze maachen.
rule-B30 = Jiddereen ass der Rei no drun: passen, bidden, oder wou et geet Coinche a Surcoinche.
rule-B31 = E Gebot muss méi Punkten hu wéi dat virdrun, egal a wéi enger Faarf.
rule-B32 = De Capot steet iwwer all Gebot a Punkten, an d’Générale iwwer dem Capot.
rule-B33 = Nëmmen d’Gebot vun engem Géigner kann ee coinchéieren; da zielt et duebel.
rule-B34 = Nëmmen déi coinchéiert Equipe däerf Surcoinche soen, an domat ass d’Stee eriwwer.
rule-B35 = Dräimol passen no engem Gebot oder enger Coinche mécht d’Stee zou.
rule-B36 = Wann direkt all véier passen, zielt d’Ronn net.
rule-B37 = Wie gepasst huet, däerf nach bidden, esou laang d’Stee leeft, mee kee bitt iwwer säin eegent Gebot.
rule-B38 = De Preneur muss säi Gebot erreechen, oder all d’Streech maachen, wann hie Capot gebueden huet.

## Play

rule-B40 = De Spiller nom Geber spillt aus, a wien de Streech mécht, spillt déi nächst Kéier aus.
rule-B41 = Déi ausgespillt Faarf muss ee bekennen, wann ee se huet.
rule-B42 = Ass Tromp ausgespillt, da muss ee méi héich goen, wann ee kann.
rule-B43 = Wien net bekenne kann, muss schneiden, wann de Partner de Streech net huet.
rule-B44 = D’Tromp vun engem Géigner muss een iwwerschneiden, wann ee kann.
rule-B45 = Wien de Géigner net iwwerschneide kann, muss ënnerschneiden, oder däerf ofwerfen, wou den Dësch et erlaabt.
rule-B46 = Huet de Partner de Streech mat enger normaler Kaart, da muss een net schneiden.
rule-B47 = Huet de Partner de Streech mat enger Tromp, da seet d’Reegel vum Dësch, ob een drënner bleiwen däerf.
rule-B48 = Wie weder d’Faarf nach Tromp huet, spillt, wat e wëllt.
rule-B49 = Bei Ouni Tromp bekennt een, wann ee kann, an näischt schneit.
rule-B50 = Bei Alles Tromp bekennt een a geet méi héich, wann ee kann, an näischt schneit.
rule-B51 = De leschte Streech däerf ee bis deen nächste kucken, eeler ni.
rule-B52 = Zu zwee an zu dräi gëtt et kee Partner: Wien de Streech huet, ass e Géigner.
rule-B53 = Eng Kaart, déi een op de Streech vum Partner ewechgeheit, ka no enger Faarf ruffen, sou wéi et oppen ofgemaach ass.

## Announcements

rule-B60 = Annoncéiert ginn d’Tierce fir 20, de Cinquante, de Cent an d’Carréen, déi eppes zielen.
rule-B61 = All Kaart zielt nëmmen an enger eenzeger Annonce.
rule-B62 = Eng Sequenz vu sechs Kaarten oder méi zielt als ee Cent.
rule-B63 = Bei Ouni Tromp stinn déi véier Äss vir; bei Alles Tromp ännert näischt.
rule-B64 = E Carré schléit all Sequenz, da gëllt déi méi laang, da déi méi héich.
rule-B65 = Si se gläich, da gewënnt d’Sequenz an der Tromp, soss entscheet d’Reegel vum Dësch.
rule-B66 = Nëmmen d’Equipe mat der beschter Annonce schreift op, an dann all hir Annoncen.
rule-B67 = Annoncéiert gëtt mat der éischter Kaart, duerno ass et ze spéit.
rule-B68 = Déi besser Equipe weist hir Annoncen, wann d’Reegel vum Dësch et virgesäit.
rule-B69 = D’Héicht gëtt nëmme gesot, wann déi bescht Annonce vun der selwechter Zort sinn.
rule-B70 = Eng falsch Annonce bréngt de Géigner hir Punkten.
rule-B71 = Véier annoncéiert Siwene maachen d’Ronn ongülteg, an dee selwechte Geber deelt nach eng Kéier aus.

## Belote

rule-B75 = Kinnek an Damm vun der Tromp an enger Hand zielen zwanzeg Punkten.
rule-B76 = Bei der éischter vun deenen zwou Kaarte seet ee „Belote“, bei der zweeter „Rebelote“.
rule-B77 = Bei Ouni Tromp gëtt et keng Belote, bei Alles Tromp eng pro Faarf.
rule-B78 = Bei verluerenem Kontrakt seet d’Reegel vum Dësch, wien d’Belote vun de Preneure kritt.
rule-B79 = De Kinnek fir d’éischt ka soen, datt de Partner vum Preneur keng aner Tromp huet, d’Damm fir d’éischt, datt hien där huet.

## Points of the tricks

rule-B80 = D’Streech zielen zesummen 162 Punkten, zéng dovu fir dee leschten.
rule-B81 = Bei Ouni Tromp zielt den Äss 19.
rule-B82 = Bei Alles Tromp ginn d’Punkte vun all Equipe vun 258 op 162 ëmgerechent.
rule-B83 = Bei Alles Tromp gëllen aner Wäerter, zesummen 162.
rule-B84 = Wien all d’Streech mécht, zielt fir dee leschten honnert amplaz zéng.

## Scoring, take modes

rule-B90 = Béid Equippe vergläichen hir Zommen: Streech an, jee no Dësch, Annoncen a Belote.
rule-B91 = All d’Streech gewannen de Kontrakt, kee Streech verléiert en, egal wat annoncéiert gouf.
rule-B92 = Ass de Kontrakt gepackt, da schreift all Equipe hir Streech an hir Annoncen op.
rule-B93 = Ass de Kontrakt verluer, da schreiwen d’Preneuren näischt op an d’Verdeedegung alles.
rule-B94 = Bei genauem Gläichstand entscheet d’Reegel vum Dësch: gepackt, verluer, Litige oder nei ausdeelen.
rule-B95 = Beim Litige schreift d’Verdeedegung hir Punkten op, déi vun de Preneure waarden op déi nächst Ronn.
rule-B96 = Beim ganze Litige schreift keen op, an all Punkte waarden op déi nächst Ronn.
rule-B97 = Litige-Punkte bleiwe bis zum nächste Resultat leien a ginn direkt beim Ewechleeë geronnt.
rule-B98 = Geronnt gëtt, wat een opschreift, ni dat, wat iwwer de Kontrakt entscheet.
rule-B99 = Beim Capot vun de Preneure gëllt fir d’Annonce vun der Verdeedegung d’Reegel vum Dësch.

## Scoring, auction

rule-B100 = De Kontrakt ass gepackt, wann d’Gebot erreecht ass, a wou verlaangt mat méi wéi d’Verdeedegung.
rule-B101 = Ass de Kontrakt gepackt, da rechnen d’Preneuren d’Gebot bei hir Punkten an d’Verdeedegung schreift hir eege op.
rule-B102 = E coinchéierte Kontrakt, dee gepackt ass, gëtt forfaitaire gezielt, an d’Verdeedegung schreift nëmmen hir Belote op.
rule-B103 = Bei verluerenem Kontrakt schreift d’Verdeedegung de Forfait, all d’Annoncen an d’Gebot op, no enger Coinche multiplizéiert.
rule-B104 = E gebuedene Capot ass verluer, soubal een eenzege Streech feelt.
rule-B105 = Den Dësch kann nëmmen d’Gebot opschreiwen, nëmmen dat multiplizéieren oder de Capot forfaitaire bezuelen.

## End of the game

rule-B110 = Wien um Enn vun enger Ronn d’Zil erreecht, gewënnt d’Partie.
rule-B111 = Erreechen déi zwou Equippen d’Zil an der selwechter Ronn, da bestëmmt d’Reegel vum Dësch, wie gewënnt.
rule-B112 = Bei gläichem Stand gëtt nach eng Ronn gespillt, oder d’Partie ass onentscheet.
rule-B113 = No Capot oder verluerenem Kontrakt gewënnt een net nëmmen duerch d’Belote: Et brauch een nach e Streech.
rule-B114 = Bei enger eenzeger Ronn entscheet, ob de Kontrakt gepackt oder verluer ass.
rule-B115 = Et gëtt eng fix Zuel vu Ronne gespillt; déi ouni Preneur zielen net.
rule-B116 = No engem gewonnene Streech däerf een ophalen a soen, d’Zil wier erreecht; e Feeler kascht d’Partie.
rule-B117 = Litige-Punkten zielen net fir d’Zil.

## Two and three players

rule-B120 = Zu zwee huet jiddereen néng Kaarten, zwielef bleiwe verdeckt, an de Preneur brauch méi wéi deen aneren.
rule-B121 = Bei der oppener Belote spillt een nëmmen oppe Kaarten, a wie méi huet, gewënnt.
rule-B122 = Zu dräi mat 24 Kaarte brauch de Preneur eleng méi wéi jidderee vun deenen zwee aneren.
rule-B123 = Zu dräi mat 32 Kaarte bréngt e Spiller ouni Streech deenen anere jee 50, zwee bréngen deem drëtten 100.
rule-B124 = Zu dräi deelen déi zwee aner sech d’Punkte vun engem Preneur, dee verléiert.
