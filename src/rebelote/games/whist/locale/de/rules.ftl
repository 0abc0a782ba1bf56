## Players, deal, trou

rule-W1 = Gespielt wird zu viert mit zweiundfünfzig Karten, jeder für sich; Parteien bilden sich in jeder Runde.
rule-W2 = Nach dem Abheben werden vier, fünf und vier Karten gegeben: dreizehn für jeden.
rule-W3 =
    Der erste Geber { $first_dealer ->
        [after_scorer] sitzt nach dem Schreiber
       *[other] wird ausgelost
    }; dann geht es reihum.
rule-W4 = Beim Ansagen steht Herz über Karo, Kreuz und Pik, in dieser Folge.
rule-W5 = Vor dem Ansagen sagt Trou, wer genau drei Asse hält; die anderen sagen Passe-Trou.
rule-W6 =
    Nach einem Trou gilt nur ein höheres Spiel{ $trou_announcer_may_overcall ->
        [no] , nicht von dem, der ihn sagte
       *[other] {""}
    }; passen alle, ist der Spieler mit dem vierten Ass Partner und wählt Trumpf.

## Auction

rule-W7 = Die Spiele haben eine feste Rangfolge; man muss höher gehen, bei gleichem Spiel entscheidet die Farbe.
rule-W8 = Das Wort geht im Uhrzeigersinn weiter; wer passt, ist endgültig draußen.
rule-W9 = Der erste Spieler darf warten; danach kann er nur mitgehen oder passen.
rule-W10 =
    Eine Ansage bietet eine Farbe als Trumpf an, bis jemand mitgeht; mehrere können offen sein{ $proposal_order ->
        [ascending] , jede in einer höheren Farbe.
       *[other] , in beliebiger Folge.
    }
rule-W11 =
    Eine Farbe darf man nur ansagen, wenn noch { $joinable_by ->
        [to_come] jemand kommt, der mitgehen kann
       *[other] jemand mitgehen kann
    }{ $misere_bars_proposals ->
        [yes] , und solange keine Misère und kein Piccolo angesagt ist.
       *[other] .
    }
rule-W12 =
    { $specials_round ->
        [all] Misères, Piccolo, Abondance und Chelem kann man nur beim ersten Wort ansagen.
       *[other] Misères und Piccolo kann man jederzeit ansagen, Abondance und Chelem nur beim ersten Wort.
    }{ $several_miseres ->
        [no] {" "}Nur einer spielt eine Misère.
       *[other] {""}
    }
rule-W13 =
    Zum Mitgehen braucht man eine Karte der Farbe; das Paar steht { $emballage_entry ->
        [eight_only] bei acht Stichen, wenn sie reichen.
       *[other] bei der kleinsten Stichzahl, die reicht.
    }
rule-W14 =
    Nur der Mitgeher spricht für das Paar: Er erhöht in derselben Farbe{ $raise_step ->
        [minimal] , nur so weit wie nötig,
       *[other] {""}
    } oder passt.
rule-W15 =
    Ein Solo folgt auf die eigene Farbe oder ein überbotenes Spiel, oder kommt sofort{ $direct_solo ->
        [always] .
       *[other] , wenn keiner mitgehen könnte.
    }
rule-W16 = Passt der Mitgeher, ist das Paar aufgelöst und der Ansager darf wieder sprechen.
rule-W17 =
    { $maintain ->
        [yes] Wer dabei bleibt, scheidet aus, aber seine Farbe bleibt offen.
       *[other] Bei der eigenen Ansage bleiben kann man nicht: Man sagt mehr an oder passt.
    }
rule-W18 = Kann keiner mehr sprechen, wird das höchste Spiel von dem gespielt, der es angesagt hat.
rule-W19 =
    Gibt es kein Spiel, { $all_pass ->
        [next_dealer] gibt der nächste Spieler.
       *[other] gibt derselbe noch einmal.
    }
rule-W20 =
    Misères und Piccolo werden ohne Trumpf gespielt{ $chelem_nt ->
        [off] {""}
       *[other] , ein Chelem auch, wenn so angesagt
    }, andere Spiele mit der angesagten Farbe.

## Play

rule-W21 =
    Bei Abondance und Chelem spielt der Ansager aus{ $trou ->
        [yes] , beim Trou der Spieler mit dem vierten Ass
       *[other] {""}
    }, sonst der nach dem Geber.
rule-W22 = Farbe muss bedient werden; wer nicht kann, spielt eine beliebige Karte.
rule-W23 = Der höchste Trumpf gewinnt den Stich, sonst die höchste Karte der ausgespielten Farbe.
rule-W24 =
    { $early_stop ->
        [yes] Man hört auf, sobald sich nichts mehr ändern kann.
       *[other] Alle Karten werden gespielt.
    }
rule-W25 = Vor einer Petite Misère legen alle vier eine Karte verdeckt ab und spielen zwölf Stiche.
rule-W26 =
    Das Blatt einer aufgedeckten Misère liegt offen{ $open_misere_exposure ->
        [before_first_lead] {" "}vor dem ersten Ausspiel.
        [after_first_trick] {" "}nach dem ersten Stich.
        [after_second_trick] {" "}nach dem zweiten Stich.
       *[other] , sobald zum zweiten Stich ausgespielt ist.
    }

## Scoring

rule-W27 = Ein Spiel ist gewonnen, wenn die Stichzahl erreicht ist; eine Misère ohne Stich, der Piccolo mit genau einem.
rule-W28 = Gewonnen schreibt jeder Ansager; verloren verliert jeder Ansager und jeder Gegner schreibt.
rule-W29 =
    Ein Paar schreibt 7 für acht Stiche und 3 für jeden weiteren, 30 für alle; verloren kostet es entsprechend{ $emballage13_fail ->
        [progressive] , bei dreizehn 25 und 3 je fehlendem Stich.
       *[other] , bei dreizehn 30.
    }
rule-W30 = Ein Solo 6 oder 7 zählt bis acht Stiche; ein Solo 8 schreibt 21.
rule-W31 =
    Jede Misère und jeder Piccolo wird einzeln gewertet; fallen mehrere, schreiben die Gegner mehr{ $misere_winner_defends ->
        [yes] , und wer die eigene schafft, zählt als Gegner der anderen.
       *[other] .
    }
rule-W32 = Abondance und Chelem haben feste Punkte; Stiche darüber bringen nichts.
rule-W33 =
    Ein Trou braucht neun Stiche{ $trou_double ->
        [all_tricks] {" "}und bringt für alle dreizehn 30
       *[other] {""}
    }; verloren kostet er das Paar nichts und bringt jedem Gegner 16.
rule-W34 =
    { $end_mode ->
        [deals] Die Partie endet nach { $deals ->
                [1] einer Runde
               *[other] { $deals } Runden
            }
       *[other] Die Partie endet, wenn jemand { $target } Punkte hat
    }{ $end_tie ->
        [shared] , und ein Gleichstand teilt den Sieg.
       *[other] {" "}und einer allein vorn liegt.
    }
rule-W35 = Jeder sieht die Ansagen, Stiche und offenen Blätter; das vierte Ass wird nur bekannt, wenn der Trou gespielt wird.
