## Groups of options

group-card = Die Karte in der Mitte
group-end = Runden und Ende der Partie

## The card in the middle

option-suit_cycle = Farben auf der Karte
option-suit_cycle-help = Die Folge der Farben um die Karte, von oben im Uhrzeigersinn; durch Drehen entstehen die anderen Folgen.
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
option-two_player_sides = Plätze von zwei Spielern
option-two_player_sides-help = Wo zwei Spieler am Tisch sitzen; davon hängt ab, welche Farben auf sie zeigen können.
option-two_player_sides-opposite = gegenüber
option-two_player_sides-adjacent = nebeneinander
option-first_leader = Erster Stich-Chef
option-first_leader-help = Kreuz bestimmt den ersten Stich-Chef, oder das Los; dann kann Kreuz auf eine leere Seite zeigen.
option-first_leader-clubs_on_player = der Spieler, auf den Kreuz zeigt
option-first_leader-random = ausgelost

## Rounds and end of the game

option-rounds = Runden
option-rounds-help = Wie viele Runden gespielt und zusammengezählt werden.
option-rounds-number = { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
option-rounds-per_player = eine je Spieler
option-round_start = Anfang weiterer Runden
option-round_start-help = Sagt, ob jede Runde neu geworfen wird oder der nächste Spieler Chef ist und Kreuz auf ihn gedreht wird.
option-round_start-reset = alles neu
option-round_start-rotate_leader = der nächste Spieler ist Chef
option-tie = Gleichstand am Ende
option-tie-help = Bei Gleichstand an der Spitze wird noch eine Runde gespielt oder der Sieg geteilt.
option-tie-extra_round = noch eine Runde
option-tie-shared = geteilt
