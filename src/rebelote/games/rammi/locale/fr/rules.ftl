## Players and deal

rule-R1 = Le paquet a cinquante-deux cartes sans joker ; l’as est la plus basse de sa couleur.
rule-R2 = À deux on reçoit dix cartes, à trois ou quatre sept, à cinq ou six six.
rule-R3 = On donne une à une, la suivante est retournée comme première défausse, le reste est le talon.
rule-R4 = Le premier donneur est tiré au sort, puis la donne tourne.
rule-R5 = Le joueur après le donneur commence, dans le sens horaire.
rule-R6 = Un tour : piocher, étaler et compléter à son gré, puis se défausser.

## Melds

rule-R7 = Une séquence : trois cartes ou plus d’une couleur qui se suivent ; un groupe : trois ou quatre d’une hauteur.
rule-R8 =
    L’as se place sous le deux{ $ace ->
        [low_or_high] {" "}ou au-dessus du roi, jamais les deux.
       *[other] , pas au-dessus du roi.
    }
rule-R9 = On pioche d’abord une carte : le dessus du talon ou de la défausse.
rule-R10 =
    Une combinaison est étalée devant soi et y reste{ $melds_per_turn ->
        [unlimited] , autant qu’on veut par tour.
       *[other] , une au plus par tour.
    }
rule-R11 = On peut compléter toute combinaison, si elle reste valable.
rule-R12 = Une carte étalée ne quitte jamais sa combinaison.
rule-R13 =
    { $layoff_requires_own_meld ->
        [yes] Seul qui a étalé dans cette donne peut compléter.
       *[other] On peut compléter sans avoir étalé.
    }
rule-R14 = Le tour finit par une défausse ; la carte prise à la défausse n’y retourne pas aussitôt.
rule-R15 = Aucun coup ne peut laisser la seule carte prise à la défausse, sauf si elle complète une combinaison.

## Ending

rule-R16 =
    { $final_discard ->
        [required] La dernière carte doit aller à la défausse, et la donne s’arrête aussitôt.
       *[other] Qui n’a plus de carte termine, et la donne s’arrête aussitôt.
    }
rule-R17 =
    { $exhaustion ->
        [immediate] Dès que le talon est vide, on retourne la défausse
       *[other] Talon vide, si quelqu’un veut y piocher, on retourne la défausse
    }{ $recycle_keep_top ->
        [yes] {" "}sauf sa carte du dessus
       *[other] {""}
    } { $recycle_shuffle ->
        [yes] et on la mélange
       *[other] sans mélanger
    } : c’est le nouveau talon.
rule-R18 =
    { $block ->
        [none] La donne continue jusqu’à ce que quelqu’un termine.
        [once] Quand le talon s’épuise une seconde fois, la donne est nulle.
       *[other] Quand on a retourné la défausse sans que personne n’étale ni ne complète, la donne est nulle.
    }
rule-R19 =
    Le gagnant marque ce que tiennent les autres : dix à roi 10, as 1, les autres leur valeur{ $rummy_bonus ->
        [double]  ; le double s’il étale tout en un tour.
       *[other] .
    }
rule-R20 =
    { $end_mode ->
        [deals] La partie finit après { $deals ->
                [1] une donne
               *[other] { $deals } donnes
            } ; à égalité { $deals_tie ->
                [extra_deal] on joue une donne de plus.
               *[other] la victoire est partagée.
            }
       *[other] La partie finit quand quelqu’un a { $target } points.
    }
rule-R21 = Chacun voit combinaisons, défausses et nombre de cartes ; mains et talon restent cachés.
