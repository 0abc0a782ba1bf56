## Terms, cards, deal

rule-B1 =
    { $players ->
        [2] Gespielt wird zu zweit, gegeneinander.
        [3] Gespielt wird zu dritt, jeder für sich.
       *[other] Gespielt wird zu viert, zwei gegen zwei, die Partner sitzen sich gegenüber.
    }
rule-B2 =
    { $players ->
        [3] { $three_form ->
                [24] Gespielt wird mit vierundzwanzig Karten, von der Neun bis zum Ass.
               *[other] Gespielt wird mit zweiunddreißig Karten, von der Sieben bis zum Ass.
            }
       *[other] Gespielt wird mit zweiunddreißig Karten, von der Sieben bis zum Ass.
    }
rule-B3 = Der erste Geber wird ausgelost, danach gibt immer der nächste Spieler.
rule-B4 =
    { $shuffle ->
        [every_deal] Gemischt wird vor jeder Runde.
        [dealer_choice] Vor einer Runde mischt der Geber oder lässt nur abheben.
       *[other] Gemischt wird vor der ersten Runde, danach wird nur abgehoben{ $shuffle_on_agreement ->
                [yes] , außer beide Seiten wollen mischen.
               *[other] .
            }
    }
rule-B5 = Nach dem Spiel werden die Stiche in fester Reihenfolge zusammengelegt, ohne zu mischen.
rule-B6 = Hat niemand genommen, werden die Blätter der Reihe nach eingesammelt, dann die aufgedeckte Karte und der Talon.
rule-B7 = Der Spieler vor dem Geber hebt ab, und beide Teile behalten genug Karten.
rule-B8 =
    { $misdeal ->
        [penalty_162] Vergeben kostet 162 Punkte, die die andere Seite schreibt.
       *[other] Nach dem Vergeben gibt derselbe Geber noch einmal.
    }
rule-B9 = Bei Trumpf stehen Bube und Neun über dem Ass; sonst gilt Ass, Zehn, König.
rule-B10 = Jeder bekommt fünf Karten in zwei Päckchen, dann wird eine Karte aufgedeckt.
rule-B11 = Der Nehmer bekommt die aufgedeckte Karte und zwei weitere, die anderen drei: Jeder hat acht.
rule-B12 = À la vache werden fünf Karten gegeben und keine aufgedeckt, nach dem Nehmen noch drei.
rule-B13 = Zum Reizen werden erst alle acht Karten gegeben, in Päckchen zu zwei und drei.

## Bidding

rule-B20 =
    In der ersten Bietrunde passt jeder oder nimmt { $round1_suits ->
        [any4] eine beliebige Farbe
       *[other] die aufgedeckte Farbe
    }, und sobald einer nimmt, ist das Reizen zu Ende.
rule-B21 =
    Haben alle gepasst, darf in einer zweiten Bietrunde { $round2_suits ->
        [any4] jede Farbe
       *[other] eine andere Farbe
    } genommen werden.
rule-B22 =
    Nimmt niemand, so gilt die Runde nicht und { $passed_dealer ->
        [same] derselbe Geber gibt noch einmal.
       *[other] es wird weitergegeben.
    }
rule-B23 = Haben alle anderen gepasst, muss der Geber nehmen.
rule-B24 = À la vache gibt es eine Bietrunde ohne aufgedeckte Karte; kommt die Reihe an den Geber, muss er nehmen.
rule-B25 = Ohne Trumpf und Alles Trumpf gelten, wo die Farbe frei ist, und stehen nicht höher als eine Farbe.
rule-B26 = Die Seite des Nehmers verpflichtet sich, mehr Punkte als die Gegner zu machen.
rule-B30 = Jeder spricht, wenn er dran ist: passen, bieten, oder wo erlaubt Coinche und Surcoinche.
rule-B31 = Ein Gebot muss mehr Punkte nennen als das vorige, gleich in welcher Farbe.
rule-B32 =
    Capot steht über jedem Punktgebot{ $generale_bid ->
        [none] .
       *[other] , und die Générale über Capot.
    }
rule-B33 =
    Nur das Gebot eines Gegners darf man coinchieren, { $coinche_when ->
        [any_time] jederzeit
       *[other] wenn man dran ist
    }; dann zählt es doppelt{ $coinche_freezes ->
        [no] , und es darf weiter geboten werden.
       *[other] , und niemand bietet mehr.
    }
rule-B34 = Nur die coinchierte Seite darf Surcoinche sagen, und das beendet das Reizen.
rule-B35 = Dreimal Passen nach einem Gebot oder einer Coinche beendet das Reizen.
rule-B36 = Passen gleich alle vier, gilt die Runde nicht.
rule-B37 =
    Wer gepasst hat, darf wieder bieten, solange gereizt wird{ $self_overbid ->
        [other_suit] , und nach dreimal Passen darf der letzte Bieter noch eine andere Farbe nennen.
       *[other] , doch niemand überbietet sich selbst.
    }
rule-B38 =
    Der Nehmer muss sein Gebot erreichen{ $need_majority ->
        [yes] {" "}und mehr haben als die Gegner,
       *[other] ,
    } oder alle Stiche machen, wenn er Capot geboten hat.

## Play

rule-B40 = Der Spieler nach dem Geber spielt aus, und wer den Stich macht, spielt zum nächsten aus.
rule-B41 = Die ausgespielte Farbe muss bedient werden, wenn man sie hat.
rule-B42 =
    Ist Trumpf ausgespielt, muss man höher gehen, wenn man kann{ $players ->
        [4] { $rise_on_trump_lead ->
                [not_over_partner] , außer der Partner hält den Stich.
               *[other] , auch über den Partner.
            }
       *[other] .
    }
rule-B43 =
    Wer nicht bedienen kann, muss stechen{ $players ->
        [4] { $partner_exemption ->
                [none] , wer auch den Stich hält.
                [plain_only] , außer der Partner hält den Stich mit einer gewöhnlichen Karte.
               *[other] , wenn der Partner den Stich nicht hält.
            }
       *[other] .
    }
rule-B44 = Den Trumpf eines Gegners muss man übertrumpfen, wenn man kann.
rule-B45 =
    Wer den Gegner nicht übertrumpfen kann, { $undertrump_opponent ->
        [must] muss trotzdem Trumpf spielen.
       *[other] darf untertrumpfen oder abwerfen.
    }
rule-B46 = Hält der Partner den Stich mit einer gewöhnlichen Karte, muss man nicht stechen.
rule-B47 =
    Hält der Partner den Stich mit einem Trumpf, { $partner_exemption ->
        [any] { $partner_ruff ->
                [if_cannot_over] darf man abwerfen oder höher gehen, darunter bleiben nur, wenn man nicht höher kann.
                [all_trumps_only] darf man abwerfen oder höher gehen, darunter bleiben nur mit lauter Trümpfen oder wenn man nicht höher kann.
                [pisse_if_cannot_over] darf man abwerfen oder höher gehen; wer nicht höher kann, muss Trumpf spielen.
               *[other] darf man jede Karte spielen, auch einen niedrigeren Trumpf.
            }
       *[other] muss man ihn übertrumpfen wie einen Gegner.
    }
rule-B48 = Wer weder die Farbe noch Trumpf hat, spielt, was er will.
rule-B49 = Bei Ohne Trumpf wird bedient, wenn man kann, und nichts sticht.
rule-B50 =
    Bei Alles Trumpf wird bedient und überboten, wenn man kann{ $ta_rise ->
        [not_over_partner] , nur nicht den Partner
       *[other] {""}
    }, und nichts sticht.
rule-B51 = Der letzte Stich darf bis zum nächsten angesehen werden, ältere nie.
rule-B52 = Zu zweit und zu dritt gibt es keinen Partner: Wer den Stich hält, ist Gegner.
rule-B53 = Ein Abwurf auf den Stich des Partners kann eine Farbe rufen, wie es die Parteien offen vereinbart haben.

## Announcements

rule-B60 = Gemeldet werden Tierce zu 20, Cinquante, Cent und die Carrés, die etwas zählen.
rule-B61 = Jede Karte zählt nur in einer Meldung.
rule-B62 =
    Eine Folge von sechs { $split_long_runs ->
        [yes] oder sieben Karten zählt als ein Cent, eine von acht als Cent und Tierce.
       *[other] und mehr Karten zählt als ein Cent.
    }
rule-B63 = Bei Ohne Trumpf stehen die vier Asse vorn; bei Alles Trumpf ändert sich nichts.
rule-B64 = Ein Carré schlägt jede Folge, dann gilt die längere, dann die höhere.
rule-B65 =
    Bei Gleichheit gewinnt die Folge in Trumpf, sonst { $announce_tie ->
        [first_in_rotation] die Seite, die zuerst an der Reihe war.
       *[other] schreibt niemand eine Meldung.
    }
rule-B66 = Nur die Seite mit der besten Meldung schreibt, und zwar alle ihre Meldungen.
rule-B67 =
    { $announce_declare ->
        [auto] Der Tisch meldet für jeden mit seiner ersten Karte.
       *[other] Gemeldet wird mit der ersten Karte, danach ist es zu spät.
    }
rule-B68 =
    { $announce_show ->
        [on_request] Nach dem ersten Stich darf ein Gegner die Meldungen der überlegenen Seite sehen wollen.
        [immediate] Meldungen werden gleich gezeigt.
       *[other] Die überlegene Seite zeigt ihre Meldungen beim zweiten Stich.
    }
rule-B69 = Die Höhe wird nur genannt, wenn die besten Meldungen von gleicher Art sind.
rule-B70 =
    Eine falsche Meldung bringt den Gegnern { $false_announcement ->
        [team_points] alle Meldungen dieser Seite.
       *[other] die Meldungen dieses Spielers.
    }
rule-B71 = Vier gemeldete Siebenen machen die Runde ungültig, und derselbe gibt noch einmal.

## Belote

rule-B75 = König und Dame in Trumpf auf einer Hand zählen zwanzig Punkte.
rule-B76 =
    { $belote_declare ->
        [auto] Der Tisch sagt „Belote“ und „Rebelote“ für den, der die beiden Karten spielt.
        [two_words] Zur ersten der beiden Karten sagt man „Belote“, zur zweiten „Rebelote“; einmal darf man das vergessen.
        [two_words_strict] Zur ersten der beiden Karten sagt man „Belote“, zur zweiten „Rebelote“, sonst zählt sie nicht.
       *[other] Zur ersten der beiden Karten sagt man „Belote“; „Rebelote“ zur zweiten darf fehlen.
    }{ $belote_order ->
        [king_first] {" "}Der König muss zuerst gespielt werden.
       *[other] {""}
    }
rule-B77 = Bei Ohne Trumpf gibt es keine Belote, bei Alles Trumpf eine je Farbe.
rule-B78 =
    Bei verlorenem Kontrakt { $belote_on_failure ->
        [taken] geht die Belote der Nehmer an die Gegner.
       *[other] behalten die Nehmer ihre Belote.
    }
rule-B79 = König zuerst kann heißen, dass der Partner des Nehmers keinen weiteren Trumpf hat, Dame zuerst, dass er welche hat.

## Points of the tricks

rule-B80 =
    { $players ->
        [2] { $two_form ->
                [open] Die Stiche zählen zusammen 162 Punkte, zehn davon für den letzten.
               *[other] Die Stiche zählen die Punkte der Karten im Spiel, dazu zehn für den letzten.
            }
        [3] { $three_form ->
                [32] Die Stiche zählen die Punkte der Karten im Spiel, dazu zehn für den letzten.
               *[other] Die Stiche zählen zusammen 162 Punkte, zehn davon für den letzten.
            }
       *[other] Die Stiche zählen zusammen 162 Punkte, zehn davon für den letzten.
    }
rule-B81 = Bei Ohne Trumpf zählt das Ass 19.
rule-B82 = Bei Alles Trumpf werden die Punkte jeder Seite von 258 auf 162 umgerechnet.
rule-B83 = Bei Alles Trumpf gelten andere Kartenwerte, zusammen 162.
rule-B84 = Wer alle Stiche macht, zählt für den letzten hundert statt zehn.

## Scoring, take modes

rule-B90 =
    Beide Seiten vergleichen ihre Summen: { $contract_basis ->
        [tricks] nur die Stiche.
        [tricks_belote] Stiche und Belote.
       *[other] Stiche, Meldungen und Belote.
    }
rule-B91 = Alle Stiche gewinnen den Kontrakt, kein Stich verliert ihn, gleich was gemeldet wurde.
rule-B92 = Ist der Kontrakt gewonnen, schreibt jede Seite ihre Stiche und Meldungen.
rule-B93 =
    Ist der Kontrakt verloren, schreiben die Nehmer nichts und die Gegner alles{ $failure_announcements ->
        [lost] , außer den Meldungen der Nehmer, die verloren sind.
       *[other] .
    }
rule-B94 =
    Bei genauem Gleichstand { $tie_rule ->
        [taker_makes] ist der Kontrakt gewonnen.
        [taker_fails] ist der Kontrakt verloren.
        [litige_all_held] warten alle Punkte: voller Litige.
        [redeal] wird nichts geschrieben, und derselbe gibt noch einmal.
       *[other] warten die Punkte der Nehmer: Litige.
    }
rule-B95 = Beim Litige schreiben die Gegner ihre Punkte, die der Nehmer warten auf die nächste Runde.
rule-B96 = Beim vollen Litige schreibt niemand, und alle Punkte warten auf die nächste Runde.
rule-B97 = Litige-Punkte bleiben bis zum nächsten Ergebnis liegen und werden schon beim Weglegen gerundet.
rule-B98 =
    { $rounding ->
        [none] Geschrieben wird ohne Runden.
        [tens_half_down] Gerundet wird, was man schreibt, auf Zehner, eine Fünf nach unten; nie, was über den Kontrakt entscheidet.
        [fives] Gerundet wird, was man schreibt, auf Fünfer; nie, was über den Kontrakt entscheidet.
        [tens_complement] Der kleinere Stoß wird auf Zehner gerundet, der andere bekommt den Rest von 160; nie, was über den Kontrakt entscheidet.
       *[other] Gerundet wird, was man schreibt, auf Zehner, eine Fünf nach oben; nie, was über den Kontrakt entscheidet.
    }
rule-B99 =
    Beim Capot der Nehmer { $capot_defence_announcements ->
        [transferred] gehen die Meldungen der Gegner an die Nehmer.
        [forfeited] sind die Meldungen der Gegner verloren.
       *[other] behalten die Gegner ihre Meldungen.
    }

## Scoring, auction

rule-B100 =
    Der Kontrakt ist gewonnen, wenn das Gebot erreicht ist{ $need_majority ->
        [yes] , mit mehr als den Gegnern.
       *[other] .
    }
rule-B101 = Ist der Kontrakt gewonnen, zählen die Nehmer das Gebot zu ihren Punkten und die Gegner schreiben ihre eigenen.
rule-B102 = Ein gewonnener coinchierter Kontrakt wird pauschal gezählt, die Gegner schreiben nur ihre Belote.
rule-B103 = Bei verlorenem Kontrakt schreiben die Gegner Pauschale, alle Meldungen und Gebot, nach einer Coinche vervielfacht.
rule-B104 = Ein gebotener Capot ist verloren, sobald ein einziger Stich fehlt.
rule-B105 =
    { $score_basis ->
        [bid_only] Die Gewinner schreiben nur das Gebot, die anderen nichts.
        [made_only] Das Gebot selbst wird nicht geschrieben.
       *[other] { $double_scope ->
                [bid_only] Nur das Gebot wird vervielfacht.
               *[other] Ein gebotener Capot wird pauschal gezahlt.
            }
    }

## End of the game

rule-B110 =
    Wer am Ende einer Runde das Ziel { $reach ->
        [over] überschreitet
       *[other] erreicht
    }, gewinnt die Partie.
rule-B111 =
    Erreichen beide das Ziel in derselben Runde, { $both_over ->
        [draw] endet die Partie unentschieden.
        [extend] wird noch eine Runde gespielt, dann gewinnt der höhere Stand.
        [taker] gewinnt die Seite des Nehmers.
       *[other] gewinnt der höhere Stand.
    }
rule-B112 =
    Bei gleichem Stand { $final_tie ->
        [draw] endet die Partie unentschieden.
       *[other] wird noch eine Runde gespielt.
    }
rule-B113 =
    Nach Capot{ $belote_only_finish ->
        [capot_or_failed] {" "}oder verlorenem Kontrakt
       *[other] {""}
    } reicht die Belote allein nicht zum Sieg: Ein Stich fehlt noch.
rule-B114 = Bei einer einzigen Runde entscheidet, ob der Kontrakt gewonnen oder verloren ist.
rule-B115 = Gespielt wird eine feste Zahl von Runden; die ohne Nehmer zählen nicht.
rule-B116 = Nach einem gewonnenen Stich darf man anhalten und das Ziel melden; ein Irrtum kostet die Partie.
rule-B117 = Litige-Punkte zählen nicht für das Ziel.

## Two and three players

rule-B120 = Zu zweit hat jeder neun Karten, zwölf bleiben verdeckt, und der Nehmer braucht mehr als der andere.
rule-B121 = Bei der offenen Belote spielt man nur offene Karten, und wer mehr hat, gewinnt.
rule-B122 =
    Zu dritt{ $three_form ->
        [24] {" "}mit 24 Karten
       *[other] {""}
    } braucht der Nehmer allein mehr als jeder der beiden anderen.
rule-B123 = Zu dritt mit 32 Karten bringt ein Spieler ohne Stich den anderen je 50, zwei bringen dem dritten 100.
rule-B124 = Zu dritt teilen sich die beiden anderen die Punkte eines Nehmers, der verliert.
