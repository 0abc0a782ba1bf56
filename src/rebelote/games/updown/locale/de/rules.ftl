## Cards, seats, start of a round

rule-U1 = Gespielt wird mit vierundvierzig Karten, von der Zwei bis zur Dame, zwei Würfeln und einer Karte mit den Seiten Up und Down.
rule-U2 = Gespielt wird zu zweit, zu dritt oder zu viert, jeder für sich.
rule-U3 = Zu viert bekommt jeder elf Karten, zu dritt vierzehn, zu zweit fünfzehn; der Rest liegt verdeckt beiseite.
rule-U4 = Die Summe beider Würfel ist der Trumpfwert, in jeder Farbe.
rule-U5 = Die Karte zeigt Up oder Down, und auf jede Tischseite zeigt eine ihrer vier Farben.
rule-U6 =
    Am Anfang wird die Karte geworfen; { $first_leader ->
        [random] der erste Stich-Chef wird ausgelost.
       *[other] auf wen Kreuz zeigt, der ist erster Stich-Chef.
    }

## Changing the rules of the trick

rule-U7 = Vor jedem Stich ändert der Chef die Regeln, dann wählen alle eine Karte, und alle decken auf.
rule-U8 = Der Chef muss eines von dreien tun: die Karte wenden, sie drehen oder würfeln.
rule-U9 = Wenden ändert Up und Down und niemandes Farbe.
rule-U10 = Drehen gibt dem Chef eine andere Farbe, und jedem anderen auch.
rule-U11 = Gewürfelt wird, bis der Trumpfwert ein anderer ist.

## The trick

rule-U12 = Alle wählen gleichzeitig eine Karte, verdeckt, eine beliebige der Hand, und die Wahl gilt.
rule-U13 = Haben alle gewählt, werden alle Karten zusammen aufgedeckt.
rule-U14 = Karten gleichen Werts neutralisieren sich, gleich welcher Farbe, auch Trümpfe.
rule-U15 = Nur eine Karte der eigenen Farbe oder vom Trumpfwert kann gewinnen.
rule-U16 = Bei Up gewinnt die höchste Karte, bei Down die niedrigste; ein Trumpf geht über oder unter alle.
rule-U17 = Ohne beste Karte gewinnt niemand, und der Stich kommt in den Pott.
rule-U18 = Wer den nächsten Stich gewinnt, bekommt auch den Pott.
rule-U19 = Hat der letzte Stich keine beste Karte, ist der Pott verloren.
rule-U20 = Chef wird danach der nächste Spieler, wer auch gewonnen hat.

## Rounds and end of the game

rule-U21 = Am Ende der Runde zählt jeder seine Stiche.
rule-U22 =
    Nach { $rounds ->
        [per_player] so vielen Runden wie Spielern
        [1] einer Runde
       *[other] { $rounds } Runden
    } gewinnen die meisten Stiche die Partie.
rule-U23 =
    Ein Gleichstand bringt { $tie ->
        [shared] einen geteilten Sieg.
       *[other] noch eine Runde.
    }
rule-U24 = Jeder sieht die Karte, die Würfel, aufgedeckte Stiche und wer gewählt hat; Hände, gewählte und beiseitegelegte Karten bleiben verdeckt.
