## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] Das Los bestimmt Sie zum Geber.
       *[other] Das Los bestimmt { $seat } zum Geber.
    }
event-pack-gathered = Die { $size } Karten werden eingesammelt.
event-pack-mixed = Es wird gemischt.
event-cards-dealt = Jeder bekommt drei Karten.
event-hand-dealt = Sie bekommen: { $cards }.
event-trump-made = { $who ->
        [me] Sie machen Trumpf: { trump-suit }.
       *[other] { $seat } macht Trumpf: { trump-suit }.
    }
event-announced = { $who ->
        [me] Sie sagen an: { announced-word }!
       *[other] { $seat } sagt an: { announced-word }!
    }
event-nothing-announced = { $who ->
        [me] Sie sagen nichts an.
       *[other] { $seat } sagt nichts an.
    }
event-card-played = { $who ->
        [me] Sie spielen { $card }.
       *[other] { $seat } spielt { $card }.
    }
event-trick-taken = { $who ->
        [me] Sie gewinnen den Stich.
       *[other] { $seat } gewinnt den Stich.
    }
event-deal-scored = Striche nach der Runde: { $strokes }.
event-match-over = Kein Strich mehr: die Partie ist aus, { $strokes }.
