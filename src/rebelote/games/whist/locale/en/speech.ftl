## What somebody may do and did at the table; `game` is a game in words, `level` a number of tricks

heading-game = { $game } · { $holders }
prompt-bidding = Name a game, or pass
prompt-trump = Name the trumps of the trou
prompt-aside = Lay a card aside
prompt-lead = Lead any card
prompt-any = Play any card
prompt-follow = Follow suit: { suit-letter }
said-trou = trou
grid-pair = { $level } tricks together
grid-solo = solo { $level }
grid-abondance = abondance { $level }
grid-chelem = { $level ->
        [12] small chelem
       *[13] grand chelem
    }
grid-trou = trou
