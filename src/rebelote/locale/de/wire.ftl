## Der Tisch auf der Leitung: Ablehnungen, Probleme und feste Sätze

refusal-stale = Der Tisch ist schon weiter; Ihr Zug wurde nicht gemacht.
refusal-not-seated = Sie schauen zu; nur Spieler ziehen.
refusal-no-match = Es läuft keine Partie.
refusal-not-a-move = „{ $value }“ ist kein Zug; erwartet: { $expected }.

serve-address = Der Tisch ist gedeckt: { $address }

fault-database = „{ $value }“ ist keine Datenbank; erwartet: { $expected }.
fault-database-closed = Die Datenbank { $value } lässt sich nicht öffnen: { $reason }
fault-database-missing = Es gibt keine Datenbank { $value } und nichts zu sichern.
fault-redis = „{ $value }“ ist kein Redis; erwartet: { $expected }.
fault-redis-closed = Redis antwortet nicht: { $reason }
fault-redis-database = Mehrere Prozesse brauchen { $expected }; { $value } ist nur für einen.
fault-base-path = „{ $value }“ ist kein Grundpfad; erwartet: { $expected }.
fault-origin = „{ $value }“ ist kein Ursprung; erwartet: { $expected }.
fault-address = Auf { $value } lässt sich nicht lauschen: { $expected }
fault-bot-unknown = Unbekannter Bot „{ $value }“. Es gibt: { $expected }.
fault-turn = Ein Zug dauert mindestens { $expected } s, oder so lange er braucht (0); nicht { $value }.

problem-message = Die Nachricht ist bei „{ $at }“ unlesbar.
problem-not-joined = Kommen Sie zuerst an einen Tisch.
problem-joined = Sie sind schon am Tisch.
problem-no-table = Es gibt keinen Tisch { $value }.
problem-seat-code = Dieser Code gibt keinen Platz an diesem Tisch.
problem-seat-taken = Platz { $place } ist nicht frei.
problem-place = Diesen Platz gibt es nicht; es sind { $seats }.
problem-full = Kein Platz ist frei; Sie können zuschauen.
problem-sat-elsewhere = Sie haben in dieser Partie einen anderen Platz aufgegeben: Sie können diesen nehmen oder zuschauen.
problem-unknown = Wer dem Haus nicht bekannt ist, darf bei einer laufenden Partie nur zusehen; erlauben Sie Cookies, um bekannt zu sein.
problem-phrase = „{ $value }“ ist kein fester Satz.
problem-too-fast = Das war zu schnell; warten Sie { $seconds } s.
problem-running = Die Partie läuft.
problem-not-begun = Es hat noch keine Partie begonnen.
problem-frozen = Der Tisch steht wegen eines Fehlers von uns. Seine Züge sind aufgehoben; Bericht { $report }.
problem-not-seated = Das dürfen nur Spieler.
problem-put-out = Sie wurden an diesem Tisch vom Platz gewiesen und dürfen zusehen.
problem-put-out-idle = Die anderen haben Sie vom Platz gewiesen, weil Sie nicht gespielt haben. { $cost ->
        [lost] Was Sie gewonnen haben, bleibt Ihnen, doch in der Wertung zählt die Partie als verloren; zusehen dürfen Sie.
        [open] Was Sie gewonnen haben, bleibt Ihnen, und gewertet wird die Partie nur, wenn Ihr Platz sie verliert; zusehen dürfen Sie.
       *[none] Zusehen dürfen Sie.
    }
problem-put-out-rude = Die anderen haben Sie vom Platz gewiesen, weil sie Sie unhöflich fanden. { $cost ->
        [lost] Was Sie gewonnen haben, bleibt Ihnen, doch in der Wertung zählt die Partie als verloren; zusehen dürfen Sie.
        [open] Was Sie gewonnen haben, bleibt Ihnen, und gewertet wird die Partie nur, wenn Ihr Platz sie verliert; zusehen dürfen Sie.
       *[none] Zusehen dürfen Sie.
    }
problem-put-out-unfair = Die anderen haben Sie vom Platz gewiesen, weil Sie ihnen das Spiel verdorben haben. { $cost ->
        [lost] Was Sie gewonnen haben, bleibt Ihnen, doch in der Wertung zählt die Partie als verloren; zusehen dürfen Sie.
        [open] Was Sie gewonnen haben, bleibt Ihnen, und gewertet wird die Partie nur, wenn Ihr Platz sie verliert; zusehen dürfen Sie.
       *[none] Zusehen dürfen Sie.
    }
problem-let-in = Sie dürfen an diesem Tisch wieder Platz nehmen.
problem-too-few = Es müssen mindestens { $number } andere da sein.
problem-no-page = Unter { $value } ist nichts.
problem-plan = „{ $value }“ kann dort nicht sitzen; erwartet: { $expected }.
problem-too-long = Höchstens { $expected } Zeichen.
problem-too-slow = Die Anfrage kam zu langsam; sie hat { $expected } Sekunden Zeit.
problem-server = Der Server hat einen Fehler gemacht; Bericht { $report }.

parted-left = { $name } hat den Tisch verlassen. Ein Computer spielt weiter.
parted-away = { $name } ist schon zu lange weg. Ein Computer spielt weiter.
parted-back = { $name } ist wieder da.
parted-out = { $name } wurde von den anderen vom Platz gewiesen. Ein Computer spielt weiter.
ballot-idle = { $asks } möchte { $name } vom Platz weisen: spielt nicht ({ $votes } von { $needs }).
ballot-rude = { $asks } möchte { $name } vom Platz weisen: ist unhöflich ({ $votes } von { $needs }).
ballot-unfair = { $asks } möchte { $name } vom Platz weisen: verdirbt das Spiel ({ $votes } von { $needs }).

phrase-hello = Guten Tag!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-one = Schöner Stich!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla…
phrase-your-turn = Sie sind dran!
phrase-one-moment = Einen Augenblick, bitte.
phrase-thinking = Ich überlege…
phrase-again = Noch eine?
phrase-good-game = Schöne Partie!
phrase-bye = Auf Wiedersehen!

fair-checked = Geprüfte Ziehungen: { $draws }; noch nicht genannt: { $untold }; nachgespielte Partien: { $matches }.
fair-promised = Alles ist, wie es versprochen war.
fair-nothing = Es gibt noch nichts zu prüfen.
fair-twice = Dieselbe Ziehung wurde an Tisch { $table } zweimal versprochen.
fair-hash = Partie { $match }, Zug { $ply }: Das Geheimnis ergibt nicht die versprochene Prüfsumme.
fair-missing = Die Prüfsumme { $hash } wurde gesendet und fehlt in der Liste.
fair-untold = Partie { $match }, Zug { $ply }: Die Partie ist zu Ende, und das Geheimnis fehlt.
fair-move = Partie { $match }, Zug { $ply }: Der Zufall zog { $move }, was nicht versprochen war.
fair-illegal = Partie { $match }, Zug { $ply } ist nicht erlaubt: { $reason }
fair-short = Partie { $match } soll zu Ende sein und ist es nicht.
fault-unreadable = „{ $value }“ ist nicht lesbar: { $expected }
