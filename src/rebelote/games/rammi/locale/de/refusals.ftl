## Why something may not be done

refusal-already-drawn = Sie haben schon gezogen.
refusal-cannot-return-taken-card = Diese Karte haben Sie eben genommen: legen Sie eine andere ab.
refusal-dead-end = Es bliebe nur die genommene Karte, und die dürfen Sie nicht ablegen.
refusal-invalid-layoff = Diese Karten passen nicht an die Kombination.
refusal-invalid-meld = Das ist weder eine Folge noch eine Gruppe.
refusal-match-over = Die Partie ist zu Ende.
refusal-must-draw-first = Ziehen Sie zuerst eine Karte.
refusal-must-keep-discard = An diesem Tisch wird die letzte Karte abgelegt: behalten Sie eine.
refusal-no-such-meld = Es liegen nur { $melds } Kombinationen auf dem Tisch.
refusal-no-such-seat = Es gibt nur { $seats } Plätze.
refusal-not-in-hand = Diese Karten haben Sie nicht.
refusal-not-now = Das geht jetzt nicht.
refusal-not-the-pack = Es müssen alle { $cards } Karten sein, jede einmal.
refusal-not-the-pile = Es müssen alle { $cards } abgelegten Karten sein, jede einmal.
refusal-not-your-turn = Sie sind nicht an der Reihe.
refusal-one-meld-per-turn = Sie haben in diesem Zug schon ausgelegt.
refusal-own-meld-first = Legen Sie zuerst selbst eine Kombination aus.
refusal-pile-empty = Es liegt keine Ablage da.
