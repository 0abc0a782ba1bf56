## Terms, cards, deal

rule-B1 =
    { $players ->
        [2] On joue à deux, l’un contre l’autre.
        [3] On joue à trois, chacun pour soi.
       *[other] On joue à quatre, deux contre deux, partenaires face à face.
    }
rule-B2 =
    { $players ->
        [3] { $three_form ->
                [24] Le paquet a vingt-quatre cartes, du neuf à l’as.
               *[other] Le paquet a trente-deux cartes, du sept à l’as.
            }
       *[other] Le paquet a trente-deux cartes, du sept à l’as.
    }
rule-B3 = Le premier donneur est tiré au sort, puis la donne passe au joueur suivant.
rule-B4 =
    { $shuffle ->
        [every_deal] Le paquet est mélangé avant chaque donne.
        [dealer_choice] Avant une donne, le donneur mélange le paquet ou le fait seulement couper.
       *[other] Le paquet est mélangé avant la première donne, puis seulement coupé{ $shuffle_on_agreement ->
                [yes] , sauf accord des deux camps pour mélanger.
               *[other] .
            }
    }
rule-B5 = Après le jeu, les plis sont empilés dans un ordre fixe, sans mélanger.
rule-B6 = Si personne n’a pris, on ramasse les mains dans l’ordre du tour, puis la retourne et le talon.
rule-B7 = Le joueur placé avant le donneur coupe, et chaque moitié garde un minimum de cartes.
rule-B8 =
    { $misdeal ->
        [penalty_162] Une maldonne coûte 162 points, que l’autre camp marque.
       *[other] Après une maldonne, le même donneur redonne.
    }
rule-B9 = À l’atout, le valet et le neuf passent devant l’as ; dans les autres couleurs, c’est l’as, le dix, le roi.
rule-B10 = Chacun reçoit cinq cartes en deux paquets, puis une carte est retournée.
rule-B11 = Le preneur reçoit la retourne et deux cartes, les autres trois : chacun en a huit.
rule-B12 = À la vache, on donne cinq cartes sans rien retourner, puis trois après la prise.
rule-B13 = Pour les enchères, les huit cartes sont données d’abord, par paquets de deux et de trois.

## Bidding

rule-B20 =
    Au premier tour, chacun passe ou prend { $round1_suits ->
        [any4] à la couleur de son choix
       *[other] à la couleur de la retourne
    }, et la première prise met fin aux enchères.
rule-B21 =
    Si tous ont passé, un second tour permet de prendre à { $round2_suits ->
        [any4] n’importe quelle couleur.
       *[other] une autre couleur.
    }
rule-B22 =
    Si personne ne prend, la donne est nulle et { $passed_dealer ->
        [same] le même donneur redonne.
       *[other] la main passe.
    }
rule-B23 = Si tous les autres ont passé, le donneur est obligé de prendre.
rule-B24 = À la vache, un seul tour sans retourne ; le donneur, s’il est atteint, doit prendre.
rule-B25 = Sans Atout et Tout Atout s’annoncent là où la couleur est libre, au même rang que les autres.
rule-B26 = Le camp du preneur s’engage à faire plus de points que la défense.
rule-B30 = Chacun parle à son tour : passer, enchérir, coincher ou surcoincher quand c’est permis.
rule-B31 = Une enchère doit dépasser la précédente en points, et la couleur n’y change rien.
rule-B32 =
    Le capot passe au-dessus de toute enchère chiffrée{ $generale_bid ->
        [none] .
       *[other] , et la générale au-dessus du capot.
    }
rule-B33 =
    On ne coinche que l’enchère d’un adversaire, { $coinche_when ->
        [any_time] à tout moment
       *[other] à son tour
    } ; les points comptent alors double{ $coinche_freezes ->
        [no] , et l’on peut encore enchérir.
       *[other] , et plus personne n’enchérit.
    }
rule-B34 = Seul le camp coinché peut surcoincher, et cela clôt les enchères.
rule-B35 = Trois passes après une enchère ou une coinche ferment les enchères.
rule-B36 = Si les quatre passent d’entrée, la donne est nulle.
rule-B37 =
    Qui a passé peut reparler tant que les enchères durent{ $self_overbid ->
        [other_suit] , et après trois passes le dernier enchérisseur peut encore nommer une autre couleur.
       *[other] , mais nul ne se surenchérit lui-même.
    }
rule-B38 =
    Le preneur doit atteindre son enchère{ $need_majority ->
        [yes] {" "}et faire plus que la défense,
       *[other] ,
    } ou faire tous les plis s’il a annoncé capot.

## Play

rule-B40 = Le joueur placé après le donneur entame, et le gagnant d’un pli entame le suivant.
rule-B41 = Il faut fournir la couleur demandée quand on en a.
rule-B42 =
    À l’atout demandé, il faut monter si l’on peut{ $players ->
        [4] { $rise_on_trump_lead ->
                [not_over_partner] , sauf si le partenaire est maître.
               *[other] , même sur le partenaire.
            }
       *[other] .
    }
rule-B43 =
    Sans la couleur demandée, il faut couper{ $players ->
        [4] { $partner_exemption ->
                [none] , quel que soit le maître du pli.
                [plain_only] {" "}sauf si le partenaire est maître avec une carte ordinaire.
               *[other] {" "}quand le partenaire n’est pas maître.
            }
       *[other] .
    }
rule-B44 = Il faut surcouper l’atout d’un adversaire si l’on peut.
rule-B45 =
    Qui ne peut pas surcouper l’adversaire { $undertrump_opponent ->
        [must] doit tout de même jouer atout : on pisse.
       *[other] peut pisser ou se défausser.
    }
rule-B46 = Quand le partenaire est maître avec une carte ordinaire, on n’est pas obligé de couper.
rule-B47 =
    Quand le partenaire est maître à la coupe, { $partner_exemption ->
        [any] { $partner_ruff ->
                [if_cannot_over] on se défausse ou l’on monte, et l’on ne joue plus bas que si l’on ne peut monter.
                [all_trumps_only] on se défausse ou l’on monte, et l’on ne joue plus bas qu’avec une main toute d’atout ou si l’on ne peut monter.
                [pisse_if_cannot_over] on se défausse ou l’on monte ; qui ne peut monter doit jouer atout.
               *[other] on joue ce qu’on veut, même un atout plus bas.
            }
       *[other] il faut surcouper comme sur un adversaire.
    }
rule-B48 = Sans la couleur demandée ni atout, on joue ce qu’on veut.
rule-B49 = À Sans Atout, on fournit si l’on peut, et rien ne coupe.
rule-B50 =
    À Tout Atout, on fournit en montant si l’on peut{ $ta_rise ->
        [not_over_partner] , sauf sur le partenaire
       *[other] {""}
    }, et rien ne coupe.
rule-B51 = On peut revoir le dernier pli jusqu’au suivant, jamais les plus anciens.
rule-B52 = À deux et à trois, il n’y a pas de partenaire : tout maître du pli est un adversaire.
rule-B53 = Une défausse sur le pli du partenaire peut appeler une couleur, selon l’accord public des camps.

## Announcements

rule-B60 = On annonce la tierce à 20, le cinquante, le cent, et les carrés qui ont une valeur.
rule-B61 = Une carte ne sert que dans une seule annonce.
rule-B62 =
    Une suite de six cartes ou { $split_long_runs ->
        [yes] sept compte pour un cent, une suite de huit pour un cent et une tierce.
       *[other] plus compte pour un cent.
    }
rule-B63 = À Sans Atout, le carré d’as passe devant ; à Tout Atout, rien ne change.
rule-B64 = Un carré bat toute suite, puis la plus longue, puis la plus haute.
rule-B65 =
    À égalité, la suite d’atout l’emporte ; sinon, { $announce_tie ->
        [first_in_rotation] le camp qui vient le premier dans le tour.
       *[other] personne ne marque d’annonce.
    }
rule-B66 = Seul le camp qui a la meilleure annonce marque, et il marque toutes les siennes.
rule-B67 =
    { $announce_declare ->
        [auto] La table annonce pour chacun avec sa première carte.
       *[other] Chacun annonce en jouant sa première carte, et après il est trop tard.
    }
rule-B68 =
    { $announce_show ->
        [on_request] Après le premier pli, un adversaire peut demander à voir les annonces du camp gagnant.
        [immediate] Les annonces sont montrées dès qu’elles sont faites.
       *[other] Le camp gagnant montre ses annonces au deuxième pli.
    }
rule-B69 = On ne dit la hauteur d’une annonce que si les meilleures sont de même sorte.
rule-B70 =
    Une fausse annonce donne { $false_announcement ->
        [team_points] toutes les annonces du camp fautif
       *[other] les annonces du joueur fautif
    } à l’autre camp.
rule-B71 = Un carré de sept annoncé annule la donne, et le même donneur redonne.

## Belote

rule-B75 = Le roi et la dame d’atout dans une main valent vingt points.
rule-B76 =
    { $belote_declare ->
        [auto] La table dit « belote » et « rebelote » pour qui joue les deux cartes.
        [two_words] On dit « belote » à la première des deux cartes et « rebelote » à la seconde ; un oubli de « rebelote » est pardonné.
        [two_words_strict] On dit « belote » à la première des deux cartes et « rebelote » à la seconde, sinon elle ne compte pas.
       *[other] On dit « belote » à la première des deux cartes ; « rebelote » à la seconde n’est pas obligatoire.
    }{ $belote_order ->
        [king_first] {" "}Le roi doit être joué d’abord.
       *[other] {""}
    }
rule-B77 = Pas de belote à Sans Atout ; à Tout Atout, une par couleur.
rule-B78 =
    En cas de chute, { $belote_on_failure ->
        [taken] la belote des preneurs va à la défense.
       *[other] les preneurs gardent leur belote.
    }
rule-B79 = Le roi d’abord peut dire que le partenaire du preneur n’a pas d’autre atout, la dame d’abord qu’il en a.

## Points of the tricks

rule-B80 =
    { $players ->
        [2] { $two_form ->
                [open] Les plis valent 162 points en tout, dix de der compris.
               *[other] Les plis valent les points des cartes en jeu, et dix de der.
            }
        [3] { $three_form ->
                [32] Les plis valent les points des cartes en jeu, et dix de der.
               *[other] Les plis valent 162 points en tout, dix de der compris.
            }
       *[other] Les plis valent 162 points en tout, dix de der compris.
    }
rule-B81 = À Sans Atout, l’as vaut 19.
rule-B82 = À Tout Atout, les points de chaque camp sont ramenés de 258 à 162.
rule-B83 = À Tout Atout, les cartes prennent d’autres valeurs, pour un total de 162.
rule-B84 = Qui fait tous les plis compte cent pour le dernier au lieu de dix.

## Scoring, take modes

rule-B90 =
    Les deux camps comparent leurs totaux : { $contract_basis ->
        [tricks] les plis seuls.
        [tricks_belote] plis et belote.
       *[other] plis, annonces et belote.
    }
rule-B91 = Tous les plis font le contrat, aucun pli le fait chuter, quoi qu’il y ait d’annonces.
rule-B92 = Contrat fait, chaque camp marque ses plis et ses annonces.
rule-B93 =
    Dedans, les preneurs ne marquent rien et la défense marque tout{ $failure_announcements ->
        [lost] , sauf les annonces des preneurs, qui sont perdues.
       *[other] .
    }
rule-B94 =
    À égalité parfaite, { $tie_rule ->
        [taker_makes] le contrat est fait.
        [taker_fails] les preneurs sont dedans.
        [litige_all_held] tous les points attendent : litige complet.
        [redeal] on ne marque rien et le même donneur redonne.
       *[other] les points des preneurs attendent : litige.
    }
rule-B95 = En litige, la défense marque les siens et les points des preneurs attendent la donne suivante.
rule-B96 = En litige complet, personne ne marque et tous les points attendent la donne suivante.
rule-B97 = Les points en litige restent jusqu’au prochain résultat et sont arrondis dès leur mise de côté.
rule-B98 =
    { $rounding ->
        [none] On marque les points sans arrondir.
        [tens_half_down] On arrondit ce qu’on marque à la dizaine, le cinq vers le bas ; jamais ce qui juge le contrat.
        [fives] On arrondit ce qu’on marque à cinq près, jamais ce qui juge le contrat.
        [tens_complement] Le plus petit tas est arrondi à la dizaine et l’autre prend le reste de 160 ; jamais ce qui juge le contrat.
       *[other] On arrondit ce qu’on marque à la dizaine, le cinq vers le haut ; jamais ce qui juge le contrat.
    }
rule-B99 =
    Au capot des preneurs, { $capot_defence_announcements ->
        [transferred] les annonces de la défense vont aux preneurs.
        [forfeited] les annonces de la défense sont perdues.
       *[other] la défense garde ses annonces.
    }

## Scoring, auction

rule-B100 =
    Le contrat est fait si l’enchère est atteinte{ $need_majority ->
        [yes] {" "}avec plus que la défense.
       *[other] .
    }
rule-B101 = Contrat fait, les preneurs ajoutent l’enchère à leurs points et la défense marque les siens.
rule-B102 = Un contrat coinché et fait se compte au forfait, et la défense ne marque que sa belote.
rule-B103 = Dedans, la défense marque le forfait, toutes les annonces et l’enchère, multipliés s’il y a coinche.
rule-B104 = Un capot annoncé chute dès qu’un seul pli manque.
rule-B105 =
    { $score_basis ->
        [bid_only] Les gagnants ne marquent que l’enchère, et les autres rien.
        [made_only] L’enchère elle-même ne se marque pas.
       *[other] { $double_scope ->
                [bid_only] Seule l’enchère est multipliée.
               *[other] Un capot annoncé se paie au forfait.
            }
    }

## End of the game

rule-B110 =
    Le camp qui { $reach ->
        [over] dépasse le but
       *[other] atteint le but
    } à la fin d’une donne gagne la partie.
rule-B111 =
    Si les deux camps atteignent le but à la même donne, { $both_over ->
        [draw] la partie est nulle.
        [extend] on joue une donne de plus, puis le plus haut total gagne.
        [taker] le camp du preneur gagne.
       *[other] le plus haut total gagne.
    }
rule-B112 =
    À totaux égaux, { $final_tie ->
        [draw] la partie est nulle.
       *[other] on joue une donne de plus.
    }
rule-B113 =
    Un camp capot{ $belote_only_finish ->
        [capot_or_failed] {" "}ou dedans
       *[other] {""}
    } n’emporte pas la partie par sa seule belote : il lui faut encore un pli.
rule-B114 = Une seule donne : le contrat fait ou chuté désigne le gagnant.
rule-B115 = On joue un nombre fixe de donnes, et celles où personne n’a pris ne comptent pas.
rule-B116 = Après un pli gagné, on peut arrêter en affirmant que le but est atteint ; l’erreur coûte la partie.
rule-B117 = Les points en litige ne comptent pas pour atteindre le but.

## Two and three players

rule-B120 = À deux, chacun a neuf cartes, douze restent cachées, et le preneur doit faire plus que l’autre.
rule-B121 = À la belote découverte, on ne joue que des cartes visibles, et le plus haut total gagne.
rule-B122 =
    À trois{ $three_form ->
        [24] {" "}avec 24 cartes
       *[other] {""}
    }, le preneur seul doit avoir plus que chacun des deux autres.
rule-B123 = À trois avec 32 cartes, qui ne fait aucun pli donne 50 à chacun des autres, ou 100 au seul qui en a.
rule-B124 = À trois, la chute du preneur se partage entre les deux autres.
