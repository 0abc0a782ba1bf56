## What may be said; `suit` is a letter, `word` is kont, matt or komatt

trump-suit = { $suit ->
        [s] { suit-s }
        [h] { suit-h }
        [d] { suit-d }
       *[c] { suit-c }
    }
announced-word = { $word ->
        [kont] Konter
        [matt] Matt
       *[komatt] Konter a Matt
    }
call-trump = Tromp: { trump-suit }
call-announce = { announced-word }
move-s = { suit-s }
move-h = { suit-h }
move-d = { suit-d }
move-c = { suit-c }
move-p = näischt annoncéieren
move-kont = Konter
move-matt = Matt
move-komatt = Konter a Matt

## What the table waits for

phase-draw = De Geber gëtt ausgeloust
phase-mix = Et gëtt gemëscht
phase-trump = D’Tromp gëtt bestëmmt
phase-announcing = Annoncen
phase-play = Kaarte spillen
phase-over = D’Partie ass eriwwer

## Roles and things on the table

word-trumps = Tromp
word-maker = mécht d’Tromp
word-dealer = Geber
word-strokes = Strécher
word-carried = matgeholl
word-last-trick = leschte Streech
word-staenner = Stänner
