## A round, figure by figure

line-tricks = Tricks
line-pot-lost = Lost in the pot
line-total = Tricks in all deals
