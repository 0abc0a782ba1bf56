## What may be done; `cards` are cards in words, `number` counts the melds on the table

move-S = vum Stapel zéien
move-D = d’Oflee huelen
move-meld = { $cards } leeën
move-lay-off = { $cards } bei d’Kombinatioun { $number } leeën
move-discard = { $card } ofginn
call-draw-stock = { move-S }
call-draw-discard = { move-D }

## What the table waits for

phase-draw = De Geber gëtt ausgeloust
phase-mix = Mëschen
phase-restock = D’Oflee gëtt gemëscht
phase-turn = Spill
phase-over = D’Partie ass eriwwer

## Roles and things on the table

word-stock = Stapel
word-discard = Oflee
word-meld = Kombinatioun { $number }
word-sequence = Sequenz
word-group = Grupp
word-dealer = Geber
word-out = Rommé
