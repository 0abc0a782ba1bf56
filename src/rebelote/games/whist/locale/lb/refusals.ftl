## Why something may not be done; `suit` is a letter, `contract` the text of a game

refusal-aside-chosen = Dir hutt Är Kaart schonn ewechgeluecht.
refusal-first-call-only = Dat kann een nëmmen am éischten Tour annoncéieren.
refusal-follow-suit = Dir musst bekennen: { suit-letter }.
refusal-join-higher-only = Är Faarf ass net méi niddreg wéi { suit-letter }.
refusal-join-needs-card = Dir hutt keng Kaart vun dëser Faarf: { suit-letter }.
refusal-joiner-only = Nëmme wie matgaangen ass, erhéicht d’Streech.
refusal-joiner-raises-only = Dir sidd matgaangen: an der Faarf erhéijen oder passen.
refusal-lay-aside-first = Als éischt gëtt eng Kaart ewechgeluecht.
refusal-match-over = D’Partie ass eriwwer.
refusal-misere-bars-proposals = Eng Misär ass annoncéiert: keng Faarf méi.
refusal-name-trumps = Wielt d’Tromp vum Trou.
refusal-no-maintain = Un dësem Dësch bleift een net.
refusal-no-trump-chelem = Chelem ouni Tromp gëtt un dësem Dësch net gespillt.
refusal-nobody-can-join = Kee kéint méi matgoen: { suit-letter }.
refusal-not-above = Dat ass net méi héich wéi: { standing-word }.
refusal-not-in-hand = Déi Kaart hutt Dir net.
refusal-not-now = Dat geet elo net.
refusal-not-the-pack = Et mussen all { $cards } Kaarte sinn, all Kaart eemol.
refusal-not-your-turn = Dir sidd net un der Rei.
refusal-nothing-to-join = Hei kann een net matgoen: { suit-letter }.
refusal-nothing-to-maintain = Dir hutt keng oppe Faarf.
refusal-only-above-trou = No engem Trou gëllt nëmmen e méi héicht Spill.
refusal-premier-first-only = Nëmmen deen éischte Spiller däerf waarden, am éischten Tour.
refusal-premier-joins-only = Dir hutt gewaart: matgoen oder passen.
refusal-proposal-late = Dir hutt schonn e Spill annoncéiert: keng Faarf méi.
refusal-proposal-not-ascending = Un dësem Dësch geet et nëmme no uewen: { suit-letter }.
refusal-proposal-not-higher = Déi nei Faarf muss méi héich sinn: { suit-letter }.
refusal-raise-minimal = Erhéicht op { $least } Streech, net méi.
refusal-solo-joinable = Et kann nach ee matgoen: proposéiert als éischt.
refusal-suit-taken = Dës Faarf ass scho proposéiert: { suit-letter }.
refusal-trou-announcer-passes = Un dësem Dësch kann nëmme passen, wien Trou gesot huet.
standing-word = { $standing ->
        [emb8s] zu zwee 8 Streech a Schëppen
        [emb8h] zu zwee 8 Streech a Häerzer
        [emb8d] zu zwee 8 Streech a Rauten
        [emb8c] zu zwee 8 Streech a Kräizer
        [emb9s] zu zwee 9 Streech a Schëppen
        [emb9h] zu zwee 9 Streech a Häerzer
        [emb9d] zu zwee 9 Streech a Rauten
        [emb9c] zu zwee 9 Streech a Kräizer
        [emb10s] zu zwee 10 Streech a Schëppen
        [emb10h] zu zwee 10 Streech a Häerzer
        [emb10d] zu zwee 10 Streech a Rauten
        [emb10c] zu zwee 10 Streech a Kräizer
        [emb11s] zu zwee 11 Streech a Schëppen
        [emb11h] zu zwee 11 Streech a Häerzer
        [emb11d] zu zwee 11 Streech a Rauten
        [emb11c] zu zwee 11 Streech a Kräizer
        [emb12s] zu zwee 12 Streech a Schëppen
        [emb12h] zu zwee 12 Streech a Häerzer
        [emb12d] zu zwee 12 Streech a Rauten
        [emb12c] zu zwee 12 Streech a Kräizer
        [emb13s] zu zwee 13 Streech a Schëppen
        [emb13h] zu zwee 13 Streech a Häerzer
        [emb13d] zu zwee 13 Streech a Rauten
        [emb13c] zu zwee 13 Streech a Kräizer
        [solo6s] Solo 6 a Schëppen
        [solo6c] Solo 6 a Kräizer
        [solo6d] Solo 6 a Rauten
        [solo6h] Solo 6 a Häerzer
        [solo7s] Solo 7 a Schëppen
        [solo7c] Solo 7 a Kräizer
        [solo7d] Solo 7 a Rauten
        [solo7h] Solo 7 a Häerzer
        [pm] kleng Misär
        [solo8s] Solo 8 a Schëppen
        [solo8c] Solo 8 a Kräizer
        [solo8d] Solo 8 a Rauten
        [solo8h] Solo 8 a Häerzer
        [pic] Piccolo
        [ab9s] Abondance 9 a Schëppen
        [ab9c] Abondance 9 a Kräizer
        [ab9d] Abondance 9 a Rauten
        [ab9h] Abondance 9 a Häerzer
        [gm] grouss Misär
        [ab10s] Abondance 10 a Schëppen
        [ab10c] Abondance 10 a Kräizer
        [ab10d] Abondance 10 a Rauten
        [ab10h] Abondance 10 a Häerzer
        [ab11s] Abondance 11 a Schëppen
        [ab11c] Abondance 11 a Kräizer
        [ab11d] Abondance 11 a Rauten
        [ab11h] Abondance 11 a Häerzer
        [gmo] opgedeckt grouss Misär
        [ch12s] klenge Chelem a Schëppen
        [ch12c] klenge Chelem a Kräizer
        [ch12d] klenge Chelem a Rauten
        [ch12h] klenge Chelem a Häerzer
        [ch12n] klenge Chelem ouni Tromp
        [ch13s] grousse Chelem a Schëppen
        [ch13c] grousse Chelem a Kräizer
        [ch13d] grousse Chelem a Rauten
        [ch13h] grousse Chelem a Häerzer
        [ch13n] grousse Chelem ouni Tromp
       *[trou] Trou
    }
