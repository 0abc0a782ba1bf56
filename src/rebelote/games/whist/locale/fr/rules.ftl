## Players, deal, trou

rule-W1 = On joue à quatre avec cinquante-deux cartes, chacun pour soi ; les camps se forment à chaque donne.
rule-W2 = Après la coupe on donne quatre, cinq et quatre cartes : treize chacun.
rule-W3 = Le premier donneur est tiré au sort, ou suit le marqueur ; puis la donne tourne.
rule-W4 = Aux enchères, le cœur passe avant le carreau, le trèfle et le pique, dans cet ordre.
rule-W5 = Avant les enchères, qui tient exactement trois as dit trou ; les autres disent passe-trou.
rule-W6 = Après un trou, on n’annonce que plus haut ; si tous passent, qui a le quatrième as est partenaire et choisit l’atout.

## Auction

rule-W7 = Les jeux ont un ordre fixe ; il faut dépasser le plus haut, et à jeu égal la couleur décide.
rule-W8 = La parole va dans le sens horaire à qui peut encore parler ; qui passe est dehors pour de bon.
rule-W9 = Le premier joueur peut attendre ; ensuite il ne peut qu’emballer ou passer.
rule-W10 = Une proposition offre une couleur d’atout à qui l’emballe ; plusieurs peuvent être ouvertes.
rule-W11 = On ne propose une couleur que si quelqu’un peut encore l’emballer.
rule-W12 = Misères et piccolo s’annoncent à tout moment, abondances et chelems à la première parole.
rule-W13 = Pour emballer il faut une carte de la couleur ; la paire joue le plus petit nombre de plis suffisant.
rule-W14 = Seul l’emballeur parle pour la paire : il monte dans la même couleur ou passe.
rule-W15 = Un solo suit une proposition ou un jeu dépassé, ou s’annonce d’emblée si personne ne peut emballer.
rule-W16 = Quand l’emballeur passe, la paire est dissoute et le proposant peut reparler.
rule-W17 = Qui maintient quitte les enchères, mais sa proposition reste ouverte.
rule-W18 = Quand plus personne ne peut parler, le plus haut jeu est joué par qui l’a annoncé.
rule-W19 = S’il n’y a aucun jeu à jouer, on redonne.
rule-W20 = Misères et piccolo se jouent sans atout ; les autres jeux ont la couleur annoncée.

## Play

rule-W21 = À l’abondance et au chelem le déclarant entame, au trou qui a le quatrième as, sinon le joueur après le donneur.
rule-W22 = Il faut fournir si l’on peut ; sinon toute carte est permise.
rule-W23 = Le plus haut atout gagne le pli, sinon la plus haute carte de la couleur entamée.
rule-W24 = Toutes les cartes se jouent, sauf si la table s’arrête quand plus rien ne change.
rule-W25 = Avant une petite misère, les quatre écartent une carte cachée et jouent douze plis.
rule-W26 = Le jeu d’une grande misère étalée est posé sur la table au deuxième pli.

## Scoring

rule-W27 = Un jeu est réussi avec au moins son nombre de plis ; une misère sans aucun, le piccolo avec un seul.
rule-W28 = Réussi, chaque déclarant marque ; raté, chaque déclarant perd et chaque adversaire marque.
rule-W29 = Une paire marque 7 pour huit plis et 3 par pli de plus, 30 pour tous ; ratée, elle perd de même.
rule-W30 = Un solo six ou sept compte jusqu’à huit plis ; un solo huit marque 21.
rule-W31 = Chaque misère ou piccolo est jugé à part ; les adversaires marquent plus si plusieurs échouent.
rule-W32 = Abondances et chelems ont des points fixes ; les plis en plus ne rapportent rien.
rule-W33 = Un trou demande neuf plis ; raté, il ne coûte rien à la paire et donne 16 à chaque adversaire.
rule-W34 = La partie finit au but avec un seul joueur en tête, ou après un nombre de donnes.
rule-W35 = Chacun voit les paroles, les plis et les jeux étalés ; le quatrième as n’est connu que si le trou se joue.
