## What every game says of a table, its seats and its turns

speech-you = Dir
speech-refused = { $reason } ({ $rule })
speech-rule = { $number }: { $rule }
speech-wins = { $side }: Partie gewonnen!
speech-draw = D’Partie ass onentscheet.
speech-deal = Ronn { $number }
speech-title = { $deal } · { $length }
side-pair = { $one } an { $other }
prompt-turn = Dir sidd un der Rei: { $what }

## The order of cards

order-trump = Tromp: { $suit }
order-trumps = Als Tromp
order-plain = Aner Faarwen
