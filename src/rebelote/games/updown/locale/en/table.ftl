## What the leader may do

move-flip = flip
move-rot1 = rotate by a quarter
move-rot2 = rotate by a half
move-rot3 = rotate by three quarters
move-roll = roll the dice

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
        [11] jacks
        [12] queens
       *[other] { $total }
    }

## What the table waits for

phase-mix = Shuffling
phase-dice = Rolling for the trump rank
phase-toss = Tossing the card
phase-change = The leader changes the rules
phase-reroll = Rolling for another trump rank
phase-choice = Everyone chooses a card
phase-over = The game is over

## Roles and things on the table

word-leader = trick leader
word-trump = trump rank
word-own-suit = own suit
word-pot = pot
word-dice = dice
word-aside = put aside
word-last-trick = last trick
