## Why something may not be done; `suit` is a letter, `contract` the text of a game

refusal-aside-chosen = Vous avez déjà écarté votre carte.
refusal-first-call-only = Cela ne s’annonce qu’à la première parole.
refusal-follow-suit = Il faut fournir : { suit-letter }.
refusal-join-higher-only = Vous attendez dans une couleur qui n’est pas sous { suit-letter }.
refusal-join-needs-card = Vous n’avez aucune carte de cette couleur : { suit-letter }.
refusal-joiner-only = Seul qui a emballé monte en plis.
refusal-joiner-raises-only = Vous avez emballé : montez dans la couleur ou passez.
refusal-lay-aside-first = On écarte d’abord une carte.
refusal-match-over = La partie est finie.
refusal-misere-bars-proposals = Une misère est annoncée : plus de proposition.
refusal-name-trumps = Choisissez l’atout du trou.
refusal-no-maintain = On ne maintient pas à cette table.
refusal-no-trump-chelem = Le chelem sans atout ne se joue pas à cette table.
refusal-nobody-can-join = Plus personne ne pourrait emballer : { suit-letter }.
refusal-not-above = Ce n’est pas au-dessus du jeu actuel : { standing-word }.
refusal-not-in-hand = Vous n’avez pas cette carte.
refusal-not-now = Ce n’est pas le moment.
refusal-not-the-pack = Il faut les { $cards } cartes du paquet, une fois chacune.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-nothing-to-join = Rien à emballer : { suit-letter }.
refusal-nothing-to-maintain = Vous n’avez pas de proposition ouverte.
refusal-only-above-trou = Après un trou, seul un jeu supérieur s’annonce.
refusal-premier-first-only = Seul le premier joueur peut attendre, à sa première parole.
refusal-premier-joins-only = Vous avez attendu : emballez ou passez.
refusal-proposal-late = Vous avez déjà annoncé un jeu : plus de proposition.
refusal-proposal-not-ascending = À cette table on ne propose qu’en montant : { suit-letter }.
refusal-proposal-not-higher = La nouvelle couleur doit être plus haute : { suit-letter }.
refusal-raise-minimal = Montez à { $least } plis, pas plus.
refusal-solo-joinable = On peut encore vous emballer : proposez d’abord.
refusal-suit-taken = Cette couleur est déjà proposée : { suit-letter }.
refusal-trou-announcer-passes = À cette table, qui a dit trou ne peut que passer.
standing-word = { $standing ->
        [emb8s] emballage 8 à pique
        [emb8h] emballage 8 à cœur
        [emb8d] emballage 8 à carreau
        [emb8c] emballage 8 à trèfle
        [emb9s] emballage 9 à pique
        [emb9h] emballage 9 à cœur
        [emb9d] emballage 9 à carreau
        [emb9c] emballage 9 à trèfle
        [emb10s] emballage 10 à pique
        [emb10h] emballage 10 à cœur
        [emb10d] emballage 10 à carreau
        [emb10c] emballage 10 à trèfle
        [emb11s] emballage 11 à pique
        [emb11h] emballage 11 à cœur
        [emb11d] emballage 11 à carreau
        [emb11c] emballage 11 à trèfle
        [emb12s] emballage 12 à pique
        [emb12h] emballage 12 à cœur
        [emb12d] emballage 12 à carreau
        [emb12c] emballage 12 à trèfle
        [emb13s] emballage 13 à pique
        [emb13h] emballage 13 à cœur
        [emb13d] emballage 13 à carreau
        [emb13c] emballage 13 à trèfle
        [solo6s] solo 6 à pique
        [solo6c] solo 6 à trèfle
        [solo6d] solo 6 à carreau
        [solo6h] solo 6 à cœur
        [solo7s] solo 7 à pique
        [solo7c] solo 7 à trèfle
        [solo7d] solo 7 à carreau
        [solo7h] solo 7 à cœur
        [pm] petite misère
        [solo8s] solo 8 à pique
        [solo8c] solo 8 à trèfle
        [solo8d] solo 8 à carreau
        [solo8h] solo 8 à cœur
        [pic] piccolo
        [ab9s] abondance 9 à pique
        [ab9c] abondance 9 à trèfle
        [ab9d] abondance 9 à carreau
        [ab9h] abondance 9 à cœur
        [gm] grande misère
        [ab10s] abondance 10 à pique
        [ab10c] abondance 10 à trèfle
        [ab10d] abondance 10 à carreau
        [ab10h] abondance 10 à cœur
        [ab11s] abondance 11 à pique
        [ab11c] abondance 11 à trèfle
        [ab11d] abondance 11 à carreau
        [ab11h] abondance 11 à cœur
        [gmo] grande misère étalée
        [ch12s] petit chelem à pique
        [ch12c] petit chelem à trèfle
        [ch12d] petit chelem à carreau
        [ch12h] petit chelem à cœur
        [ch12n] petit chelem sans atout
        [ch13s] grand chelem à pique
        [ch13c] grand chelem à trèfle
        [ch13d] grand chelem à carreau
        [ch13h] grand chelem à cœur
        [ch13n] grand chelem sans atout
       *[trou] trou
    }
