## Groups of options

group-deal = Ausdeelen
group-play = Kaarte spillen
group-announcements = Annoncen
group-scoring = Strécher
group-end = Enn vun der Partie

## Deal

option-direction = Spillrichtung
option-direction-help = Seet, ob deen nächste Spiller lénks oder riets sëtzt; d’Reegele bleiwen déi selwecht.
option-direction-clockwise = no lénks (der Auer no)
option-direction-anticlockwise = no riets (géint d’Auer)
option-staenner_dealer = Geber no engem Stänner
option-staenner_dealer-help = No 20 zu 20 mécht déi selwecht Equipe nach eng Kéier Tromp: dee selwechte Spiller oder säi Partner.
option-staenner_dealer-same = dee selwechte Geber
option-staenner_dealer-partner = de Partner vum Geber

## Play

option-ace_over_queens = Äss iwwer den dräi Dammen
option-ace_over_queens-help = Seet, ob d’Tromp-Äss déi dräi Damme schléit oder si d’Äss.
option-ace_over_queens-yes = { yes }
option-ace_over_queens-no = { no }
option-last_trick_view = Leschte Streech ze gesinn
option-last_trick_view-help = De leschte Streech däerf ee kucken, bis deen nächste gemaach ass.
option-last_trick_view-yes = { yes }
option-last_trick_view-no = { no }
option-show_points = Punkte wärend der Ronn weisen
option-show_points-help = Weist d’Kaartepunkte vun deenen zwou Equippen, wärend d’Ronn leeft; soss zielt jiddere selwer.
option-show_points-yes = { yes }
option-show_points-no = { no }

## Announcements

option-announce_window = Moment vun den Annoncen
option-announce_window-help = Konter a Matt gi der Rei no virum Ausspille gesot, oder vu jidderengem mat senger éischter Kaart.
option-announce_window-before_first_lead = virum éischten Ausspillen
option-announce_window-before_own_first_card = mat der eegener éischter Kaart

## Strokes

option-staenner = Asaz vun engem Stänner
option-staenner-help = No 20 zu 20 ginn d’Strécher an déi nächst Ronn matgeholl oder vergiess.
option-staenner-carry = matgeholl
option-staenner-penalty_only = vergiess, nëmmen d’Strof
option-staenner_penalty = Strof vun engem Stänner
option-staenner_penalty-help = Wéi vill Strécher d’Tromp-Equipe bei 20 zu 20 kritt.
option-staenner_penalty-1 = 1
option-staenner_penalty-0 = 0
option-carry_to_loser = Matgehollenes och fir d’Verléierer
option-carry_to_loser-help = Verléiert d’Tromp-Equipe d’Ronn no engem Stänner, da kritt si och déi matgeholl Strécher.
option-carry_to_loser-yes = { yes }
option-carry_to_loser-no = { no }

## End of the game

option-start_strokes = Strécher am Ufank
option-start_strokes-help = Wéi vill Strécher all Equipe lass gi muss.
option-start_strokes-number = { $number ->
        [one] { $number } Stréch
       *[other] { $number } Strécher
    }
