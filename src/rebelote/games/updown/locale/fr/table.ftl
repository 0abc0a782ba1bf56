## What the leader may do

move-flip = retourner
move-rot1 = tourner d’un quart
move-rot2 = tourner d’un demi-tour
move-rot3 = tourner de trois quarts
move-roll = lancer les dés

## The sides of the card; `side` is up or down, `trump` a rank from 2 to 12

card-side = { $side ->
        [up] Up
       *[down] Down
    }
suit-letter = { $suit ->
        [s] { suit-s }
        [h] { suit-h }
        [d] { suit-d }
       *[c] { suit-c }
    }
trump-rank = { $total ->
        [11] valets
        [12] dames
       *[other] { $total }
    }

## What the table waits for

phase-mix = Mélange
phase-dice = Les dés donnent l’atout
phase-toss = Lancer de la carte
phase-change = Le chef change les règles
phase-reroll = Les dés donnent un autre atout
phase-choice = Chacun choisit une carte
phase-over = La partie est finie

## Roles and things on the table

word-leader = chef de pli
word-trump = rang d’atout
word-own-suit = propre couleur
word-pot = pot
word-dice = dés
word-aside = mises de côté
word-last-trick = dernier pli
