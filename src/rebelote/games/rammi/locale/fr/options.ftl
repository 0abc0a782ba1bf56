## Groups of options

group-melds = Combinaisons
group-stock = Talon et défausse
group-scoring = Marque
group-end = Fin de la partie

## Melds

option-ace = As
option-ace-help = Dit si l’as peut aussi suivre le roi dans une séquence.
option-ace-low = bas seulement
option-ace-low_or_high = bas ou haut
option-melds_per_turn = Combinaisons par tour
option-melds_per_turn-help = Dit combien de combinaisons on peut étaler par tour.
option-melds_per_turn-one = une
option-melds_per_turn-unlimited = autant qu’on veut
option-layoff_requires_own_meld = Étaler avant de compléter
option-layoff_requires_own_meld-help = Seul qui a étalé une combinaison peut en compléter.
option-layoff_requires_own_meld-yes = { yes }
option-layoff_requires_own_meld-no = { no }
option-final_discard = Dernière carte
option-final_discard-help = Dit si la dernière carte doit être défaussée pour terminer.
option-final_discard-optional = partie comme on veut
option-final_discard-required = défaussée

## Stock and discards

option-exhaustion = Talon épuisé
option-exhaustion-help = Dit quand la défausse est retournée pour faire un nouveau talon.
option-exhaustion-on_demand = si le joueur refuse la défausse
option-exhaustion-immediate = aussitôt
option-recycle_shuffle = Mélanger le nouveau talon
option-recycle_shuffle-help = Mélange la pile retournée au lieu de garder son ordre.
option-recycle_shuffle-yes = { yes }
option-recycle_shuffle-no = { no }
option-recycle_keep_top = Garder le dessus de la défausse
option-recycle_keep_top-help = Laisse la carte du dessus sur la table quand on retourne la pile.
option-recycle_keep_top-yes = { yes }
option-recycle_keep_top-no = { no }
option-block = Donne bloquée
option-block-help = Dit après combien de retournements de suite sans carte étalée la donne est nulle.
option-block-number = { $number ->
        [one] après { $number } retournement inutile
       *[other] après { $number } retournements inutiles
    }
option-block-once = quand le talon s’épuise encore
option-block-none = jamais

## Scoring

option-rummy_bonus = Terminer d’un coup
option-rummy_bonus-help = Double les points de qui termine sans avoir rien étalé avant.
option-rummy_bonus-none = rien de plus
option-rummy_bonus-double = double

## End

option-end_mode = Longueur de la partie
option-end_mode-help = Dit si l’on joue jusqu’à un total ou un nombre de donnes.
option-end_mode-target = jusqu’au but
option-end_mode-deals = nombre de donnes
option-target = But
option-target-help = Fixe le total qui termine la partie.
option-target-number = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
option-deals = Nombre de donnes
option-deals-help = Fixe combien de donnes gagnées font une partie.
option-deals-number = { $number ->
        [one] { $number } donne
       *[other] { $number } donnes
    }
option-deals_tie = Égalité après la dernière donne
option-deals_tie-help = Dit ce qui se passe si deux joueurs sont en tête à égalité après la dernière donne.
option-deals_tie-shared = victoire partagée
option-deals_tie-extra_deal = une donne de plus
