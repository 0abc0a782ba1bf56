## Why something may not be done; `suit` is a letter

refusal-announce-cards = Das lässt sich ohne { $cards } nicht ansagen.
refusal-announce-first = Zuerst sagt jeder, was er ansagt.
refusal-announce-late = Für eine Ansage ist es zu spät.
refusal-announce-on-card = An diesem Tisch sagt man mit seiner ersten Karte an.
refusal-follow = Sie müssen bedienen ({ trump-suit }) oder Trumpf spielen.
refusal-match-over = Die Partie ist aus.
refusal-not-in-hand = { $card } haben Sie nicht.
refusal-not-now = Das geht jetzt nicht.
refusal-not-the-maker = Der Spieler nach dem Geber macht Trumpf.
refusal-not-the-pack = Es braucht alle { $cards } Karten, jede einmal.
refusal-not-your-turn = Sie sind nicht an der Reihe.
refusal-trump-led = Trumpf ist ausgespielt: Sie müssen Trumpf spielen.
