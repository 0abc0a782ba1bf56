## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] Vous donnez en premier.
       *[other] { $seat } donne en premier.
    }
event-pack-gathered = On ramasse les { $size } cartes.
event-cards-dealt = Les cartes sont données.
event-hand-dealt = Vous recevez : { $cards }.
event-card-turned = Première défausse : { $card }.
event-stock-drawn = { $who ->
        [me] Vous piochez au talon.
       *[other] { $seat } pioche au talon.
    }
event-card-drawn = Vous avez pioché { $card }.
event-discard-taken = { $who ->
        [me] Vous prenez { $card } à la défausse.
       *[other] { $seat } prend { $card } à la défausse.
    }
event-discard-kept = Vous tenez { $card }.
event-stock-turned = { $mixed ->
        [yes] La défausse est mélangée et devient le talon.
       *[no] La défausse est retournée et devient le talon.
    }
event-melded = { $who ->
        [me] Vous étalez { $cards }.
       *[other] { $seat } étale { $cards }.
    }
event-laid-off = { $who ->
        [me] Vous complétez la combinaison { $number } : { $cards }.
       *[other] { $seat } complète la combinaison { $number } : { $cards }.
    }
event-discarded = { $who ->
        [me] Vous défaussez { $card }.
       *[other] { $seat } défausse { $card }.
    }
event-went-out = { $who ->
        [me] Vous avez terminé !
       *[other] { $seat } a terminé !
    }
event-hand-shown = { $who ->
        [me] Il vous reste : { $cards }.
       *[other] Il reste à { $seat } : { $cards }.
    }
event-deal-void = Plus personne n’étale : la donne est nulle.
event-deal-scored = Points après la donne : { $totals }.
event-match-over = La partie est finie, { $totals }.
