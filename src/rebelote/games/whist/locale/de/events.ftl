## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] Sie geben zuerst.
       *[other] { $seat } gibt zuerst.
    }
event-pack-gathered = Die { $size } Karten werden eingesammelt.
event-cards-dealt = Jeder bekommt dreizehn Karten.
event-hand-dealt = Sie bekommen: { $cards }.
event-trou-said = { $seat }: { $trou ->
        [yes] Trou!
       *[no] Passe-Trou.
    }
event-called = { $seat }: { call-word }.
event-partner-shown = { $who ->
        [me] Sie haben das vierte Ass und sind Partner.
       *[other] { $seat } hat das vierte Ass und ist Partner.
    }
event-contract-fixed = Gespielt wird: { contract-word }.
event-trump-named = { $who ->
        [me] Sie wählen Trumpf: { suit-letter }.
       *[other] { $seat } wählt Trumpf: { suit-letter }.
    }
event-aside-chosen = Sie legen { $card } ab.
event-aside-laid = Vier Karten werden verdeckt abgelegt.
event-aside-shown = Abgelegt waren: { $cards }.
event-hand-shown = { $who ->
        [me] Ihr Blatt liegt offen: { $cards }.
       *[other] { $seat } spielt offen: { $cards }.
    }
event-card-played = { $who ->
        [me] Sie spielen { $card }.
       *[other] { $seat } spielt { $card }.
    }
event-trick-taken = { $who ->
        [me] Sie gewinnen den Stich.
       *[other] { $seat } gewinnt den Stich.
    }
event-deal-void = Es gibt kein Spiel: Es wird neu gegeben.
event-deal-scored = Punkte nach der Runde: { $totals }.
event-match-over = Die Partie ist zu Ende, { $totals }.
