## What somebody may do and did at the table; `suit` is a letter

heading-trump = { $seat } : atout { trump-suit }
prompt-trump = Choisissez l’atout
prompt-announcing = Une annonce ?
prompt-lead = Entamez, la carte que vous voulez
prompt-any = Jouez ce que vous voulez
prompt-follow = Fournissez { trump-suit }, ou coupez
prompt-trump-led = Atout demandé : fournissez-en un
said-nothing = rien
