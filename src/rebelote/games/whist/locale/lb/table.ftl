## What may be said; `call` and `contract` are texts of moves, `suit` is a letter

call-word = { $call ->
        [wait] ech waarden
        [stay] ech bleiwen
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
        [s] Schëppen
        [h] Häerzer
        [d] Rauten
        [c] Kräizer
        [joins] ech gi mat bei Schëppen
        [joinh] ech gi mat bei Häerzer
        [joind] ech gi mat bei Rauten
        [joinc] ech gi mat bei Kräizer
        [emb8] 8 Streech
        [emb9] 9 Streech
        [emb10] 10 Streech
        [emb11] 11 Streech
        [emb12] 12 Streech
        [emb13] 13 Streech
       *[p] ech passen
    }
contract-word = { $contract ->
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
suit-letter = { $suit ->
        [s] { suit-s }
        [h] { suit-h }
        [d] { suit-d }
       *[c] { suit-c }
    }
call-pass = ech passen
call-wait = ech waarden
call-stay = ech bleiwen
call-propose = ech proposéieren { suit-letter }
call-join = ech gi mat bei { suit-letter }
call-raise = { $level } Streech
call-undertake = { contract-word }

## Moves in words

move-p = ech passen
move-wait = ech waarden
move-stay = ech bleiwen
move-solo6s = Solo 6 a Schëppen
move-solo6c = Solo 6 a Kräizer
move-solo6d = Solo 6 a Rauten
move-solo6h = Solo 6 a Häerzer
move-solo7s = Solo 7 a Schëppen
move-solo7c = Solo 7 a Kräizer
move-solo7d = Solo 7 a Rauten
move-solo7h = Solo 7 a Häerzer
move-pm = kleng Misär
move-solo8s = Solo 8 a Schëppen
move-solo8c = Solo 8 a Kräizer
move-solo8d = Solo 8 a Rauten
move-solo8h = Solo 8 a Häerzer
move-pic = Piccolo
move-ab9s = Abondance 9 a Schëppen
move-ab9c = Abondance 9 a Kräizer
move-ab9d = Abondance 9 a Rauten
move-ab9h = Abondance 9 a Häerzer
move-gm = grouss Misär
move-ab10s = Abondance 10 a Schëppen
move-ab10c = Abondance 10 a Kräizer
move-ab10d = Abondance 10 a Rauten
move-ab10h = Abondance 10 a Häerzer
move-ab11s = Abondance 11 a Schëppen
move-ab11c = Abondance 11 a Kräizer
move-ab11d = Abondance 11 a Rauten
move-ab11h = Abondance 11 a Häerzer
move-gmo = opgedeckt grouss Misär
move-ch12s = klenge Chelem a Schëppen
move-ch12c = klenge Chelem a Kräizer
move-ch12d = klenge Chelem a Rauten
move-ch12h = klenge Chelem a Häerzer
move-ch12n = klenge Chelem ouni Tromp
move-ch13s = grousse Chelem a Schëppen
move-ch13c = grousse Chelem a Kräizer
move-ch13d = grousse Chelem a Rauten
move-ch13h = grousse Chelem a Häerzer
move-ch13n = grousse Chelem ouni Tromp
move-s = Schëppen
move-h = Häerzer
move-d = Rauten
move-c = Kräizer
move-joins = ech gi mat bei Schëppen
move-joinh = ech gi mat bei Häerzer
move-joind = ech gi mat bei Rauten
move-joinc = ech gi mat bei Kräizer
move-emb8 = 8 Streech
move-emb9 = 9 Streech
move-emb10 = 10 Streech
move-emb11 = 11 Streech
move-emb12 = 12 Streech
move-emb13 = 13 Streech
move-aside = { $card } ewechleeën

## What the table waits for

phase-draw = De Geber gëtt ausgeloust
phase-mix = Mëschen
phase-bidding = Stee
phase-trump = De Partner vum Trou wielt d’Tromp
phase-aside = Jidderee leet eng Kaart ewech
phase-play = Spill
phase-over = D’Partie ass eriwwer

## Roles and things on the table

word-trumps = Tromp
word-dealer = Geber
word-open = Hand opgedeckt
word-declarer = Ansoer
word-partner = Partner vum Trou
word-contract = Spill
word-aside = ewechgeluecht Kaart
word-last-trick = leschte Streech
word-made = gewonnen
word-failed = verluer
