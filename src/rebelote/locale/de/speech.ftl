## What every game says of a table, its seats and its turns

speech-you = Sie
speech-refused = { $reason } ({ $rule })
speech-rule = { $number }: { $rule }
speech-wins = { $side }: Partie gewonnen!
speech-draw = Die Partie endet unentschieden.
speech-deal = Runde { $number }
speech-title = { $deal } · { $length }
side-pair = { $one } und { $other }
prompt-turn = Sie sind dran: { $what }

## The order of cards

order-trump = Trumpf: { $suit }
order-trumps = Als Trumpf
order-plain = Andere Farben
