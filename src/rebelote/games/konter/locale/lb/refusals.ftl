## Why something may not be done; `suit` is a letter

refusal-announce-cards = Dat kann een ouni { $cards } net annoncéieren.
refusal-announce-first = Als éischt seet jiddereen, wat en annoncéiert.
refusal-announce-late = Fir eng Annonce ass et ze spéit.
refusal-announce-on-card = Un dësem Dësch annoncéiert ee mat senger éischter Kaart.
refusal-follow = Dir musst bekennen ({ trump-suit }) oder Tromp spillen.
refusal-match-over = D’Partie ass eriwwer.
refusal-not-in-hand = { $card } hutt Dir net.
refusal-not-now = Dat geet elo net.
refusal-not-the-maker = De Spiller nom Geber mécht d’Tromp.
refusal-not-the-pack = Et brauch all { $cards } Kaarten, jiddereng eemol.
refusal-not-your-turn = Dir sidd net un der Rei.
refusal-trump-led = Tromp ass ausgespillt: Dir musst Tromp spillen.
