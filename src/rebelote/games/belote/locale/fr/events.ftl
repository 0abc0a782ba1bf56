## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] Le sort vous désigne pour donner.
       *[other] Le sort désigne { $seat } pour donner.
    }
event-pack-gathered = On ramasse les { $size } cartes.
event-pack-mixed = Le paquet est mélangé.
event-pack-kept = { $who ->
        [me] Vous laissez le paquet tel quel.
       *[other] { $seat } laisse le paquet tel quel.
    }
event-mix-proposed = { $who ->
        [me] Vous proposez de mélanger.
       *[other] { $seat } propose de mélanger.
    }
event-mix-answered = { $seat } : { $agreed ->
        [yes] d’accord pour mélanger.
       *[no] on ne mélange pas.
    }
event-pack-cut = { $who ->
        [me] Vous coupez à { $size } cartes.
       *[other] { $seat } coupe à { $size } cartes.
    }
event-cards-dealt = { $number ->
        [one] Chacun reçoit { $number } carte.
       *[other] Chacun reçoit { $number } cartes.
    }
event-cards-dealt-each = Cartes données : { $counts }.
event-hand-dealt = Vous recevez : { $cards }.
event-piles-dealt = Visibles, { $seat } : { $cards }.
event-uncovered = { $who ->
        [me] Vous découvrez { $card }.
       *[other] { $seat } découvre { $card }.
    }
event-card-turned = { $zone ->
        [turned] Retourne : { $card }.
       *[shepherdess] Dernière carte du talon : { $card }.
    }
event-turned-taken = { $who ->
        [me] La retourne est à vous : { $card }.
       *[other] { $seat } reçoit la retourne, { $card }.
    }
event-seven-exchanged = { $who ->
        [me] Vous échangez { $seven } contre { $card }.
       *[other] { $seat } échange { $seven } contre { $card }.
    }
event-called = { $seat } : { $call }.
event-card-played = { $who ->
        [me] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
event-announced = { $who ->
        [me] Vous annoncez : { $kinds }.
       *[other] { $seat } annonce : { $kinds }.
    }
event-belote-said = { $seat } : { $word } !
event-card-signalled = { $system ->
        [direct] { signal-direct }
        [indirect] { signal-indirect }
       *[belote] { $more ->
            [yes] { signal-belote-more }
           *[no] { signal-belote }
        }
    }
event-trick-taken = { $who ->
        [me] Vous faites le pli, { $points } points.
       *[other] { $seat } fait le pli, { $points } points.
    }
event-show-asked = { $who ->
        [me] Vous demandez à voir les annonces.
       *[other] { $seat } demande à voir les annonces.
    }
event-height = { $seat } : { height }.
event-height-good = { $seat } : c’est bon.
event-height-trump = { $seat } : à l’atout.
event-announcements-best = Meilleure annonce : { $side }.
event-announcements-compared = Meilleure annonce : { $side }, { $points } points.
event-announcements-tied = Annonces à égalité : aucune ne compte.
event-announcement-shown = { $who ->
        [me] Vous montrez : { $announcement }.
       *[other] { $seat } montre : { $announcement }.
    }
event-shown-played = Cette carte était montrée.
event-showing-over = { $who ->
        [me] Vous reprenez les cartes montrées.
       *[other] { $seat } reprend les cartes montrées.
    }
event-rebelote-noticed = { $seat } : { $claimed ->
        [yes] rebelote oubliée, signalée avant le compte.
       *[no] la rebelote oubliée est perdue.
    }
event-match-stopped = { $who ->
        [me] Vous arrêtez la partie en comptant { $count } points, { $right ->
            [yes] et c’est juste.
           *[no] et c’est faux.
        }
       *[other] { $seat } arrête la partie en comptant { $count } points, { $right ->
            [yes] et c’est juste.
           *[no] et c’est faux.
        }
    }
event-deal-void = { $rule ->
        [B71] Donne annulée par un carré de sept ({ $rule }).
        [B94] Égalité : la donne est rejouée ({ $rule }).
       *[other] Personne n’a pris : donne nulle ({ $rule }).
    }
event-deal-scored = Totaux : { $totals }.

## Contracts

contract-take = { $who ->
        [me] Vous prenez : { $suit }
       *[other] { $seat } prend : { $suit }
    }
contract-bid = { $who ->
        [me] Vous jouez { $value } { $suit }
       *[other] { $seat } joue { $value } { $suit }
    }
contract-capot = { $who ->
        [me] Vous jouez capot { $suit } ({ $value })
       *[other] { $seat } joue capot { $suit } ({ $value })
    }
contract-generale = { $who ->
        [me] Vous jouez générale { $suit } ({ $value })
       *[other] { $seat } joue générale { $suit } ({ $value })
    }
contract-open = Atout : { $suit }
contract-times = { $contract }, ×{ $mult }

## What may be done besides cards and calls

move-mix = mélanger
move-keep = ne pas mélanger
move-cut = couper à { $size }
move-packets = donner { $sizes }
move-seven = échanger le sept d’atout
move-show = demander à voir les annonces
move-stop = arrêter la partie
sure-stop = Arrêter la partie ? Si le but n’est pas atteint, la partie est perdue.
move-r = signaler la rebelote oubliée
offer-bids = de { $least } à { $most } avec une couleur ({ $least } cœur)
offer-capot = capot avec une couleur (capot cœur)
offer-generale = générale avec une couleur
offer-cuts = couper de { $least } à { $most } cartes

## What the table waits for

phase-draw = Tirage du donneur
phase-mix = On mélange
phase-choice = Le donneur mélange ou non
phase-cut = On coupe
phase-answer = On a proposé de mélanger
phase-packets = Le donneur choisit ses paquets
phase-bidding = Enchères
phase-play = Jeu de la carte
phase-count = Avant le compte
phase-over = Partie finie

## What people type, words that mean the same with commas between

typed-p = p, passe, je passe
typed-x = x, coinche, je coinche, contre
typed-xx = xx, surcoinche, je surcoinche, surcontre
typed-mix = mix, mélanger, mélange
typed-keep = keep, ne pas mélanger, garder
typed-seven = seven, sept, échanger, échanger le sept d’atout
typed-show = show, montrer, voir, demander à voir les annonces
typed-stop = stop, arrêt, arrêter, arrêter la partie
typed-r = r, rebelote, signaler la rebelote oubliée
typed-take = je prends à, je prends, prends, prendre
