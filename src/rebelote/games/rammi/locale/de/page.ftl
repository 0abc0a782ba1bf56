## The game on its page

game-title = Rommé
game-about = Folgen und Gruppen auf dem Tisch, für zwei bis sechs: Wer keine Karte mehr hat, gewinnt.

## How it is played, in a few sentences

howto-1 = Jeder bekommt einige Karten; der Rest ist der Stapel, und eine aufgedeckte Karte beginnt die Ablage.
howto-2 = Wer am Zug ist, zieht zuerst eine Karte: vom Stapel oder die letzte der Ablage.
howto-3 = Man darf eine Folge von mindestens drei Karten einer Farbe auslegen, oder drei oder vier gleiche.
howto-4 = Man darf auch Karten an das anlegen, was auf dem Tisch liegt.
howto-5 = Der Zug endet mit einer Karte, die man ablegt.
howto-6 = Wer keine Karte mehr hat, gewinnt die Runde und schreibt auf, was die anderen noch halten.
howto-7 = Bilder und Zehn zählen zehn, das Ass eins, die anderen ihren Wert; gespielt wird bis zum vereinbarten Ziel.
