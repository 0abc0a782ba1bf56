## Why something may not be done

refusal-change-first = The leader changes the rules first.
refusal-changed-already = The rules of this trick are changed already.
refusal-chosen-already = You have chosen already, and a choice is final.
refusal-match-over = The game is over.
refusal-not-in-hand = You do not hold { $card }.
refusal-not-now = This is not the moment.
refusal-not-the-leader = Only the leader changes the rules.
refusal-not-the-pack = All { $cards } cards of the pack are needed, each once.
refusal-not-your-turn = It is not your turn.
refusal-rotation = The card turns by one, two or three quarters.
refusal-toss = The card cannot come to lie like this.
