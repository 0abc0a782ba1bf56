## Cards, seats, start of a round

rule-U1 = On joue avec quarante-quatre cartes, du deux à la dame, deux dés et une carte qui a un côté Up et un côté Down.
rule-U2 = On joue à deux, trois ou quatre, chacun pour soi.
rule-U3 = À quatre chacun reçoit onze cartes, à trois quatorze, à deux quinze ; le reste est mis de côté, face cachée.
rule-U4 = Le total des deux dés est le rang d’atout, dans toutes les couleurs.
rule-U5 = La carte montre Up ou Down, et une de ses quatre couleurs pointe vers chaque côté de la table.
rule-U6 =
    Au début on lance la carte ; { $first_leader ->
        [random] le premier chef de pli est tiré au sort.
       *[other] le joueur vers qui trèfle pointe est le premier chef de pli.
    }

## Changing the rules of the trick

rule-U7 = Avant chaque pli le chef change les règles, puis tous choisissent une carte, et tout est révélé.
rule-U8 = Le chef doit faire une de trois choses : retourner la carte, la tourner, ou lancer les dés.
rule-U9 = Retourner change Up et Down, et la couleur de personne.
rule-U10 = Tourner donne une autre couleur au chef, et une autre à chacun.
rule-U11 = On lance les dés jusqu’à ce que le rang d’atout change.

## The trick

rule-U12 = Tous choisissent en même temps une carte, face cachée, n’importe laquelle, et le choix est définitif.
rule-U13 = Quand tous ont choisi, toutes les cartes sont montrées ensemble.
rule-U14 = Les cartes de même rang se neutralisent, quelles que soient leurs couleurs, atouts compris.
rule-U15 = Seule une carte de sa propre couleur ou du rang d’atout peut gagner.
rule-U16 = Sur Up la plus haute carte gagne, sur Down la plus basse ; un atout passe au-dessus ou en dessous de toutes.
rule-U17 = Sans meilleure carte personne ne gagne, et le pli va au pot.
rule-U18 = Qui gagne le pli suivant prend aussi le pot.
rule-U19 = Si le dernier pli n’a pas de meilleure carte, le pot est perdu.
rule-U20 = La charge de chef passe au joueur suivant, qui que soit le gagnant.

## Rounds and end of the game

rule-U21 = À la fin de la donne chacun compte ses plis.
rule-U22 =
    Après { $rounds ->
        [per_player] autant de donnes que de joueurs
        [1] une donne
       *[other] { $rounds } donnes
    }, le plus de plis gagne la partie.
rule-U23 =
    Une égalité amène { $tie ->
        [shared] une victoire partagée.
       *[other] une donne de plus.
    }
rule-U24 = Chacun voit la carte, les dés, les plis révélés et qui a choisi ; les mains, les cartes choisies et le reste sont cachés.
