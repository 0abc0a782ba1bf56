## The tables of the bistro games

konter-packets = A packet of { $number } cards waits before each seat
konter-second = Second packet: after the trump
konter-slate = The slate
konter-strokes = { $number ->
        [one] One stroke left
       *[other] { $number } strokes left
    }
konter-carried = { $number ->
        [one] One stroke carried over
       *[other] { $number } strokes carried over
    }
konter-medal = { $card }: { $metal }, always a trump
metal-gold = gold
metal-silver = silver
metal-bronze = bronze
updown-flip = Flip
updown-rotate = Rotate: my suit
updown-roll = Roll
updown-card = The card shows { $side }.
updown-points-at = { $suit } for { $name }
updown-chosen = { $name } has chosen: the card lies face down
updown-dice = Dice and pot
updown-trump = Trump rank
updown-pot = Pot
rammi-sort = Sort my hand
rammi-sort-suit = By suit
rammi-sort-rank = By rank
rammi-stock = Stock: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
rammi-discard = Discard pile: { $card } on top
rammi-discard-none = Discard pile: empty
rammi-melds = On the table
rammi-meld = Meld { $number } ({ $name }): { $cards }
rammi-made = What the chosen cards make
rammi-choose = Choose cards in your hand: the buttons say what they make.
rammi-nothing = These cards make nothing together.
rammi-clear = Choose none
rammi-do-meld = Lay out
rammi-do-lay-off = Lay off on meld { $number }
rammi-do-discard = Discard
whist-aside = { $number ->
        [one] One card laid aside
       *[other] { $number } cards laid aside
    }
whist-grid = Points grid
whist-grid-lead = Figures go up trick by trick, and on by the same step: overtricks when made, undertricks when failed. A misère: one player fails, several fail.
whist-game = Game
whist-made = Made
whist-failed = Failed
whist-opponents = Each opponent
whist-without = none
whist-propose = With a partner: propose a suit
whist-alone = Alone
whist-miseres = Without a trick
whist-solo = Solo { $number }
whist-abondance = Abondance { $number }
whist-chelem = Chelem { $number }
example-title = Examples
example-own = Own suit:
example-updown-own = Below each card stands the suit that points at its player.
example-updown-rules = { $side }, trump rank { $trump }.
example-updown-a = The ten is the highest card, but not of its player’s suit: the nine wins.
example-updown-b = Two queens cancel each other, whatever their suits: the jack wins.
example-updown-c = Two trumps cancel each other, and the ten is of another suit: nobody wins, the trick goes to the pot.
example-konter-queens = Three queens are trumps in every deal: the matt in gold, the konters in silver and bronze.
example-rammi-sequence = A sequence: three cards or more of one suit that follow each other.
example-rammi-group = A group: three or four cards of one rank.
example-whist-pair = Hearts are trumps: who has no spade left may trump, and takes the trick from the ace.
fate-wins = wins
fate-lower = is lower
fate-foreign = other suit
fate-cancelled = cancelled
