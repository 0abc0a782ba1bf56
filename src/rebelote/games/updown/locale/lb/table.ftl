## What the leader may do

move-flip = ëmdréinen
move-rot1 = ee Véierel dréinen
move-rot2 = d’Halschent dréinen
move-rot3 = dräi Véierel dréinen
move-roll = d’Wierfele spillen

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
        [11] Baueren
        [12] Dammen
       *[other] { $total }
    }

## What the table waits for

phase-mix = Et gëtt gemëscht
phase-dice = D’Tromp gëtt gewierfelt
phase-toss = D’Kaart gëtt gehäit
phase-change = De Chef ännert d’Reegelen
phase-reroll = Eng aner Tromp gëtt gewierfelt
phase-choice = Jiddere wielt eng Kaart
phase-over = D’Partie ass eriwwer

## Roles and things on the table

word-leader = Chef vum Streech
word-trump = Wäert vun der Tromp
word-own-suit = eege Faarf
word-pot = Dëppen
word-dice = Wierfelen
word-aside = op der Säit
word-last-trick = leschte Streech
