## Warum ein Computer etwas tat

why-beginner = Nach Faustregeln, ohne gefallene Trümpfe zu zählen: Ich spare Trümpfe und füttere den Partner.
why-simple = Nach Faustregeln: Ich zähle Trümpfe, spare sie und füttere den Partner.
why-strong = Ich löse jede Karte in Verteilungen, die zu dem passen, was ich sah und hörte, und spiele auf Striche, nicht auf Punkte; Trumpf mache ich nach einer Tabelle, und ich sage an, wo die Runde oft genug gewonnen wird.
