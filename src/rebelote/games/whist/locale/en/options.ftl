## Groups of options

group-deal = Deal
group-bidding = Auction
group-play = Play
group-scoring = Scoring
group-end = End of the game

## Deal

option-first_dealer = First dealer
option-first_dealer-help = Says whether the first dealer is drawn by lot or sits after the scorer.
option-first_dealer-random = drawn by lot
option-first_dealer-after_scorer = after the scorer, who has the first seat
option-all_pass = Dealer when nobody plays
option-all_pass-help = Says who deals again when there is no game to play.
option-all_pass-same_dealer = the same player
option-all_pass-next_dealer = the next player

## Auction

option-trou = Trou
option-trou-help = Whoever holds exactly three aces says trou before the auction.
option-trou-yes = { yes }
option-trou-no = { no }
option-trou_announcer_may_overcall = Announcer overcalls his trou
option-trou_announcer_may_overcall-help = Lets the player who said trou name a higher game himself.
option-trou_announcer_may_overcall-yes = { yes }
option-trou_announcer_may_overcall-no = { no }
option-chelem_nt = Chelem without trump
option-chelem_nt-help = Says whether a chelem may be named without trump, above the same chelem in hearts.
option-chelem_nt-above_hearts = above hearts
option-chelem_nt-off = not played
option-proposal_order = Order of proposals
option-proposal_order-help = Says whether a suit may be proposed below one that is already on offer.
option-proposal_order-free = any order
option-proposal_order-ascending = upwards only
option-joinable_by = Who keeps a proposal open
option-joinable_by-help = Says whether a player waiting in a lower suit counts as one who can still join.
option-joinable_by-waiting = players waiting lower too
option-joinable_by-to_come = only players still to come
option-misere_bars_proposals = No proposal after a misère
option-misere_bars_proposals-help = Once a misère or the piccolo is named, no suit may be proposed any more.
option-misere_bars_proposals-yes = { yes }
option-misere_bars_proposals-no = { no }
option-several_miseres = Several misères at once
option-several_miseres-help = Lets several players play the same misère or piccolo, each on his own.
option-several_miseres-yes = { yes }
option-several_miseres-no = { no }
option-specials_round = First call only
option-specials_round-help = Says which games can only be named on one’s first call.
option-specials_round-abondance_chelem_only = abondance and chelem
option-specials_round-all = misères and piccolo as well
option-emballage_entry = Joining late
option-emballage_entry-help = Says whether one may join when eight tricks are no longer enough to stand.
option-emballage_entry-lowest_sufficient = at the lowest number that stands
option-emballage_entry-eight_only = at eight only
option-raise_step = Steps of the joiner
option-raise_step-help = Says how far the joiner may go up at once.
option-raise_step-any = any number
option-raise_step-minimal = just enough
option-direct_solo = Solo without a proposal
option-direct_solo-help = Says when a solo may be one’s first word.
option-direct_solo-not_joinable = when nobody can join
option-direct_solo-always = always
option-maintain = Maintaining
option-maintain-help = Lets a player leave the auction while his proposal stays open.
option-maintain-yes = { yes }
option-maintain-no = { no }

## Play

option-open_misere_exposure = Showing the open misère
option-open_misere_exposure-help = Says when the hand of an open misère is laid on the table.
option-open_misere_exposure-after_second_lead = after the lead to trick two
option-open_misere_exposure-after_second_trick = after trick two
option-open_misere_exposure-after_first_trick = after trick one
option-open_misere_exposure-before_first_lead = before the first lead
option-early_stop = Stopping early
option-early_stop-help = Ends a deal as soon as no score can change any more.
option-early_stop-yes = { yes }
option-early_stop-no = { no }

## Scoring

option-trou_double = Trou with all tricks
option-trou_double-help = Says whether a trou that takes all thirteen tricks marks 30 instead of 16.
option-trou_double-all_tricks = 30 points
option-trou_double-off = 16 points
option-emballage13_fail = Failed emballage of 13
option-emballage13_fail-help = Says what a failed team game of thirteen tricks costs.
option-emballage13_fail-flat = 30 always
option-emballage13_fail-progressive = 25, 28, 31 by tricks missing
option-misere_winner_defends = Misère made against one failed
option-misere_winner_defends-help = Says whether who makes his misère also marks for another’s failure.
option-misere_winner_defends-yes = { yes }
option-misere_winner_defends-no = { no }

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
option-deals-help = Sets how many scored deals make a game of fixed length.
option-deals-number = { $number ->
        [one] { $number } deal
       *[other] { $number } deals
    }
option-end_tie = Equal at the top
option-end_tie-help = Says what happens when two lead with the same total at the end.
option-end_tie-extra_deal = another deal
option-end_tie-shared = the win is shared
