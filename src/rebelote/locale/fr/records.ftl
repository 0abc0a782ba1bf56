## What is wrong with a line or a record, beyond its spelling

fault-hands = Ces cartes ne peuvent être posées : « { $value } ». On attend { $expected }.
fault-no-deal = { $value } n’a pas encore de donne à noter : le paquet n’est pas prêt.
fault-unknown-cards = Des cartes de « { $value } » sont inconnues : on ne peut pas jouer.
fault-no-notation = Le jeu { $value } n’a pas encore de notation.
fault-no-endings = De ce jeu, on ne note que des donnes entières, avec le paquet, pas de fins de partie ({ $value }).
