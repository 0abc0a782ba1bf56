## What somebody may do and did at the table; `suit` is a letter

heading-trump = { $seat }: Tromp { trump-suit }
prompt-trump = Bestëmmt d’Tromp
prompt-announcing = Eng Annonce?
prompt-lead = Spillt eng Kaart aus
prompt-any = All Kaart geet
prompt-follow = { trump-suit } bekennen oder trompen
prompt-trump-led = Tromp ass gefrot: gitt eng zou
said-nothing = näischt
