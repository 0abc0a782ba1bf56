## Groups of options

group-deal = Geben
group-bidding = Ansagen
group-play = Spiel
group-scoring = Wertung
group-end = Ende der Partie

## Deal

option-first_dealer = Erster Geber
option-first_dealer-help = Sagt, ob der erste Geber ausgelost wird oder nach dem Schreiber sitzt.
option-first_dealer-random = ausgelost
option-first_dealer-after_scorer = nach dem Schreiber auf dem ersten Platz
option-all_pass = Geber, wenn keiner spielt
option-all_pass-help = Sagt, wer neu gibt, wenn es kein Spiel gibt.
option-all_pass-same_dealer = derselbe Spieler
option-all_pass-next_dealer = der nächste Spieler

## Auction

option-trou = Trou
option-trou-help = Wer genau drei Asse hält, sagt vor dem Ansagen Trou.
option-trou-yes = { yes }
option-trou-no = { no }
option-trou_announcer_may_overcall = Ansager überbietet seinen Trou
option-trou_announcer_may_overcall-help = Lässt den Spieler, der Trou gesagt hat, selbst ein höheres Spiel ansagen.
option-trou_announcer_may_overcall-yes = { yes }
option-trou_announcer_may_overcall-no = { no }
option-chelem_nt = Chelem ohne Trumpf
option-chelem_nt-help = Sagt, ob ein Chelem ohne Trumpf angesagt werden darf, über demselben in Herz.
option-chelem_nt-above_hearts = über Herz
option-chelem_nt-off = nicht gespielt
option-proposal_order = Reihenfolge der Farben
option-proposal_order-help = Sagt, ob eine Farbe unter einer schon angesagten genannt werden darf.
option-proposal_order-free = beliebig
option-proposal_order-ascending = nur aufwärts
option-joinable_by = Wer noch mitgehen kann
option-joinable_by-help = Sagt, ob ein Spieler mit niedrigerer Farbe als möglicher Mitgeher zählt.
option-joinable_by-waiting = auch wer tiefer wartet
option-joinable_by-to_come = nur wer noch dran kommt
option-misere_bars_proposals = Keine Farbe nach einer Misère
option-misere_bars_proposals-help = Nach einer Misère oder dem Piccolo wird keine Farbe mehr angesagt.
option-misere_bars_proposals-yes = { yes }
option-misere_bars_proposals-no = { no }
option-several_miseres = Mehrere Misères zugleich
option-several_miseres-help = Lässt mehrere dieselbe Misère oder den Piccolo spielen, jeder für sich.
option-several_miseres-yes = { yes }
option-several_miseres-no = { no }
option-specials_round = Nur beim ersten Wort
option-specials_round-help = Sagt, welche Spiele nur beim ersten Wort angesagt werden können.
option-specials_round-abondance_chelem_only = Abondance und Chelem
option-specials_round-all = auch Misères und Piccolo
option-emballage_entry = Spät mitgehen
option-emballage_entry-help = Sagt, ob man mitgehen darf, wenn acht Stiche nicht mehr reichen.
option-emballage_entry-lowest_sufficient = mit der kleinsten Zahl, die reicht
option-emballage_entry-eight_only = nur mit acht
option-raise_step = Schritte des Mitgehers
option-raise_step-help = Sagt, wie weit der Mitgeher auf einmal erhöhen darf.
option-raise_step-any = beliebig
option-raise_step-minimal = gerade genug
option-direct_solo = Solo ohne Farbe davor
option-direct_solo-help = Sagt, wann ein Solo das erste Wort sein darf.
option-direct_solo-not_joinable = wenn keiner mitgehen kann
option-direct_solo-always = immer
option-maintain = Dabei bleiben
option-maintain-help = Lässt einen Spieler aussteigen, während seine Farbe offen bleibt.
option-maintain-yes = { yes }
option-maintain-no = { no }

## Play

option-open_misere_exposure = Aufdecken der Grande Misère
option-open_misere_exposure-help = Sagt, wann das Blatt der aufgedeckten Misère auf den Tisch kommt.
option-open_misere_exposure-after_second_lead = nach dem Ausspiel zum zweiten Stich
option-open_misere_exposure-after_second_trick = nach dem zweiten Stich
option-open_misere_exposure-after_first_trick = nach dem ersten Stich
option-open_misere_exposure-before_first_lead = vor dem ersten Ausspiel
option-early_stop = Früher aufhören
option-early_stop-help = Beendet die Runde, sobald sich keine Wertung mehr ändern kann.
option-early_stop-yes = { yes }
option-early_stop-no = { no }

## Scoring

option-trou_double = Trou mit allen Stichen
option-trou_double-help = Sagt, ob ein Trou mit allen dreizehn Stichen 30 statt 16 zählt.
option-trou_double-all_tricks = 30 Punkte
option-trou_double-off = 16 Punkte
option-emballage13_fail = Verlorene Farbe 13
option-emballage13_fail-help = Sagt, was eine verlorene Farbe 13 kostet.
option-emballage13_fail-flat = immer 30
option-emballage13_fail-progressive = 25, 28, 31 je nach fehlenden Stichen
option-misere_winner_defends = Gewonnene Misère gegen verlorene
option-misere_winner_defends-help = Sagt, ob wer seine Misère gewinnt auch für die verlorene eines anderen schreibt.
option-misere_winner_defends-yes = { yes }
option-misere_winner_defends-no = { no }

## End

option-end_mode = Länge der Partie
option-end_mode-help = Sagt, ob bis zu einer Punktzahl oder eine Anzahl Runden gespielt wird.
option-end_mode-target = bis zum Ziel
option-end_mode-deals = Anzahl Runden
option-target = Ziel
option-target-help = Legt die Punktzahl fest, die die Partie beendet.
option-target-number = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
option-deals = Anzahl Runden
option-deals-help = Legt fest, wie viele gewertete Runden eine Partie hat.
option-deals-number = { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
option-end_tie = Gleichstand an der Spitze
option-end_tie-help = Sagt, was geschieht, wenn am Ende zwei gleichauf führen.
option-end_tie-extra_deal = noch eine Runde
option-end_tie-shared = geteilter Sieg
