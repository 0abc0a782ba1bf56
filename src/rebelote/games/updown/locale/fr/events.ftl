## What happens, one sentence each; `who` is me for the person who reads

event-round-gathered = Les cartes sont ramassées pour la donne suivante.
event-pack-mixed = Donne { $number } : les cartes sont mélangées.
event-cards-dealt = { $aside ->
        [0] Chacun reçoit { $counts } cartes.
       *[other] Chacun reçoit { $counts } cartes ; mises de côté : { $aside }.
    }
event-hand-dealt = Vous recevez : { $cards }.
event-dice-rolled = Dés : { $one } et { $other }, { $again ->
        [yes] encore { trump-rank }, on relance.
       *[no] atout : { trump-rank }.
    }
event-card-tossed = La carte tombe sur { card-side }. Couleurs : { $suits }. Premier chef de pli : { $leader }.
event-card-flipped = { $who ->
        [me] Vous retournez la carte : { card-side }.
       *[other] { $seat } retourne la carte : { card-side }.
    }
event-card-rotated = { $who ->
        [me] Vous tournez la carte : { suit-letter } pour vous. Couleurs : { $suits }.
       *[other] { $seat } tourne la carte et prend { suit-letter }. Couleurs : { $suits }.
    }
event-roll-chosen = { $who ->
        [me] Vous lancez les dés.
       *[other] { $seat } lance les dés.
    }
event-own-card-chosen = Vous avez choisi { $card }.
event-card-chosen = { $who ->
        [me] Votre carte est posée.
       *[other] { $seat } a choisi.
    }
event-trick-revealed = Les cartes : { $cards }.
event-trick-won = { $who ->
        [me] Vous gagnez { $tricks ->
            [one] le pli
           *[other] { $tricks } plis
        }.
       *[other] { $seat } gagne { $tricks ->
            [one] le pli
           *[other] { $tricks } plis
        }.
    }
event-nobody-won = Pas de meilleure carte ; plis dans le pot : { $pot }.
event-pot-lost = Plis perdus dans le pot : { $tricks }.
event-round-scored = Plis de la donne : { $tally } ; en tout : { $totals }.
event-match-over = La partie est finie : { $totals } plis.
