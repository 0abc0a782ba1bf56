## What somebody may do and did at the table; `game` is a game in words, `level` a number of tricks

heading-game = { $game } · { $holders }
prompt-bidding = Annoncez un jeu, ou passez
prompt-trump = Choisissez l’atout du trou
prompt-aside = Écartez une carte
prompt-lead = Entamez, la carte que vous voulez
prompt-any = Jouez ce que vous voulez
prompt-follow = Fournissez { suit-letter }
said-trou = trou
grid-pair = emballage à { $level }
grid-solo = solo { $level }
grid-abondance = abondance { $level }
grid-chelem = { $level ->
        [12] petit chelem
       *[13] grand chelem
    }
grid-trou = trou
