## The order of cards on the page of the rules

ranks-trumps = Trumpf
ranks-plain = Andere Farben
ranks-all = Alle Farben
ranks-any-suit = Eine Farbe ist Trumpf

## Levels of bots

level-beginner = Anfänger (zum Lernen)
level-amateur = Amateur (spielt einfach)
level-steady = erfahren (guter Gegner)
level-strong = stark (schwer zu schlagen)
level-expert = Experte (denkt lange nach)
level-analyst = Analyst (am langsamsten)

## Why a match is not shown again

problem-no-match = An diesem Tisch gibt es keine Partie { $value }.
problem-match-running = Die Partie ist noch nicht zu Ende; danach kann man sie wieder ansehen.
problem-deal-unknown = Diese Partie hat keine Runde { $value }; es gibt { $expected }.
problem-analysis-busy = Gerade wird zu viel ausgerechnet; versuchen Sie es gleich noch einmal.
problem-not-a-bot = Diesen Zug machte ein Mensch: Nur er weiß, warum.
problem-step-unknown = In dieser Runde hat kein Platz den Zug { $value } gemacht; sie hat { $expected } Züge.
problem-old-rules = Diese Partie wurde nach älteren Regeln (Version { $value }) gespielt und lässt sich nicht nachspielen.

## Setting up a table

setup-title = Tisch einrichten
setup-how = Wie wird gespielt?
setup-more = Alle Spielweisen ({ $number })
setup-less = Nur einige zeigen
setup-other = andere
setup-number = Hier gehört eine ganze Zahl von { $least } bis { $most } hin, nicht { $value }.
setup-pace = Tempo der Computer
setup-pace-quick = Flott
setup-pace-normal = Normal
setup-pace-slow = Ruhig
setup-delay = Abwesenheit
setup-delay-how = Wer so lange weg ist, wird bis zur Rückkehr von einem Computer vertreten. Wer am Ende nicht zurück ist, hat die Partie verloren.
setup-empty = Wenn niemand mehr da ist
setup-empty-how = Der Tisch wartet 30 Tage, oder Computer spielen die Partie zu Ende.
setup-empty-wait = Er wartet
setup-empty-play = Computer spielen weiter
setup-newcomers = Dürfen neue Leute Computer ablösen?
setup-newcomers-how = Wer den Link während der Partie öffnet, übernimmt die Karten eines Computers oder schaut zu.
setup-newcomers-yes = Ja
setup-newcomers-no = Nein, nur zusehen
setup-delay-seconds = { $number } s
setup-delay-minutes = { $number } min
setup-clock = Bedenkzeit
setup-clock-how = Danach macht ein Computer diesen Zug.
setup-clock-none = Ohne Uhr
setup-clock-days = { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
setup-options = Alle Regeln
setup-options-how = Jede lässt sich ändern; was abweicht, ist markiert.
setup-changed = geändert, sonst: { $value }
setup-changed-count = { $number } geändert
setup-restore = Alles zurücksetzen
setup-faults = Diese Regeln passen nicht zusammen
setup-unread = Ein Teil dieser Regeln ist nicht lesbar
setup-seats = Wer sitzt wo?
setup-players = Zahl der Spieler
setup-me = das sind Sie
setup-seat = Platz { $number }
setup-free = Frei
setup-free-how = wer kommt
setup-free-choice = Frei, für wer kommt
setup-bot = Computer
setup-bot-choice = Computer, { $level }
setup-who = Wer sieht den Tisch?
setup-who-link = Wer den Link hat
setup-who-all = Alle
setup-link-how = Link und QR-Code warten am Tisch auf Sie.
setup-start = An den Tisch
setup-rules = Diese Regeln lesen
setup-save = Als Hausregeln speichern
setup-save-name = Name eurer Regeln
setup-save-first = Unsere Hausregeln
setup-saved = Regeln in diesem Browser gespeichert.
setup-ours = { $number ->
        [one] { $preset }, eine Abweichung
       *[other] { $preset }, { $number } Abweichungen
    }
setup-forget = „{ $name }“ vergessen

## The rules

book-lead = Wählen Sie eine Spielweise: ihre Seite sagt alles, Regel für Regel.
book-coinche = Belote mit Reizen: Das höchste Gebot bestimmt Trumpf, und ein Gegner darf es verdoppeln.
book-all = Alle Spiele
book-contents = Auf dieser Seite
book-howto = Das Spiel in Kürze
book-changed = Was hier anders ist
book-settled = Was gilt
book-numbered = Die Regeln, eine nach der anderen
book-card = Karte
book-points = Wert
book-play = Nach diesen Regeln spielen
book-version = Regeln, Version { $number }
book-language = Sprache der Regeln
passport-changed = Was von der Vorlage abweicht:
passport-same = Nichts ist geändert.
passport-away = Abwesenheit
passport-away-how = Wer länger als { $delay } fort ist, wird bis zur Rückkehr durch einen Computer vertreten. Wer aufsteht oder bis zum Ende nicht zurück ist, bekommt für die Partie nichts, und in der Wertung zählt sie als verloren. Wer zurück ist, aber mehr als die halbe Partie den Computer spielen ließ, verliert sie in der Wertung, wenn sein Platz sie verliert.
passport-out-how = Mehr als die Hälfte der anderen kann jemanden vom Platz weisen.
passport-idle-how = An diesem Tisch wird niemand gedrängt: Wer da ist und seit { $time } nicht gespielt hat, kann von einer einzigen Person vom Platz gewiesen werden. In der Wertung zählt das als verloren.
passport-turn = Bedenkzeit
passport-turn-how = { $time }; danach macht ein Computer den Zug.
passport-turn-none = Unbegrenzt: Niemand wird gedrängt.
passport-else = sonst: { $value }
rules-all = Alle Regeln

## Watching a match again

replay-matches = Die Partien an Tisch { $code }
replay-match = Partie { $number }
replay-running = läuft noch
replay-none = Hier wurde noch keine Partie gespielt.
replay-back = Alle Partien
replay-won = { $names }: gewonnen!
replay-deals = Die Runden
replay-first = Zum Anfang der Runde
replay-previous = Ein Schritt zurück
replay-next = Ein Schritt vor
replay-last = Zum Ende der Runde
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt { $step } von { $steps }
replay-begin = Vor dem ersten Zug
replay-view = Offene Karten
replay-view-all = Alle
replay-spread = Anordnung der Karten
replay-spread-fan = Fächer
replay-spread-row = Reihen
replay-hand = Karten von { $name }
replay-middle = In der Mitte
replay-stock = { $number ->
        [one] eine Karte im Stapel
       *[other] { $number } Karten im Stapel
    }
replay-steps = Der Verlauf
why-move = Zu diesem Zug
why-ask = Warum?
price-ask = Was die Karten kosten
price-best = am besten
price-in-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
price-in-tricks = { $number ->
        [one] { $number } Stich
       *[other] { $number } Stiche
    }
price-turning = kippt die Runde
dear-cards = Die teuersten Karten
dear-card = { $name }: { $card }
dear-none = Keine Karte dieser Runde hat etwas gekostet.
dear-how = Ausgerechnet mit allen Blättern: Am Tisch konnte sie niemand kennen.
replay-share = Link zu diesem Moment
replay-export = Partie als Text
replay-deal-marks = Runde { $number }: { $marks }
replay-result = Ergebnis von Runde { $number }
replay-fair = Ehrlich gemischt?

## Whether chance was fair

proof-lead = Niemand hat Ihre Karten ausgesucht, und diese Seite beweist es.
proof-how-1 = Bevor jemand eine Karte sieht, legt der Zufall die Reihenfolge des Pakets fest, und der Tisch veröffentlicht einen Fingerabdruck: vierundsechzig Zeichen, die nichts verraten.
proof-how-2 = Später, wenn es niemandem mehr nützt, verrät der Tisch, was gezogen wurde, mit einem Geheimnis.
proof-how-3 = Ihr Browser rechnet den Fingerabdruck nach. Ist er gleich, kann inzwischen nichts geändert worden sein.
proof-list = Versprechen von Tisch { $code }
proof-none = Der Tisch hat noch nichts versprochen: Keine Karte ist gegeben.
proof-where = Partie { $match }, Ziehung { $draw }
proof-is-right = Gehalten
proof-is-wrong = Gebrochen
proof-is-untold = Noch nicht verraten
proof-is-unchecked = Zu prüfen
proof-is-played = Anderer Zug gespielt
proof-hash = Fingerabdruck
proof-secret = Geheimnis
proof-move = Ziehung
proof-sum = { $number ->
        [one] Ein Versprechen von { $all } ist gehalten
       *[other] { $number } Versprechen von { $all } sind gehalten
    }
proof-sum-untold = { $number ->
        [one] eines ist noch nicht verraten
       *[other] { $number } sind noch nicht verraten
    }
proof-sum-wrong = { $number ->
        [one] Achtung: Ein Versprechen ist gebrochen.
       *[other] Achtung: { $number } Versprechen sind gebrochen.
    }
proof-unable = Dieser Browser prüft nur über eine sichere Leitung (https). Dieser Befehl prüft stattdessen alles:
proof-copy = Befehl kopieren
proof-more = Um alles selbst nachzuprüfen und die Partie nach den Regeln nachzuspielen:

## Patterns of cards

portraits = Kartenbilder
portraits-lead = Dieselben Karten, gezeichnet wie in Frankreich und wie sonst in der Welt.
portrait-link = Über dieses Kartenbild
portrait-courts = Die Figuren
portrait-games = Damit spielt man
portrait-more = Mehr bei Wikipedia
portrait-paris = Pariser Bild
portrait-paris-place = Paris · Frankreich · 32 oder 52 Karten
portrait-paris-about = Das Bild der französischen Bistros. Seit dem neunzehnten Jahrhundert haben seine Figuren zwei Köpfe, und jede trägt den Namen eines Königs, einer Königin oder eines Helden von einst.
portrait-english = Internationales Bild
portrait-english-place = Rouen und London · 52 Karten
portrait-english-about = Karten aus Rouen kamen im fünfzehnten Jahrhundert nach England und gingen von dort um die Welt. Ihre Figuren haben die Namen verloren, und zwei Buben zeigen noch immer ihr Profil.

## Drawn examples of belote

example-belote-trumps = Pik ist Trumpf: Der kleinste Trumpf nimmt dem Ass den Stich.
example-belote-over = Herz ausgespielt, mit der Pik-Zehn gestochen: Ohne Herz muss man höher gehen, und die Neun steht darüber.
example-belote-partner = Der Partner des letzten Spielers hält den Stich mit dem Ass: Stechen muss er nicht und gibt ihm die Kreuz-Zehn.
example-belote-belote = König und Dame in Trumpf auf einer Hand sind Belote und Rebelote: zwanzig Punkte.
example-belote-tierce = Drei Karten einer Farbe in Folge sind eine Tierce: zwanzig Punkte, wo Meldungen gespielt werden.

## More drawn examples

fate-added = angelegt
example-konter-ruff = Kreuz ist Trumpf: Eine gewöhnliche Farbe stechen darf man immer, und die Karo-Dame schlägt die Kreuz-Neun.
example-konter-led = Die Herz-Dame ist ein Trumpf, also muss Trumpf gespielt werden: Die Pik-Dame nimmt den Stich.
example-rammi-layoff = Zwei Karten werden angelegt: Die Folge bleibt eine, jetzt mit fünf Karten.
example-rammi-ace = Das Ass steht unter der Zwei: Ass, Zwei und Drei sind eine Folge.
example-whist-misere = Eine Misère: Der Ansager bleibt mit der Sechs unter der Sieben, und die Zehn eines anderen nimmt den Stich.
example-whist-trou = Genau drei Asse auf einer Hand sind ein Trou: Wer das vierte hält, ist der Partner.

## The link of a table at which nobody may sit down

share-full = Alle Plätze sind besetzt: Wer diesen Link öffnet, sieht dem Spiel zu.
