## Why something may not be done; `suit` is a letter, `contract` the text of a game

refusal-aside-chosen = Ihre Karte liegt schon beiseite.
refusal-first-call-only = Das kann man nur beim ersten Wort ansagen.
refusal-follow-suit = Sie müssen bedienen: { suit-letter }.
refusal-join-higher-only = Ihre Farbe ist nicht niedriger als { suit-letter }.
refusal-join-needs-card = Sie haben keine Karte dieser Farbe: { suit-letter }.
refusal-joiner-only = Nur der Mitgeher erhöht die Stiche.
refusal-joiner-raises-only = Sie sind mitgegangen: in der Farbe erhöhen oder passen.
refusal-lay-aside-first = Zuerst wird eine Karte abgelegt.
refusal-match-over = Die Partie ist zu Ende.
refusal-misere-bars-proposals = Eine Misère ist angesagt: keine Farbe mehr.
refusal-name-trumps = Wählen Sie den Trumpf des Trou.
refusal-no-maintain = An diesem Tisch bleibt man nicht dabei.
refusal-no-trump-chelem = Chelem ohne Trumpf wird an diesem Tisch nicht gespielt.
refusal-nobody-can-join = Niemand könnte mehr mitgehen: { suit-letter }.
refusal-not-above = Das ist nicht höher als: { standing-word }.
refusal-not-in-hand = Diese Karte haben Sie nicht.
refusal-not-now = Das geht jetzt nicht.
refusal-not-the-pack = Es müssen alle { $cards } Karten sein, jede einmal.
refusal-not-your-turn = Sie sind nicht an der Reihe.
refusal-nothing-to-join = Hier kann man nicht mitgehen: { suit-letter }.
refusal-nothing-to-maintain = Sie haben keine offene Farbe.
refusal-only-above-trou = Nach einem Trou gilt nur ein höheres Spiel.
refusal-premier-first-only = Nur der erste Spieler darf warten, beim ersten Wort.
refusal-premier-joins-only = Sie haben gewartet: mitgehen oder passen.
refusal-proposal-late = Sie haben schon ein Spiel angesagt: keine Farbe mehr.
refusal-proposal-not-ascending = An diesem Tisch werden Farben nur aufwärts angesagt: { suit-letter }.
refusal-proposal-not-higher = Die neue Farbe muss höher sein: { suit-letter }.
refusal-raise-minimal = Erhöhen Sie auf { $least } Stiche, nicht weiter.
refusal-solo-joinable = Es kann noch jemand mitgehen: erst die Farbe ansagen.
refusal-suit-taken = Diese Farbe ist schon angesagt: { suit-letter }.
refusal-trou-announcer-passes = An diesem Tisch kann nur passen, wer Trou gesagt hat.
standing-word = { $standing ->
        [emb8s] Farbe 8 in Pik
        [emb8h] Farbe 8 in Herz
        [emb8d] Farbe 8 in Karo
        [emb8c] Farbe 8 in Kreuz
        [emb9s] Farbe 9 in Pik
        [emb9h] Farbe 9 in Herz
        [emb9d] Farbe 9 in Karo
        [emb9c] Farbe 9 in Kreuz
        [emb10s] Farbe 10 in Pik
        [emb10h] Farbe 10 in Herz
        [emb10d] Farbe 10 in Karo
        [emb10c] Farbe 10 in Kreuz
        [emb11s] Farbe 11 in Pik
        [emb11h] Farbe 11 in Herz
        [emb11d] Farbe 11 in Karo
        [emb11c] Farbe 11 in Kreuz
        [emb12s] Farbe 12 in Pik
        [emb12h] Farbe 12 in Herz
        [emb12d] Farbe 12 in Karo
        [emb12c] Farbe 12 in Kreuz
        [emb13s] Farbe 13 in Pik
        [emb13h] Farbe 13 in Herz
        [emb13d] Farbe 13 in Karo
        [emb13c] Farbe 13 in Kreuz
        [solo6s] Solo 6 in Pik
        [solo6c] Solo 6 in Kreuz
        [solo6d] Solo 6 in Karo
        [solo6h] Solo 6 in Herz
        [solo7s] Solo 7 in Pik
        [solo7c] Solo 7 in Kreuz
        [solo7d] Solo 7 in Karo
        [solo7h] Solo 7 in Herz
        [pm] Petite Misère
        [solo8s] Solo 8 in Pik
        [solo8c] Solo 8 in Kreuz
        [solo8d] Solo 8 in Karo
        [solo8h] Solo 8 in Herz
        [pic] Piccolo
        [ab9s] Abondance 9 in Pik
        [ab9c] Abondance 9 in Kreuz
        [ab9d] Abondance 9 in Karo
        [ab9h] Abondance 9 in Herz
        [gm] Grande Misère
        [ab10s] Abondance 10 in Pik
        [ab10c] Abondance 10 in Kreuz
        [ab10d] Abondance 10 in Karo
        [ab10h] Abondance 10 in Herz
        [ab11s] Abondance 11 in Pik
        [ab11c] Abondance 11 in Kreuz
        [ab11d] Abondance 11 in Karo
        [ab11h] Abondance 11 in Herz
        [gmo] aufgedeckte Grande Misère
        [ch12s] kleiner Chelem in Pik
        [ch12c] kleiner Chelem in Kreuz
        [ch12d] kleiner Chelem in Karo
        [ch12h] kleiner Chelem in Herz
        [ch12n] kleiner Chelem ohne Trumpf
        [ch13s] großer Chelem in Pik
        [ch13c] großer Chelem in Kreuz
        [ch13d] großer Chelem in Karo
        [ch13h] großer Chelem in Herz
        [ch13n] großer Chelem ohne Trumpf
       *[trou] Trou
    }
