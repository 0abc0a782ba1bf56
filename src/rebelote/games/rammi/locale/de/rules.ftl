## Players and deal

rule-R1 = Gespielt wird mit zweiundfünfzig Karten ohne Joker; das Ass ist die niedrigste.
rule-R2 = Zu zweit gibt es zehn Karten, zu dritt oder viert sieben, zu fünft oder sechst sechs.
rule-R3 = Die Karten werden einzeln gegeben, die nächste liegt offen als erste Ablage, der Rest ist der Stapel.
rule-R4 = Der erste Geber wird ausgelost, dann geht es reihum.
rule-R5 = Der Spieler nach dem Geber beginnt, es geht im Uhrzeigersinn.
rule-R6 = Ein Zug: ziehen, nach Belieben auslegen und anlegen, dann ablegen.

## Melds

rule-R7 = Eine Folge sind drei oder mehr Karten einer Farbe in Folge, eine Gruppe drei oder vier gleiche.
rule-R8 =
    Das Ass steht unter der Zwei{ $ace ->
        [low_or_high] {" "}oder über dem König, nie beides.
       *[other] , nicht über dem König.
    }
rule-R9 = Zuerst wird eine Karte gezogen: vom Stapel oder von der Ablage.
rule-R10 =
    Eine Kombination bleibt vor dem Spieler liegen{ $melds_per_turn ->
        [unlimited] , so viele je Zug, wie man will.
       *[other] , höchstens eine je Zug.
    }
rule-R11 = An jede Kombination darf angelegt werden, wenn sie gültig bleibt.
rule-R12 = Eine ausgelegte Karte verlässt ihre Kombination nie.
rule-R13 =
    { $layoff_requires_own_meld ->
        [yes] Nur wer in dieser Runde selbst ausgelegt hat, darf anlegen.
       *[other] Anlegen darf man, auch ohne ausgelegt zu haben.
    }
rule-R14 = Der Zug endet mit einer Ablage; eine eben genommene Karte darf nicht zurück.
rule-R15 = Kein Zug darf nur die eben genommene Karte übrig lassen, außer sie kann angelegt werden.

## Ending

rule-R16 =
    { $final_discard ->
        [required] Die letzte Karte muss abgelegt werden, dann endet die Runde sofort.
       *[other] Wer keine Karte mehr hat, ist fertig, und die Runde endet sofort.
    }
rule-R17 =
    { $exhaustion ->
        [immediate] Sobald der Stapel leer ist, wird die Ablage
       *[other] Ist der Stapel leer und will jemand von ihm ziehen, wird die Ablage
    }{ $recycle_keep_top ->
        [yes] {" "}außer der obersten Karte
       *[other] {""}
    } { $recycle_shuffle ->
        [yes] gemischt
       *[other] ungemischt
    } umgedreht und ist der neue Stapel.
rule-R18 =
    { $block ->
        [none] Die Runde geht weiter, bis jemand fertig ist.
        [once] Ist der Stapel zum zweiten Mal leer, gilt die Runde nicht.
       *[other] Wird die Ablage umgedreht und legt weiter niemand aus oder an, gilt die Runde nicht.
    }
rule-R19 =
    Der Gewinner schreibt, was die anderen halten: Zehn bis König 10, Ass 1, sonst der Wert{ $rummy_bonus ->
        [double] ; doppelt, wenn er alles in einem Zug auslegt.
       *[other] .
    }
rule-R20 =
    { $end_mode ->
        [deals] Die Partie endet nach { $deals ->
                [1] einer Runde
               *[other] { $deals } Runden
            }; bei Gleichstand { $deals_tie ->
                [extra_deal] wird noch eine gespielt.
               *[other] wird der Sieg geteilt.
            }
       *[other] Die Partie endet, wenn jemand { $target } Punkte hat.
    }
rule-R21 = Jeder sieht Kombinationen, Ablagen und Kartenzahlen; Blätter und Stapel bleiben verdeckt.
