## Why something may not be done

refusal-change-first = Zuerst ändert der Chef die Regeln.
refusal-changed-already = Die Regeln dieses Stiches sind schon geändert.
refusal-chosen-already = Sie haben schon gewählt, und die Wahl gilt.
refusal-match-over = Die Partie ist aus.
refusal-not-in-hand = { $card } haben Sie nicht.
refusal-not-now = Das geht jetzt nicht.
refusal-not-the-leader = Nur der Chef ändert die Regeln.
refusal-not-the-pack = Es braucht alle { $cards } Karten, jede einmal.
refusal-not-your-turn = Sie sind nicht an der Reihe.
refusal-rotation = Die Karte dreht sich um ein, zwei oder drei Viertel.
refusal-toss = So kann die Karte nicht liegen.
