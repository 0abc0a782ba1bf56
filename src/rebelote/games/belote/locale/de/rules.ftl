## Terms, cards, deal

rule-B1 = Gespielt wird zu viert, zwei gegen zwei, die Partner sitzen sich gegenüber.
rule-B2 = Gespielt wird mit zweiunddreißig Karten, von der Sieben bis zum Ass.
rule-B3 = Der erste Geber wird ausgelost, danach gibt immer der nächste Spieler.
rule-B4 = Gemischt wird, wann es am Tisch vereinbart ist, sonst wird nur abgehoben.
rule-B5 = Nach dem Spiel werden die Stiche in fester Reihenfolge zusammengelegt, ohne zu mischen.
rule-B6 = Hat niemand genommen, werden die Blätter der Reihe nach eingesammelt, dann die aufgedeckte Karte und der Talon.
rule-B7 = Der Spieler vor dem Geber hebt ab, und beide Teile behalten genug Karten.
rule-B8 = Nach dem Vergeben wird neu gegeben, oder es kostet Strafpunkte, wenn der Tisch es so will.
rule-B9 = Bei Trumpf stehen Bube und Neun über dem Ass; sonst gilt Ass, Zehn, König.
rule-B10 = Jeder bekommt fünf Karten in zwei Päckchen, dann wird eine Karte aufgedeckt.
rule-B11 = Der Nehmer bekommt die aufgedeckte Karte und zwei weitere, die anderen drei: Jeder hat acht.
rule-B12 = À la vache werden fünf Karten gegeben und keine aufgedeckt, nach dem Nehmen noch drei.
rule-B13 = Zum Reizen werden erst alle acht Karten gegeben, in Päckchen zu zwei und drei.

## Bidding

rule-B20 = In der ersten Runde passt oder nimmt jeder, und sobald einer nimmt, ist das Reizen zu Ende.
rule-B21 = Haben alle gepasst, darf in einer zweiten Runde eine andere Farbe genommen werden.
rule-B22 = Nimmt niemand, so gilt die Runde nicht und es wird weitergegeben.
rule-B23 = Haben alle anderen gepasst, muss der Geber nehmen.
rule-B24 = À la vache gibt es eine Runde ohne aufgedeckte Karte; kommt die Reihe an den Geber, muss er nehmen.
rule-B25 = Ohne Trumpf und Alles Trumpf gelten, wo die Farbe frei ist, und stehen nicht höher als eine Farbe.
rule-B26 = Die Seite des Nehmers verpflichtet sich, mehr Punkte als die Gegner zu machen.
rule-B30 = Jeder spricht, wenn er dran ist: passen, bieten, oder wo erlaubt Coinche und Surcoinche.
rule-B31 = Ein Gebot muss mehr Punkte nennen als das vorige, gleich in welcher Farbe.
rule-B32 = Capot steht über jedem Punktgebot, und die Générale über Capot.
rule-B33 = Nur das Gebot eines Gegners darf man coinchieren; dann zählt es doppelt.
rule-B34 = Nur die coinchierte Seite darf Surcoinche sagen, und das beendet das Reizen.
rule-B35 = Dreimal Passen nach einem Gebot oder einer Coinche beendet das Reizen.
rule-B36 = Passen gleich alle vier, gilt die Runde nicht.
rule-B37 = Wer gepasst hat, darf wieder bieten, solange gereizt wird, doch niemand überbietet sich selbst.
rule-B38 = Der Nehmer muss sein Gebot erreichen, oder alle Stiche machen, wenn er Capot geboten hat.

## Play

rule-B40 = Der Spieler nach dem Geber spielt aus, und wer den Stich macht, spielt zum nächsten aus.
rule-B41 = Die ausgespielte Farbe muss bedient werden, wenn man sie hat.
rule-B42 = Ist Trumpf ausgespielt, muss man höher gehen, wenn man kann.
rule-B43 = Wer nicht bedienen kann, muss stechen, wenn der Partner den Stich nicht hält.
rule-B44 = Den Trumpf eines Gegners muss man übertrumpfen, wenn man kann.
rule-B45 = Wer den Gegner nicht übertrumpfen kann, muss untertrumpfen, oder darf abwerfen, wo der Tisch es erlaubt.
rule-B46 = Hält der Partner den Stich mit einer gewöhnlichen Karte, muss man nicht stechen.
rule-B47 = Hält der Partner den Stich mit einem Trumpf, sagt die Regel des Tisches, ob man darunter bleiben darf.
rule-B48 = Wer weder die Farbe noch Trumpf hat, spielt, was er will.
rule-B49 = Bei Ohne Trumpf wird bedient, wenn man kann, und nichts sticht.
rule-B50 = Bei Alles Trumpf wird bedient und überboten, wenn man kann, und nichts sticht.
rule-B51 = Der letzte Stich darf bis zum nächsten angesehen werden, ältere nie.
rule-B52 = Zu zweit und zu dritt gibt es keinen Partner: Wer den Stich hält, ist Gegner.
rule-B53 = Ein Abwurf auf den Stich des Partners kann eine Farbe rufen, wie es die Parteien offen vereinbart haben.

## Announcements

rule-B60 = Gemeldet werden Tierce zu 20, Cinquante, Cent und die Carrés, die etwas zählen.
rule-B61 = Jede Karte zählt nur in einer Meldung.
rule-B62 = Eine Folge von sechs und mehr Karten zählt als ein Cent.
rule-B63 = Bei Ohne Trumpf stehen die vier Asse vorn; bei Alles Trumpf ändert sich nichts.
rule-B64 = Ein Carré schlägt jede Folge, dann gilt die längere, dann die höhere.
rule-B65 = Bei Gleichheit gewinnt die Folge in Trumpf, sonst entscheidet die Regel des Tisches.
rule-B66 = Nur die Seite mit der besten Meldung schreibt, und zwar alle ihre Meldungen.
rule-B67 = Gemeldet wird mit der ersten Karte, danach ist es zu spät.
rule-B68 = Die überlegene Seite zeigt ihre Meldungen, wann es die Regel des Tisches sagt.
rule-B69 = Die Höhe wird nur genannt, wenn die besten Meldungen von gleicher Art sind.
rule-B70 = Eine falsche Meldung bringt den Gegnern ihre Punkte.
rule-B71 = Vier gemeldete Siebenen machen die Runde ungültig, und derselbe gibt noch einmal.

## Belote

rule-B75 = König und Dame in Trumpf auf einer Hand zählen zwanzig Punkte.
rule-B76 = Zur ersten der beiden Karten sagt man „Belote“, zur zweiten „Rebelote“.
rule-B77 = Bei Ohne Trumpf gibt es keine Belote, bei Alles Trumpf eine je Farbe.
rule-B78 = Bei verlorenem Kontrakt sagt die Regel des Tisches, wer die Belote der Nehmer behält.
rule-B79 = König zuerst kann heißen, dass der Partner des Nehmers keinen weiteren Trumpf hat, Dame zuerst, dass er welche hat.

## Points of the tricks

rule-B80 = Die Stiche zählen zusammen 162 Punkte, zehn davon für den letzten.
rule-B81 = Bei Ohne Trumpf zählt das Ass 19.
rule-B82 = Bei Alles Trumpf werden die Punkte jeder Seite von 258 auf 162 umgerechnet.
rule-B83 = Bei Alles Trumpf gelten andere Kartenwerte, zusammen 162.
rule-B84 = Wer alle Stiche macht, zählt für den letzten hundert statt zehn.

## Scoring, take modes

rule-B90 = Beide Seiten vergleichen ihre Summen: Stiche und, je nach Tisch, Meldungen und Belote.
rule-B91 = Alle Stiche gewinnen den Kontrakt, kein Stich verliert ihn, gleich was gemeldet wurde.
rule-B92 = Ist der Kontrakt gewonnen, schreibt jede Seite ihre Stiche und Meldungen.
rule-B93 = Ist der Kontrakt verloren, schreiben die Nehmer nichts und die Gegner alles.
rule-B94 = Bei genauem Gleichstand entscheidet die Regel des Tisches: gewonnen, verloren, Litige oder neu geben.
rule-B95 = Beim Litige schreiben die Gegner ihre Punkte, die der Nehmer warten auf die nächste Runde.
rule-B96 = Beim vollen Litige schreibt niemand, und alle Punkte warten auf die nächste Runde.
rule-B97 = Litige-Punkte bleiben bis zum nächsten Ergebnis liegen und werden schon beim Weglegen gerundet.
rule-B98 = Gerundet wird, was man schreibt, nie das, was über den Kontrakt entscheidet.
rule-B99 = Beim Capot der Nehmer gilt für die Meldungen der Gegner die Regel des Tisches.

## Scoring, auction

rule-B100 = Der Kontrakt ist gewonnen, wenn das Gebot erreicht ist, und wo verlangt mit mehr als den Gegnern.
rule-B101 = Ist der Kontrakt gewonnen, zählen die Nehmer das Gebot zu ihren Punkten und die Gegner schreiben ihre eigenen.
rule-B102 = Ein gewonnener coinchierter Kontrakt wird pauschal gezählt, die Gegner schreiben nur ihre Belote.
rule-B103 = Bei verlorenem Kontrakt schreiben die Gegner Pauschale, alle Meldungen und Gebot, nach einer Coinche vervielfacht.
rule-B104 = Ein gebotener Capot ist verloren, sobald ein einziger Stich fehlt.
rule-B105 = Der Tisch kann nur das Gebot schreiben, nur dieses vervielfachen oder Capot pauschal zahlen.

## End of the game

rule-B110 = Wer am Ende einer Runde das Ziel erreicht, gewinnt die Partie.
rule-B111 = Erreichen beide das Ziel in derselben Runde, bestimmt die Regel des Tisches den Gewinner.
rule-B112 = Bei gleichem Stand wird noch eine Runde gespielt, oder die Partie endet unentschieden.
rule-B113 = Nach Capot oder verlorenem Kontrakt reicht die Belote allein nicht zum Sieg: Ein Stich fehlt noch.
rule-B114 = Bei einer einzigen Runde entscheidet, ob der Kontrakt gewonnen oder verloren ist.
rule-B115 = Gespielt wird eine feste Zahl von Runden; die ohne Nehmer zählen nicht.
rule-B116 = Nach einem gewonnenen Stich darf man anhalten und das Ziel melden; ein Irrtum kostet die Partie.
rule-B117 = Litige-Punkte zählen nicht für das Ziel.

## Two and three players

rule-B120 = Zu zweit hat jeder neun Karten, zwölf bleiben verdeckt, und der Nehmer braucht mehr als der andere.
rule-B121 = Bei der offenen Belote spielt man nur offene Karten, und wer mehr hat, gewinnt.
rule-B122 = Zu dritt mit 24 Karten braucht der Nehmer allein mehr als jeder der beiden anderen.
rule-B123 = Zu dritt mit 32 Karten bringt ein Spieler ohne Stich den anderen je 50, zwei bringen dem dritten 100.
rule-B124 = Zu dritt teilen sich die beiden anderen die Punkte eines Nehmers, der verliert.
