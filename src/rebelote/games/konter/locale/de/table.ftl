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
call-trump = Trumpf: { trump-suit }
call-announce = { announced-word }
move-s = { suit-s }
move-h = { suit-h }
move-d = { suit-d }
move-c = { suit-c }
move-p = nichts ansagen
move-kont = Konter
move-matt = Matt
move-komatt = Konter a Matt

## What the table waits for

phase-draw = Der Geber wird ausgelost
phase-mix = Es wird gemischt
phase-trump = Der Trumpf wird bestimmt
phase-announcing = Ansagen
phase-play = Spiel der Karten
phase-over = Die Partie ist aus

## Roles and things on the table

word-trumps = Trumpf
word-maker = macht Trumpf
word-dealer = Geber
word-strokes = Striche
word-carried = mitgenommen
word-last-trick = letzter Stich
word-staenner = Ständer
