## What may be said; `call` and `contract` are texts of moves, `suit` is a letter

call-word = { $call ->
        [wait] I wait
        [stay] I maintain
        [solo6s] solo 6 in spades
        [solo6c] solo 6 in clubs
        [solo6d] solo 6 in diamonds
        [solo6h] solo 6 in hearts
        [solo7s] solo 7 in spades
        [solo7c] solo 7 in clubs
        [solo7d] solo 7 in diamonds
        [solo7h] solo 7 in hearts
        [pm] small misère
        [solo8s] solo 8 in spades
        [solo8c] solo 8 in clubs
        [solo8d] solo 8 in diamonds
        [solo8h] solo 8 in hearts
        [pic] piccolo
        [ab9s] abondance 9 in spades
        [ab9c] abondance 9 in clubs
        [ab9d] abondance 9 in diamonds
        [ab9h] abondance 9 in hearts
        [gm] grand misère
        [ab10s] abondance 10 in spades
        [ab10c] abondance 10 in clubs
        [ab10d] abondance 10 in diamonds
        [ab10h] abondance 10 in hearts
        [ab11s] abondance 11 in spades
        [ab11c] abondance 11 in clubs
        [ab11d] abondance 11 in diamonds
        [ab11h] abondance 11 in hearts
        [gmo] open misère
        [ch12s] small chelem in spades
        [ch12c] small chelem in clubs
        [ch12d] small chelem in diamonds
        [ch12h] small chelem in hearts
        [ch12n] small chelem without trump
        [ch13s] grand chelem in spades
        [ch13c] grand chelem in clubs
        [ch13d] grand chelem in diamonds
        [ch13h] grand chelem in hearts
        [ch13n] grand chelem without trump
        [s] spades
        [h] hearts
        [d] diamonds
        [c] clubs
        [joins] I join in spades
        [joinh] I join in hearts
        [joind] I join in diamonds
        [joinc] I join in clubs
        [emb8] 8 tricks
        [emb9] 9 tricks
        [emb10] 10 tricks
        [emb11] 11 tricks
        [emb12] 12 tricks
        [emb13] 13 tricks
       *[p] pass
    }
contract-word = { $contract ->
        [emb8s] 8 tricks together in spades
        [emb8h] 8 tricks together in hearts
        [emb8d] 8 tricks together in diamonds
        [emb8c] 8 tricks together in clubs
        [emb9s] 9 tricks together in spades
        [emb9h] 9 tricks together in hearts
        [emb9d] 9 tricks together in diamonds
        [emb9c] 9 tricks together in clubs
        [emb10s] 10 tricks together in spades
        [emb10h] 10 tricks together in hearts
        [emb10d] 10 tricks together in diamonds
        [emb10c] 10 tricks together in clubs
        [emb11s] 11 tricks together in spades
        [emb11h] 11 tricks together in hearts
        [emb11d] 11 tricks together in diamonds
        [emb11c] 11 tricks together in clubs
        [emb12s] 12 tricks together in spades
        [emb12h] 12 tricks together in hearts
        [emb12d] 12 tricks together in diamonds
        [emb12c] 12 tricks together in clubs
        [emb13s] 13 tricks together in spades
        [emb13h] 13 tricks together in hearts
        [emb13d] 13 tricks together in diamonds
        [emb13c] 13 tricks together in clubs
        [solo6s] solo 6 in spades
        [solo6c] solo 6 in clubs
        [solo6d] solo 6 in diamonds
        [solo6h] solo 6 in hearts
        [solo7s] solo 7 in spades
        [solo7c] solo 7 in clubs
        [solo7d] solo 7 in diamonds
        [solo7h] solo 7 in hearts
        [pm] small misère
        [solo8s] solo 8 in spades
        [solo8c] solo 8 in clubs
        [solo8d] solo 8 in diamonds
        [solo8h] solo 8 in hearts
        [pic] piccolo
        [ab9s] abondance 9 in spades
        [ab9c] abondance 9 in clubs
        [ab9d] abondance 9 in diamonds
        [ab9h] abondance 9 in hearts
        [gm] grand misère
        [ab10s] abondance 10 in spades
        [ab10c] abondance 10 in clubs
        [ab10d] abondance 10 in diamonds
        [ab10h] abondance 10 in hearts
        [ab11s] abondance 11 in spades
        [ab11c] abondance 11 in clubs
        [ab11d] abondance 11 in diamonds
        [ab11h] abondance 11 in hearts
        [gmo] open misère
        [ch12s] small chelem in spades
        [ch12c] small chelem in clubs
        [ch12d] small chelem in diamonds
        [ch12h] small chelem in hearts
        [ch12n] small chelem without trump
        [ch13s] grand chelem in spades
        [ch13c] grand chelem in clubs
        [ch13d] grand chelem in diamonds
        [ch13h] grand chelem in hearts
        [ch13n] grand chelem without trump
       *[trou] trou
    }
suit-letter = { $suit ->
        [s] { suit-s }
        [h] { suit-h }
        [d] { suit-d }
       *[c] { suit-c }
    }
call-pass = pass
call-wait = I wait
call-stay = I maintain
call-propose = I propose { suit-letter }
call-join = I join in { suit-letter }
call-raise = { $level } tricks
call-undertake = { contract-word }

## Moves in words

move-p = pass
move-wait = I wait
move-stay = I maintain
move-solo6s = solo 6 in spades
move-solo6c = solo 6 in clubs
move-solo6d = solo 6 in diamonds
move-solo6h = solo 6 in hearts
move-solo7s = solo 7 in spades
move-solo7c = solo 7 in clubs
move-solo7d = solo 7 in diamonds
move-solo7h = solo 7 in hearts
move-pm = small misère
move-solo8s = solo 8 in spades
move-solo8c = solo 8 in clubs
move-solo8d = solo 8 in diamonds
move-solo8h = solo 8 in hearts
move-pic = piccolo
move-ab9s = abondance 9 in spades
move-ab9c = abondance 9 in clubs
move-ab9d = abondance 9 in diamonds
move-ab9h = abondance 9 in hearts
move-gm = grand misère
move-ab10s = abondance 10 in spades
move-ab10c = abondance 10 in clubs
move-ab10d = abondance 10 in diamonds
move-ab10h = abondance 10 in hearts
move-ab11s = abondance 11 in spades
move-ab11c = abondance 11 in clubs
move-ab11d = abondance 11 in diamonds
move-ab11h = abondance 11 in hearts
move-gmo = open misère
move-ch12s = small chelem in spades
move-ch12c = small chelem in clubs
move-ch12d = small chelem in diamonds
move-ch12h = small chelem in hearts
move-ch12n = small chelem without trump
move-ch13s = grand chelem in spades
move-ch13c = grand chelem in clubs
move-ch13d = grand chelem in diamonds
move-ch13h = grand chelem in hearts
move-ch13n = grand chelem without trump
move-s = spades
move-h = hearts
move-d = diamonds
move-c = clubs
move-joins = I join in spades
move-joinh = I join in hearts
move-joind = I join in diamonds
move-joinc = I join in clubs
move-emb8 = 8 tricks
move-emb9 = 9 tricks
move-emb10 = 10 tricks
move-emb11 = 11 tricks
move-emb12 = 12 tricks
move-emb13 = 13 tricks
move-aside = { $card } aside

## What the table waits for

phase-draw = Drawing the dealer
phase-mix = Shuffling
phase-bidding = Auction
phase-trump = The partner of the trou names trumps
phase-aside = Everyone lays a card aside
phase-play = Play
phase-over = The game is over

## Roles and things on the table

word-trumps = trumps
word-dealer = dealer
word-open = hand open
word-declarer = declarer
word-partner = partner of the trou
word-contract = game
word-aside = card laid aside
word-last-trick = last trick
word-made = made
word-failed = failed
