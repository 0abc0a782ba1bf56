## What may be done; `cards` are cards in words, `number` counts the melds on the table

move-S = piocher au talon
move-D = prendre la défausse
move-meld = étaler { $cards }
move-lay-off = compléter la combinaison { $number } avec { $cards }
move-discard = défausser { $card }
call-draw-stock = { move-S }
call-draw-discard = { move-D }

## What the table waits for

phase-draw = Tirage du donneur
phase-mix = Mélange
phase-restock = Mélange de la défausse
phase-turn = Jeu
phase-over = La partie est finie

## Roles and things on the table

word-stock = talon
word-discard = défausse
word-meld = combinaison { $number }
word-sequence = séquence
word-group = groupe
word-dealer = donneur
word-out = terminé
