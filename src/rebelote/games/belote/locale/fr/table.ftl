## What can be named as trumps

denomination-s = pique
denomination-h = cœur
denomination-d = carreau
denomination-c = trèfle
denomination-sa = Sans Atout
denomination-ta = Tout Atout
denomination-s-short = ♠
denomination-h-short = ♥
denomination-d-short = ♦
denomination-c-short = ♣
denomination-sa-short = SA
denomination-ta-short = TA

## Calls: `suit` is a denomination in words

call-pass = je passe
call-take = je prends à { $suit }
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
announcement-k7 = carré de sept
announcement-t-at = tierce { height }
announcement-q-at = cinquante { height }
announcement-c-at = cent { height }
announcement-k-at = carré { $rank ->
        [J] de valets
        [9] de neuf
        [A] d’as
        [T] de dix
        [K] de rois
        [Q] de dames
        [7] de sept
       *[8] de huit
    }
height = { $rank ->
        [A] à l’as
        [K] au roi
        [Q] à la dame
        [J] au valet
        [T] au dix
       *[9] au neuf
    }

## What is added before a seat: its announcement is lower, is in trumps, or does not count

cloth-good = c’est bon
cloth-trump = à l’atout
cloth-beaten = ne compte pas

## Roles and things on the table

word-trumps = atout
word-taker = preneur
word-dealer = donneur
word-takers = preneurs
word-defence = défense
word-turned = retourne
word-shepherdess = bergère
word-contract = contrat
word-last-trick = dernier pli
word-capot = capot
word-litige = litige
word-made = fait
word-failed = dedans
