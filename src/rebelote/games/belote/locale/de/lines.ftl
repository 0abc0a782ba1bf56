## The score of a deal, figure by figure

line-contract = { $label }
line-announcement = { $kind } ({ $seat }): { $reason ->
        [best-side] zählt
        [beaten] geschlagen
        [tied] gleich, zählt nicht
       *[annuls] macht die Runde ungültig
    }
line-belote-said = Belote { $suit } ({ $seat }): { $reason ->
        [counted] zählt
        [forgiven] Rebelote rechtzeitig bemerkt
        [one-word] nur ein Wort, verloren
        [queen-first] Dame vor König, verloren
       *[silent] nicht gesagt
    }
line-cards = Kartenpunkte
line-tricks = Stiche
line-last-trick = Letzte Zehn
line-converted = Von 258 auf 162 gebracht
line-capot = Capot
line-announcements = Gültige Meldungen
line-announcements-moved = Meldungen durch Capot gewonnen
line-announcements-forfeited = Meldungen durch Capot verloren
line-belote = Belote
line-compared = Summe für den Kontrakt
line-made = { $by ->
        [capot] Durch Capot gewonnen: { $points } zu { $theirs }.
        [generale] Générale gewonnen: { $points } zu { $theirs }.
        [equality] Bei Gleichstand gewonnen: je { $points }.
       *[points] Gewonnen: { $points } zu { $theirs }.
    }
line-failed = { $by ->
        [capot] Verloren, es fehlen Stiche: { $points } zu { $theirs }.
        [generale] Verloren, keine Générale: { $points } zu { $theirs }.
        [majority] Verloren, nicht mehr als die Gegner: { $points } zu { $theirs }.
        [equality] Bei Gleichstand verloren: je { $points }.
       *[points] Verloren: { $points } zu { $theirs }.
    }
line-litige = Litige: je { $points }.
line-redeal = Gleichstand bei { $points }: die Runde wird wiederholt.
line-higher = { $side }: um { $points } Punkte voraus.
line-level = Gleichstand bei { $points } Punkten.
line-passed = Die Runde zählt nicht.
line-misdeal = Vergeben ({ $side }).
line-arret = Beendet ({ $side }): { $points } Punkte gezählt, Ziel { $target }, { $right ->
        [1] zu Recht.
       *[0] zu Unrecht.
    }
line-mark-tricks = Stiche geschrieben
line-mark-base = Feste Stichpunkte
line-mark-announcements = Meldungen
line-mark-announcements-taken = Meldungen gewonnen ({ $of })
line-mark-belote = Belote
line-mark-belote-taken = Belote gewonnen ({ $of })
line-mark-share = Anteil am Verlust
line-mark-bid = Gebot
line-mark-flat = Capot, fester Wert
line-mark-doubling = Mal { $mult }
line-mark-held = In den Topf
line-mark-rounding = Rundung
line-mark-pot = Topf gewonnen
line-mark-penalty = Strafe erhalten
line-held = Im Topf ({ $exact } vor der Rundung)
line-total = Summe der Runde
line-waiting = Im Topf für später: { $points } Punkte.
