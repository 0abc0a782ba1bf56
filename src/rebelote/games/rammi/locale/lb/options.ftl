## Groups of options

group-melds = Kombinatiounen
group-stock = Stapel an Oflee
group-scoring = Opschreiwen
group-end = Enn vun der Partie

## Melds

option-ace = Äss
option-ace-help = Seet, ob den Äss an enger Sequenz och no dem Kinnek ka kommen.
option-ace-low = nëmmen niddreg
option-ace-low_or_high = niddreg oder héich
option-melds_per_turn = Kombinatiounen am Zuch
option-melds_per_turn-help = Seet, wéi vill Kombinatiounen een an engem Zuch leeën däerf.
option-melds_per_turn-one = eng
option-melds_per_turn-unlimited = esou vill wéi ee wëll
option-layoff_requires_own_meld = Éischt leeën, dann dobäi leeën
option-layoff_requires_own_meld-help = Nëmme wie selwer geluecht huet, däerf dobäi leeën.
option-layoff_requires_own_meld-yes = { yes }
option-layoff_requires_own_meld-no = { no }
option-final_discard = Lescht Kaart
option-final_discard-help = Seet, ob d’lescht Kaart fir Rommé op d’Oflee muss.
option-final_discard-optional = egal wéi lass ginn
option-final_discard-required = ofginn

## Stock and discards

option-exhaustion = Eidele Stapel
option-exhaustion-help = Seet, wéini d’Oflee ëmgedréint gëtt fir en neie Stapel.
option-exhaustion-on_demand = wann deen nächsten d’Oflee net wëll
option-exhaustion-immediate = direkt
option-recycle_shuffle = Neie Stapel mëschen
option-recycle_shuffle-help = Mëscht déi ëmgedréint Oflee, amplaz d’Rei ze loossen.
option-recycle_shuffle-yes = { yes }
option-recycle_shuffle-no = { no }
option-recycle_keep_top = Iewescht Kaart behalen
option-recycle_keep_top-help = Léisst beim Ëmdréinen déi iewescht Kaart leien.
option-recycle_keep_top-yes = { yes }
option-recycle_keep_top-no = { no }
option-block = Blockéiert Ronn
option-block-help = Seet, no wéi villen Ëmdréinungen ouni eng geluecht Kaart d’Ronn net zielt.
option-block-number = { $number ->
        [one] no { $number } eidelen Ëmdréinung
       *[other] no { $number } eidelen Ëmdréinungen
    }
option-block-once = wann de Stapel nach eng Kéier eidel ass
option-block-none = ni

## Scoring

option-rummy_bonus = An engem Zuch fäerdeg
option-rummy_bonus-help = Verduebelt d’Punkten, wann ee virdru näischt geluecht huet.
option-rummy_bonus-none = näischt extra
option-rummy_bonus-double = duebel

## End

option-end_mode = Längt vun der Partie
option-end_mode-help = Seet, ob bis zu enger Punktzuel oder eng Zuel Ronne gespillt gëtt.
option-end_mode-target = bis bei d’Zil
option-end_mode-deals = Zuel vu Ronnen
option-target = Zil
option-target-help = Leet d’Punktzuel fest, déi d’Partie ophält.
option-target-number = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }
option-deals = Zuel vu Ronnen
option-deals-help = Leet fest, wéi vill gewonne Ronnen eng Partie huet.
option-deals-number = { $number ->
        [one] { $number } Ronn
       *[other] { $number } Ronnen
    }
option-deals_tie = Gläichstand no der leschter Ronn
option-deals_tie-help = Seet, wat geschitt, wann no der leschter Ronn zwee d’selwecht vir leien.
option-deals_tie-shared = gedeelte Victoire
option-deals_tie-extra_deal = nach eng Ronn
