## A round, figure by figure

line-tricks = Streech
line-pot-lost = Am Dëppe verluer
line-total = Streech vun alle Ronnen
