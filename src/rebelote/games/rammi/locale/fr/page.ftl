## The game on its page

game-title = Rami
game-about = Suites et brelans posés sur la table, de deux à six joueurs : qui n’a plus de carte gagne.

## How it is played, in a few sentences

howto-1 = Chacun reçoit quelques cartes ; le reste est la pioche, et une carte découverte commence la défausse.
howto-2 = À son tour, on tire d’abord une carte : de la pioche, ou la dernière de la défausse.
howto-3 = On peut poser une suite d’au moins trois cartes d’une couleur, ou trois ou quatre cartes de même valeur.
howto-4 = On peut aussi ajouter des cartes aux combinaisons qui sont sur la table.
howto-5 = Le tour finit par une carte jetée sur la défausse.
howto-6 = Qui n’a plus de carte gagne la donne et marque ce que les autres tiennent encore.
howto-7 = Les figures et le dix comptent dix, l’as un, les autres leur nombre ; on joue jusqu’au but convenu.
