## Groups of options

group-deal = Deal
group-play = Play
group-announcements = Announcements
group-scoring = Strokes
group-end = End of the game

## Deal

option-direction = Direction of play
option-direction-help = Says whether the next player sits on the left or on the right; the rules stay the same.
option-direction-clockwise = to the left (clockwise)
option-direction-anticlockwise = to the right (anticlockwise)
option-staenner_dealer = Dealer after a Stänner
option-staenner_dealer-help = After 20 to 20 the same side makes trump again: the same player, or his partner.
option-staenner_dealer-same = the same dealer
option-staenner_dealer-partner = the dealer’s partner

## Play

option-ace_over_queens = Ace above the three queens
option-ace_over_queens-help = Says whether the ace of the trump suit beats the three queens, or they beat it.
option-ace_over_queens-yes = { yes }
option-ace_over_queens-no = { no }
option-last_trick_view = Last trick in sight
option-last_trick_view-help = The last trick may be looked at until the next one is taken.
option-last_trick_view-yes = { yes }
option-last_trick_view-no = { no }
option-show_points = Points shown during the deal
option-show_points-help = Shows the card points of both sides while the deal is played; otherwise each player counts for himself.
option-show_points-yes = { yes }
option-show_points-no = { no }

## Announcements

option-announce_window = Time of the announcements
option-announce_window-help = Konter and Matt are announced in turn before the first lead, or by each player with his first card.
option-announce_window-before_first_lead = before the first lead
option-announce_window-before_own_first_card = with one’s own first card

## Strokes

option-staenner = Stake of a Stänner
option-staenner-help = After 20 to 20 the strokes at stake are carried to the next deal, or forgotten.
option-staenner-carry = carried over
option-staenner-penalty_only = forgotten, only the penalty
option-staenner_penalty = Penalty of a Stänner
option-staenner_penalty-help = How many strokes the trump side gets at 20 to 20.
option-staenner_penalty-1 = 1
option-staenner_penalty-0 = 0
option-carry_to_loser = Carry also for the losers
option-carry_to_loser-help = When the trump side loses the deal after a Stänner, it also gets the strokes that were carried over.
option-carry_to_loser-yes = { yes }
option-carry_to_loser-no = { no }

## End of the game

option-start_strokes = Strokes at the start
option-start_strokes-help = How many strokes each side has to get rid of.
option-start_strokes-number = { $number ->
        [one] { $number } stroke
       *[other] { $number } strokes
    }
