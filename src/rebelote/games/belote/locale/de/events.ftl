## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] Das Los bestimmt Sie zum Geber.
       *[other] Das Los bestimmt { $seat } zum Geber.
    }
event-pack-gathered = Die { $size } Karten werden eingesammelt.
event-pack-mixed = Es wird gemischt.
event-pack-kept = { $who ->
        [me] Sie lassen die Karten, wie sie sind.
       *[other] { $seat } lässt die Karten, wie sie sind.
    }
event-mix-proposed = { $who ->
        [me] Sie schlagen vor zu mischen.
       *[other] { $seat } schlägt vor zu mischen.
    }
event-mix-answered = { $seat }: { $agreed ->
        [yes] einverstanden, es wird gemischt.
       *[no] es wird nicht gemischt.
    }
event-pack-cut = { $who ->
        [me] Sie heben { $size } Karten ab.
       *[other] { $seat } hebt { $size } Karten ab.
    }
event-cards-dealt = { $number ->
        [one] Jeder bekommt { $number } Karte.
       *[other] Jeder bekommt { $number } Karten.
    }
event-cards-dealt-each = Gegebene Karten: { $counts }.
event-hand-dealt = Sie bekommen: { $cards }.
event-piles-dealt = Offen, { $seat }: { $cards }.
event-uncovered = { $who ->
        [me] Sie decken { $card } auf.
       *[other] { $seat } deckt { $card } auf.
    }
event-card-turned = { $zone ->
        [turned] Aufgedeckt: { $card }.
       *[shepherdess] Letzte Karte des Talons: { $card }.
    }
event-turned-taken = { $who ->
        [me] Die aufgedeckte Karte gehört Ihnen: { $card }.
       *[other] { $seat } bekommt die aufgedeckte Karte, { $card }.
    }
event-seven-exchanged = { $who ->
        [me] Sie tauschen { $seven } gegen { $card }.
       *[other] { $seat } tauscht { $seven } gegen { $card }.
    }
event-called = { $seat }: { $call }.
event-card-played = { $who ->
        [me] Sie spielen { $card }.
       *[other] { $seat } spielt { $card }.
    }
event-announced = { $who ->
        [me] Sie melden: { $kinds }.
       *[other] { $seat } meldet: { $kinds }.
    }
event-belote-said = { $seat }: { $word }!
event-card-signalled = { $system ->
        [direct] { signal-direct }
        [indirect] { signal-indirect }
       *[belote] { $more ->
            [yes] { signal-belote-more }
           *[no] { signal-belote }
        }
    }
event-trick-taken = { $who ->
        [me] Sie machen den Stich, { $points } Punkte.
       *[other] { $seat } macht den Stich, { $points } Punkte.
    }
event-show-asked = { $who ->
        [me] Sie wollen die Meldungen sehen.
       *[other] { $seat } will die Meldungen sehen.
    }
event-height = { $seat }: { height }.
event-height-good = { $seat }: gut.
event-height-trump = { $seat }: in Trumpf.
event-announcements-best = Beste Meldung: { $side }.
event-announcements-compared = Beste Meldung: { $side }, { $points } Punkte.
event-announcements-tied = Die besten Meldungen sind gleich: keine zählt.
event-announcement-shown = { $who ->
        [me] Sie zeigen: { $announcement }.
       *[other] { $seat } zeigt: { $announcement }.
    }
event-shown-played = Diese Karte war gezeigt.
event-showing-over = { $who ->
        [me] Sie nehmen die gezeigten Karten auf.
       *[other] { $seat } nimmt die gezeigten Karten auf.
    }
event-rebelote-noticed = { $seat }: { $claimed ->
        [yes] vergessene Rebelote, vor dem Zählen bemerkt.
       *[no] die vergessene Rebelote ist verloren.
    }
event-match-stopped = { $who ->
        [me] Sie beenden die Partie und zählen { $count } Punkte, { $right ->
            [yes] zu Recht.
           *[no] zu Unrecht.
        }
       *[other] { $seat } beendet die Partie und zählt { $count } Punkte, { $right ->
            [yes] zu Recht.
           *[no] zu Unrecht.
        }
    }
event-deal-void = { $rule ->
        [B71] Vier Siebenen machen die Runde ungültig ({ $rule }).
        [B94] Gleichstand: die Runde wird wiederholt ({ $rule }).
       *[other] Niemand hat genommen: die Runde zählt nicht ({ $rule }).
    }
event-deal-scored = Gesamtstand: { $totals }.

## Contracts

contract-take = { $who ->
        [me] Sie nehmen: { $suit }
       *[other] { $seat } nimmt: { $suit }
    }
contract-bid = { $who ->
        [me] Sie spielen { $value } { $suit }
       *[other] { $seat } spielt { $value } { $suit }
    }
contract-capot = { $who ->
        [me] Sie spielen Capot { $suit } ({ $value })
       *[other] { $seat } spielt Capot { $suit } ({ $value })
    }
contract-generale = { $who ->
        [me] Sie spielen Générale { $suit } ({ $value })
       *[other] { $seat } spielt Générale { $suit } ({ $value })
    }
contract-open = Trumpf: { $suit }
contract-times = { $contract }, ×{ $mult }

## What may be done besides cards and calls

move-mix = mischen
move-keep = nicht mischen
move-cut = { $size } abheben
move-packets = { $sizes } geben
move-seven = die Trumpf-Sieben tauschen
move-show = die Meldungen sehen wollen
move-stop = die Partie beenden
sure-stop = Die Partie beenden? Ist das Ziel nicht erreicht, ist die Partie verloren.
move-r = die vergessene Rebelote bemerken
offer-bids = { $least } bis { $most } mit einer Farbe ({ $least } Herz)
offer-capot = Capot mit einer Farbe (Capot Herz)
offer-generale = Générale mit einer Farbe
offer-cuts = { $least } bis { $most } Karten abheben

## What the table waits for

phase-draw = Der Geber wird ausgelost
phase-mix = Es wird gemischt
phase-choice = Der Geber mischt oder nicht
phase-cut = Es wird abgehoben
phase-answer = Mischen ist vorgeschlagen
phase-packets = Der Geber wählt die Päckchen
phase-bidding = Reizen
phase-play = Kartenspiel
phase-count = Vor dem Zählen
phase-over = Die Partie ist aus

## What people type, words that mean the same with commas between

typed-p = p, passe, ich passe, weiter
typed-x = x, coinche, kontra
typed-xx = xx, surcoinche, rekontra
typed-mix = mix, mischen
typed-keep = keep, nicht mischen, lassen
typed-seven = seven, sieben, tauschen, die Trumpf-Sieben tauschen
typed-show = show, zeigen, sehen, die Meldungen sehen wollen
typed-stop = stop, arrêt, stopp, die Partie beenden
typed-r = r, rebelote, die vergessene Rebelote bemerken
typed-take = ich nehme, nehme, nehmen
