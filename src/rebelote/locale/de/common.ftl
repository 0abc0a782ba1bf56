## Small words

language = Deutsch
yes = ja
no = nein
none = keine
or = oder
points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
cards = { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
tricks = { $number ->
        [0] kein Stich
        [one] { $number } Stich
       *[other] { $number } Stiche
    }
taken = diese Runde

## Suits

suit-s = Pik
suit-h = Herz
suit-d = Karo
suit-c = Kreuz
suit-s-symbol = ♠
suit-h-symbol = ♥
suit-d-symbol = ♦
suit-c-symbol = ♣

## Ranks

rank-A = Ass
rank-K = König
rank-Q = Dame
rank-J = Bube
rank-T = Zehn
rank-9 = Neun
rank-8 = Acht
rank-7 = Sieben
rank-6 = Sechs
rank-5 = Fünf
rank-4 = Vier
rank-3 = Drei
rank-2 = Zwei

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

seat-N = Nord
seat-W = West
seat-S = Süd
seat-E = Ost
seat-1 = Spieler 1
seat-2 = Spieler 2
seat-3 = Spieler 3
seat-4 = Spieler 4
seat-5 = Spieler 5
seat-6 = Spieler 6
side-us = Wir
side-them = Die anderen
side-NS = Nord-Süd
side-EW = Ost-West
me = ich
partner = Partner
