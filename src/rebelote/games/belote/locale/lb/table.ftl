## What can be named as trumps

denomination-s = Schëppen
denomination-h = Häerzer
denomination-d = Rauten
denomination-c = Kräizer
denomination-sa = Ouni Tromp
denomination-ta = Alles Tromp
denomination-s-short = ♠
denomination-h-short = ♥
denomination-d-short = ♦
denomination-c-short = ♣
denomination-sa-short = OT
denomination-ta-short = AT

## Calls: `suit` is a denomination in words

call-pass = ech passen
call-take = ech huelen: { $suit }
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
announcement-k7 = véier Siwenen
announcement-t-at = Tierce { height }
announcement-q-at = Cinquante { height }
announcement-c-at = Cent { height }
announcement-k-at = { $rank ->
        [J] véier Baueren
        [9] véier Néngen
        [A] véier Äss
        [T] véier Zéngen
        [K] véier Kinneken
        [Q] véier Dammen
        [7] véier Siwenen
       *[8] véier Aachten
    }
height = { $rank ->
        [A] bis zum Äss
        [K] bis zum Kinnek
        [Q] bis zur Damm
        [J] bis zum Bauer
        [T] bis zur Zéng
       *[9] bis zur Néng
    }

## What is added before a seat: its announcement is lower, is in trumps, or does not count

cloth-good = gutt
cloth-trump = an der Tromp
cloth-beaten = zielt net

## Roles and things on the table

word-trumps = Tromp
word-taker = Preneur
word-dealer = Geber
word-takers = Preneuren
word-defence = Verdeedegung
word-turned = opgedeckt Kaart
word-shepherdess = Bergère
word-contract = Kontrakt
word-last-trick = leschte Streech
word-capot = Capot
word-litige = Litige
word-made = gepackt
word-failed = verluer
