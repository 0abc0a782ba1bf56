## Terms, cards, deal

rule-B1 = On joue à quatre, deux contre deux, partenaires face à face.
rule-B2 = Le paquet a trente-deux cartes, du sept à l’as.
rule-B3 = Le premier donneur est tiré au sort, puis la donne passe au joueur suivant.
rule-B4 = Le paquet se mélange quand la table en a convenu, sinon il est seulement coupé.
rule-B5 = Après le jeu, les plis sont empilés dans un ordre fixe, sans mélanger.
rule-B6 = Si personne n’a pris, on ramasse les mains dans l’ordre du tour, puis la retourne et le talon.
rule-B7 = Le joueur placé avant le donneur coupe, et chaque moitié garde un minimum de cartes.
rule-B8 = Une maldonne se redonne, ou coûte une amende si la table l’a décidé.
rule-B9 = À l’atout, le valet et le neuf passent devant l’as ; dans les autres couleurs, c’est l’as, le dix, le roi.
rule-B10 = Chacun reçoit cinq cartes en deux paquets, puis une carte est retournée.
rule-B11 = Le preneur reçoit la retourne et deux cartes, les autres trois : chacun en a huit.
rule-B12 = À la vache, on donne cinq cartes sans rien retourner, puis trois après la prise.
rule-B13 = Pour les enchères, les huit cartes sont données d’abord, par paquets de deux et de trois.

## Bidding

rule-B20 = Au premier tour, chacun passe ou prend, et la première prise met fin aux enchères.
rule-B21 = Si tous ont passé, un second tour permet de prendre à une autre couleur.
rule-B22 = Si personne ne prend, la donne est nulle et la main passe.
rule-B23 = Si tous les autres ont passé, le donneur est obligé de prendre.
rule-B24 = À la vache, un seul tour sans retourne ; le donneur, s’il est atteint, doit prendre.
rule-B25 = Sans Atout et Tout Atout s’annoncent là où la couleur est libre, au même rang que les autres.
rule-B26 = Le camp du preneur s’engage à faire plus de points que la défense.
rule-B30 = Chacun parle à son tour : passer, enchérir, coincher ou surcoincher quand c’est permis.
rule-B31 = Une enchère doit dépasser la précédente en points, et la couleur n’y change rien.
rule-B32 = Le capot passe au-dessus de toute enchère chiffrée, et la générale au-dessus du capot.
rule-B33 = On ne coinche que l’enchère d’un adversaire ; les points comptent alors double.
rule-B34 = Seul le camp coinché peut surcoincher, et cela clôt les enchères.
rule-B35 = Trois passes après une enchère ou une coinche ferment les enchères.
rule-B36 = Si les quatre passent d’entrée, la donne est nulle.
rule-B37 = Qui a passé peut reparler tant que les enchères durent, mais nul ne se surenchérit lui-même.
rule-B38 = Le preneur doit atteindre son enchère, ou faire tous les plis s’il a annoncé capot.

## Play

rule-B40 = Le joueur placé après le donneur entame, et le gagnant d’un pli entame le suivant.
rule-B41 = Il faut fournir la couleur demandée quand on en a.
rule-B42 = À l’atout demandé, il faut monter si l’on peut.
rule-B43 = Sans la couleur demandée, il faut couper quand le partenaire n’est pas maître.
rule-B44 = Il faut surcouper l’atout d’un adversaire si l’on peut.
rule-B45 = Qui ne peut pas surcouper l’adversaire doit pisser, ou se défausse si la table le permet.
rule-B46 = Quand le partenaire est maître avec une carte ordinaire, on n’est pas obligé de couper.
rule-B47 = Quand le partenaire est maître à la coupe, la règle de la table dit si l’on peut jouer plus bas.
rule-B48 = Sans la couleur demandée ni atout, on joue ce qu’on veut.
rule-B49 = À Sans Atout, on fournit si l’on peut, et rien ne coupe.
rule-B50 = À Tout Atout, on fournit en montant si l’on peut, et rien ne coupe.
rule-B51 = On peut revoir le dernier pli jusqu’au suivant, jamais les plus anciens.
rule-B52 = À deux et à trois, il n’y a pas de partenaire : tout maître du pli est un adversaire.
rule-B53 = Une défausse sur le pli du partenaire peut appeler une couleur, selon l’accord public des camps.

## Announcements

rule-B60 = On annonce la tierce à 20, le cinquante, le cent, et les carrés qui ont une valeur.
rule-B61 = Une carte ne sert que dans une seule annonce.
rule-B62 = Une suite de six cartes ou plus compte pour un cent.
rule-B63 = À Sans Atout, le carré d’as passe devant ; à Tout Atout, rien ne change.
rule-B64 = Un carré bat toute suite, puis la plus longue, puis la plus haute.
rule-B65 = À égalité, la suite d’atout l’emporte ; sinon, la règle de la table décide.
rule-B66 = Seul le camp qui a la meilleure annonce marque, et il marque toutes les siennes.
rule-B67 = Chacun annonce en jouant sa première carte, et après il est trop tard.
rule-B68 = Le camp gagnant montre ses annonces quand la table l’a prévu.
rule-B69 = On ne dit la hauteur d’une annonce que si les meilleures sont de même sorte.
rule-B70 = Une fausse annonce donne ses points à l’autre camp.
rule-B71 = Un carré de sept annoncé annule la donne, et le même donneur redonne.

## Belote

rule-B75 = Le roi et la dame d’atout dans une main valent vingt points.
rule-B76 = On dit « belote » à la première des deux cartes et « rebelote » à la seconde.
rule-B77 = Pas de belote à Sans Atout ; à Tout Atout, une par couleur.
rule-B78 = En cas de chute, la règle de la table dit qui garde la belote des preneurs.
rule-B79 = Le roi d’abord peut dire que le partenaire du preneur n’a pas d’autre atout, la dame d’abord qu’il en a.

## Points of the tricks

rule-B80 = Les plis valent 162 points en tout, dix de der compris.
rule-B81 = À Sans Atout, l’as vaut 19.
rule-B82 = À Tout Atout, les points de chaque camp sont ramenés de 258 à 162.
rule-B83 = À Tout Atout, les cartes prennent d’autres valeurs, pour un total de 162.
rule-B84 = Qui fait tous les plis compte cent pour le dernier au lieu de dix.

## Scoring, take modes

rule-B90 = Les deux camps comparent leurs totaux : plis, et selon la table annonces et belote.
rule-B91 = Tous les plis font le contrat, aucun pli le fait chuter, quoi qu’il y ait d’annonces.
rule-B92 = Contrat fait, chaque camp marque ses plis et ses annonces.
rule-B93 = Dedans, les preneurs ne marquent rien et la défense marque tout.
rule-B94 = À égalité parfaite, la règle de la table décide entre fait, chute, litige et nouvelle donne.
rule-B95 = En litige, la défense marque les siens et les points des preneurs attendent la donne suivante.
rule-B96 = En litige complet, personne ne marque et tous les points attendent la donne suivante.
rule-B97 = Les points en litige restent jusqu’au prochain résultat et sont arrondis dès leur mise de côté.
rule-B98 = On arrondit ce qu’on marque, jamais ce qui juge le contrat.
rule-B99 = Au capot des preneurs, les annonces de la défense suivent la règle de la table.

## Scoring, auction

rule-B100 = Le contrat est fait si l’enchère est atteinte, et si la table l’exige avec plus que la défense.
rule-B101 = Contrat fait, les preneurs ajoutent l’enchère à leurs points et la défense marque les siens.
rule-B102 = Un contrat coinché et fait se compte au forfait, et la défense ne marque que sa belote.
rule-B103 = Dedans, la défense marque le forfait, toutes les annonces et l’enchère, multipliés s’il y a coinche.
rule-B104 = Un capot annoncé chute dès qu’un seul pli manque.
rule-B105 = La table peut ne marquer que l’enchère, ne multiplier qu’elle, ou payer le capot au forfait.

## End of the game

rule-B110 = Le camp qui atteint le but à la fin d’une donne gagne la partie.
rule-B111 = Si les deux camps atteignent le but à la même donne, la règle de la table désigne le gagnant.
rule-B112 = À totaux égaux, on joue une donne de plus ou la partie est nulle.
rule-B113 = Un camp capot ou dedans n’emporte pas la partie par sa seule belote : il lui faut encore un pli.
rule-B114 = Une seule donne : le contrat fait ou chuté désigne le gagnant.
rule-B115 = On joue un nombre fixe de donnes, et celles où personne n’a pris ne comptent pas.
rule-B116 = Après un pli gagné, on peut arrêter en affirmant que le but est atteint ; l’erreur coûte la partie.
rule-B117 = Les points en litige ne comptent pas pour atteindre le but.

## Two and three players

rule-B120 = À deux, chacun a neuf cartes, douze restent cachées, et le preneur doit faire plus que l’autre.
rule-B121 = À la belote découverte, on ne joue que des cartes visibles, et le plus haut total gagne.
rule-B122 = À trois avec 24 cartes, le preneur seul doit avoir plus que chacun des deux autres.
rule-B123 = À trois avec 32 cartes, qui ne fait aucun pli donne 50 à chacun des autres, ou 100 au seul qui en a.
rule-B124 = À trois, la chute du preneur se partage entre les deux autres.
