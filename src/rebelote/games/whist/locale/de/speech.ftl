## What somebody may do and did at the table; `game` is a game in words, `level` a number of tricks

heading-game = { $game } · { $holders }
prompt-bidding = Sagen Sie ein Spiel an oder passen Sie
prompt-trump = Bestimmen Sie den Trumpf des Trou
prompt-aside = Legen Sie eine Karte ab
prompt-lead = Spielen Sie aus
prompt-any = Jede Karte geht
prompt-follow = Farbe bedienen: { suit-letter }
said-trou = Trou
grid-pair = { $level } Stiche zu zweit
grid-solo = Solo { $level }
grid-abondance = Abondance { $level }
grid-chelem = { $level ->
        [12] kleiner Chelem
       *[13] großer Chelem
    }
grid-trou = Trou
