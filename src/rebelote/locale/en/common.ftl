## Small words

language = English
yes = yes
no = no
none = none
or = or
points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
cards = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
tricks = { $number ->
        [0] no trick
        [one] { $number } trick
       *[other] { $number } tricks
    }
taken = this deal

## Suits

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
suit-s-symbol = ♠
suit-h-symbol = ♥
suit-d-symbol = ♦
suit-c-symbol = ♣

## Ranks

rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two

## Letters in the corner of a card

index-A = A
index-K = K
index-Q = Q
index-J = J
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

seat-N = North
seat-W = West
seat-S = South
seat-E = East
seat-1 = player 1
seat-2 = player 2
seat-3 = player 3
seat-4 = player 4
seat-5 = player 5
seat-6 = player 6
side-us = Us
side-them = Them
side-NS = North-South
side-EW = East-West
me = me
partner = partner
