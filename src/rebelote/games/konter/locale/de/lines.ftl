## The strokes of a deal, figure by figure

line-cards = Kartenpunkte
line-won = { $makers ->
        [yes] Von der Trumpfseite gewonnen: { strokes-told }
       *[no] Gegen die Trumpfseite gewonnen: { strokes-told }
    }
line-staenner = Ständer, 20 zu 20
line-stroke-won = Runde gewonnen
line-stroke-announced = Angesagt
line-stroke-all-tricks = Alle Stiche
line-stroke-carried = Mitgenommen
line-stroke-spare = Nichts mehr zu streichen
line-stroke-lost = Mit eigenem Trumpf verloren
line-stroke-lost-carried = Mitgenommenes verloren
line-stroke-staenner = Ständer der Trumpfseite
line-carried = In die nächste Runde mitgenommen: { strokes-told }
strokes-told = { $points ->
        [one] ein Strich
       *[other] { $points } Striche
    }
figure-won = –
line-total = Striche nach der Runde
