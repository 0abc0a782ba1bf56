## The points of a deal, figure by figure

line-left = Left in hand: { $cards }
line-mark-left = Cards of the others
line-mark-bonus = Out in one turn
line-total = Points of the deal
line-void = The deal is void.
