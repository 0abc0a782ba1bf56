## Players and deal

rule-R1 = Et gëtt mat zweeafofzeg Kaarten ouni Joker gespillt; den Äss ass déi niddregst.
rule-R2 = Zu zwee gëtt et zéng Kaarten, zu dräi oder véier siwen, zu fënnef oder sechs sechs.
rule-R3 = D’Kaarte ginn eng no der anerer ausgedeelt, déi nächst läit op, de Rescht ass de Stapel.
rule-R4 = Deen éischte Geber gëtt ausgeloust, duerno geet et ronderëm.
rule-R5 = De Spiller nom Geber fänkt un, et geet an der Richtung vun der Auer.
rule-R6 = En Zuch: zéien, leeën an dobäi leeë wéi ee wëll, dann ofginn.

## Melds

rule-R7 = Eng Sequenz sinn dräi oder méi Kaarten aus enger Faarf hannereneen, eng Grupp dräi oder véier gläicher.
rule-R8 = Den Äss steet ënner der Zwee; iwwer dem Kinnek nëmmen, wann den Dësch et wëll, ni béides.
rule-R9 = Als éischt gëtt eng Kaart gezunn: vum Stapel oder vun der Oflee.
rule-R10 = Eng Kombinatioun bleift virum Spiller leien; eng am Zuch, wann den Dësch net méi erlaabt.
rule-R11 = Bei all Kombinatioun däerf een dobäi leeën, wa se gülteg bleift.
rule-R12 = Eng geluecht Kaart verléisst hir Kombinatioun ni.
rule-R13 = U verschiddenen Dëscher däerf nëmmen dobäi leeën, wie selwer geluecht huet.
rule-R14 = Den Zuch hält mat Ofginn op; eng grad geholl Kaart däerf net zréck.
rule-R15 = Keen Zuch däerf just déi grad geholl Kaart iwwregloossen, ausser si ka dobäi geluecht ginn.

## Ending

rule-R16 = Wie keng Kaart méi huet, mécht Rommé, an d’Ronn ass direkt eriwwer.
rule-R17 = Ass de Stapel eidel, gëtt d’Oflee ouni Mëschen ëmgedréint a gëtt de Stapel.
rule-R18 = Eng Ronn, an där kee méi leet, zielt net.
rule-R19 = De Gewënner schreift op, wat déi aner hunn: Zéng bis Kinnek 10, Äss 1, soss de Wäert.
rule-R20 = D’Partie ass um Zil eriwwer oder no der ausgemaachter Zuel Ronnen.
rule-R21 = Jidderee gesäit Kombinatiounen, Oflee a wéi vill Kaarten een huet; Hänn a Stapel bleiwe verdeckt.
