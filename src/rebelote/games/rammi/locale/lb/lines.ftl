## The points of a deal, figure by figure

line-left = Nach an der Hand: { $cards }
line-mark-left = Kaarte vun deenen aneren
line-mark-bonus = An engem Zuch fäerdeg
line-total = Punkte vun der Ronn
line-void = D’Ronn zielt net.
