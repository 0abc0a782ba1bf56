## Pourquoi un robot a joué une carte

reason-worlds-all = J’ai examiné toutes les donnes possibles ({ $deals }).
reason-worlds-drawn = J’ai examiné { $deals } donnes conformes à ce que j’ai vu.
reason-worlds-weighed = J’ai examiné { $deals } donnes conformes à ce que j’ai vu et aux enchères.
reason-card = { $card } : { $score } en moyenne face à l’autre camp ; le contrat est réussi dans { $made } % de ces donnes, et dans { $best } % aucune carte ne fait mieux.
reason-next = La suivante serait { $card } avec { $score }.
reason-better = { $card } vaudrait mieux, avec { $score }.
reason-signal-direct = C’est aussi un appel direct dans cette couleur.
reason-signal-indirect = C’est aussi un appel indirect, pour l’autre couleur de même teinte.
reason-signal-belote = Le roi d’abord dit qu’il n’y a pas d’autre atout, la dame d’abord qu’il y en a.

## Ce qu’une carte a dit

signal-direct = { $card } : appel direct à { $suit }.
signal-indirect = { $card } : appel indirect à { $suit }.
signal-belote = { $card } d’abord : pas d’autre atout à { $suit }.
signal-belote-more = { $card } d’abord : d’autres atouts à { $suit }.
