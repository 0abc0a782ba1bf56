## The tables of the bistro games

konter-packets = Vor jedem Platz wartet ein Päckchen mit { $number } Karten
konter-second = Zweites Päckchen: nach dem Trumpf
konter-slate = Die Schiefertafel
konter-strokes = { $number ->
        [one] Noch ein Strich
       *[other] Noch { $number } Striche
    }
konter-carried = { $number ->
        [one] Ein Strich mitgenommen
       *[other] { $number } Striche mitgenommen
    }
konter-medal = { $card }: { $metal }, immer Trumpf
metal-gold = Gold
metal-silver = Silber
metal-bronze = Bronze
updown-flip = Wenden
updown-rotate = Drehen: meine Farbe
updown-roll = Würfeln
updown-card = Die Karte zeigt { $side }.
updown-points-at = { $suit } für { $name }
updown-chosen = { $name } hat gewählt: Karte verdeckt
updown-dice = Würfel und Pott
updown-trump = Trumpfwert
updown-pot = Pott
rammi-sort = Meine Hand sortieren
rammi-sort-suit = Nach Farbe
rammi-sort-rank = Nach Wert
rammi-stock = Stapel: { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
rammi-discard = Ablage: oben { $card }
rammi-discard-none = Ablage: leer
rammi-melds = Auf dem Tisch
rammi-meld = Kombination { $number } ({ $name }): { $cards }
rammi-made = Was die gewählten Karten ergeben
rammi-choose = Wählen Sie Karten: die Knöpfe sagen, was sie ergeben.
rammi-nothing = Diese Karten ergeben nichts zusammen.
rammi-clear = Auswahl aufheben
rammi-do-meld = Auslegen
rammi-do-lay-off = An Kombination { $number } anlegen
rammi-do-discard = Ablegen
whist-aside = { $number ->
        [one] Eine Karte abgelegt
       *[other] { $number } Karten abgelegt
    }
whist-grid = Punkte der Spiele
whist-grid-lead = Die Zahlen folgen Stich um Stich, und weiter im gleichen Schritt: mehr Stiche beim Gewinn, weniger beim Verlust. Misère: einer verliert, mehrere verlieren.
whist-game = Spiel
whist-made = Gewonnen
whist-failed = Verloren
whist-opponents = Jeder Gegner
whist-without = ohne
whist-propose = Zu zweit: eine Farbe ansagen
whist-alone = Allein
whist-miseres = Ohne Stich
whist-solo = Solo { $number }
whist-abondance = Abondance { $number }
whist-chelem = Chelem { $number }
example-title = Beispiele
example-own = Eigene Farbe:
example-updown-own = Unter jeder Karte steht die Farbe, die auf ihren Spieler zeigt.
example-updown-rules = { $side }, Trumpfwert { $trump }.
example-updown-a = Die Zehn ist am höchsten, aber nicht in der Farbe ihres Spielers: die Neun gewinnt.
example-updown-b = Zwei Damen neutralisieren sich, gleich welcher Farbe: der Bube gewinnt.
example-updown-c = Zwei Trümpfe neutralisieren sich, und die Zehn hat eine andere Farbe: niemand gewinnt, der Stich kommt in den Pott.
example-konter-queens = Drei Damen sind in jeder Runde Trumpf: die Matt in Gold, die Konter in Silber und Bronze.
example-rammi-sequence = Eine Folge: mindestens drei Karten einer Farbe, die aufeinander folgen.
example-rammi-group = Eine Gruppe: drei oder vier Karten eines Werts.
example-whist-pair = Herz ist Trumpf: wer kein Pik mehr hat, darf trumpfen und nimmt dem Ass den Stich.
fate-wins = gewinnt
fate-lower = ist niedriger
fate-foreign = andere Farbe
fate-cancelled = neutralisiert
