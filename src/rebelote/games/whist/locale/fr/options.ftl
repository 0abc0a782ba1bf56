## Groups of options

group-deal = Donne
group-bidding = Enchères
group-play = Jeu de la carte
group-scoring = Marque
group-end = Fin de la partie

## Deal

option-first_dealer = Premier donneur
option-first_dealer-help = Dit si le premier donneur est tiré au sort ou suit le marqueur.
option-first_dealer-random = tiré au sort
option-first_dealer-after_scorer = après le marqueur, qui a la première place
option-all_pass = Donneur si personne ne joue
option-all_pass-help = Dit qui redonne quand il n’y a aucun jeu à jouer.
option-all_pass-same_dealer = le même joueur
option-all_pass-next_dealer = le joueur suivant

## Auction

option-trou = Trou
option-trou-help = Qui tient exactement trois as annonce trou avant les enchères.
option-trou-yes = { yes }
option-trou-no = { no }
option-trou_announcer_may_overcall = L’annonceur dépasse son trou
option-trou_announcer_may_overcall-help = Permet à qui a dit trou d’annoncer lui-même un jeu supérieur.
option-trou_announcer_may_overcall-yes = { yes }
option-trou_announcer_may_overcall-no = { no }
option-chelem_nt = Chelem sans atout
option-chelem_nt-help = Dit si un chelem peut s’annoncer sans atout, au-dessus du même chelem à cœur.
option-chelem_nt-above_hearts = au-dessus du cœur
option-chelem_nt-off = ne se joue pas
option-proposal_order = Ordre des propositions
option-proposal_order-help = Dit si l’on peut proposer une couleur sous celle déjà proposée.
option-proposal_order-free = libre
option-proposal_order-ascending = en montant seulement
option-joinable_by = Qui peut encore emballer
option-joinable_by-help = Dit si un joueur en attente dans une couleur inférieure compte parmi ceux qui peuvent emballer.
option-joinable_by-waiting = aussi qui attend plus bas
option-joinable_by-to_come = seulement qui doit encore parler
option-misere_bars_proposals = Pas de proposition après une misère
option-misere_bars_proposals-help = Dès qu’une misère ou le piccolo est annoncé, on ne propose plus de couleur.
option-misere_bars_proposals-yes = { yes }
option-misere_bars_proposals-no = { no }
option-several_miseres = Plusieurs misères à la fois
option-several_miseres-help = Permet à plusieurs de jouer la même misère ou le piccolo, chacun pour soi.
option-several_miseres-yes = { yes }
option-several_miseres-no = { no }
option-specials_round = Au premier tour seulement
option-specials_round-help = Dit quels jeux ne s’annoncent qu’à sa première parole.
option-specials_round-abondance_chelem_only = abondance et chelem
option-specials_round-all = aussi misères et piccolo
option-emballage_entry = Emballer sur le tard
option-emballage_entry-help = Dit si l’on peut emballer quand huit plis ne suffisent plus.
option-emballage_entry-lowest_sufficient = au plus petit nombre qui tient
option-emballage_entry-eight_only = à huit seulement
option-raise_step = Pas de l’emballeur
option-raise_step-help = Dit de combien l’emballeur peut monter d’un coup.
option-raise_step-any = au choix
option-raise_step-minimal = juste assez
option-direct_solo = Solo sans proposition
option-direct_solo-help = Dit quand un solo peut être la première parole.
option-direct_solo-not_joinable = quand personne ne peut emballer
option-direct_solo-always = toujours
option-maintain = Maintenir
option-maintain-help = Permet de quitter les enchères en laissant sa proposition ouverte.
option-maintain-yes = { yes }
option-maintain-no = { no }

## Play

option-open_misere_exposure = Étaler la grande misère
option-open_misere_exposure-help = Dit quand le jeu de la grande misère étalée est posé sur la table.
option-open_misere_exposure-after_second_lead = après l’entame du deuxième pli
option-open_misere_exposure-after_second_trick = après le deuxième pli
option-open_misere_exposure-after_first_trick = après le premier pli
option-open_misere_exposure-before_first_lead = avant la première entame
option-early_stop = Arrêt anticipé
option-early_stop-help = Termine la donne dès que plus rien ne peut changer la marque.
option-early_stop-yes = { yes }
option-early_stop-no = { no }

## Scoring

option-trou_double = Trou à tous les plis
option-trou_double-help = Dit si un trou qui fait les treize plis marque 30 au lieu de 16.
option-trou_double-all_tricks = 30 points
option-trou_double-off = 16 points
option-emballage13_fail = Emballage 13 raté
option-emballage13_fail-help = Dit ce que coûte un emballage 13 raté.
option-emballage13_fail-flat = toujours 30
option-emballage13_fail-progressive = 25, 28, 31 selon les plis manquants
option-misere_winner_defends = Misère réussie contre une ratée
option-misere_winner_defends-help = Dit si qui réussit sa misère marque aussi pour l’échec d’un autre.
option-misere_winner_defends-yes = { yes }
option-misere_winner_defends-no = { no }

## End

option-end_mode = Longueur de la partie
option-end_mode-help = Dit si l’on joue jusqu’à un total ou un nombre de donnes.
option-end_mode-target = jusqu’au but
option-end_mode-deals = nombre de donnes
option-target = But
option-target-help = Fixe le total qui termine la partie.
option-target-number = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
option-deals = Nombre de donnes
option-deals-help = Fixe combien de donnes marquées font une partie.
option-deals-number = { $number ->
        [one] { $number } donne
       *[other] { $number } donnes
    }
option-end_tie = Égalité en tête
option-end_tie-help = Dit ce qui se passe si deux joueurs sont en tête à égalité à la fin.
option-end_tie-extra_deal = une donne de plus
option-end_tie-shared = victoire partagée
