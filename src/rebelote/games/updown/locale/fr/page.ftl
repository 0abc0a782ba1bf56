## The game on its page

game-title = Up & Down
game-about = Deux dés, une carte au milieu et des règles qui changent à chaque pli, de deux à quatre joueurs.

## How it is played, in a few sentences

howto-1 = Chacun joue pour soi et reçoit la même quantité de cartes, du deux à la dame.
howto-2 = La carte au milieu montre Up ou Down, et l’une de ses couleurs est tournée vers chaque joueur : c’est la sienne.
howto-3 = La somme des deux dés donne le rang d’atout, dans toutes les couleurs.
howto-4 = Avant chaque pli, le chef de pli change quelque chose : il retourne la carte, la fait tourner ou relance les dés.
howto-5 = Puis tous choisissent en même temps une carte cachée, n’importe laquelle, et on les découvre ensemble.
howto-6 = Des cartes de même valeur se neutralisent. Parmi celles de sa propre couleur et les atouts, la plus haute gagne avec Up, la plus basse avec Down.
howto-7 = Si personne ne gagne, le pli va au pot pour le gagnant suivant. Qui fait le plus de plis gagne.
