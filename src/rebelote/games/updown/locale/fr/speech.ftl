## What somebody may do and did at the table; `suit` is a letter, `total` the trump rank

heading-rules = { card-side } · { word-trump } { trump-rank }
prompt-change = Chef de pli : changez une règle
prompt-choice-up = La plus haute gagne : { suit-letter }, ou atout ({ trump-rank })
prompt-choice-down = La plus basse gagne : { suit-letter } ; atout ({ trump-rank }) compris
offer-flip = retourner : { card-side }
offer-rotate = tourner : { suit-letter } pour moi
said-ready = a choisi
lost-in-pot = { $number ->
        [one] un pli perdu
       *[other] { $number } plis perdus
    }
