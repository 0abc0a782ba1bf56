## The table in the terminal

terminal-welcome = Wëllkomm um Dësch: { $table }.
terminal-seed = Startwäert vun dëser Partie: { $seed }
terminal-your-turn = Dir sidd un der Rei.
terminal-waiting = Mir waarden op { $seat } …
terminal-choices = Dir kënnt: { $choices }
terminal-prompt = Ären Zuch
terminal-not-a-choice = „{ $text }“ geet hei net.
terminal-refused = Refuséiert ({ $rule }): { $reason }
terminal-rule = { $number }: { $rule }
terminal-hand = Är Hand
terminal-trick = Streech { $number }
terminal-last-trick = Leschte Streech
terminal-no-last-trick = Et gëtt nach kee Streech ze kucken.
terminal-takes-trick = { $seat } kritt de Streech ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }).
terminal-plays = { $seat } spillt { $card }
terminal-says = { $seat }: { $words }
terminal-dealer = Geber: { $seat }
terminal-deal = Ronn { $number }
terminal-score = Stand
terminal-total = Total
terminal-wins = { $side }: Partie gewonnen.
terminal-draw = D’Partie ass onentscheet.
terminal-next-deal = Enter fir déi nächst Ronn
terminal-again = Rebelote? Nach eng Partie.
terminal-goodbye = Bis déi nächst Kéier!
terminal-help = Gitt en Zuch an, zum Beispill { $example }; „?“ weist dës Hëllef, „streech“ de leschte Streech, „stand“ d’Punkten, „reegelen“ d’Reegele vum Dësch, „enn“ hält op.
terminal-command-trick = streech
terminal-command-score = stand
terminal-command-rules = reegelen
terminal-command-quit = enn
terminal-leave = D’Partie verloossen? (j/n)
terminal-changed = Anescht wéi „{ $preset }“:
terminal-options = Reegele vum Dësch
terminal-hint = Tipp: { $move }
