## What somebody may do and did at the table; `suit` is a letter

heading-trump = { $seat }: Trumpf { trump-suit }
prompt-trump = Bestimmen Sie den Trumpf
prompt-announcing = Eine Ansage?
prompt-lead = Spielen Sie aus
prompt-any = Jede Karte geht
prompt-follow = { trump-suit } bedienen oder trumpfen
prompt-trump-led = Trumpf ist gefragt: geben Sie einen zu
said-nothing = nichts
