## The tables of the bistro games

konter-packets = Virun all Plaz waart e Pak vu { $number } Kaarten
konter-second = Zweete Pak: no der Tromp
konter-slate = D’Tafel
konter-strokes = { $number ->
        [one] Nach ee Stréch
       *[other] Nach { $number } Strécher
    }
konter-carried = { $number ->
        [one] Ee Stréch matgeholl
       *[other] { $number } Strécher matgeholl
    }
konter-medal = { $card }: { $metal }, ëmmer Tromp
metal-gold = Gold
metal-silver = Sëlwer
metal-bronze = Bronze
updown-flip = Ëmdréinen
updown-rotate = Dréinen: meng Faarf
updown-roll = Wierfelen
updown-card = D’Kaart weist { $side }.
updown-points-at = { $suit } fir { $name }
updown-chosen = { $name } huet gewielt: Kaart verdeckt
updown-dice = Wierfelen an Dëppen
updown-trump = Wäert vun der Tromp
updown-pot = Dëppen
rammi-sort = Meng Hand sortéieren
rammi-sort-suit = No Faarf
rammi-sort-rank = No Wäert
rammi-stock = Stapel: { $number ->
        [one] { $number } Kaart
       *[other] { $number } Kaarten
    }
rammi-discard = Oflee: uewen { $card }
rammi-discard-none = Oflee: eidel
rammi-melds = Um Dësch
rammi-meld = Kombinatioun { $number } ({ $name }): { $cards }
rammi-made = Wat déi gewielte Kaarten erginn
rammi-choose = Wielt Kaarten: d’Knäppercher soen, wat se erginn.
rammi-nothing = Dës Kaarte ginn näischt zesummen.
rammi-clear = Näischt wielen
rammi-do-meld = Eraus leeën
rammi-do-lay-off = Bei d’Kombinatioun { $number } leeën
rammi-do-discard = Ofginn
whist-aside = { $number ->
        [one] Eng Kaart ewechgeluecht
       *[other] { $number } Kaarten ewechgeluecht
    }
whist-grid = Punkte pro Spill
whist-grid-lead = D’Zuele gi Streech ëm Streech weider, ëmmer mam selwechte Schrëtt: méi beim Gewënnen, manner beim Verléieren. Misär: ee verléiert, e puer verléieren.
whist-game = Spill
whist-made = Gewonnen
whist-failed = Verluer
whist-opponents = All Géigner
whist-without = ouni
whist-propose = Zu zwee: eng Faarf proposéieren
whist-alone = Eleng
whist-miseres = Ouni Streech
whist-solo = Solo { $number }
whist-abondance = Abondance { $number }
whist-chelem = Chelem { $number }
example-title = Beispiller
example-own = Eege Faarf:
example-updown-own = Ënner all Kaart steet d’Faarf, déi op hire Spiller weist.
example-updown-rules = { $side }, Wäert vun der Tromp { $trump }.
example-updown-a = D’Zéng ass déi héchst, mä net an der Faarf vun hirem Spiller: d’Néng gewënnt.
example-updown-b = Zwou Dammen neutraliséiere sech, egal a wéi enger Faarf: de Bauer gewënnt.
example-updown-c = Zwou Trëmp neutraliséiere sech, an d’Zéng huet eng aner Faarf: kee gewënnt, de Streech kënnt an d’Dëppen.
example-konter-queens = Dräi Damme sinn an all Ronn Tromp: d’Matt a Gold, d’Konteren a Sëlwer a Bronze.
example-rammi-sequence = Eng Sequenz: op d’mannst dräi Kaarte vun enger Faarf, déi sech suivéieren.
example-rammi-group = E Grupp: dräi oder véier Kaarte vum selwechte Wäert.
example-whist-pair = Häerzer ass Tromp: wie keng Schëppe méi huet, däerf trompen an hëlt dem Äss de Streech.
fate-wins = gewënnt
fate-lower = ass méi kleng
fate-foreign = aner Faarf
fate-cancelled = neutraliséiert
