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
call-trump = atout : { trump-suit }
call-announce = { announced-word }
move-s = { suit-s }
move-h = { suit-h }
move-d = { suit-d }
move-c = { suit-c }
move-p = ne rien annoncer
move-kont = konter
move-matt = matt
move-komatt = konter a matt

## What the table waits for

phase-draw = Tirage du donneur
phase-mix = Mélange
phase-trump = Choix de l’atout
phase-announcing = Annonces
phase-play = Jeu de la carte
phase-over = La partie est finie

## Roles and things on the table

word-trumps = atout
word-maker = fait l’atout
word-dealer = donneur
word-strokes = traits
word-carried = reportés
word-last-trick = dernier pli
word-staenner = Stänner
