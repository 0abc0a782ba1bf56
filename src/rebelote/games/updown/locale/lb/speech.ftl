## What somebody may do and did at the table; `suit` is a letter, `total` the trump rank

heading-rules = { card-side } · { word-trump } { trump-rank }
prompt-change = Chef vum Streech: ännert eng Reegel
prompt-choice-up = Déi héchst gewënnt: { suit-letter } oder Tromp ({ trump-rank })
prompt-choice-down = Déi klengst gewënnt: { suit-letter }; Tromp ({ trump-rank }) zielt
offer-flip = ëmdréinen: { card-side }
offer-rotate = dréinen: { suit-letter } fir mech
said-ready = huet gewielt
lost-in-pot = { $number ->
        [one] ee Streech verluer
       *[other] { $number } Streech verluer
    }
