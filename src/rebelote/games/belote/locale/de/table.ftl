## What can be named as trumps

denomination-s = Pik
denomination-h = Herz
denomination-d = Karo
denomination-c = Kreuz
denomination-sa = Ohne Trumpf
denomination-ta = Alles Trumpf
denomination-s-short = ♠
denomination-h-short = ♥
denomination-d-short = ♦
denomination-c-short = ♣
denomination-sa-short = OT
denomination-ta-short = AT

## Calls: `suit` is a denomination in words

call-pass = passe
call-take = ich nehme { $suit }
call-bid = { $value } { $suit }
call-capot = Capot { $suit }
call-generale = Générale { $suit }
call-coinche = Coinche
call-surcoinche = Surcoinche

## What is said with a card

say-belote = Belote
say-rebelote = Rebelote

## Announcements: `rank` is the letter of the highest card, or of the four

announcement-t = Tierce
announcement-q = Cinquante
announcement-c = Cent
announcement-k = Carré
announcement-k7 = vier Siebenen
announcement-t-at = Tierce { height }
announcement-q-at = Cinquante { height }
announcement-c-at = Cent { height }
announcement-k-at = { $rank ->
        [J] vier Buben
        [9] vier Neunen
        [A] vier Asse
        [T] vier Zehnen
        [K] vier Könige
        [Q] vier Damen
        [7] vier Siebenen
       *[8] vier Achten
    }
height = { $rank ->
        [A] bis zum Ass
        [K] bis zum König
        [Q] bis zur Dame
        [J] bis zum Buben
        [T] bis zur Zehn
       *[9] bis zur Neun
    }

## What is added before a seat: its announcement is lower, is in trumps, or does not count

cloth-good = gut
cloth-trump = in Trumpf
cloth-beaten = zählt nicht

## Roles and things on the table

word-trumps = Trumpf
word-taker = Nehmer
word-dealer = Geber
word-takers = Nehmer
word-defence = Gegner
word-turned = aufgedeckte Karte
word-shepherdess = Bergère
word-contract = Kontrakt
word-last-trick = letzter Stich
word-capot = Capot
word-litige = Litige
word-made = gewonnen
word-failed = verloren
