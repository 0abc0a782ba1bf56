## What somebody may do and did at the table

heading-turn = Turn: { $seat }
prompt-draw = Draw: stock or discard
prompt-lay = Lay out, add, or discard a card
prompt-discard = Discard a card
offer-sequence = lay out the sequence { $cards }
offer-group = lay out the group { $cards }
order-values = What is left in hand counts
