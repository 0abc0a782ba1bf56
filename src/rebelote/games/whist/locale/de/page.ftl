## The game on its page

game-title = Whist
game-about = Farben-Whist, zu viert: vorschlagen und mitgehen, oder allein spielen, Misère und Abondance.

## How it is played, in a few sentences

howto-1 = Gespielt wird zu viert mit zweiundfünfzig Karten, dreizehn für jeden; die Seiten bilden sich jede Runde neu.
howto-2 = Zuerst sagt man eine Farbe an; wer mitgeht, wird Partner, und das Paar muss mindestens acht Stiche machen.
howto-3 = Man kann auch allein spielen: das Solo ab sechs Stichen, die Abondance ab neun, den Chelem mit allen oder fast allen.
howto-4 = Bei der Misère darf man keinen Stich machen, beim Piccolo genau einen; dann gibt es keinen Trumpf.
howto-5 = Wer genau drei Asse hat, sagt Trou, wo es gespielt wird: wer das vierte Ass hat, wird Partner.
howto-6 = Die Farbe muss bedient werden; wer sie nicht hat, spielt beliebig. Der höchste Trumpf macht den Stich, sonst die höchste Karte der Farbe.
howto-7 = Wer gewinnt, schreibt Punkte auf; wer verliert, büßt ein, und jeder Gegner schreibt auf.
