## What is wrong with a line or a record, beyond its spelling

fault-hands = Ces cartes ne peuvent être posées : « { $value } ». On attend { $expected }.
fault-no-deal = { $value } n’a pas encore de donne à noter : le paquet n’est pas prêt.
fault-unknown-cards = Des cartes de « { $value } » sont inconnues : on ne peut pas jouer.
fault-no-notation = Le jeu { $value } n’a pas encore de notation.
fault-no-endings = De ce jeu, on ne note que des donnes entières, avec le paquet, pas de fins de partie ({ $value }).
fault-file-unreadable = Ce fichier est illisible : { $value }.
fault-no-vectors = Il n’y a pas de vecteurs dans { $value } : rien n’a été vérifié.
record-line = { $file }, ligne { $line }
record-match = { $file }, partie { $match }
record-counted = parties { $matches }, donnes { $deals }, fautives { $wrong }
record-differs = donne { $deal } : { $what } vaut { $written }, d’après les règles { $replayed }
record-version = notée sous la version { $then } des règles, celles-ci sont la { $now }
record-rules = règles { $version }
fault-no-solver = Pour { $value }, il n’y a pas de meilleure carte à donner à jeux ouverts.
