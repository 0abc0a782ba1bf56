## What the reader has to do now

prompt-lead = Dir spillt aus
prompt-play = Dir sidd un der Rei
prompt-follow = Dir sidd un der Rei: bekennt { $suit }
prompt-rise = Dir sidd un der Rei: gitt méi héich wéi { $over }
prompt-trump = Dir sidd un der Rei: schneit
prompt-overtrump = Dir sidd un der Rei: iwwerschneit { $over }
prompt-undertrump = Dir sidd un der Rei: spillt Tromp
prompt-take-in = Huelt Dir { $suit }?
prompt-take = Huelt Dir?
prompt-bid = Dir sidd un der Rei fir ze steeën
prompt-answer-bid = Dir hutt d’Wuert
prompt-choice = Kaarte mëschen?
prompt-cut = Dir hieft of
prompt-answer = Sidd Dir mat Mëschen averstanen?
prompt-packets = Dir gitt: a wéi enge Päckelcher?
prompt-count = Déi vergiesse Rebelote mellen?

## What came of a deal, in a word

verdict-made = gepackt
verdict-failed = verluer
verdict-litige = Litige
verdict-redeal = gëtt nach eng Kéier gespillt
verdict-higher = gewonnen
verdict-level = Gläichstand
verdict-passed = all gepasst
verdict-misdeal = falsch ginn
verdict-arret = gestoppt
