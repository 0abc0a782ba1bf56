## Small words

language = français
yes = oui
no = non
none = aucun
or = ou
points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
cards = { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
tricks = { $number ->
        [0] aucun pli
        [one] { $number } pli
       *[other] { $number } plis
    }
taken = cette donne

## Suits

suit-s = pique
suit-h = cœur
suit-d = carreau
suit-c = trèfle
suit-s-symbol = ♠
suit-h-symbol = ♥
suit-d-symbol = ♦
suit-c-symbol = ♣

## Ranks

rank-A = as
rank-K = roi
rank-Q = dame
rank-J = valet
rank-T = dix
rank-9 = neuf
rank-8 = huit
rank-7 = sept
rank-6 = six
rank-5 = cinq
rank-4 = quatre
rank-3 = trois
rank-2 = deux

## Letters in the corner of a card

index-A = A
index-K = R
index-Q = D
index-J = V
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
seat-W = Ouest
seat-S = Sud
seat-E = Est
seat-1 = joueur 1
seat-2 = joueur 2
seat-3 = joueur 3
seat-4 = joueur 4
seat-5 = joueur 5
seat-6 = joueur 6
side-us = Nous
side-them = Eux
side-NS = Nord-Sud
side-EW = Est-Ouest
me = moi
partner = partenaire
