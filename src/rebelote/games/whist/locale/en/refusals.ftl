## Why something may not be done; `suit` is a letter, `contract` the text of a game

refusal-aside-chosen = You have laid your card aside already.
refusal-first-call-only = That can be named on your first call only.
refusal-follow-suit = You must follow suit: { suit-letter }.
refusal-join-higher-only = You wait in a suit that is not lower than { suit-letter }.
refusal-join-needs-card = You hold no card of this suit: { suit-letter }.
refusal-joiner-only = Only who has joined goes up in tricks.
refusal-joiner-raises-only = You have joined: go up in the same suit, or pass.
refusal-lay-aside-first = A card is laid aside first.
refusal-match-over = The game is over.
refusal-misere-bars-proposals = A misère has been named: no more proposals.
refusal-name-trumps = Name the trump suit of the trou.
refusal-no-maintain = One does not maintain at this table.
refusal-no-trump-chelem = A chelem without trump is not played at this table.
refusal-nobody-can-join = Nobody could join you any more: { suit-letter }.
refusal-not-above = That is not above what stands: { standing-word }.
refusal-not-in-hand = You do not hold this card.
refusal-not-now = This is not the moment.
refusal-not-the-pack = All { $cards } cards of the pack are needed, each once.
refusal-not-your-turn = It is not your turn.
refusal-nothing-to-join = There is no such proposal to join: { suit-letter }.
refusal-nothing-to-maintain = You have no open proposal.
refusal-only-above-trou = After a trou only a higher game may be named.
refusal-premier-first-only = Only the first player may wait, and on his first call.
refusal-premier-joins-only = You waited: you may join or pass.
refusal-proposal-late = You have named a game already: no more proposals.
refusal-proposal-not-ascending = At this table suits are proposed upwards only: { suit-letter }.
refusal-proposal-not-higher = Your new suit must be higher than the old one: { suit-letter }.
refusal-raise-minimal = Go up to { $least } tricks, no further.
refusal-solo-joinable = Somebody could still join you: propose first.
refusal-suit-taken = This suit is on offer already: { suit-letter }.
refusal-trou-announcer-passes = At this table who said trou can only pass.
standing-word = { $standing ->
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
