## Players, deal, trou

rule-W1 = On joue à quatre avec cinquante-deux cartes, chacun pour soi ; les camps se forment à chaque donne.
rule-W2 = Après la coupe on donne quatre, cinq et quatre cartes : treize chacun.
rule-W3 =
    Le premier donneur { $first_dealer ->
        [after_scorer] suit le marqueur
       *[other] est tiré au sort
    } ; puis la donne tourne.
rule-W4 = Aux enchères, le cœur passe avant le carreau, le trèfle et le pique, dans cet ordre.
rule-W5 = Avant les enchères, qui tient exactement trois as dit trou ; les autres disent passe-trou.
rule-W6 =
    Après un trou, on n’annonce que plus haut{ $trou_announcer_may_overcall ->
        [no] , et pas celui qui l’a dit
       *[other] {""}
    } ; si tous passent, qui a le quatrième as est partenaire et choisit l’atout.

## Auction

rule-W7 = Les jeux ont un ordre fixe ; il faut dépasser le plus haut, et à jeu égal la couleur décide.
rule-W8 = La parole va dans le sens horaire à qui peut encore parler ; qui passe est dehors pour de bon.
rule-W9 = Le premier joueur peut attendre ; ensuite il ne peut qu’emballer ou passer.
rule-W10 =
    Une proposition offre une couleur d’atout à qui l’emballe ; plusieurs peuvent être ouvertes{ $proposal_order ->
        [ascending] , chacune plus haute que la précédente.
       *[other] , dans n’importe quel ordre.
    }
rule-W11 =
    On ne propose une couleur que si { $joinable_by ->
        [to_come] quelqu’un qui n’a pas encore parlé peut l’emballer
       *[other] quelqu’un peut encore l’emballer
    }{ $misere_bars_proposals ->
        [yes] , et sans misère ni piccolo annoncé.
       *[other] .
    }
rule-W12 =
    { $specials_round ->
        [all] Misères, piccolo, abondances et chelems ne s’annoncent qu’à la première parole.
       *[other] Misères et piccolo s’annoncent à tout moment, abondances et chelems à la première parole.
    }{ $several_miseres ->
        [no] {" "}Un seul joue une misère.
       *[other] {""}
    }
rule-W13 =
    Pour emballer il faut une carte de la couleur ; la paire joue { $emballage_entry ->
        [eight_only] huit plis, si cela suffit.
       *[other] le plus petit nombre de plis suffisant.
    }
rule-W14 =
    Seul l’emballeur parle pour la paire : il monte dans la même couleur{ $raise_step ->
        [minimal] , juste assez,
       *[other] {""}
    } ou passe.
rule-W15 =
    Un solo suit une proposition ou un jeu dépassé, ou s’annonce d’emblée{ $direct_solo ->
        [always] .
       *[other] {" "}si personne ne peut emballer.
    }
rule-W16 = Quand l’emballeur passe, la paire est dissoute et le proposant peut reparler.
rule-W17 =
    { $maintain ->
        [yes] Qui maintient quitte les enchères, mais sa proposition reste ouverte.
       *[other] Une proposition ne se maintient pas : qui l’a faite reparle ou passe.
    }
rule-W18 = Quand plus personne ne peut parler, le plus haut jeu est joué par qui l’a annoncé.
rule-W19 =
    S’il n’y a aucun jeu à jouer, { $all_pass ->
        [next_dealer] la donne passe au suivant.
       *[other] le même donneur redonne.
    }
rule-W20 =
    Misères et piccolo se jouent sans atout{ $chelem_nt ->
        [off] {""}
       *[other] , un chelem aussi s’il est annoncé ainsi
    } ; les autres jeux ont la couleur annoncée.

## Play

rule-W21 =
    À l’abondance et au chelem le déclarant entame{ $trou ->
        [yes] , au trou qui a le quatrième as
       *[other] {""}
    }, sinon le joueur après le donneur.
rule-W22 = Il faut fournir si l’on peut ; sinon toute carte est permise.
rule-W23 = Le plus haut atout gagne le pli, sinon la plus haute carte de la couleur entamée.
rule-W24 =
    { $early_stop ->
        [yes] On s’arrête dès que plus rien ne peut changer.
       *[other] Toutes les cartes se jouent.
    }
rule-W25 = Avant une petite misère, les quatre écartent une carte cachée et jouent douze plis.
rule-W26 =
    Le jeu d’une grande misère étalée est posé sur la table { $open_misere_exposure ->
        [before_first_lead] avant l’entame.
        [after_first_trick] après le premier pli.
        [after_second_trick] après le deuxième pli.
       *[other] dès l’entame du deuxième pli.
    }

## Scoring

rule-W27 = Un jeu est réussi avec au moins son nombre de plis ; une misère sans aucun, le piccolo avec un seul.
rule-W28 = Réussi, chaque déclarant marque ; raté, chaque déclarant perd et chaque adversaire marque.
rule-W29 =
    Une paire marque 7 pour huit plis et 3 par pli de plus, 30 pour tous ; ratée, elle perd de même{ $emballage13_fail ->
        [progressive] , à treize 25 et 3 par pli manquant.
       *[other] , à treize 30.
    }
rule-W30 = Un solo six ou sept compte jusqu’à huit plis ; un solo huit marque 21.
rule-W31 =
    Chaque misère ou piccolo est jugé à part ; les adversaires marquent plus si plusieurs échouent{ $misere_winner_defends ->
        [yes] , et qui a réussi la sienne compte comme adversaire des autres.
       *[other] .
    }
rule-W32 = Abondances et chelems ont des points fixes ; les plis en plus ne rapportent rien.
rule-W33 =
    Un trou demande neuf plis{ $trou_double ->
        [all_tricks] {" "}et marque 30 pour les treize
       *[other] {""}
    } ; raté, il ne coûte rien à la paire et donne 16 à chaque adversaire.
rule-W34 =
    { $end_mode ->
        [deals] La partie finit après { $deals ->
                [1] une donne
               *[other] { $deals } donnes
            }
       *[other] La partie finit quand quelqu’un a { $target } points
    }{ $end_tie ->
        [shared] , et une égalité partage la victoire.
       *[other] {" "}avec un seul joueur en tête.
    }
rule-W35 = Chacun voit les paroles, les plis et les jeux étalés ; le quatrième as n’est connu que si le trou se joue.
