## Small words

language = Lëtzebuergesch
yes = jo
no = neen
none = keng
or = oder
points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }
cards = { $number ->
        [one] { $number } Kaart
       *[other] { $number } Kaarten
    }
tricks = { $number ->
        [0] kee Streech
        [one] { $number } Streech
       *[other] { $number } Streech
    }
taken = dës Ronn

## Suits

suit-s = Schëppen
suit-h = Häerzer
suit-d = Rauten
suit-c = Kräizer
suit-s-symbol = ♠
suit-h-symbol = ♥
suit-d-symbol = ♦
suit-c-symbol = ♣

## Ranks

rank-A = Äss
rank-K = Kinnek
rank-Q = Damm
rank-J = Bauer
rank-T = Zéng
rank-9 = Néng
rank-8 = Aacht
rank-7 = Siwen
rank-6 = Sechs
rank-5 = Fënnef
rank-4 = Véier
rank-3 = Dräi
rank-2 = Zwee

## Letters in the corner of a card

index-A = A
index-K = K
index-Q = D
index-J = B
index-T = 10
index-9 = 9
index-8 = 8
index-7 = 7
index-6 = 6
index-5 = 5
index-4 = 4
index-3 = 3
index-2 = 2

## Seats and sides

seat-N = Norden
seat-W = Westen
seat-S = Süden
seat-E = Osten
seat-1 = Spiller 1
seat-2 = Spiller 2
seat-3 = Spiller 3
seat-4 = Spiller 4
seat-5 = Spiller 5
seat-6 = Spiller 6
side-us = Mir
side-them = Déi aner
side-NS = Norden-Süden
side-EW = Osten-Westen
me = ech
partner = Partner
