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
rammi-meld = Combinaison { $number } : { $cards }
rammi-made = Ce que font les cartes choisies
rammi-choose = Choisissez des cartes : les boutons diront ce qu’elles font.
rammi-nothing = Ces cartes ne vont pas ensemble.
rammi-clear = Ne rien choisir
rammi-do-meld = Étaler
rammi-do-lay-off = Ajouter à la combinaison { $number }
rammi-do-discard = Défausser
whist-open = Main étalée de { $name }
whist-aside = { $number ->
        [one] { $number } carte écartée
       *[other] { $number } cartes écartées
    }
whist-grid = Grille des points
whist-grid-lead = Les nombres se suivent pli par pli : en plus quand le jeu est réussi, en moins quand il est raté. Misères : un raté, plusieurs ratés.
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
