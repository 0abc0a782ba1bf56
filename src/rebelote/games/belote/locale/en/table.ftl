## What can be named as trumps

denomination-s = spades
denomination-h = hearts
denomination-d = diamonds
denomination-c = clubs
denomination-sa = No Trump
denomination-ta = All Trump
denomination-s-short = ♠
denomination-h-short = ♥
denomination-d-short = ♦
denomination-c-short = ♣
denomination-sa-short = NT
denomination-ta-short = AT

## Calls: `suit` is a denomination in words

call-pass = pass
call-take = I take: { $suit }
call-bid = { $value } { $suit }
call-capot = capot { $suit }
call-generale = générale { $suit }
call-coinche = coinche
call-surcoinche = surcoinche

## What is said with a card

say-belote = belote
say-rebelote = rebelote

## Announcements: `rank` is the letter of the highest card, or of the four

announcement-t = tierce
announcement-q = cinquante
announcement-c = cent
announcement-k = carré
announcement-k7 = four sevens
announcement-t-at = tierce { height }
announcement-q-at = cinquante { height }
announcement-c-at = cent { height }
announcement-k-at = { $rank ->
        [J] four jacks
        [9] four nines
        [A] four aces
        [T] four tens
        [K] four kings
        [Q] four queens
        [7] four sevens
       *[8] four eights
    }
height = { $rank ->
        [A] to the ace
        [K] to the king
        [Q] to the queen
        [J] to the jack
        [T] to the ten
       *[9] to the nine
    }

## What is added before a seat: its announcement is lower, is in trumps, or does not count

cloth-good = good
cloth-trump = in trumps
cloth-beaten = does not count

## Roles and things on the table

word-trumps = trumps
word-taker = taker
word-dealer = dealer
word-takers = takers
word-defence = defence
word-turned = turned card
word-shepherdess = bergère
word-contract = contract
word-last-trick = last trick
word-capot = capot
word-litige = litige
word-made = made
word-failed = failed
