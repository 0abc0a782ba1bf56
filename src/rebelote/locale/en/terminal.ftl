## The table in the terminal

terminal-welcome = Welcome to the table: { $table }.
terminal-seed = Seed of this game: { $seed }
terminal-your-turn = Your turn.
terminal-waiting = Waiting for { $seat }…
terminal-choices = You may: { $choices }
terminal-prompt = Your move
terminal-not-a-choice = “{ $text }” is no possible move here.
terminal-refused = Refused ({ $rule }): { $reason }
terminal-rule = { $number }: { $rule }
terminal-hand = Your hand
terminal-trick = Trick { $number }
terminal-last-trick = Last trick
terminal-no-last-trick = There is no trick to look at yet.
terminal-takes-trick = { $seat } wins the trick ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
terminal-plays = { $seat } plays { $card }
terminal-says = { $seat }: { $words }
terminal-dealer = Dealer: { $seat }
terminal-deal = Deal { $number }
terminal-score = Score
terminal-total = Total
terminal-wins = { $side }: the game is won.
terminal-draw = The game is a draw.
terminal-next-deal = Enter for the next deal
terminal-again = Rebelote? One more game.
terminal-goodbye = See you next time!
terminal-help = Type a move, for example { $example }; “?” shows this help, “trick” the last trick, “score” the points, “rules” the table’s rules, “quit” leaves.
terminal-command-trick = trick
terminal-command-score = score
terminal-command-rules = rules
terminal-command-quit = quit
terminal-leave = Leave the game? (y/n)
terminal-changed = Different from “{ $preset }”:
terminal-options = Rules of the table
terminal-hint = Hint: { $move }
