## The game on its page

game-title = Belote
game-about = Trumpf, Ansagen und zehn für den letzten Stich, zu zweit, zu dritt oder zu viert; mit Reizen heißt sie Coinche.

## How it is played, in a few sentences

howto-1 = Gespielt wird mit zweiunddreißig Karten, meist zu viert, zwei gegen zwei, die Partner gegenüber.
howto-2 = Eine Farbe wird Trumpf: nach der aufgedeckten Karte genommen, frei bei der Vache, oder bei der Coinche ersteigert.
howto-3 = Die Seite, die genommen hat, muss mehr Punkte machen als die andere, oder mindestens ihr Gebot.
howto-4 = Im Trumpf sind Bube und Neun am stärksten; in den anderen Farben das Ass, dann die Zehn.
howto-5 = Die ausgespielte Farbe muss bedient werden; sonst muss man stechen und im Trumpf höher gehen, wenn man kann.
howto-6 = Hat der Partner den Stich, muss man meist nicht stechen.
howto-7 = Der letzte Stich zählt zehn dazu; König und Dame im Trumpf in einer Hand, Belote und Rebelote, zählen zwanzig.
howto-8 = Wo angesagt wird, nennt man Folgen und Vierer mit der ersten Karte, und nur die Seite mit der besten Ansage zählt sie.
howto-9 = Wer den Kontrakt verliert, lässt die Punkte der anderen Seite; wer zuerst das Ziel erreicht, gewinnt die Partie.
