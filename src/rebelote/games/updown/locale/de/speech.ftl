## What somebody may do and did at the table; `suit` is a letter, `total` the trump rank

heading-rules = { card-side } · { word-trump } { trump-rank }
prompt-change = Stich-Chef: ändern Sie eine Regel
prompt-choice-up = Die höchste gewinnt: { suit-letter } oder Trumpf ({ trump-rank })
prompt-choice-down = Die niedrigste gewinnt: { suit-letter }; Trumpf ({ trump-rank }) zählt
offer-flip = wenden: { card-side }
offer-rotate = drehen: { suit-letter } für mich
said-ready = hat gewählt
lost-in-pot = { $number ->
        [one] ein Stich verloren
       *[other] { $number } Stiche verloren
    }
