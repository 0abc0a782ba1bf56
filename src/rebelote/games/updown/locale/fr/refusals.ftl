## Why something may not be done

refusal-change-first = Le chef change d’abord les règles.
refusal-changed-already = Les règles de ce pli sont déjà changées.
refusal-chosen-already = Vous avez déjà choisi, et le choix est définitif.
refusal-match-over = La partie est finie.
refusal-not-in-hand = Vous n’avez pas { $card }.
refusal-not-now = Ce n’est pas le moment.
refusal-not-the-leader = Seul le chef change les règles.
refusal-not-the-pack = Il faut les { $cards } cartes du paquet, chacune une fois.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-rotation = La carte tourne d’un, deux ou trois quarts.
refusal-toss = La carte ne peut pas tomber ainsi.
