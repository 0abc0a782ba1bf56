## What the leader may do

move-flip = wenden
move-rot1 = um ein Viertel drehen
move-rot2 = um die Hälfte drehen
move-rot3 = um drei Viertel drehen
move-roll = würfeln

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
        [11] Buben
        [12] Damen
       *[other] { $total }
    }

## What the table waits for

phase-mix = Es wird gemischt
phase-dice = Der Trumpf wird gewürfelt
phase-toss = Die Karte wird geworfen
phase-change = Der Chef ändert die Regeln
phase-reroll = Ein anderer Trumpf wird gewürfelt
phase-choice = Jeder wählt eine Karte
phase-over = Die Partie ist aus

## Roles and things on the table

word-leader = Stich-Chef
word-trump = Trumpfwert
word-own-suit = eigene Farbe
word-pot = Pott
word-dice = Würfel
word-aside = beiseitegelegt
word-last-trick = letzter Stich
