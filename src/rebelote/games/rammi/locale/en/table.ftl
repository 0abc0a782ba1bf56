## What may be done; `cards` are cards in words, `number` counts the melds on the table

move-S = draw from the stock
move-D = take the discard
move-meld = meld { $cards }
move-lay-off = lay off { $cards } on meld { $number }
move-discard = discard { $card }
call-draw-stock = { move-S }
call-draw-discard = { move-D }

## What the table waits for

phase-draw = Drawing the dealer
phase-mix = Shuffling
phase-restock = Shuffling the discards
phase-turn = Play
phase-over = The game is over

## Roles and things on the table

word-stock = stock
word-discard = discard pile
word-meld = meld { $number }
word-sequence = sequence
word-group = group
word-dealer = dealer
word-out = out
