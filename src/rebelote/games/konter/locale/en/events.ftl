## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] You are drawn to deal.
       *[other] { $seat } is drawn to deal.
    }
event-pack-gathered = The { $size } cards are gathered.
event-pack-mixed = The pack is shuffled.
event-cards-dealt = Everyone gets three cards.
event-hand-dealt = You get: { $cards }.
event-trump-made = { $who ->
        [me] You make trump: { trump-suit }.
       *[other] { $seat } makes trump: { trump-suit }.
    }
event-announced = { $who ->
        [me] You announce: { announced-word }!
       *[other] { $seat } announces: { announced-word }!
    }
event-nothing-announced = { $who ->
        [me] You announce nothing.
       *[other] { $seat } announces nothing.
    }
event-card-played = { $who ->
        [me] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-trick-taken = { $who ->
        [me] You win the trick.
       *[other] { $seat } wins the trick.
    }
event-deal-scored = Strokes after the deal: { $strokes }.
event-match-over = No stroke is left: the game is over, { $strokes }.
