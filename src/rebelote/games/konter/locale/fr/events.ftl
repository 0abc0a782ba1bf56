## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] Le sort vous désigne comme donneur.
       *[other] Le sort désigne { $seat } comme donneur.
    }
event-pack-gathered = Les { $size } cartes sont ramassées.
event-pack-mixed = Les cartes sont mélangées.
event-cards-dealt = Chacun reçoit trois cartes.
event-hand-dealt = Vous recevez : { $cards }.
event-trump-made = { $who ->
        [me] Vous choisissez l’atout : { trump-suit }.
       *[other] { $seat } choisit l’atout : { trump-suit }.
    }
event-announced = { $who ->
        [me] Vous annoncez : { announced-word } !
       *[other] { $seat } annonce : { announced-word } !
    }
event-nothing-announced = { $who ->
        [me] Vous n’annoncez rien.
       *[other] { $seat } n’annonce rien.
    }
event-card-played = { $who ->
        [me] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
event-trick-taken = { $who ->
        [me] Vous remportez le pli.
       *[other] { $seat } remporte le pli.
    }
event-deal-scored = Traits après la donne : { $strokes }.
event-match-over = Plus de trait : la partie est finie, { $strokes }.
