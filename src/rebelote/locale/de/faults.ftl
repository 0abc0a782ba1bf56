## What is wrong with a setup or a text: `value` is what was given, `expected` what would do

fault-game-unknown = Unbekanntes Spiel „{ $value }“. Es gibt: { $expected }.
fault-preset-unknown = Unbekannte Tischregel „{ $value }“. Vielleicht { $expected }?
fault-option-unknown = Unbekannte Einstellung „{ $value }“. Vielleicht { $expected }?
fault-option-value = Die Einstellung { $option } kann nicht „{ $value }“ sein. Erlaubt: { $expected }.
fault-option-shape = „{ $value }“ ist keine Einstellung; erwartet wird { $expected }.
fault-option-pair = Die Einstellung { $option } passt nicht zu den anderen: „{ $value }“ ist gewählt, nötig ist { $expected }.
fault-seats = An diesem Tisch spielt man nicht zu { $value }; erwartet wird { $expected }.
fault-totals = Die Stände „{ $value }“ passen nicht; erwartet: { $expected }.
fault-language = Unbekannte Sprache „{ $value }“. Es gibt: { $expected }.
fault-notation = Ab Zeichen { $at } nicht lesbar: „{ $value }“. Erwartet wird { $expected }.
fault-file-missing = Datei nicht gefunden: { $value }.
