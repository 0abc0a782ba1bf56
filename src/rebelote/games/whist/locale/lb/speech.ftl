## What somebody may do and did at the table; `game` is a game in words, `level` a number of tricks

heading-game = { $game } · { $holders }
prompt-bidding = Sot e Spill un, oder passt
prompt-trump = Bestëmmt d’Tromp vum Trou
prompt-aside = Leet eng Kaart ewech
prompt-lead = Spillt eng Kaart aus
prompt-any = All Kaart geet
prompt-follow = Bekennt d’Faarf: { suit-letter }
said-trou = Trou
grid-pair = { $level } Streech zu zwee
grid-solo = Solo { $level }
grid-abondance = Abondance { $level }
grid-chelem = { $level ->
        [12] klenge Chelem
       *[13] grousse Chelem
    }
grid-trou = Trou
