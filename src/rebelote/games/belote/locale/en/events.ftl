## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] You are drawn to deal.
       *[other] { $seat } is drawn to deal.
    }
event-pack-gathered = The { $size } cards are gathered.
event-pack-mixed = The pack is shuffled.
event-pack-kept = { $who ->
        [me] You leave the pack as it is.
       *[other] { $seat } leaves the pack as it is.
    }
event-mix-proposed = { $who ->
        [me] You propose to shuffle.
       *[other] { $seat } proposes to shuffle.
    }
event-mix-answered = { $seat }: { $agreed ->
        [yes] yes, shuffle.
       *[no] no shuffling.
    }
event-pack-cut = { $who ->
        [me] You cut { $size } cards.
       *[other] { $seat } cuts { $size } cards.
    }
event-cards-dealt = { $number ->
        [one] Everyone gets { $number } card.
       *[other] Everyone gets { $number } cards.
    }
event-cards-dealt-each = Cards dealt: { $counts }.
event-hand-dealt = You get: { $cards }.
event-piles-dealt = Face up, { $seat }: { $cards }.
event-uncovered = { $who ->
        [me] You uncover { $card }.
       *[other] { $seat } uncovers { $card }.
    }
event-card-turned = { $zone ->
        [turned] Turned up: { $card }.
       *[shepherdess] Last card of the stock: { $card }.
    }
event-turned-taken = { $who ->
        [me] The turned card is yours: { $card }.
       *[other] { $seat } gets the turned card, { $card }.
    }
event-seven-exchanged = { $who ->
        [me] You exchange { $seven } for { $card }.
       *[other] { $seat } exchanges { $seven } for { $card }.
    }
event-called = { $seat }: { $call }.
event-card-played = { $who ->
        [me] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-announced = { $who ->
        [me] You announce: { $kinds }.
       *[other] { $seat } announces: { $kinds }.
    }
event-belote-said = { $seat }: { $word }!
event-card-signalled = { $system ->
        [direct] { signal-direct }
        [indirect] { signal-indirect }
       *[belote] { $more ->
            [yes] { signal-belote-more }
           *[no] { signal-belote }
        }
    }
event-trick-taken = { $who ->
        [me] You win the trick, { $points } points.
       *[other] { $seat } wins the trick, { $points } points.
    }
event-show-asked = { $who ->
        [me] You ask to see the announcements.
       *[other] { $seat } asks to see the announcements.
    }
event-height = { $seat }: { height }.
event-height-good = { $seat }: good.
event-height-trump = { $seat }: in trumps.
event-announcements-best = Best announcement: { $side }.
event-announcements-compared = Best announcement: { $side }, { $points } points.
event-announcements-tied = The best announcements are equal: none counts.
event-announcement-shown = { $who ->
        [me] You show: { $announcement }.
       *[other] { $seat } shows: { $announcement }.
    }
event-shown-played = That card was shown.
event-showing-over = { $who ->
        [me] You take up the cards that you showed.
       *[other] { $seat } takes up the cards shown.
    }
event-rebelote-noticed = { $seat }: { $claimed ->
        [yes] forgotten rebelote, noticed before the count.
       *[no] the forgotten rebelote is lost.
    }
event-match-stopped = { $who ->
        [me] You stop the game and count { $count } points, { $right ->
            [yes] which is right.
           *[no] which is wrong.
        }
       *[other] { $seat } stops the game and counts { $count } points, { $right ->
            [yes] which is right.
           *[no] which is wrong.
        }
    }
event-deal-void = { $rule ->
        [B71] Four sevens annul the deal ({ $rule }).
        [B94] Equal points: the deal is played again ({ $rule }).
       *[other] Nobody took: the deal is void ({ $rule }).
    }
event-deal-scored = Totals: { $totals }.

## Contracts

contract-take = { $who ->
        [me] You take: { $suit }
       *[other] { $seat } takes: { $suit }
    }
contract-bid = { $who ->
        [me] You play { $value } { $suit }
       *[other] { $seat } plays { $value } { $suit }
    }
contract-capot = { $who ->
        [me] You play capot { $suit } ({ $value })
       *[other] { $seat } plays capot { $suit } ({ $value })
    }
contract-generale = { $who ->
        [me] You play générale { $suit } ({ $value })
       *[other] { $seat } plays générale { $suit } ({ $value })
    }
contract-open = Trumps: { $suit }
contract-times = { $contract }, ×{ $mult }

## What may be done besides cards and calls

move-mix = shuffle
move-keep = do not shuffle
move-cut = cut { $size }
move-packets = deal { $sizes }
move-seven = exchange the seven of trumps
move-show = ask to see the announcements
move-stop = stop the game
sure-stop = Stop the game? If the target has not been reached, the game is lost.
move-r = notice the forgotten rebelote
offer-bids = { $least } to { $most } with a suit ({ $least } hearts)
offer-capot = capot with a suit (capot hearts)
offer-generale = générale with a suit
offer-cuts = cut { $least } to { $most } cards

## What the table waits for

phase-draw = Drawing the dealer
phase-mix = Shuffling
phase-choice = The dealer shuffles or not
phase-cut = Cutting
phase-answer = A shuffle was proposed
phase-packets = The dealer chooses the packets
phase-bidding = Bidding
phase-play = Play
phase-count = Before the count
phase-over = The game is over

## What people type, words that mean the same with commas between

typed-p = p, pass, I pass
typed-x = x, coinche, double
typed-xx = xx, surcoinche, redouble
typed-mix = mix, shuffle
typed-keep = keep, do not shuffle, no shuffle
typed-seven = seven, exchange, exchange the seven of trumps
typed-show = show, ask, ask to see the announcements
typed-stop = stop, stop the game
typed-r = r, rebelote, notice, notice the forgotten rebelote
typed-take = I take, take
