## What somebody may do and did at the table; `suit` is a letter

heading-trump = { $seat }: trumps { trump-suit }
prompt-trump = Name the trump suit
prompt-announcing = Anything to announce?
prompt-lead = Lead any card
prompt-any = Play any card
prompt-follow = Follow { trump-suit }, or trump
prompt-trump-led = Trump was led: play a trump
said-nothing = nothing
