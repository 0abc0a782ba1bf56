## Groups of options

group-deal = Donne
group-play = Jeu de la carte
group-announcements = Annonces
group-scoring = Traits
group-end = Fin de la partie

## Deal

option-direction = Sens du jeu
option-direction-help = Dit si le joueur suivant est assis à gauche ou à droite ; les règles restent les mêmes.
option-direction-clockwise = vers la gauche (sens horaire)
option-direction-anticlockwise = vers la droite (sens antihoraire)
option-staenner_dealer = Donneur après un Stänner
option-staenner_dealer-help = Après 20 à 20, le même camp refait l’atout : le même joueur, ou son partenaire.
option-staenner_dealer-same = le même donneur
option-staenner_dealer-partner = le partenaire du donneur

## Play

option-ace_over_queens = As au-dessus des trois dames
option-ace_over_queens-help = Dit si l’as d’atout bat les trois dames, ou si elles le battent.
option-ace_over_queens-yes = { yes }
option-ace_over_queens-no = { no }
option-last_trick_view = Dernier pli visible
option-last_trick_view-help = Le dernier pli peut être revu jusqu’au pli suivant.
option-last_trick_view-yes = { yes }
option-last_trick_view-no = { no }
option-show_points = Points affichés pendant la donne
option-show_points-help = Affiche les points des deux camps pendant la donne ; sinon chacun compte pour soi.
option-show_points-yes = { yes }
option-show_points-no = { no }

## Announcements

option-announce_window = Moment des annonces
option-announce_window-help = Konter et Matt s’annoncent à tour de rôle avant l’entame, ou par chacun avec sa première carte.
option-announce_window-before_first_lead = avant l’entame
option-announce_window-before_own_first_card = avec sa première carte

## Strokes

option-staenner = Enjeu d’un Stänner
option-staenner-help = Après 20 à 20, les traits en jeu sont reportés à la donne suivante, ou oubliés.
option-staenner-carry = reporté
option-staenner-penalty_only = oublié, pénalité seule
option-staenner_penalty = Pénalité d’un Stänner
option-staenner_penalty-help = Combien de traits le camp de l’atout reçoit à 20 à 20.
option-staenner_penalty-1 = 1
option-staenner_penalty-0 = 0
option-carry_to_loser = Report aussi pour les perdants
option-carry_to_loser-help = Si le camp de l’atout perd la donne après un Stänner, il reçoit aussi les traits reportés.
option-carry_to_loser-yes = { yes }
option-carry_to_loser-no = { no }

## End of the game

option-start_strokes = Traits au départ
option-start_strokes-help = Combien de traits chaque camp doit effacer.
option-start_strokes-number = { $number ->
        [one] { $number } trait
       *[other] { $number } traits
    }
