## The tables of the bistro games

konter-packets = Un paquet de { $number } cartes attend devant chaque place
konter-second = Deuxième paquet : après l’atout
konter-slate = L’ardoise
konter-strokes = { $number ->
        [one] { $number } trait reste
       *[other] { $number } traits restent
    }
konter-carried = { $number ->
        [one] { $number } trait reporté
       *[other] { $number } traits reportés
    }
konter-medal = { $card } : { $metal }, toujours atout
metal-gold = or
metal-silver = argent
metal-bronze = bronze
updown-flip = Retourner
updown-rotate = Tourner : ma couleur
updown-roll = Lancer
updown-card = La carte montre { $side }.
updown-points-at = { $suit } pour { $name }
updown-chosen = { $name } a choisi : carte face cachée
updown-dice = Dés et pot
updown-trump = Rang d’atout
updown-pot = Pot
rammi-sort = Trier ma main
rammi-sort-suit = Par couleur
rammi-sort-rank = Par valeur
rammi-stock = Talon : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
rammi-discard = Défausse : { $card } au-dessus
rammi-discard-none = Défausse : vide
rammi-melds = Sur la table
rammi-meld = Combinaison { $number } ({ $name }) : { $cards }
rammi-made = Ce que font les cartes choisies
rammi-choose = Choisissez des cartes : les boutons diront ce qu’elles font.
rammi-nothing = Ces cartes ne vont pas ensemble.
rammi-clear = Ne rien choisir
rammi-do-meld = Étaler
rammi-do-lay-off = Compléter la combinaison { $number }
rammi-do-discard = Défausser
whist-aside = { $number ->
        [one] { $number } carte écartée
       *[other] { $number } cartes écartées
    }
whist-grid = Grille des points
whist-grid-lead = Les nombres se suivent pli par pli, et plus loin du même pas : en plus quand le jeu est réussi, en moins quand il est raté. Misères : un raté, plusieurs ratés.
whist-game = Jeu
whist-made = Réussi
whist-failed = Raté
whist-opponents = Chaque adversaire
whist-without = sans
whist-propose = À deux : proposer une couleur
whist-alone = Seul
whist-miseres = Sans faire de pli
whist-solo = Solo { $number }
whist-abondance = Abondance { $number }
whist-chelem = Chelem { $number }
example-title = Exemples
example-own = Propre couleur :
example-updown-own = Sous chaque carte, la couleur tournée vers son joueur.
example-updown-rules = { $side }, rang d’atout { $trump }.
example-updown-a = Le dix est la plus haute carte, mais pas de la couleur de son joueur : le neuf gagne.
example-updown-b = Deux dames se neutralisent, quelles que soient leurs couleurs : le valet gagne.
example-updown-c = Deux atouts se neutralisent, et le dix est d’une autre couleur : personne ne gagne, le pli va au pot.
example-konter-queens = Trois dames sont atout à chaque donne : la matt en or, les konter en argent et en bronze.
example-rammi-sequence = Une séquence : au moins trois cartes qui se suivent dans une couleur.
example-rammi-group = Un groupe : trois ou quatre cartes de même valeur.
example-whist-pair = Atout cœur : qui n’a plus de pique peut couper, et prend le pli devant l’as.
fate-wins = gagne
fate-lower = plus basse
fate-foreign = autre couleur
fate-cancelled = neutralisée
