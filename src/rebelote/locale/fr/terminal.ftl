## The table in the terminal

terminal-welcome = Bienvenue à la table : { $table }.
terminal-seed = Graine de cette partie : { $seed }
terminal-your-turn = À vous.
terminal-waiting = On attend { $seat }…
terminal-choices = Vous pouvez : { $choices }
terminal-prompt = Votre choix
terminal-not-a-choice = « { $text } » n’est pas un coup possible ici.
terminal-refused = Refusé ({ $rule }) : { $reason }
terminal-rule = { $number } : { $rule }
terminal-hand = Votre main
terminal-trick = Pli { $number }
terminal-last-trick = Dernier pli
terminal-no-last-trick = Il n’y a pas encore de pli à revoir.
terminal-takes-trick = { $seat } fait le pli ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
terminal-plays = { $seat } joue { $card }
terminal-says = { $seat } : { $words }
terminal-dealer = Donneur : { $seat }
terminal-deal = Donne { $number }
terminal-score = Marque
terminal-total = Total
terminal-wins = { $side } : partie gagnée.
terminal-draw = Partie nulle.
terminal-next-deal = Entrée pour la donne suivante
terminal-again = Rebelote ? On rejoue une partie.
terminal-goodbye = À la prochaine !
terminal-help = Tapez un coup, par exemple { $example } ; « ? » montre l’aide, « pli » le dernier pli, « marque » les points, « règles » les règles de la table, « fin » quitte.
terminal-command-trick = pli
terminal-command-score = marque
terminal-command-rules = règles
terminal-command-quit = fin
terminal-leave = Quitter la partie ? (o/n)
terminal-changed = Réglé autrement que « { $preset } » :
terminal-options = Règles de la table
terminal-hint = Conseil : { $move }
