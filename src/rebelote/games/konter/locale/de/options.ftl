## Groups of options

group-deal = Geben
group-play = Spiel der Karten
group-announcements = Ansagen
group-scoring = Striche
group-end = Ende der Partie

## Deal

option-direction = Spielrichtung
option-direction-help = Sagt, ob der nächste Spieler links oder rechts sitzt; die Regeln bleiben gleich.
option-direction-clockwise = nach links (im Uhrzeigersinn)
option-direction-anticlockwise = nach rechts (gegen den Uhrzeigersinn)
option-staenner_dealer = Geber nach einem Ständer
option-staenner_dealer-help = Nach 20 zu 20 macht dieselbe Seite wieder Trumpf: derselbe Spieler oder sein Partner.
option-staenner_dealer-same = derselbe Geber
option-staenner_dealer-partner = der Partner des Gebers

## Play

option-ace_over_queens = Ass über den drei Damen
option-ace_over_queens-help = Sagt, ob das Trumpfass die drei Damen sticht oder sie das Ass.
option-ace_over_queens-yes = { yes }
option-ace_over_queens-no = { no }
option-last_trick_view = Letzter Stich sichtbar
option-last_trick_view-help = Der letzte Stich darf angesehen werden, bis der nächste gemacht ist.
option-last_trick_view-yes = { yes }
option-last_trick_view-no = { no }
option-show_points = Punkte während der Runde zeigen
option-show_points-help = Zeigt die Kartenpunkte beider Seiten während der Runde; sonst zählt jeder selbst mit.
option-show_points-yes = { yes }
option-show_points-no = { no }

## Announcements

option-announce_window = Zeitpunkt der Ansagen
option-announce_window-help = Konter und Matt werden reihum vor dem ersten Ausspiel angesagt oder von jedem mit seiner ersten Karte.
option-announce_window-before_first_lead = vor dem ersten Ausspiel
option-announce_window-before_own_first_card = mit der eigenen ersten Karte

## Strokes

option-staenner = Einsatz eines Ständers
option-staenner-help = Nach 20 zu 20 werden die Striche der Runde mitgenommen oder vergessen.
option-staenner-carry = mitgenommen
option-staenner-penalty_only = vergessen, nur die Strafe
option-staenner_penalty = Strafe eines Ständers
option-staenner_penalty-help = Wie viele Striche die Trumpfseite bei 20 zu 20 bekommt.
option-staenner_penalty-1 = 1
option-staenner_penalty-0 = 0
option-carry_to_loser = Mitgenommenes auch für Verlierer
option-carry_to_loser-help = Verliert die Trumpfseite die Runde nach einem Ständer, bekommt sie auch die mitgenommenen Striche.
option-carry_to_loser-yes = { yes }
option-carry_to_loser-no = { no }

## End of the game

option-start_strokes = Striche am Anfang
option-start_strokes-help = Wie viele Striche jede Seite loswerden muss.
option-start_strokes-number = { $number ->
        [one] { $number } Strich
       *[other] { $number } Striche
    }
