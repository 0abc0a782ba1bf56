## What may be done; `cards` are cards in words, `number` counts the melds on the table

move-S = vom Stapel ziehen
move-D = die Ablage nehmen
move-meld = { $cards } auslegen
move-lay-off = { $cards } an Kombination { $number } anlegen
move-discard = { $card } ablegen
call-draw-stock = { move-S }
call-draw-discard = { move-D }

## What the table waits for

phase-draw = Der Geber wird ausgelost
phase-mix = Mischen
phase-restock = Mischen der Ablage
phase-turn = Spiel
phase-over = Die Partie ist zu Ende

## Roles and things on the table

word-stock = Stapel
word-discard = Ablage
word-meld = Kombination { $number }
word-sequence = Folge
word-group = Gruppe
word-dealer = Geber
word-out = fertig
