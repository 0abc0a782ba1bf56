## Groups of options

group-card = The card in the middle
group-end = Deals and end of the game

## The card in the middle

option-suit_cycle = Suits on the card
option-suit_cycle-help = The order of the suits around the card, clockwise from above; turning the card gives the other orders.
option-suit_cycle-dhsc = { suit-d-symbol } { suit-h-symbol } { suit-s-symbol } { suit-c-symbol }
option-suit_cycle-dhcs = { suit-d-symbol } { suit-h-symbol } { suit-c-symbol } { suit-s-symbol }
option-suit_cycle-dshc = { suit-d-symbol } { suit-s-symbol } { suit-h-symbol } { suit-c-symbol }
option-suit_cycle-dsch = { suit-d-symbol } { suit-s-symbol } { suit-c-symbol } { suit-h-symbol }
option-suit_cycle-dchs = { suit-d-symbol } { suit-c-symbol } { suit-h-symbol } { suit-s-symbol }
option-suit_cycle-dcsh = { suit-d-symbol } { suit-c-symbol } { suit-s-symbol } { suit-h-symbol }
option-suit_cycle-shdc = { suit-s-symbol } { suit-h-symbol } { suit-d-symbol } { suit-c-symbol }
option-suit_cycle-shcd = { suit-s-symbol } { suit-h-symbol } { suit-c-symbol } { suit-d-symbol }
option-suit_cycle-sdhc = { suit-s-symbol } { suit-d-symbol } { suit-h-symbol } { suit-c-symbol }
option-suit_cycle-sdch = { suit-s-symbol } { suit-d-symbol } { suit-c-symbol } { suit-h-symbol }
option-suit_cycle-schd = { suit-s-symbol } { suit-c-symbol } { suit-h-symbol } { suit-d-symbol }
option-suit_cycle-scdh = { suit-s-symbol } { suit-c-symbol } { suit-d-symbol } { suit-h-symbol }
option-suit_cycle-hsdc = { suit-h-symbol } { suit-s-symbol } { suit-d-symbol } { suit-c-symbol }
option-suit_cycle-hscd = { suit-h-symbol } { suit-s-symbol } { suit-c-symbol } { suit-d-symbol }
option-suit_cycle-hdsc = { suit-h-symbol } { suit-d-symbol } { suit-s-symbol } { suit-c-symbol }
option-suit_cycle-hdcs = { suit-h-symbol } { suit-d-symbol } { suit-c-symbol } { suit-s-symbol }
option-suit_cycle-hcsd = { suit-h-symbol } { suit-c-symbol } { suit-s-symbol } { suit-d-symbol }
option-suit_cycle-hcds = { suit-h-symbol } { suit-c-symbol } { suit-d-symbol } { suit-s-symbol }
option-suit_cycle-cshd = { suit-c-symbol } { suit-s-symbol } { suit-h-symbol } { suit-d-symbol }
option-suit_cycle-csdh = { suit-c-symbol } { suit-s-symbol } { suit-d-symbol } { suit-h-symbol }
option-suit_cycle-chsd = { suit-c-symbol } { suit-h-symbol } { suit-s-symbol } { suit-d-symbol }
option-suit_cycle-chds = { suit-c-symbol } { suit-h-symbol } { suit-d-symbol } { suit-s-symbol }
option-suit_cycle-cdsh = { suit-c-symbol } { suit-d-symbol } { suit-s-symbol } { suit-h-symbol }
option-suit_cycle-cdhs = { suit-c-symbol } { suit-d-symbol } { suit-h-symbol } { suit-s-symbol }
option-two_player_sides = Seats of two players
option-two_player_sides-help = Where two players sit at the table, which says what suits can point at them.
option-two_player_sides-opposite = opposite
option-two_player_sides-adjacent = next to each other
option-first_leader = First trick leader
option-first_leader-help = Clubs name the first trick leader, or he is drawn by lot and clubs may point at an empty side.
option-first_leader-clubs_on_player = the player that clubs point at
option-first_leader-random = drawn by lot

## Rounds and end of the game

option-rounds = Deals
option-rounds-help = How many deals are played and added up.
option-rounds-number = { $number ->
        [one] { $number } deal
       *[other] { $number } deals
    }
option-rounds-per_player = one for each player
option-round_start = Start of later deals
option-round_start-help = Says whether every deal is tossed anew, or the next player leads first and clubs are turned towards him.
option-round_start-reset = everything anew
option-round_start-rotate_leader = the next player leads first
option-tie = Tie at the end
option-tie-help = With a tie for the most tricks, another deal is played or the victory is shared.
option-tie-extra_round = another deal
option-tie-shared = shared
