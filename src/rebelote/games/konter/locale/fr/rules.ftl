## Cards, seats, deal

rule-K1 = On joue avec vingt-quatre cartes, du neuf à l’as, et une ardoise avec des traits pour chaque camp.
rule-K2 = On joue à quatre, deux contre deux, les partenaires face à face.
rule-K3 =
    Le premier donneur est tiré au sort, puis la donne passe au joueur suivant{ $staenner ->
        [carry] , sauf après un Stänner.
       *[other] .
    }
rule-K4 = Chacun reçoit d’abord trois cartes, en commençant par le joueur après le donneur.
rule-K5 = Le joueur après le donneur choisit l’atout d’après ces trois cartes, puis chacun en reçoit trois autres.
rule-K6 =
    Les dames de pique, de cœur et de carreau sont toujours atout, dans cet ordre, { $ace_over_queens ->
        [yes] sous l’as d’atout et au-dessus des autres.
       *[other] au-dessus de tous les autres.
    }
rule-K7 = L’as compte 4, le roi 3, la dame 2 et le valet 1 : quarante points en tout.

## Announcements

rule-K8 =
    On annonce { $announce_window ->
        [before_own_first_card] chacun avec sa première carte.
       *[other] avant l’entame.
    }
rule-K9 = Qui tient la dame de pique peut dire matt, les deux dames rouges konter, les trois konter a matt.
rule-K10 = Konter et matt valent chacun un trait de plus, pour le camp qui gagne la donne.

## Play

rule-K11 = Le joueur après le donneur entame, puis le gagnant de chaque pli.
rule-K12 = Il faut fournir la couleur ou jouer un atout : couper est toujours permis.
rule-K13 = Sans carte de la couleur entamée, on joue ce qu’on veut.
rule-K14 = Sur une entame d’atout il faut jouer atout, de n’importe quelle hauteur, si on en a.
rule-K15 = Un atout sur une entame ordinaire ne change rien : la couleur entamée reste due.
rule-K16 = Le plus fort atout gagne le pli, sinon la plus forte carte de la couleur entamée.

## Strokes

rule-K17 = Après six plis, le camp qui a au moins 21 points gagne la donne.
rule-K18 = Les gagnants effacent un trait, un par annonce, et un si les autres n’ont fait aucun pli.
rule-K19 = Le camp de l’atout qui perd reçoit autant de traits que les gagnants en effacent.
rule-K20 =
    À 20 à 20, un Stänner, { $staenner_penalty ->
        [0] personne ne reçoit de trait
       *[other] le camp de l’atout reçoit un trait
    }{ $staenner ->
        [carry] , l’enjeu attend, et le même camp refait l’atout.
       *[other] , et la donne passe.
    }
rule-K21 =
    Qui gagne la donne suivante efface aussi ce qui était reporté{ $carry_to_loser ->
        [yes] , et le camp de l’atout qui la perd en reçoit autant.
       *[other] .
    }
rule-K22 =
    Chaque camp commence avec { $start_strokes ->
        [1] un trait
       *[other] { $start_strokes } traits
    }, et celui qui n’en a plus le premier gagne la partie.
rule-K23 =
    Personne ne voit le second paquet avant le choix de l’atout, et { $last_trick_view ->
        [yes] seul le dernier pli peut être revu.
       *[other] aucun pli ne peut être revu.
    }
