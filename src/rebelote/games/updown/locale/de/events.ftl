## What happens, one sentence each; `who` is me for the person who reads

event-round-gathered = Die Karten werden für die nächste Runde eingesammelt.
event-pack-mixed = Runde { $number }: es wird gemischt.
event-cards-dealt = { $aside ->
        [0] Jeder bekommt { $counts } Karten.
       *[other] Jeder bekommt { $counts } Karten; beiseitegelegt: { $aside }.
    }
event-hand-dealt = Sie bekommen: { $cards }.
event-dice-rolled = Würfel: { $one } und { $other }, { $again ->
        [yes] wieder { trump-rank }, es wird noch einmal gewürfelt.
       *[no] Trumpf ist { trump-rank }.
    }
event-card-tossed = Die Karte fällt auf { card-side }. Farben: { $suits }. Erster Stich-Chef: { $leader }.
event-card-flipped = { $who ->
        [me] Sie wenden die Karte: { card-side }.
       *[other] { $seat } wendet die Karte: { card-side }.
    }
event-card-rotated = { $who ->
        [me] Sie drehen die Karte: { suit-letter } für Sie. Farben: { $suits }.
       *[other] { $seat } dreht die Karte und bekommt { suit-letter }. Farben: { $suits }.
    }
event-roll-chosen = { $who ->
        [me] Sie würfeln.
       *[other] { $seat } würfelt.
    }
event-own-card-chosen = Sie haben { $card } gewählt.
event-card-chosen = { $who ->
        [me] Ihre Karte liegt verdeckt.
       *[other] { $seat } hat gewählt.
    }
event-trick-revealed = Die Karten: { $cards }.
event-trick-won = { $who ->
        [me] Sie gewinnen { $tricks ->
            [one] den Stich
           *[other] { $tricks } Stiche
        }.
       *[other] { $seat } gewinnt { $tricks ->
            [one] den Stich
           *[other] { $tricks } Stiche
        }.
    }
event-nobody-won = Keine beste Karte; Stiche im Pott: { $pot }.
event-pot-lost = Im Pott verlorene Stiche: { $tricks }.
event-round-scored = Stiche der Runde: { $tally }; insgesamt: { $totals }.
event-match-over = Die Partie ist aus: { $totals } Stiche.
