## What may be said; `call` and `contract` are texts of moves, `suit` is a letter

call-word = { $call ->
        [wait] ich warte
        [stay] ich bleibe dabei
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
        [s] Pik
        [h] Herz
        [d] Karo
        [c] Kreuz
        [joins] ich gehe mit in Pik
        [joinh] ich gehe mit in Herz
        [joind] ich gehe mit in Karo
        [joinc] ich gehe mit in Kreuz
        [emb8] 8 Stiche
        [emb9] 9 Stiche
        [emb10] 10 Stiche
        [emb11] 11 Stiche
        [emb12] 12 Stiche
        [emb13] 13 Stiche
       *[p] ich passe
    }
contract-word = { $contract ->
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
suit-letter = { $suit ->
        [s] { suit-s }
        [h] { suit-h }
        [d] { suit-d }
       *[c] { suit-c }
    }
call-pass = ich passe
call-wait = ich warte
call-stay = ich bleibe dabei
call-propose = ich sage { suit-letter } an
call-join = ich gehe mit in { suit-letter }
call-raise = { $level } Stiche
call-undertake = { contract-word }

## Moves in words

move-p = ich passe
move-wait = ich warte
move-stay = ich bleibe dabei
move-solo6s = Solo 6 in Pik
move-solo6c = Solo 6 in Kreuz
move-solo6d = Solo 6 in Karo
move-solo6h = Solo 6 in Herz
move-solo7s = Solo 7 in Pik
move-solo7c = Solo 7 in Kreuz
move-solo7d = Solo 7 in Karo
move-solo7h = Solo 7 in Herz
move-pm = Petite Misère
move-solo8s = Solo 8 in Pik
move-solo8c = Solo 8 in Kreuz
move-solo8d = Solo 8 in Karo
move-solo8h = Solo 8 in Herz
move-pic = Piccolo
move-ab9s = Abondance 9 in Pik
move-ab9c = Abondance 9 in Kreuz
move-ab9d = Abondance 9 in Karo
move-ab9h = Abondance 9 in Herz
move-gm = Grande Misère
move-ab10s = Abondance 10 in Pik
move-ab10c = Abondance 10 in Kreuz
move-ab10d = Abondance 10 in Karo
move-ab10h = Abondance 10 in Herz
move-ab11s = Abondance 11 in Pik
move-ab11c = Abondance 11 in Kreuz
move-ab11d = Abondance 11 in Karo
move-ab11h = Abondance 11 in Herz
move-gmo = aufgedeckte Grande Misère
move-ch12s = kleiner Chelem in Pik
move-ch12c = kleiner Chelem in Kreuz
move-ch12d = kleiner Chelem in Karo
move-ch12h = kleiner Chelem in Herz
move-ch12n = kleiner Chelem ohne Trumpf
move-ch13s = großer Chelem in Pik
move-ch13c = großer Chelem in Kreuz
move-ch13d = großer Chelem in Karo
move-ch13h = großer Chelem in Herz
move-ch13n = großer Chelem ohne Trumpf
move-s = Pik
move-h = Herz
move-d = Karo
move-c = Kreuz
move-joins = ich gehe mit in Pik
move-joinh = ich gehe mit in Herz
move-joind = ich gehe mit in Karo
move-joinc = ich gehe mit in Kreuz
move-emb8 = 8 Stiche
move-emb9 = 9 Stiche
move-emb10 = 10 Stiche
move-emb11 = 11 Stiche
move-emb12 = 12 Stiche
move-emb13 = 13 Stiche
move-aside = { $card } ablegen

## What the table waits for

phase-draw = Der Geber wird ausgelost
phase-mix = Mischen
phase-bidding = Ansagen
phase-trump = Der Partner des Trou wählt Trumpf
phase-aside = Jeder legt eine Karte ab
phase-play = Spiel
phase-over = Die Partie ist zu Ende

## Roles and things on the table

word-trumps = Trumpf
word-dealer = Geber
word-open = Hand offen
word-declarer = Ansager
word-partner = Partner des Trou
word-contract = Spiel
word-aside = abgelegte Karte
word-last-trick = letzter Stich
word-made = gewonnen
word-failed = verloren
