## The game on its page

game-title = Konter a Matt
game-about = Das Luxemburger Spiel der drei Damen, zu viert: Striche werden gestrichen.

## How it is played, in a few sentences

howto-1 = Gespielt wird zu viert mit vierundzwanzig Karten, zwei gegen zwei; jede Seite hat Striche auf der Tafel, und wer zuerst keinen mehr hat, gewinnt.
howto-2 = Jeder bekommt drei Karten; nur mit diesen bestimmt der Spieler nach dem Geber den Trumpf, dann bekommt jeder drei weitere.
howto-3 = Pik-Dame, Herz-Dame und Karo-Dame sind immer Trumpf, gleich welche Farbe bestimmt wurde.
howto-4 = Man bedient die Farbe oder sticht: Stechen ist immer erlaubt. Auf Trumpf muss Trumpf gespielt werden.
howto-5 = Das Ass zählt vier, der König drei, die Dame zwei, der Bube eins: vierzig im Ganzen. Mit einundzwanzig Punkten gewinnt eine Seite die Runde und streicht einen Strich; verliert die Seite, die Trumpf gemacht hat, bekommt sie ebenso viele dazu.
howto-6 = Wer die Pik-Dame hat, darf Matt ansagen, wer die beiden roten hat, Konter: jede Ansage bringt den Gewinnern einen Strich mehr.
howto-7 = Zwanzig zu zwanzig ist ein Ständer: die Trumpfseite wird bestraft und macht noch einmal Trumpf.
