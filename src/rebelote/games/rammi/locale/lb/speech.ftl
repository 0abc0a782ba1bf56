## What somebody may do and did at the table

heading-turn = Un der Rei: { $seat }
prompt-draw = Zéit: Stapel oder Oflee
prompt-lay = Leet eraus, dobäi, oder gitt eng Kaart of
prompt-discard = Gitt eng Kaart of
offer-sequence = d’Sequenz { $cards } eraus leeën
offer-group = de Grupp { $cards } eraus leeën
order-values = Wat iwwreg bleift, zielt
