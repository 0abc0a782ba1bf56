## A round, figure by figure

line-tricks = Plis
line-pot-lost = Perdus dans le pot
line-total = Plis de toutes les donnes
