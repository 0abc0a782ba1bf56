## The table in the terminal

terminal-welcome = Willkommen am Tisch { $table }.
terminal-seed = Startwert dieser Partie: { $seed }.
terminal-help-short = „?“ zeigt die Hilfe, „ende“ verlässt den Tisch.
terminal-your-turn = Sie sind dran.
terminal-choices = Sie können: { $choices }.
terminal-more = { $number } weitere („?“ sagt alle)
terminal-aside = Sie können auch: { $choices }; Eingabetaste lässt es sein.
terminal-prompt = Ihr Zug
terminal-which = Was sagen Sie zu dieser Karte? Eingabetaste für 1
terminal-not-a-choice = „{ $text }“ geht hier nicht; „?“ zeigt die Hilfe.
terminal-may = { $move }: das geht.
terminal-why-what = Sagen Sie, welche Karte oder welcher Zug, zum Beispiel „warum 3“.
terminal-hand = Ihr Blatt: { $cards }.
terminal-last-trick = Letzter Stich
terminal-no-last-trick = Es gibt keinen Stich anzusehen.
terminal-dealer = Geber: { $seat }
terminal-score = Abrechnung der Runde
terminal-next-deal = Eingabetaste für die nächste Runde.
terminal-again = Rebelote? Noch eine Partie (j/n)
terminal-goodbye = Bis zum nächsten Mal!
terminal-help = Tippen Sie eine Nummer, eine Karte oder die Wörter dessen, was angeboten wird. „warum“ mit einer Karte erklärt die Regel; „tisch“ sagt, was auf dem Tisch liegt, { $tricks ->
        [yes] „stich“ zeigt den letzten Stich,{" "}
       *[no] {""}
    }„stand“ die Punkte, „blatt“ Ihre Karten, „regeln“ die Regeln des Tisches; „ende“ hört auf.
terminal-help-cards = Karten: { $ranks } und dahinter s für { suit-s }, h für { suit-h }, d für { suit-d }, c für { suit-c }, zum Beispiel { $short }; oder ausgeschrieben, { $full }.
terminal-help-silent = Ein Strich hinter der Karte spielt sie, ohne etwas zu sagen, zum Beispiel { $short }.
terminal-help-alone = Eine Karte allein genügt: { $card } heißt „{ $move }“.
terminal-leave = Partie verlassen? (j/n)
terminal-changed = Anders als „{ $preset }“:

## Commands at the table, words that mean the same with commas between

command-help = ?, hilfe, help
command-why = warum, why
command-rules = regeln, rules
command-score = stand, punkte, score
command-last = stich, letzter stich, last
command-hand = blatt, hand, karten
command-table = tisch, table
command-quit = ende, quit, q

## The score, in columns and in sentences

score-side = { $side } { $points }
score-rule = Regel
score-said = { $label }: { $figures } ({ $rule }).
score-said-rule = { $label } ({ $rule }).

## Tables and options in words

rules-more = „rebelote rules NAME“ sagt alle Regeln eines Tisches, „rebelote rules --options“ alle Einstellungen.
rules-any-number = oder jede Zahl ab { $least }
rules-pair = { $name }: { $value }
origin-s = steht in der Quelle
origin-r = aus der Quelle erschlossen
origin-d = Vorgabe
origin-x = nicht aus der Quelle
origin-n = hier ohne Wirkung
origin-changed = an diesem Tisch geändert

## What is wrong with a command

fault-place = Unbekannter Platz: „{ $value }“. Es gibt: { $expected }.
fault-bots = Unbekannte Mitspieler: „{ $value }“. Es gibt: { $expected }.
fault-extra = Nicht installiert: { $value }. Es kommt mit { $expected }.
fault-table-unknown = Unbekannter Tisch: „{ $value }“. Vielleicht { $expected }?
