## Warum ein Computer etwas tat, und was eine Karte kostete

why-only = Etwas anderes war nicht möglich.
why-random = Ich tue zufällig irgendetwas Erlaubtes.
why-dealing = Abheben und Mischen überlasse ich dem Zufall.
why-at-once = Was hier gesagt oder gezeigt werden darf, lohnt sich: Es geschieht sofort.
why-called = Nach dem, was ich aus vielen Runden gelernt habe, bringt „{ $call }“ { $marks } gegenüber der anderen Seite.
why-called-next = „{ $call }“ brächte { $marks }.
why-called-doubt = Auf dieser Stufe irre ich mich um bis zu { $marks }.
why-called-counted = Ich zähle, was mein Blatt in jeder Farbe wert ist, und sage an, wo es reicht.
why-belote-thumb = Nach Faustregeln: Ich weiß, was gefallen ist, nehme, was sicher ist, spare Trümpfe und gebe Punkte in Stiche des Partners. Andere Verteilungen sehe ich mir nicht an.
why-belote-thumb-trick = Nach Faustregeln, und ich erinnere mich nur an den letzten Stich: Ich nehme, was sicher aussieht, spare Trümpfe und gebe Punkte in Stiche des Partners.
why-again = Noch einmal gefragt, täte ich dies: { $move }.
price-none = Genau: Nichts wäre besser gewesen.
price-points = Genau: Diese Karte kostet { $number } { $number ->
        [one] Punkt
       *[other] Punkte
}.
price-tricks = Genau: Diese Karte kostet { $number } { $number ->
        [one] Stich
       *[other] Stiche
}.
price-turns = Sie kippt die Runde.
price-open = Das gilt, wenn alle Blätter bekannt sind und alle von da an am besten spielen: Am Tisch konnte das niemand wissen.
price-far = Es sind noch zu viele Karten da, um das genau auszurechnen.
