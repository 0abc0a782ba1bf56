## What may be said; `call` and `contract` are texts of moves, `suit` is a letter

call-word = { $call ->
        [wait] premier
        [stay] je maintiens
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
        [s] pique
        [h] cœur
        [d] carreau
        [c] trèfle
        [joins] j’emballe à pique
        [joinh] j’emballe à cœur
        [joind] j’emballe à carreau
        [joinc] j’emballe à trèfle
        [emb8] 8 plis
        [emb9] 9 plis
        [emb10] 10 plis
        [emb11] 11 plis
        [emb12] 12 plis
        [emb13] 13 plis
       *[p] je passe
    }
contract-word = { $contract ->
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
suit-letter = { $suit ->
        [s] { suit-s }
        [h] { suit-h }
        [d] { suit-d }
       *[c] { suit-c }
    }
call-pass = je passe
call-wait = premier
call-stay = je maintiens
call-propose = je propose { suit-letter }
call-join = j’emballe à { suit-letter }
call-raise = { $level } plis
call-undertake = { contract-word }

## Moves in words

move-p = je passe
move-wait = premier
move-stay = je maintiens
move-solo6s = solo 6 à pique
move-solo6c = solo 6 à trèfle
move-solo6d = solo 6 à carreau
move-solo6h = solo 6 à cœur
move-solo7s = solo 7 à pique
move-solo7c = solo 7 à trèfle
move-solo7d = solo 7 à carreau
move-solo7h = solo 7 à cœur
move-pm = petite misère
move-solo8s = solo 8 à pique
move-solo8c = solo 8 à trèfle
move-solo8d = solo 8 à carreau
move-solo8h = solo 8 à cœur
move-pic = piccolo
move-ab9s = abondance 9 à pique
move-ab9c = abondance 9 à trèfle
move-ab9d = abondance 9 à carreau
move-ab9h = abondance 9 à cœur
move-gm = grande misère
move-ab10s = abondance 10 à pique
move-ab10c = abondance 10 à trèfle
move-ab10d = abondance 10 à carreau
move-ab10h = abondance 10 à cœur
move-ab11s = abondance 11 à pique
move-ab11c = abondance 11 à trèfle
move-ab11d = abondance 11 à carreau
move-ab11h = abondance 11 à cœur
move-gmo = grande misère étalée
move-ch12s = petit chelem à pique
move-ch12c = petit chelem à trèfle
move-ch12d = petit chelem à carreau
move-ch12h = petit chelem à cœur
move-ch12n = petit chelem sans atout
move-ch13s = grand chelem à pique
move-ch13c = grand chelem à trèfle
move-ch13d = grand chelem à carreau
move-ch13h = grand chelem à cœur
move-ch13n = grand chelem sans atout
move-s = pique
move-h = cœur
move-d = carreau
move-c = trèfle
move-joins = j’emballe à pique
move-joinh = j’emballe à cœur
move-joind = j’emballe à carreau
move-joinc = j’emballe à trèfle
move-emb8 = 8 plis
move-emb9 = 9 plis
move-emb10 = 10 plis
move-emb11 = 11 plis
move-emb12 = 12 plis
move-emb13 = 13 plis
move-aside = { $card } à l’écart

## What the table waits for

phase-draw = Tirage du donneur
phase-mix = Mélange
phase-bidding = Enchères
phase-trump = Le partenaire du trou choisit l’atout
phase-aside = Chacun écarte une carte
phase-play = Jeu de la carte
phase-over = La partie est finie

## Roles and things on the table

word-trumps = atout
word-dealer = donneur
word-open = jeu étalé
word-declarer = déclarant
word-partner = partenaire du trou
word-contract = jeu
word-aside = carte écartée
word-last-trick = dernier pli
word-made = réussi
word-failed = raté
