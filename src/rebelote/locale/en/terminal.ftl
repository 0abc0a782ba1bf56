## The table in the terminal

terminal-welcome = Welcome to the table { $table }.
terminal-seed = Seed of this game: { $seed }.
terminal-help-short = “?” shows the help, “quit” leaves the table.
terminal-your-turn = Your turn.
terminal-choices = You may: { $choices }.
terminal-more = { $number } more (“?” tells them all)
terminal-aside = You may also: { $choices }; Enter lets it be.
terminal-prompt = Your move
terminal-which = What do you say with this card? Enter for 1
terminal-not-a-choice = “{ $text }” is no possible move here; “?” shows the help.
terminal-may = { $move }: this may be done.
terminal-why-what = Say which card or move, for example “why 3”.
terminal-hand = Your hand: { $cards }.
terminal-last-trick = Last trick
terminal-no-last-trick = There is no trick to look at.
terminal-dealer = Dealer: { $seat }
terminal-score = Score of the deal
terminal-next-deal = Enter for the next deal.
terminal-again = Rebelote? One more game (y/n)
terminal-goodbye = See you next time!
terminal-help = Type a number, a card, or the words of what is offered. “why” and a card explains the rule; “table” tells what lies on the table, { $tricks ->
        [yes] “last” the last trick,{" "}
       *[no] {""}
    }“score” the points, “hand” your cards, “rules” the rules of the table; “quit” leaves.
terminal-help-cards = Cards: { $ranks } and then s for { suit-s }, h for { suit-h }, d for { suit-d }, c for { suit-c }, for example { $short }; or in full, { $full }.
terminal-help-silent = A dash behind the card plays it and says nothing, for example { $short }.
terminal-help-alone = A card by itself is enough: { $card } means “{ $move }”.
terminal-leave = Leave the game? (y/n)
terminal-changed = Different from “{ $preset }”:

## Commands at the table, words that mean the same with commas between

command-help = ?, help
command-why = why
command-rules = rules
command-score = score, points
command-last = last, trick, last trick
command-hand = hand, cards
command-table = table
command-quit = quit, exit, q

## The score, in columns and in sentences

score-side = { $side } { $points }
score-rule = rule
score-said = { $label }: { $figures } ({ $rule }).
score-said-rule = { $label } ({ $rule }).

## Tables and options in words

rules-more = “rebelote rules NAME” tells all rules of a table, “rebelote rules --options” all options.
rules-any-number = or any number from { $least } on
rules-pair = { $name }: { $value }
origin-s = stated by the source
origin-r = resolved from the source
origin-d = default
origin-x = outside the source
origin-n = without effect here
origin-changed = changed at this table

## What is wrong with a command

fault-place = Unknown seat: “{ $value }”. There is: { $expected }.
fault-bots = Unknown players: “{ $value }”. There is: { $expected }.
fault-extra = Not installed: { $value }. It comes with { $expected }.
fault-table-unknown = Unknown table: “{ $value }”. Perhaps { $expected }?
