## What somebody may do and did at the table

heading-turn = Tour de jeu : { $seat }
prompt-draw = Piochez : talon ou défausse
prompt-lay = Étalez, complétez, ou défaussez une carte
prompt-discard = Défaussez une carte
offer-sequence = étaler la séquence { $cards }
offer-group = étaler le groupe { $cards }
order-values = Valeur des cartes qui restent
