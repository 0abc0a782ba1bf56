## The table in the terminal

terminal-welcome = Wëllkomm um Dësch { $table }.
terminal-seed = Startwäert vun dëser Partie: { $seed }.
terminal-help-short = „?“ weist d’Hëllef, „enn“ verléisst den Dësch.
terminal-your-turn = Dir sidd un der Rei.
terminal-choices = Dir kënnt: { $choices }.
terminal-more = { $number } méi („?“ seet se all)
terminal-aside = Dir kënnt och: { $choices }; Enter léisst et sinn.
terminal-prompt = Ären Zuch
terminal-which = Wat sot Dir bei dëser Kaart? Enter fir 1
terminal-not-a-choice = „{ $text }“ geet hei net; „?“ weist d’Hëllef.
terminal-may = { $move }: dat geet.
terminal-why-what = Sot, wéi eng Kaart oder wéi een Zuch, zum Beispill „firwat 3“.
terminal-hand = Är Hand: { $cards }.
terminal-last-trick = Leschte Streech
terminal-no-last-trick = Et gëtt kee Streech ze kucken.
terminal-dealer = Geber: { $seat }
terminal-score = Punkte vun der Ronn
terminal-next-deal = Enter fir déi nächst Ronn.
terminal-again = Rebelote? Nach eng Partie (j/n)
terminal-goodbye = Bis déi nächst Kéier!
terminal-help = Tippt eng Nummer, eng Kaart oder d’Wierder vun deem, wat ugebuede gëtt. „firwat“ mat enger Kaart erkläert d’Reegel; „dësch“ seet, wat um Dësch läit, { $tricks ->
        [yes] „streech“ weist de leschte Streech,{" "}
       *[no] {""}
    }„stand“ d’Punkten, „hand“ Är Kaarten, „reegelen“ d’Reegele vum Dësch; „enn“ hält op.
terminal-help-cards = Kaarten: { $ranks } an dohannert s fir { suit-s }, h fir { suit-h }, d fir { suit-d }, c fir { suit-c }, zum Beispill { $short }; oder ausgeschriwwen, { $full }.
terminal-help-silent = E Strach hannert der Kaart spillt se, ouni eppes ze soen, zum Beispill { $short }.
terminal-help-alone = Eng Kaart eleng geet duer: { $card } heescht „{ $move }“.
terminal-leave = D’Partie verloossen? (j/n)
terminal-changed = Anescht wéi „{ $preset }“:

## Commands at the table, words that mean the same with commas between

command-help = ?, hëllef, help
command-why = firwat, why
command-rules = reegelen, rules
command-score = stand, punkten, score
command-last = streech, leschte streech, last
command-hand = hand, kaarten
command-table = dësch, table
command-quit = enn, quit, q

## The score, in columns and in sentences

score-side = { $side } { $points }
score-rule = Reegel
score-said = { $label }: { $figures } ({ $rule }).
score-said-rule = { $label } ({ $rule }).

## Tables and options in words

rules-more = „rebelote rules NUMM“ seet all Reegele vun engem Dësch, „rebelote rules --options“ all Astellungen.
rules-any-number = oder all Zuel vun { $least } un
rules-pair = { $name }: { $value }
origin-s = steet an der Quell
origin-r = aus der Quell erschloss
origin-d = Virgab
origin-x = net aus der Quell
origin-n = hei ouni Wierkung
origin-changed = un dësem Dësch geännert

## What is wrong with a command

fault-place = Onbekannt Plaz: „{ $value }“. Et gëtt: { $expected }.
fault-bots = Onbekannt Matspiller: „{ $value }“. Et gëtt: { $expected }.
fault-extra = Net installéiert: { $value }. Dat kënnt mat { $expected }.
fault-table-unknown = Onbekannten Dësch: „{ $value }“. Vläicht { $expected }?
