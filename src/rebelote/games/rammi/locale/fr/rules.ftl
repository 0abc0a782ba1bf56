## Players and deal

rule-R1 = Le paquet a cinquante-deux cartes sans joker ; l’as est la plus basse de sa couleur.
rule-R2 = À deux on reçoit dix cartes, à trois ou quatre sept, à cinq ou six six.
rule-R3 = On donne une à une, la suivante est retournée comme première défausse, le reste est le talon.
rule-R4 = Le premier donneur est tiré au sort, puis la donne tourne.
rule-R5 = Le joueur après le donneur commence, dans le sens horaire.
rule-R6 = Un tour : piocher, étaler et compléter à son gré, puis se défausser.

## Melds

rule-R7 = Une séquence : trois cartes ou plus d’une couleur qui se suivent ; un groupe : trois ou quatre d’une hauteur.
rule-R8 = L’as se place sous le deux ; au-dessus du roi si la table l’admet, jamais les deux.
rule-R9 = On pioche d’abord une carte : le dessus du talon ou de la défausse.
rule-R10 = Une combinaison est étalée devant soi et y reste ; une par tour, sauf accord de la table.
rule-R11 = On peut compléter toute combinaison, si elle reste valable.
rule-R12 = Une carte étalée ne quitte jamais sa combinaison.
rule-R13 = À certaines tables, seul qui a étalé peut compléter.
rule-R14 = Le tour finit par une défausse ; la carte prise à la défausse n’y retourne pas aussitôt.
rule-R15 = Aucun coup ne peut laisser la seule carte prise à la défausse, sauf si elle complète une combinaison.

## Ending

rule-R16 = Qui n’a plus de carte termine, et la donne s’arrête aussitôt.
rule-R17 = Talon vide, on retourne la défausse sans mélanger : c’est le nouveau talon.
rule-R18 = Une donne où plus personne n’étale est nulle.
rule-R19 = Le gagnant marque ce que tiennent les autres : dix à roi 10, as 1, les autres leur valeur.
rule-R20 = La partie finit au but, ou après le nombre de donnes convenu.
rule-R21 = Chacun voit combinaisons, défausses et nombre de cartes ; mains et talon restent cachés.
