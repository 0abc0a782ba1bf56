## A round, figure by figure

line-tricks = Stiche
line-pot-lost = Im Pott verloren
line-total = Stiche aller Runden
