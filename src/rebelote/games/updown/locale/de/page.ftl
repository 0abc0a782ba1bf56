## The game on its page

game-title = Up & Down
game-about = Zwei Würfel, eine Karte in der Mitte und Regeln, die sich mit jedem Stich ändern, für zwei bis vier.

## How it is played, in a few sentences

howto-1 = Jeder spielt für sich und bekommt gleich viele Karten, von der Zwei bis zur Dame.
howto-2 = Die Karte in der Mitte zeigt Up oder Down, und auf jeden Spieler weist eine ihrer Farben: das ist seine.
howto-3 = Die Summe der beiden Würfel ist der Trumpfwert, in jeder Farbe.
howto-4 = Vor jedem Stich ändert der Chef etwas: Er wendet die Karte, dreht sie oder würfelt neu.
howto-5 = Dann wählen alle gleichzeitig verdeckt eine beliebige Karte, und alle werden zusammen aufgedeckt.
howto-6 = Karten von gleichem Wert neutralisieren sich. Unter denen der eigenen Farbe und den Trümpfen gewinnt bei Up die höchste, bei Down die niedrigste.
howto-7 = Gewinnt niemand, kommt der Stich in den Pott für den nächsten Gewinner. Die meisten Stiche gewinnen.
