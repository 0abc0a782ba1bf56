## What is wrong with a line or a record, beyond its spelling

fault-hands = Diese Karten lassen sich nicht auslegen: „{ $value }“. Erwartet wird { $expected }.
fault-no-deal = { $value } hat noch kein Spiel zum Aufschreiben: Der Stapel liegt nicht bereit.
fault-unknown-cards = Einige Karten von „{ $value }“ sind unbekannt, so kann nicht gespielt werden.
fault-no-notation = Das Spiel { $value } hat noch keine Notation.
fault-no-endings = Von diesem Spiel werden nur ganze Runden aufgeschrieben, mit dem Stapel, keine Endspiele ({ $value }).
