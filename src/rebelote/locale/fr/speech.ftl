## What every game says of a table, its seats and its turns

speech-you = Vous
speech-refused = { $reason } ({ $rule })
speech-rule = { $number } : { $rule }
speech-wins = { $side } : partie gagnée !
speech-draw = Partie nulle.
speech-deal = Donne { $number }
speech-title = { $deal } · en { $length }
side-pair = { $one } et { $other }
prompt-turn = À vous : { $what }

## The order of cards

order-trump = Atout : { $suit }
order-trumps = À l’atout
order-plain = Autres couleurs
