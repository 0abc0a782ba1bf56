## The game on its page

game-title = Konter a Matt
game-about = Le jeu luxembourgeois des trois dames, à quatre : on efface ses traits.

## How it is played, in a few sentences

howto-1 = On joue à quatre avec vingt-quatre cartes, deux contre deux ; chaque camp a des traits sur l’ardoise, et le premier qui n’en a plus gagne.
howto-2 = Chacun reçoit trois cartes ; avec celles-là seules, le joueur placé après le donneur nomme l’atout, puis chacun en reçoit trois autres.
howto-3 = Les dames de pique, de cœur et de carreau sont toujours des atouts, quelle que soit la couleur nommée.
howto-4 = On fournit la couleur demandée ou l’on coupe : couper est toujours permis. À l’atout, il faut jouer atout.
howto-5 = L’as compte quatre, le roi trois, la dame deux, le valet un : quarante en tout. Avec vingt et un points, un camp gagne la donne et efface un trait ; si le camp de l’atout perd, il en reçoit autant.
howto-6 = Qui a la dame de pique peut annoncer matt, qui a les deux rouges konter : chaque annonce vaut un trait de plus au camp qui gagne.
howto-7 = À vingt partout, c’est un Stänner : le camp de l’atout est puni et refait l’atout.
