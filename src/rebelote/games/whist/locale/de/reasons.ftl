## Warum ein Computer etwas tat

why-beginner = Ich sehe nur Asse und Könige und lege meine höchste Karte, wann immer sie sticht.
why-simple = Ich zähle meine Stiche, spiele hoch, wo Stiche gewollt sind, und niedrig, wo nicht.
why-strong = Ich spiele Ansagen und Karten in Verteilungen durch, die zu dem passen, was ich sah und hörte, und löse sie gegen Ende genau.
