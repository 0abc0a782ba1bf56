## The points of a deal, figure by figure

line-left = Auf der Hand: { $cards }
line-mark-left = Karten der anderen
line-mark-bonus = In einem Zug fertig
line-total = Punkte der Runde
line-void = Die Runde gilt nicht.
