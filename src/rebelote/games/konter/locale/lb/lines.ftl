## The strokes of a deal, figure by figure

line-cards = Punkte vun de Kaarten
line-won = { $makers ->
        [yes] Vun der Tromp-Equipe gewonnen: { strokes-told }
       *[no] Géint d’Tromp-Equipe gewonnen: { strokes-told }
    }
line-staenner = Stänner, 20 zu 20
line-stroke-won = Ronn gewonnen
line-stroke-announced = Annoncéiert
line-stroke-all-tricks = All d’Streech
line-stroke-carried = Matgeholl
line-stroke-spare = Näischt méi ze sträichen
line-stroke-lost = Mat der eegener Tromp verluer
line-stroke-lost-carried = Matgehollenes verluer
line-stroke-staenner = Stänner vun der Tromp-Equipe
line-carried = An déi nächst Ronn matgeholl: { strokes-told }
strokes-told = { $points ->
        [one] ee Stréch
       *[other] { $points } Strécher
    }
figure-won = –
line-total = Strécher no der Ronn
