## What is wrong with a line or a record, beyond its spelling

fault-hands = Diese Karten lassen sich nicht auslegen: „{ $value }“. Erwartet wird { $expected }.
fault-no-deal = { $value } hat noch keine Runde zum Aufschreiben: Der Stapel liegt nicht bereit.
fault-unknown-cards = Einige Karten von „{ $value }“ sind unbekannt, so kann nicht gespielt werden.
fault-no-notation = Das Spiel { $value } hat noch keine Notation.
fault-no-endings = Von diesem Spiel werden nur ganze Runden aufgeschrieben, mit dem Stapel, keine Endspiele ({ $value }).
fault-file-unreadable = Diese Datei ist nicht lesbar: { $value }.
fault-no-vectors = In { $value } stehen keine Vektoren: Es wurde nichts geprüft.
record-line = { $file }, Zeile { $line }
record-match = { $file }, Partie { $match }
record-counted = Partien { $matches }, Runden { $deals }, falsch { $wrong }
record-differs = Runde { $deal }: { $what } ist { $written }, nach den Regeln { $replayed }
record-version = aufgezeichnet unter Version { $then } der Regeln, diese sind { $now }
record-rules = Regeln { $version }
fault-no-solver = Für { $value } lässt sich mit offenen Händen keine beste Karte nennen.
