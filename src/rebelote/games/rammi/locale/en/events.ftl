## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] You deal first.
       *[other] { $seat } deals first.
    }
event-pack-gathered = The { $size } cards are gathered.
event-cards-dealt = The cards are dealt.
event-hand-dealt = You get: { $cards }.
event-card-turned = First discard: { $card }.
event-stock-drawn = { $who ->
        [me] You draw from the stock.
       *[other] { $seat } draws from the stock.
    }
event-card-drawn = You drew { $card }.
event-discard-taken = { $who ->
        [me] You take { $card } from the pile.
       *[other] { $seat } takes { $card } from the pile.
    }
event-discard-kept = You hold { $card }.
event-stock-turned = { $mixed ->
        [yes] The discards are shuffled and become the stock.
       *[no] The discards are turned over and become the stock.
    }
event-melded = { $who ->
        [me] You meld { $cards }.
       *[other] { $seat } melds { $cards }.
    }
event-laid-off = { $who ->
        [me] You lay off { $cards } on meld { $number }.
       *[other] { $seat } lays off { $cards } on meld { $number }.
    }
event-discarded = { $who ->
        [me] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
event-went-out = { $who ->
        [me] You are out!
       *[other] { $seat } is out!
    }
event-hand-shown = { $who ->
        [me] Left in your hand: { $cards }.
       *[other] Left in hand, { $seat }: { $cards }.
    }
event-deal-void = Nobody lays out any more: the deal is void.
event-deal-scored = Points after the deal: { $totals }.
event-match-over = The game is over, { $totals }.
