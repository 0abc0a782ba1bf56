## What the reader has to do now

prompt-lead = Your turn to lead
prompt-play = Your turn to play
prompt-follow = Your turn: follow suit, { $suit }
prompt-rise = Your turn: go above { $over }
prompt-trump = Your turn: play a trump
prompt-overtrump = Your turn: overtrump { $over }
prompt-undertrump = Your turn: play a trump, even a lower one
prompt-take-in = Will you take { $suit }?
prompt-take = Will you take?
prompt-bid = Your turn to bid
prompt-answer-bid = Your turn to speak
prompt-choice = Shuffle the pack?
prompt-cut = Your turn to cut
prompt-answer = Do you agree to shuffle?
prompt-packets = You deal: in which packets?
prompt-count = Point out the forgotten rebelote?

## What came of a deal, in a word

verdict-made = made
verdict-failed = failed
verdict-litige = litige
verdict-redeal = dealt again
verdict-higher = won
verdict-level = level
verdict-passed = passed out
verdict-misdeal = misdeal
verdict-arret = stopped
