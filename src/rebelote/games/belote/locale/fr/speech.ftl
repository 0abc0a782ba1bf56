## What the reader has to do now

prompt-lead = À vous d’entamer
prompt-play = À vous de jouer
prompt-follow = À vous : fournissez { $suit }
prompt-rise = À vous : montez (à battre : { $over })
prompt-trump = À vous : coupez
prompt-overtrump = À vous : surcoupez { $over }
prompt-undertrump = À vous : jouez atout
prompt-take-in = Vous prenez à { $suit } ?
prompt-take = Vous prenez ?
prompt-bid = À vous d’enchérir
prompt-answer-bid = À vous de parler
prompt-choice = Mélanger le paquet ?
prompt-cut = À vous de couper
prompt-answer = D’accord pour mélanger ?
prompt-packets = À vous de donner : quels paquets ?
prompt-count = Signaler la rebelote oubliée ?

## What came of a deal, in a word

verdict-made = fait
verdict-failed = dedans
verdict-litige = litige
verdict-redeal = à rejouer
verdict-higher = gagné
verdict-level = égalité
verdict-passed = donne nulle
verdict-misdeal = maldonne
verdict-arret = arrêt
