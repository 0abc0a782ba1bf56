## What may be said; `suit` is a letter, `word` is kont, matt or komatt

trump-suit = { $suit ->
        [s] { suit-s }
        [h] { suit-h }
        [d] { suit-d }
       *[c] { suit-c }
    }
announced-word = { $word ->
        [kont] konter
        [matt] matt
       *[komatt] konter a matt
    }
call-trump = trumps: { trump-suit }
call-announce = { announced-word }
move-s = { suit-s }
move-h = { suit-h }
move-d = { suit-d }
move-c = { suit-c }
move-p = announce nothing
move-kont = konter
move-matt = matt
move-komatt = konter a matt

## What the table waits for

phase-draw = Drawing the dealer
phase-mix = Shuffling
phase-trump = Making trump
phase-announcing = Announcements
phase-play = Play
phase-over = The game is over

## Roles and things on the table

word-trumps = trumps
word-maker = makes trump
word-dealer = dealer
word-strokes = strokes
word-carried = carried over
word-last-trick = last trick
word-staenner = Stänner
