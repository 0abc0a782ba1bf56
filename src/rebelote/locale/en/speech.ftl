## What every game says of a table, its seats and its turns

speech-you = You
speech-refused = { $reason } ({ $rule })
speech-rule = { $number }: { $rule }
speech-wins = { $side }: the game is won!
speech-draw = The game is a draw.
speech-deal = Deal { $number }
speech-title = { $deal } · { $length }
side-pair = { $one } and { $other }
prompt-turn = Your turn: { $what }

## The order of cards

order-trump = Trumps: { $suit }
order-trumps = As trumps
order-plain = Other suits
