## The table in the terminal

terminal-welcome = Willkommen am Tisch: { $table }.
terminal-seed = Startwert dieser Partie: { $seed }
terminal-your-turn = Sie sind dran.
terminal-waiting = Wir warten auf { $seat } …
terminal-choices = Sie können: { $choices }
terminal-prompt = Ihr Zug
terminal-not-a-choice = „{ $text }“ geht hier nicht.
terminal-refused = Abgelehnt ({ $rule }): { $reason }
terminal-rule = { $number }: { $rule }
terminal-hand = Ihr Blatt
terminal-trick = Stich { $number }
terminal-last-trick = Letzter Stich
terminal-no-last-trick = Es gibt noch keinen Stich anzusehen.
terminal-takes-trick = { $seat } macht den Stich ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
terminal-plays = { $seat } spielt { $card }
terminal-says = { $seat }: { $words }
terminal-dealer = Geber: { $seat }
terminal-deal = Runde { $number }
terminal-score = Stand
terminal-total = Gesamt
terminal-wins = { $side }: Partie gewonnen.
terminal-draw = Die Partie endet unentschieden.
terminal-next-deal = Eingabetaste für die nächste Runde
terminal-again = Rebelote? Noch eine Partie.
terminal-goodbye = Bis zum nächsten Mal!
terminal-help = Geben Sie einen Zug ein, zum Beispiel { $example }; „?“ zeigt diese Hilfe, „stich“ den letzten Stich, „stand“ die Punkte, „regeln“ die Regeln des Tisches, „ende“ hört auf.
terminal-command-trick = stich
terminal-command-score = stand
terminal-command-rules = regeln
terminal-command-quit = ende
terminal-leave = Partie verlassen? (j/n)
terminal-changed = Anders als „{ $preset }“:
terminal-options = Regeln des Tisches
terminal-hint = Tipp: { $move }
