## What the reader has to do now

prompt-lead = Sie spielen aus
prompt-play = Sie sind dran
prompt-follow = Sie sind dran: bedienen Sie { $suit }
prompt-rise = Sie sind dran: gehen Sie höher als { $over }
prompt-trump = Sie sind dran: stechen Sie
prompt-overtrump = Sie sind dran: übertrumpfen Sie { $over }
prompt-undertrump = Sie sind dran: spielen Sie Trumpf
prompt-take-in = Nehmen Sie { $suit }?
prompt-take = Nehmen Sie?
prompt-bid = Sie reizen
prompt-answer-bid = Sie haben das Wort
prompt-choice = Karten mischen?
prompt-cut = Sie heben ab
prompt-answer = Sind Sie mit dem Mischen einverstanden?
prompt-packets = Sie geben: in welchen Päckchen?
prompt-count = Die vergessene Rebelote melden?

## What came of a deal, in a word

verdict-made = gewonnen
verdict-failed = verloren
verdict-litige = Litige
verdict-redeal = wird wiederholt
verdict-higher = gewonnen
verdict-level = Gleichstand
verdict-passed = alle gepasst
verdict-misdeal = vergeben
verdict-arret = abgebrochen
