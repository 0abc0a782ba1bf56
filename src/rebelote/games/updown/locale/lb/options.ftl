## Groups of options

group-card = D’Kaart an der Mëtt
group-end = Ronnen, Enn vun der Partie

## The card in the middle

option-suit_cycle = Faarwen op der Kaart
option-suit_cycle-help = D’Reiefolleg vun de Faarwen ëm d’Kaart, vun uewe gekuckt der Auer no; duerch d’Dréine ginn et déi aner Reiefollegen.
option-suit_cycle-dhsc = { suit-d-symbol } { suit-h-symbol } { suit-s-symbol } { suit-c-symbol }
option-suit_cycle-dhcs = { suit-d-symbol } { suit-h-symbol } { suit-c-symbol } { suit-s-symbol }
option-suit_cycle-dshc = { suit-d-symbol } { suit-s-symbol } { suit-h-symbol } { suit-c-symbol }
option-suit_cycle-dsch = { suit-d-symbol } { suit-s-symbol } { suit-c-symbol } { suit-h-symbol }
option-suit_cycle-dchs = { suit-d-symbol } { suit-c-symbol } { suit-h-symbol } { suit-s-symbol }
option-suit_cycle-dcsh = { suit-d-symbol } { suit-c-symbol } { suit-s-symbol } { suit-h-symbol }
option-suit_cycle-shdc = { suit-s-symbol } { suit-h-symbol } { suit-d-symbol } { suit-c-symbol }
option-suit_cycle-shcd = { suit-s-symbol } { suit-h-symbol } { suit-c-symbol } { suit-d-symbol }
option-suit_cycle-sdhc = { suit-s-symbol } { suit-d-symbol } { suit-h-symbol } { suit-c-symbol }
option-suit_cycle-sdch = { suit-s-symbol } { suit-d-symbol } { suit-c-symbol } { suit-h-symbol }
option-suit_cycle-schd = { suit-s-symbol } { suit-c-symbol } { suit-h-symbol } { suit-d-symbol }
option-suit_cycle-scdh = { suit-s-symbol } { suit-c-symbol } { suit-d-symbol } { suit-h-symbol }
option-suit_cycle-hsdc = { suit-h-symbol } { suit-s-symbol } { suit-d-symbol } { suit-c-symbol }
option-suit_cycle-hscd = { suit-h-symbol } { suit-s-symbol } { suit-c-symbol } { suit-d-symbol }
option-suit_cycle-hdsc = { suit-h-symbol } { suit-d-symbol } { suit-s-symbol } { suit-c-symbol }
option-suit_cycle-hdcs = { suit-h-symbol } { suit-d-symbol } { suit-c-symbol } { suit-s-symbol }
option-suit_cycle-hcsd = { suit-h-symbol } { suit-c-symbol } { suit-s-symbol } { suit-d-symbol }
option-suit_cycle-hcds = { suit-h-symbol } { suit-c-symbol } { suit-d-symbol } { suit-s-symbol }
option-suit_cycle-cshd = { suit-c-symbol } { suit-s-symbol } { suit-h-symbol } { suit-d-symbol }
option-suit_cycle-csdh = { suit-c-symbol } { suit-s-symbol } { suit-d-symbol } { suit-h-symbol }
option-suit_cycle-chsd = { suit-c-symbol } { suit-h-symbol } { suit-s-symbol } { suit-d-symbol }
option-suit_cycle-chds = { suit-c-symbol } { suit-h-symbol } { suit-d-symbol } { suit-s-symbol }
option-suit_cycle-cdsh = { suit-c-symbol } { suit-d-symbol } { suit-s-symbol } { suit-h-symbol }
option-suit_cycle-cdhs = { suit-c-symbol } { suit-d-symbol } { suit-h-symbol } { suit-s-symbol }
option-two_player_sides = Plaze vun zwee Spiller
option-two_player_sides-help = Wou zwee Spiller um Dësch sëtzen; dat bestëmmt, wéi eng Faarwen op si weise kënnen.
option-two_player_sides-opposite = vis-à-vis
option-two_player_sides-adjacent = niewenteneen
option-first_leader = Éischte Chef vum Streech
option-first_leader-help = Kräizer bestëmmt den éischte Chef, oder d’Lous; da ka Kräizer op eng eidel Säit weisen.
option-first_leader-clubs_on_player = de Spiller, op dee Kräizer weist
option-first_leader-random = ausgeloust

## Rounds and end of the game

option-rounds = Ronnen
option-rounds-help = Wéi vill Ronne gespillt an zesummegezielt ginn.
option-rounds-number = { $number ->
        [one] { $number } Ronn
       *[other] { $number } Ronnen
    }
option-rounds-per_player = eng fir all Spiller
option-round_start = Ufank vun de weidere Ronnen
option-round_start-help = Seet, ob d’Kaart all Ronn nei gehäit gëtt, oder deen nächste Spiller Chef ass a Kräizer op hie gedréint gëtt.
option-round_start-reset = alles nei
option-round_start-rotate_leader = deen nächste Spiller ass Chef
option-tie = Gläichstand um Enn
option-tie-help = Bei Gläichstand un der Spëtzt gëtt nach eng Ronn gespillt oder de Sig gedeelt.
option-tie-extra_round = nach eng Ronn
option-tie-shared = gedeelt
