## Groups of options

group-melds = Melds
group-stock = Stock and discards
group-scoring = Scoring
group-end = End of the game

## Melds

option-ace = Ace
option-ace-help = Says whether the ace may also follow the king in a sequence.
option-ace-low = low only
option-ace-low_or_high = low or high
option-melds_per_turn = Melds in a turn
option-melds_per_turn-help = Says how many combinations one may lay out in a turn.
option-melds_per_turn-one = one
option-melds_per_turn-unlimited = any number
option-layoff_requires_own_meld = Own meld before laying off
option-layoff_requires_own_meld-help = Only who has laid out a combination of his own may add to others.
option-layoff_requires_own_meld-yes = { yes }
option-layoff_requires_own_meld-no = { no }
option-final_discard = Last card
option-final_discard-help = Says whether the last card must be discarded to go out.
option-final_discard-optional = gone any way
option-final_discard-required = discarded

## Stock and discards

option-exhaustion = Empty stock
option-exhaustion-help = Says when the discard pile is turned over to make a new stock.
option-exhaustion-on_demand = when the next player refuses the discard
option-exhaustion-immediate = at once
option-recycle_shuffle = Shuffle the new stock
option-recycle_shuffle-help = Has the turned pile shuffled instead of left in its order.
option-recycle_shuffle-yes = { yes }
option-recycle_shuffle-no = { no }
option-recycle_keep_top = Keep the top discard
option-recycle_keep_top-help = Leaves the top card of the pile on the table when it is turned over.
option-recycle_keep_top-yes = { yes }
option-recycle_keep_top-no = { no }
option-block = Blocked deal
option-block-help = Says after how many turn-overs in a row without a card laid out the deal is void.
option-block-number = { $number ->
        [one] after { $number } idle turn-over
       *[other] after { $number } idle turn-overs
    }
option-block-once = when the stock runs out again
option-block-none = never

## Scoring

option-rummy_bonus = Out in one turn
option-rummy_bonus-help = Doubles the points of who goes out without having laid a card before.
option-rummy_bonus-none = nothing more
option-rummy_bonus-double = double

## End

option-end_mode = Length of the game
option-end_mode-help = Says whether you play to a total or a number of deals.
option-end_mode-target = to a target
option-end_mode-deals = number of deals
option-target = Target
option-target-help = Sets the total that ends the game.
option-target-number = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
option-deals = Number of deals
option-deals-help = Sets how many deals that somebody won make a game of fixed length.
option-deals-number = { $number ->
        [one] { $number } deal
       *[other] { $number } deals
    }
option-deals_tie = Equal after the last deal
option-deals_tie-help = Says what happens when two lead with the same total after the last deal.
option-deals_tie-shared = the win is shared
option-deals_tie-extra_deal = another deal
