## The score of a deal, figure by figure

line-contract = { $label }
line-announcement = { $kind } ({ $seat }) : { $reason ->
        [best-side] compte
        [beaten] battue
        [tied] à égalité, ne compte pas
       *[annuls] annule la donne
    }
line-belote-said = Belote { $suit } ({ $seat }) : { $reason ->
        [counted] compte
        [forgiven] rebelote signalée à temps
        [one-word] un seul mot, perdue
        [queen-first] dame avant le roi, perdue
       *[silent] pas dite
    }
line-cards = Points des cartes
line-tricks = Plis
line-last-trick = Dix de der
line-converted = Ramenés de 258 à 162
line-capot = Capot
line-announcements = Annonces comptées
line-announcements-moved = Annonces prises par capot
line-announcements-forfeited = Annonces perdues par capot
line-belote = Belote
line-compared = Total pour le contrat
line-made = { $by ->
        [capot] Contrat fait par capot : { $points } contre { $theirs }.
        [generale] Générale faite : { $points } contre { $theirs }.
        [equality] Contrat fait, à égalité : { $points } partout.
       *[points] Contrat fait : { $points } contre { $theirs }.
    }
line-failed = { $by ->
        [capot] Dedans, il fallait des plis : { $points } contre { $theirs }.
        [generale] Dedans, la générale n’est pas faite : { $points } contre { $theirs }.
        [majority] Dedans, pas plus que la défense : { $points } contre { $theirs }.
        [equality] Dedans, à égalité : { $points } partout.
       *[points] Dedans : { $points } contre { $theirs }.
    }
line-litige = Litige : { $points } partout.
line-redeal = Égalité à { $points } : la donne est rejouée.
line-higher = { $side } l’emporte de { $points } points.
line-level = Égalité à { $points } points.
line-passed = Donne nulle.
line-misdeal = Maldonne ({ $side }).
line-arret = Arrêt ({ $side }) : { $points } points comptés pour { $target }, { $right ->
        [1] c’est juste.
       *[0] c’est faux.
    }
line-mark-tricks = Plis marqués
line-mark-base = Forfait des plis
line-mark-announcements = Annonces
line-mark-announcements-taken = Annonces prises ({ $of })
line-mark-belote = Belote
line-mark-belote-taken = Belote prise ({ $of })
line-mark-share = Part de la chute
line-mark-bid = Enchère
line-mark-flat = Capot au forfait
line-mark-doubling = Multiplié par { $mult }
line-mark-held = Mis en litige
line-mark-rounding = Arrondi
line-mark-pot = Litige récupéré
line-mark-penalty = Amende reçue
line-held = En litige ({ $exact } avant l’arrondi)
line-total = Total de la donne
line-waiting = En litige pour la suite : { $points } points.
