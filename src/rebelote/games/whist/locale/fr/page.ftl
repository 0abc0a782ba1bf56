## The game on its page

game-title = Whist
game-about = Whist à la couleur, à quatre : on propose, on emballe, ou l’on joue seul, misère et abondance.

## How it is played, in a few sentences

howto-1 = On joue à quatre avec cinquante-deux cartes, treize chacun ; les alliances se font donne par donne.
howto-2 = Aux enchères, on propose une couleur ; qui emballe devient le partenaire, et la paire doit faire au moins huit plis.
howto-3 = On peut aussi jouer seul : le solo à partir de six plis, l’abondance à partir de neuf, le chelem avec tous ou presque.
howto-4 = À la misère, il ne faut faire aucun pli, au piccolo exactement un ; il n’y a alors pas d’atout.
howto-5 = Qui a exactement trois as dit trou, là où on le joue : celui du quatrième as devient son partenaire.
howto-6 = Il faut fournir la couleur demandée ; sinon on joue ce qu’on veut. Le plus haut atout prend le pli, sinon la plus haute carte de la couleur.
howto-7 = Qui réussit marque ; qui échoue perd, et chaque adversaire marque.
