## Players, deal, trou

rule-W1 = Gespielt wird zu viert mit zweiundfünfzig Karten, jeder für sich; Parteien bilden sich in jeder Runde.
rule-W2 = Nach dem Abheben werden vier, fünf und vier Karten gegeben: dreizehn für jeden.
rule-W3 = Der erste Geber wird ausgelost oder sitzt nach dem Schreiber; dann geht es reihum.
rule-W4 = Beim Ansagen steht Herz über Karo, Kreuz und Pik, in dieser Folge.
rule-W5 = Vor dem Ansagen sagt Trou, wer genau drei Asse hält; die anderen sagen Passe-Trou.
rule-W6 = Nach einem Trou gilt nur ein höheres Spiel; passen alle, ist der Spieler mit dem vierten Ass Partner und wählt Trumpf.

## Auction

rule-W7 = Die Spiele haben eine feste Rangfolge; man muss höher gehen, bei gleichem Spiel entscheidet die Farbe.
rule-W8 = Das Wort geht im Uhrzeigersinn weiter; wer passt, ist endgültig draußen.
rule-W9 = Der erste Spieler darf warten; danach kann er nur mitgehen oder passen.
rule-W10 = Eine Ansage bietet eine Farbe als Trumpf an, bis jemand mitgeht; mehrere können offen sein.
rule-W11 = Eine Farbe darf man nur ansagen, wenn noch jemand mitgehen kann.
rule-W12 = Misères und Piccolo kann man jederzeit ansagen, Abondance und Chelem nur beim ersten Wort.
rule-W13 = Zum Mitgehen braucht man eine Karte der Farbe; das Paar steht bei der kleinsten Stichzahl, die reicht.
rule-W14 = Nur der Mitgeher spricht für das Paar: Er erhöht in derselben Farbe oder passt.
rule-W15 = Ein Solo folgt auf die eigene Farbe oder ein überbotenes Spiel, oder kommt sofort, wenn keiner mitgehen könnte.
rule-W16 = Passt der Mitgeher, ist das Paar aufgelöst und der Ansager darf wieder sprechen.
rule-W17 = Wer dabei bleibt, scheidet aus, aber seine Farbe bleibt offen.
rule-W18 = Kann keiner mehr sprechen, wird das höchste Spiel von dem gespielt, der es angesagt hat.
rule-W19 = Gibt es kein Spiel, wird neu gegeben.
rule-W20 = Misères und Piccolo werden ohne Trumpf gespielt, andere Spiele mit der angesagten Farbe.

## Play

rule-W21 = Bei Abondance und Chelem spielt der Ansager aus, beim Trou der Spieler mit dem vierten Ass, sonst der nach dem Geber.
rule-W22 = Farbe muss bedient werden; wer nicht kann, spielt eine beliebige Karte.
rule-W23 = Der höchste Trumpf gewinnt den Stich, sonst die höchste Karte der ausgespielten Farbe.
rule-W24 = Alle Karten werden gespielt, außer der Tisch hört auf, wenn sich nichts mehr ändern kann.
rule-W25 = Vor einer Petite Misère legen alle vier eine Karte verdeckt ab und spielen zwölf Stiche.
rule-W26 = Das Blatt einer aufgedeckten Misère liegt ab dem zweiten Stich offen.

## Scoring

rule-W27 = Ein Spiel ist gewonnen, wenn die Stichzahl erreicht ist; eine Misère ohne Stich, der Piccolo mit genau einem.
rule-W28 = Gewonnen schreibt jeder Ansager; verloren verliert jeder Ansager und jeder Gegner schreibt.
rule-W29 = Ein Paar schreibt 7 für acht Stiche und 3 für jeden weiteren, 30 für alle; verloren kostet es entsprechend.
rule-W30 = Ein Solo 6 oder 7 zählt bis acht Stiche; ein Solo 8 schreibt 21.
rule-W31 = Jede Misère und jeder Piccolo wird einzeln gewertet; fallen mehrere, schreiben die Gegner mehr.
rule-W32 = Abondance und Chelem haben feste Punkte; Stiche darüber bringen nichts.
rule-W33 = Ein Trou braucht neun Stiche; verloren kostet er das Paar nichts und bringt jedem Gegner 16.
rule-W34 = Die Partie endet am Ziel mit einem Führenden oder nach einer Anzahl Runden.
rule-W35 = Jeder sieht die Ansagen, Stiche und offenen Blätter; das vierte Ass wird nur bekannt, wenn der Trou gespielt wird.
