## The game on its page

game-title = Belote
game-about = Atout, annonces et dix de der, à deux, à trois ou à quatre ; aux enchères, c’est la coinche.

## How it is played, in a few sentences

howto-1 = On joue avec trente-deux cartes, le plus souvent à quatre, deux contre deux, partenaires face à face.
howto-2 = Une couleur devient l’atout : on la prend d’après la carte retournée, librement à la vache, ou aux enchères à la coinche.
howto-3 = Le camp qui a pris doit faire plus de points que l’autre, ou au moins ce qu’il a annoncé.
howto-4 = À l’atout, le valet et le neuf sont les plus forts ; dans les autres couleurs, c’est l’as, puis le dix.
howto-5 = Il faut fournir la couleur demandée ; à défaut, couper, et à l’atout monter quand on peut.
howto-6 = Quand le partenaire est maître, on n’est en général pas obligé de couper.
howto-7 = Le dernier pli vaut dix points de plus ; le roi et la dame d’atout dans une main, belote et rebelote, en valent vingt.
howto-8 = Où l’on annonce, les suites et les carrés se disent avec la première carte, et seul le camp de la meilleure annonce les compte.
howto-9 = Qui ne tient pas son contrat laisse les points à l’autre camp ; le premier au but gagne la partie.
