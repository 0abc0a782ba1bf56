## What somebody may do and did at the table; `suit` is a letter, `total` the trump rank

heading-rules = { card-side } · { word-trump } { trump-rank }
prompt-change = You lead: change one thing
prompt-choice-up = The highest card wins: { suit-letter }, or trumps ({ trump-rank })
prompt-choice-down = The lowest card wins: { suit-letter }; trumps ({ trump-rank }) count
offer-flip = flip to { card-side }
offer-rotate = rotate: { suit-letter } for me
said-ready = has chosen
lost-in-pot = { $number ->
        [one] one trick lost
       *[other] { $number } tricks lost
    }
