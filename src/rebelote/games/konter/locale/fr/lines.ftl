## The strokes of a deal, figure by figure

line-cards = Points des cartes
line-won = { $makers ->
        [yes] Gagné par le camp de l’atout : { strokes-told }
       *[no] Gagné contre le camp de l’atout : { strokes-told }
    }
line-staenner = Stänner, 20 à 20
line-stroke-won = Donne gagnée
line-stroke-announced = Annoncé
line-stroke-all-tricks = Tous les plis
line-stroke-carried = Report
line-stroke-spare = Plus rien à effacer
line-stroke-lost = Perdu avec son atout
line-stroke-lost-carried = Report perdu
line-stroke-staenner = Stänner du camp de l’atout
line-carried = Reporté à la donne suivante : { strokes-told }
strokes-told = { $points ->
        [one] un trait
       *[other] { $points } traits
    }
figure-won = –
line-total = Traits après la donne
