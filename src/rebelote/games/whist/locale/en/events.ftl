## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] You deal first.
       *[other] { $seat } deals first.
    }
event-pack-gathered = The { $size } cards are gathered.
event-cards-dealt = Thirteen cards are dealt to everyone.
event-hand-dealt = You get: { $cards }.
event-trou-said = { $seat }: { $trou ->
        [yes] trou!
       *[no] passe-trou.
    }
event-called = { $seat }: { call-word }.
event-partner-shown = { $who ->
        [me] You hold the fourth ace: you are the partner.
       *[other] { $seat } holds the fourth ace and is the partner.
    }
event-contract-fixed = The game is: { contract-word }.
event-trump-named = { $who ->
        [me] You name trumps: { suit-letter }.
       *[other] { $seat } names trumps: { suit-letter }.
    }
event-aside-chosen = You lay { $card } aside.
event-aside-laid = Four cards are laid aside, face down.
event-aside-shown = Laid aside were: { $cards }.
event-hand-shown = { $who ->
        [me] Your hand lies open: { $cards }.
       *[other] { $seat } plays with open cards: { $cards }.
    }
event-card-played = { $who ->
        [me] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-trick-taken = { $who ->
        [me] You win the trick.
       *[other] { $seat } wins the trick.
    }
event-deal-void = There is no game to play: the cards are dealt again.
event-deal-scored = Points after the deal: { $totals }.
event-match-over = The game is over, { $totals }.
