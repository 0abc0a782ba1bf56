## Why something may not be done; `suit` is a letter

refusal-announce-cards = You cannot announce this without { $cards }.
refusal-announce-first = Everyone says first what he announces.
refusal-announce-late = It is too late to announce.
refusal-announce-on-card = At this table one announces with one’s first card.
refusal-follow = You must follow suit ({ trump-suit }) or play a trump.
refusal-match-over = The game is over.
refusal-not-in-hand = You do not hold { $card }.
refusal-not-now = This is not the moment.
refusal-not-the-maker = The player after the dealer makes trump.
refusal-not-the-pack = All { $cards } cards of the pack are needed, each once.
refusal-not-your-turn = It is not your turn.
refusal-trump-led = Trump was led: you must play a trump.
