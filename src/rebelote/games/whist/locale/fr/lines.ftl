## The points of a deal, figure by figure

line-tricks = Plis faits
line-made = Réussi avec { tricks-taken }.
line-failed = Raté avec { tricks-taken }.
figure-tricks = { $tricks }
figure-made = –
figure-failed = –
line-mark-declarer = Pour son jeu
line-mark-opponent = Contre le jeu raté
line-total = Points de la donne
line-void = La donne est nulle.
tricks-taken = { $tricks ->
        [0] aucun pli
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
