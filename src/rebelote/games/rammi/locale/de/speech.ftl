## What somebody may do and did at the table

heading-turn = Am Zug: { $seat }
prompt-draw = Ziehen: Stapel oder Ablage
prompt-lay = Auslegen, anlegen oder eine Karte ablegen
prompt-discard = Eine Karte ablegen
offer-sequence = die Folge { $cards } auslegen
offer-group = die Gruppe { $cards } auslegen
order-values = Was übrig bleibt, zählt
