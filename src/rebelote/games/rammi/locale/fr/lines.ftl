## The points of a deal, figure by figure

line-left = Restent en main : { $cards }
line-mark-left = Cartes des autres
line-mark-bonus = Terminé d’un coup
line-total = Points de la donne
line-void = La donne est nulle.
