## Cards, seats, deal

rule-K1 = Gespielt wird mit vierundzwanzig Karten, von der Neun bis zum Ass, und einer Tafel mit Strichen für jede Seite.
rule-K2 = Gespielt wird zu viert, zwei gegen zwei, die Partner sitzen sich gegenüber.
rule-K3 =
    Der erste Geber wird ausgelost, dann gibt der nächste Spieler{ $staenner ->
        [carry] , außer nach einem Ständer.
       *[other] .
    }
rule-K4 = Jeder bekommt zuerst drei Karten, der Spieler nach dem Geber zuerst.
rule-K5 = Der Spieler nach dem Geber bestimmt nach diesen drei Karten den Trumpf, dann bekommt jeder drei weitere.
rule-K6 =
    Pik-Dame, Herz-Dame und Karo-Dame sind immer Trumpf, in dieser Folge, { $ace_over_queens ->
        [yes] unter dem Trumpfass und über allen anderen.
       *[other] über allen anderen.
    }
rule-K7 = Ein Ass zählt 4, ein König 3, eine Dame 2 und ein Bube 1: zusammen vierzig Punkte.

## Announcements

rule-K8 =
    Angesagt wird { $announce_window ->
        [before_own_first_card] von jedem mit seiner ersten Karte.
       *[other] vor dem ersten Ausspiel.
    }
rule-K9 = Wer die Pik-Dame hält, darf Matt sagen, wer die roten Damen hält, Konter, wer alle drei hält, Konter a Matt.
rule-K10 = Konter und Matt sind je einen Strich mehr wert, für die Seite, die die Runde gewinnt.

## Play

rule-K11 = Der Spieler nach dem Geber spielt zuerst aus, dann der Gewinner jedes Stiches.
rule-K12 = Eine gewöhnliche Farbe muss man bedienen oder Trumpf spielen: Trumpf ist immer erlaubt.
rule-K13 = Ohne Karte der ausgespielten Farbe darf man jede Karte spielen.
rule-K14 = Ist Trumpf ausgespielt, muss man Trumpf spielen, in beliebiger Höhe, wenn man einen hat.
rule-K15 = Ein Trumpf auf eine gewöhnliche Farbe ändert nichts: bedient wird weiter die ausgespielte.
rule-K16 = Der höchste Trumpf gewinnt den Stich, sonst die höchste Karte der ausgespielten Farbe.

## Strokes

rule-K17 = Nach sechs Stichen gewinnt die Seite mit mindestens 21 Punkten die Runde.
rule-K18 = Die Gewinner streichen einen Strich, einen je Ansage und einen, wenn die anderen keinen Stich haben.
rule-K19 = Verliert die Trumpfseite, bekommt sie so viele Striche, wie die Gewinner streichen.
rule-K20 =
    Bei 20 zu 20, einem Ständer, { $staenner_penalty ->
        [0] bekommt niemand einen Strich
       *[other] bekommt die Trumpfseite einen Strich
    }{ $staenner ->
        [carry] , der Einsatz wartet, und dieselbe Seite macht wieder Trumpf.
       *[other] , und es wird weitergegeben.
    }
rule-K21 =
    Wer die nächste Runde gewinnt, streicht auch das Mitgenommene{ $carry_to_loser ->
        [yes] , und verliert sie die Trumpfseite, bekommt sie ebenso viel.
       *[other] .
    }
rule-K22 =
    Jede Seite beginnt mit { $start_strokes ->
        [1] einem Strich
       *[other] { $start_strokes } Strichen
    }, und wer zuerst keinen mehr hat, gewinnt die Partie.
rule-K23 =
    Niemand sieht das zweite Päckchen, bevor Trumpf gemacht ist, und { $last_trick_view ->
        [yes] nur der letzte Stich darf angesehen werden.
       *[other] kein Stich darf noch einmal angesehen werden.
    }
