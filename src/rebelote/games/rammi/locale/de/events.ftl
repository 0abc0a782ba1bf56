## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] Sie geben zuerst.
       *[other] { $seat } gibt zuerst.
    }
event-pack-gathered = Die { $size } Karten werden eingesammelt.
event-cards-dealt = Die Karten sind gegeben.
event-hand-dealt = Sie bekommen: { $cards }.
event-card-turned = Erste Ablage: { $card }.
event-stock-drawn = { $who ->
        [me] Sie ziehen vom Stapel.
       *[other] { $seat } zieht vom Stapel.
    }
event-card-drawn = Gezogen: { $card }.
event-discard-taken = { $who ->
        [me] Sie nehmen { $card } von der Ablage.
       *[other] { $seat } nimmt { $card } von der Ablage.
    }
event-discard-kept = Sie haben { $card }.
event-stock-turned = { $mixed ->
        [yes] Die Ablage wird gemischt und ist der Stapel.
       *[no] Die Ablage wird umgedreht und ist der Stapel.
    }
event-melded = { $who ->
        [me] Sie legen { $cards } aus.
       *[other] { $seat } legt { $cards } aus.
    }
event-laid-off = { $who ->
        [me] Sie legen { $cards } an Kombination { $number } an.
       *[other] { $seat } legt { $cards } an Kombination { $number } an.
    }
event-discarded = { $who ->
        [me] Sie legen { $card } ab.
       *[other] { $seat } legt { $card } ab.
    }
event-went-out = { $who ->
        [me] Sie haben Rommé!
       *[other] { $seat } hat Rommé!
    }
event-hand-shown = { $who ->
        [me] Ihnen bleiben: { $cards }.
       *[other] { $seat } hält noch: { $cards }.
    }
event-deal-void = Keiner legt mehr aus: Die Runde gilt nicht.
event-deal-scored = Punkte nach der Runde: { $totals }.
event-match-over = Die Partie ist zu Ende, { $totals }.
