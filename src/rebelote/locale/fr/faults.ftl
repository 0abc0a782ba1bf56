## What is wrong with a setup or a text: `value` is what was given, `expected` what would do

fault-game-unknown = Jeu inconnu : « { $value } ». Il y a : { $expected }.
fault-preset-unknown = Règle de table inconnue : « { $value } ». Peut-être { $expected } ?
fault-option-unknown = Option inconnue : « { $value } ». Peut-être { $expected } ?
fault-option-value = L’option { $option } ne peut valoir « { $value } ». Valeurs admises : { $expected }.
fault-option-shape = « { $value } » n’est pas une option ; on attend { $expected }.
fault-option-pair = L’option { $option } ne va pas avec les autres : « { $value } » est choisi, il faut { $expected }.
fault-seats = Cette table ne se joue pas à { $value } ; on attend { $expected }.
fault-totals = Les totaux « { $value } » ne conviennent pas ; on attend { $expected }.
fault-language = Langue inconnue : « { $value } ». Il y a : { $expected }.
fault-notation = Illisible à partir du caractère { $at } : « { $value } ». On attend { $expected }.
fault-file-missing = Fichier introuvable : { $value }.
