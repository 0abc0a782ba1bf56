## Players and deal

rule-R1 = Et gëtt mat zweeafofzeg Kaarten ouni Joker gespillt; den Äss ass déi niddregst.
rule-R2 = Zu zwee gëtt et zéng Kaarten, zu dräi oder véier siwen, zu fënnef oder sechs sechs.
rule-R3 = D’Kaarte ginn eng no der anerer ausgedeelt, déi nächst läit op, de Rescht ass de Stapel.
rule-R4 = Deen éischte Geber gëtt ausgeloust, duerno geet et ronderëm.
rule-R5 = De Spiller nom Geber fänkt un, et geet an der Richtung vun der Auer.
rule-R6 = En Zuch: zéien, leeën an dobäi leeë wéi ee wëll, dann ofginn.

## Melds

rule-R7 = Eng Sequenz sinn dräi oder méi Kaarten aus enger Faarf hannereneen, eng Grupp dräi oder véier gläicher.
rule-R8 =
    Den Äss steet ënner der Zwee{ $ace ->
        [low_or_high] {" "}oder iwwer dem Kinnek, ni béides.
       *[other] , net iwwer dem Kinnek.
    }
rule-R9 = Als éischt gëtt eng Kaart gezunn: vum Stapel oder vun der Oflee.
rule-R10 =
    Eng Kombinatioun bleift virum Spiller leien{ $melds_per_turn ->
        [unlimited] , esou vill am Zuch, wéi ee wëll.
       *[other] , héchstens eng am Zuch.
    }
rule-R11 = Bei all Kombinatioun däerf een dobäi leeën, wa se gülteg bleift.
rule-R12 = Eng geluecht Kaart verléisst hir Kombinatioun ni.
rule-R13 =
    { $layoff_requires_own_meld ->
        [yes] Nëmme wien an dëser Ronn selwer geluecht huet, däerf dobäi leeën.
       *[other] Dobäi leeën däerf een, och ouni selwer geluecht ze hunn.
    }
rule-R14 = Den Zuch hält mat Ofginn op; eng grad geholl Kaart däerf net zréck.
rule-R15 = Keen Zuch däerf just déi grad geholl Kaart iwwregloossen, ausser si ka dobäi geluecht ginn.

## Ending

rule-R16 =
    { $final_discard ->
        [required] Déi lescht Kaart muss op d’Oflee, dann ass d’Ronn direkt eriwwer.
       *[other] Wie keng Kaart méi huet, mécht Rommé, an d’Ronn ass direkt eriwwer.
    }
rule-R17 =
    { $exhaustion ->
        [immediate] Soubal de Stapel eidel ass, gëtt d’Oflee
       *[other] Ass de Stapel eidel a wëll een dovun zéien, gëtt d’Oflee
    }{ $recycle_keep_top ->
        [yes] {" "}ausser der ieweschter Kaart
       *[other] {""}
    } { $recycle_shuffle ->
        [yes] gemëscht
       *[other] ouni Mëschen
    } ëmgedréint a gëtt de Stapel.
rule-R18 =
    { $block ->
        [none] D’Ronn geet weider, bis ee Rommé mécht.
        [once] Ass de Stapel fir d’zweet eidel, zielt d’Ronn net.
       *[other] Gëtt d’Oflee ëmgedréint a leet weider keen eppes, zielt d’Ronn net.
    }
rule-R19 =
    De Gewënner schreift op, wat déi aner hunn: Zéng bis Kinnek 10, Äss 1, soss de Wäert{ $rummy_bonus ->
        [double] ; duebel, wann hien alles an engem Zuch leet.
       *[other] .
    }
rule-R20 =
    { $end_mode ->
        [deals] D’Partie ass no { $deals ->
                [1] enger Ronn
               *[other] { $deals } Ronnen
            } eriwwer; bei Gläichstand { $deals_tie ->
                [extra_deal] gëtt nach eng gespillt.
               *[other] gëtt de Sig gedeelt.
            }
       *[other] D’Partie ass eriwwer, wann ee { $target } Punkten huet.
    }
rule-R21 = Jidderee gesäit Kombinatiounen, Oflee a wéi vill Kaarten een huet; Hänn a Stapel bleiwe verdeckt.
