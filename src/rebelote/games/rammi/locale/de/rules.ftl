## Players and deal

rule-R1 = Gespielt wird mit zweiundfünfzig Karten ohne Joker; das Ass ist die niedrigste.
rule-R2 = Zu zweit gibt es zehn Karten, zu dritt oder viert sieben, zu fünft oder sechst sechs.
rule-R3 = Die Karten werden einzeln gegeben, die nächste liegt offen als erste Ablage, der Rest ist der Stapel.
rule-R4 = Der erste Geber wird ausgelost, dann geht es reihum.
rule-R5 = Der Spieler nach dem Geber beginnt, es geht im Uhrzeigersinn.
rule-R6 = Ein Zug: ziehen, nach Belieben auslegen und anlegen, dann ablegen.

## Melds

rule-R7 = Eine Folge sind drei oder mehr Karten einer Farbe in Folge, eine Gruppe drei oder vier gleiche.
rule-R8 = Das Ass steht unter der Zwei; über dem König nur, wenn der Tisch es will, nie beides.
rule-R9 = Zuerst wird eine Karte gezogen: vom Stapel oder von der Ablage.
rule-R10 = Eine Kombination bleibt vor dem Spieler liegen; eine je Zug, wenn der Tisch nicht mehr erlaubt.
rule-R11 = An jede Kombination darf angelegt werden, wenn sie gültig bleibt.
rule-R12 = Eine ausgelegte Karte verlässt ihre Kombination nie.
rule-R13 = An manchen Tischen darf nur anlegen, wer selbst ausgelegt hat.
rule-R14 = Der Zug endet mit einer Ablage; eine eben genommene Karte darf nicht zurück.
rule-R15 = Kein Zug darf nur die eben genommene Karte übrig lassen, außer sie kann angelegt werden.

## Ending

rule-R16 = Wer keine Karte mehr hat, ist fertig, und die Runde endet sofort.
rule-R17 = Ist der Stapel leer, wird die Ablage ungemischt umgedreht und ist der neue Stapel.
rule-R18 = Eine Runde, in der keiner mehr auslegt, gilt nicht.
rule-R19 = Der Gewinner schreibt, was die anderen halten: Zehn bis König 10, Ass 1, sonst der Wert.
rule-R20 = Die Partie endet am Ziel oder nach der vereinbarten Anzahl Runden.
rule-R21 = Jeder sieht Kombinationen, Ablagen und Kartenzahlen; Blätter und Stapel bleiben verdeckt.
