## Groups of options

group-card = La carte du milieu
group-end = Donnes et fin de la partie

## The card in the middle

option-suit_cycle = Couleurs sur la carte
option-suit_cycle-help = L’ordre des couleurs autour de la carte, dans le sens horaire vu d’en haut ; tourner la carte donne les autres ordres.
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
option-two_player_sides = Places de deux joueurs
option-two_player_sides-help = Où deux joueurs sont assis, ce qui dit quelles couleurs peuvent pointer vers eux.
option-two_player_sides-opposite = face à face
option-two_player_sides-adjacent = côte à côte
option-first_leader = Premier chef de pli
option-first_leader-help = Trèfle désigne le premier chef de pli, ou le sort, et trèfle peut alors pointer vers un côté vide.
option-first_leader-clubs_on_player = le joueur vers qui trèfle pointe
option-first_leader-random = tiré au sort

## Rounds and end of the game

option-rounds = Donnes
option-rounds-help = Combien de donnes on joue et additionne.
option-rounds-number = { $number ->
        [one] { $number } donne
       *[other] { $number } donnes
    }
option-rounds-per_player = un par joueur
option-round_start = Début des donnes suivantes
option-round_start-help = Dit si la carte est relancée à chaque donne, ou si le joueur suivant est chef et que trèfle est tourné vers lui.
option-round_start-reset = tout à neuf
option-round_start-rotate_leader = le joueur suivant est chef
option-tie = Égalité à la fin
option-tie-help = À égalité de plis en tête, on joue une donne de plus ou on partage la victoire.
option-tie-extra_round = une donne de plus
option-tie-shared = partagée
