## Why something may not be done; `suit` is a letter

refusal-announce-cards = Cela ne s’annonce pas sans { $cards }.
refusal-announce-first = Chacun dit d’abord ce qu’il annonce.
refusal-announce-late = Il est trop tard pour annoncer.
refusal-announce-on-card = À cette table, on annonce avec sa première carte.
refusal-follow = Il faut fournir ({ trump-suit }) ou jouer atout.
refusal-match-over = La partie est finie.
refusal-not-in-hand = Vous n’avez pas { $card }.
refusal-not-now = Ce n’est pas le moment.
refusal-not-the-maker = C’est le joueur après le donneur qui choisit l’atout.
refusal-not-the-pack = Il faut les { $cards } cartes du paquet, chacune une fois.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-trump-led = Atout est demandé : il faut jouer atout.
