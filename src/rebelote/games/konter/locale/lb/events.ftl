## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] D’Lous bestëmmt Iech als Geber.
       *[other] D’Lous bestëmmt { $seat } als Geber.
    }
event-pack-gathered = Déi { $size } Kaarte ginn agesammelt.
event-pack-mixed = Et gëtt gemëscht.
event-cards-dealt = Jidderee kritt dräi Kaarten.
event-hand-dealt = Dir kritt: { $cards }.
event-trump-made = { $who ->
        [me] Dir maacht d’Tromp: { trump-suit }.
       *[other] { $seat } mécht d’Tromp: { trump-suit }.
    }
event-announced = { $who ->
        [me] Dir sot: { announced-word }!
       *[other] { $seat } seet: { announced-word }!
    }
event-nothing-announced = { $who ->
        [me] Dir annoncéiert näischt.
       *[other] { $seat } annoncéiert näischt.
    }
event-card-played = { $who ->
        [me] Dir spillt { $card }.
       *[other] { $seat } spillt { $card }.
    }
event-trick-taken = { $who ->
        [me] Dir kritt de Streech.
       *[other] { $seat } kritt de Streech.
    }
event-deal-scored = Strécher no der Ronn: { $strokes }.
event-match-over = Kee Stréch méi: d’Partie ass eriwwer, { $strokes }.
