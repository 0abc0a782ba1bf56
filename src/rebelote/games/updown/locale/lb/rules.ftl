## Cards, seats, start of a round

rule-U1 = Gespillt gëtt mat véieravéierzeg Kaarten, vun der Zwee bis zur Damm, zwee Wierfelen an enger Kaart mat de Säiten Up an Down.
rule-U2 = Gespillt gëtt zu zwee, zu dräi oder zu véier, jiddere fir sech.
rule-U3 = Zu véier kritt jiddereen eelef Kaarten, zu dräi véierzéng, zu zwee fofzéng; de Rescht läit verdeckt op der Säit.
rule-U4 = D’Zomm vun deenen zwee Wierfelen ass de Wäert vun der Tromp, an all Faarf.
rule-U5 = D’Kaart weist Up oder Down, an op all Säit vum Dësch weist eng vun hire véier Faarwen.
rule-U6 =
    Um Ufank gëtt d’Kaart gehäit; { $first_leader ->
        [random] den éischte Chef vum Streech gëtt ausgeloust.
       *[other] op wie Kräizer weist, deen ass éischte Chef vum Streech.
    }

## Changing the rules of the trick

rule-U7 = Virun all Streech ännert de Chef d’Reegelen, da wielen all Spiller eng Kaart, an alles gëtt opgedeckt.
rule-U8 = De Chef muss eent vun dräi maachen: d’Kaart ëmdréinen, si dréinen oder d’Wierfele spillen.
rule-U9 = Ëmdréinen ännert Up an Down a kengem seng Faarf.
rule-U10 = Dréine gëtt dem Chef eng aner Faarf, an all deenen aneren och.
rule-U11 = D’Wierfele gi gespillt, bis d’Tromp en anere Wäert huet.

## The trick

rule-U12 = All Spiller wielt gläichzäiteg eng Kaart, verdeckt, egal wéi eng, an d’Wiel gëllt.
rule-U13 = Hunn all Spiller gewielt, ginn all Kaarten zesummen opgedeckt.
rule-U14 = Kaarte mam selwechte Wäert neutraliséiere sech, egal wéi eng Faarf, och Trëmp.
rule-U15 = Nëmmen eng Kaart vun der eegener Faarf oder mam Wäert vun der Tromp ka gewannen.
rule-U16 = Bei Up gewënnt déi gréisst Kaart, bei Down déi klengst; eng Tromp geet iwwer oder ënner all.
rule-U17 = Ouni bescht Kaart gewënnt keen, an de Streech kënnt an d’Dëppen.
rule-U18 = Wien deen nächste Streech gewënnt, kritt och d’Dëppen.
rule-U19 = Huet de leschte Streech keng bescht Kaart, dann ass d’Dëppe verluer.
rule-U20 = Duerno ass deen nächste Spiller Chef, egal wie gewonnen huet.

## Rounds and end of the game

rule-U21 = Um Enn vun der Ronn zielt jiddere seng Streech.
rule-U22 =
    No { $rounds ->
        [per_player] esou vill Ronne wéi Spiller
        [1] enger Ronn
       *[other] { $rounds } Ronnen
    } gewannen déi meescht Streech d’Partie.
rule-U23 =
    Gläichstand bréngt { $tie ->
        [shared] e gedeelte Sig.
       *[other] nach eng Ronn.
    }
rule-U24 = Jiddere gesäit d’Kaart, d’Wierfelen, opgedeckt Streech a wie gewielt huet; Hänn, gewielt Kaarten an déi op der Säit bleiwe verdeckt.
