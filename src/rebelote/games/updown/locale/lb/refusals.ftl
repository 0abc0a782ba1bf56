## Why something may not be done

refusal-change-first = Als éischt ännert de Chef d’Reegelen.
refusal-changed-already = D’Reegele vun dësem Streech si scho geännert.
refusal-chosen-already = Dir hutt scho gewielt, an d’Wiel gëllt.
refusal-match-over = D’Partie ass eriwwer.
refusal-not-in-hand = { $card } hutt Dir net.
refusal-not-now = Dat geet elo net.
refusal-not-the-leader = Nëmmen de Chef ännert d’Reegelen.
refusal-not-the-pack = Et brauch all { $cards } Kaarten, jiddereng eemol.
refusal-not-your-turn = Dir sidd net un der Rei.
refusal-rotation = D’Kaart dréint sech ëm een, zwee oder dräi Véierel.
refusal-toss = Esou kann d’Kaart net leien.
