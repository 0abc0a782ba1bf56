## Why something may not be done

refusal-already-drawn = Dir hutt scho gezunn.
refusal-cannot-return-taken-card = Déi Kaart hutt Dir grad geholl: gitt eng aner of.
refusal-dead-end = Et géif just déi geholl Kaart bleiwen, an déi däerft Dir net ofginn.
refusal-invalid-layoff = Dës Kaarte passen net bei d’Kombinatioun.
refusal-invalid-meld = Dat ass weder eng Sequenz nach eng Grupp.
refusal-match-over = D’Partie ass eriwwer.
refusal-must-draw-first = Zitt als éischt eng Kaart.
refusal-must-keep-discard = Un dësem Dësch gëtt déi lescht Kaart ofginn: haalt eng.
refusal-no-such-meld = Et leien nëmmen { $melds } Kombinatiounen um Dësch.
refusal-no-such-seat = Et ginn nëmmen { $seats } Plazen.
refusal-not-in-hand = Dës Kaarten hutt Dir net.
refusal-not-now = Dat geet elo net.
refusal-not-the-pack = Et mussen all { $cards } Kaarte sinn, all Kaart eemol.
refusal-not-the-pile = Et mussen all { $cards } ofgeluecht Kaarte sinn, all Kaart eemol.
refusal-not-your-turn = Dir sidd net un der Rei.
refusal-one-meld-per-turn = Dir hutt an dësem Zuch scho geluecht.
refusal-own-meld-first = Leet als éischt selwer eng Kombinatioun.
refusal-pile-empty = Et läit keng Oflee do.
