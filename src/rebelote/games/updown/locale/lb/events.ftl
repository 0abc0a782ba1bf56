## What happens, one sentence each; `who` is me for the person who reads

event-round-gathered = D’Kaarte gi fir déi nächst Ronn agesammelt.
event-pack-mixed = Ronn { $number }: et gëtt gemëscht.
event-cards-dealt = { $aside ->
        [0] Jidderee kritt { $counts } Kaarten.
       *[other] Jidderee kritt { $counts } Kaarten; op der Säit: { $aside }.
    }
event-hand-dealt = Dir kritt: { $cards }.
event-dice-rolled = Wierfelen: { $one } + { $other }, { $again ->
        [yes] nees { trump-rank }, et gëtt nach eng Kéier gespillt.
       *[no] Tromp ass { trump-rank }.
    }
event-card-tossed = D’Kaart fält op { card-side }. Faarwen: { $suits }. Éischte Chef vum Streech: { $leader }.
event-card-flipped = { $who ->
        [me] Dir dréint d’Kaart ëm: { card-side }.
       *[other] { $seat } dréint d’Kaart ëm: { card-side }.
    }
event-card-rotated = { $who ->
        [me] Dir dréint d’Kaart: { suit-letter } fir Iech. Faarwen: { $suits }.
       *[other] { $seat } dréint d’Kaart a kritt { suit-letter }. Faarwen: { $suits }.
    }
event-roll-chosen = { $who ->
        [me] Dir spillt d’Wierfelen.
       *[other] { $seat } spillt d’Wierfelen.
    }
event-own-card-chosen = Dir hutt { $card } gewielt.
event-card-chosen = { $who ->
        [me] Är Kaart läit verdeckt.
       *[other] { $seat } huet gewielt.
    }
event-trick-revealed = D’Kaarten: { $cards }.
event-trick-won = { $who ->
        [me] Dir kritt { $tricks ->
            [one] de Streech
           *[other] { $tricks } Streech
        }.
       *[other] { $seat } kritt { $tricks ->
            [one] de Streech
           *[other] { $tricks } Streech
        }.
    }
event-nobody-won = Keng bescht Kaart; Streech am Dëppen: { $pot }.
event-pot-lost = Am Dëppe verluer Streech: { $tricks }.
event-round-scored = Streech vun der Ronn: { $tally }; am Ganzen: { $totals }.
event-match-over = D’Partie ass eriwwer: { $totals } Streech.
