## Why something may not be done

refusal-already-drawn = You have drawn already.
refusal-cannot-return-taken-card = You took this card from the pile: discard another one.
refusal-dead-end = You would keep only the card you took, and could not discard it.
refusal-invalid-layoff = These cards do not go on this meld.
refusal-invalid-meld = That is neither a sequence nor a group.
refusal-match-over = The game is over.
refusal-must-draw-first = Draw a card first.
refusal-must-keep-discard = At this table the last card is discarded: keep one.
refusal-no-such-meld = There are only { $melds } melds on the table.
refusal-no-such-seat = There are only { $seats } seats.
refusal-not-in-hand = You do not hold these cards.
refusal-not-now = This is not the moment.
refusal-not-the-pack = All { $cards } cards of the pack are needed, each once.
refusal-not-the-pile = All { $cards } discards are needed, each once.
refusal-not-your-turn = It is not your turn.
refusal-one-meld-per-turn = You have melded in this turn already.
refusal-own-meld-first = Lay out a combination of your own first.
refusal-pile-empty = There is no discard to take.
