## What happens, one sentence each; `who` is me for the person who reads

event-round-gathered = The cards are gathered for the next deal.
event-pack-mixed = Deal { $number }: the pack is shuffled.
event-cards-dealt = { $aside ->
        [0] Everyone gets { $counts } cards.
       *[other] Everyone gets { $counts } cards; put aside: { $aside }.
    }
event-hand-dealt = You get: { $cards }.
event-dice-rolled = Dice: { $one } and { $other }, { $again ->
        [yes] again { trump-rank }, they are rolled once more.
       *[no] trumps are { trump-rank }.
    }
event-card-tossed = The card falls on { card-side }. Suits: { $suits }. First trick leader: { $leader }.
event-card-flipped = { $who ->
        [me] You flip the card: { card-side }.
       *[other] { $seat } flips the card: { card-side }.
    }
event-card-rotated = { $who ->
        [me] You rotate the card: { suit-letter } for you. Suits: { $suits }.
       *[other] { $seat } rotates the card and gets { suit-letter }. Suits: { $suits }.
    }
event-roll-chosen = { $who ->
        [me] You roll the dice.
       *[other] { $seat } rolls the dice.
    }
event-own-card-chosen = You have chosen { $card }.
event-card-chosen = { $who ->
        [me] Your card lies face down.
       *[other] { $seat } has chosen.
    }
event-trick-revealed = The cards: { $cards }.
event-trick-won = { $who ->
        [me] You win { $tricks ->
            [one] the trick
           *[other] { $tricks } tricks
        }.
       *[other] { $seat } wins { $tricks ->
            [one] the trick
           *[other] { $tricks } tricks
        }.
    }
event-nobody-won = No best card; tricks in the pot: { $pot }.
event-pot-lost = Tricks lost in the pot: { $tricks }.
event-round-scored = Tricks of the deal: { $tally }; in all: { $totals }.
event-match-over = The game is over: { $totals } tricks.
