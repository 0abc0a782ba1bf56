## The points of a deal, figure by figure

line-tricks = Stiche
line-made = Gewonnen mit { tricks-taken }.
line-failed = Verloren mit { tricks-taken }.
figure-tricks = { $tricks }
figure-made = –
figure-failed = –
line-mark-declarer = Für das eigene Spiel
line-mark-opponent = Gegen das verlorene Spiel
line-total = Punkte der Runde
line-void = Die Runde gilt nicht.
tricks-taken = { $tricks ->
        [0] keinem Stich
        [one] { $tricks } Stich
       *[other] { $tricks } Stichen
    }
