## Why a bot played a card

reason-worlds-all = I looked at every deal that is possible ({ $deals }).
reason-worlds-drawn = I looked at { $deals } deals that fit what I saw.
reason-worlds-weighed = I looked at { $deals } deals that fit what I saw and what was bid.
reason-card = { $card } brings { $score } against the other side on average; the contract is made in { $made } % of these deals, and in { $best } % no card does better.
reason-next = Next best would be { $card } with { $score }.
reason-better = Better would be { $card } with { $score }.
reason-signal-direct = It also calls for that suit.
reason-signal-indirect = It also calls for the other suit of that colour.
reason-signal-belote = King first says no other trump, Queen first says there are more.

## What a card said

signal-direct = { $card }: calls for { $suit }.
signal-indirect = { $card }: calls for the other suit of the colour, { $suit }.
signal-belote = { $card } first: no other trump in { $suit }.
signal-belote-more = { $card } first: more trumps in { $suit }.
