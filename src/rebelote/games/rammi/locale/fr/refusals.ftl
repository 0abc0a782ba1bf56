## Why something may not be done

refusal-already-drawn = Vous avez déjà pioché.
refusal-cannot-return-taken-card = Vous venez de prendre cette carte : défaussez-en une autre.
refusal-dead-end = Il vous resterait la seule carte prise, sans pouvoir la défausser.
refusal-invalid-layoff = Ces cartes ne complètent pas cette combinaison.
refusal-invalid-meld = Ce n’est ni une séquence ni un groupe.
refusal-match-over = La partie est finie.
refusal-must-draw-first = Piochez d’abord une carte.
refusal-must-keep-discard = À cette table, la dernière carte se défausse : gardez-en une.
refusal-no-such-meld = Il n’y a que { $melds } combinaisons sur la table.
refusal-no-such-seat = Il n’y a que { $seats } places.
refusal-not-in-hand = Vous n’avez pas ces cartes.
refusal-not-now = Ce n’est pas le moment.
refusal-not-the-pack = Il faut les { $cards } cartes du paquet, une fois chacune.
refusal-not-the-pile = Il faut les { $cards } cartes défaussées, une fois chacune.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-one-meld-per-turn = Vous avez déjà étalé à ce tour.
refusal-own-meld-first = Étalez d’abord une combinaison à vous.
refusal-pile-empty = Il n’y a pas de défausse à prendre.
