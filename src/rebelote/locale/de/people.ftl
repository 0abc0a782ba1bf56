## Why something about people is refused

problem-no-people = Dieses Haus merkt sich niemanden.
problem-not-known = Geben Sie zuerst einen Namen an oder melden Sie sich an.
problem-other-page = Diese Anfrage kommt von einer fremden Seite.
problem-token = Die Seite ist zu alt; laden Sie sie neu.
problem-not-admin = Das dürfen nur Verwalter.
problem-name-length = Ein Name hat 2 bis 24 Zeichen, davon zwei Buchstaben oder Ziffern.
problem-name-taken = Dieser Name ist vergeben.
problem-name-scripts = Ein Name wird in einer Schrift geschrieben, mit ihren üblichen Buchstaben.
problem-name-account = So heißt jemand mit einem Konto; wählen Sie einen anderen Namen.
problem-password-length = Ein Passwort hat 8 bis 200 Zeichen.
problem-password-name = Das Passwort darf nicht der Name sein.
problem-has-account = Sie haben schon ein Konto.
problem-wrong-password = Name oder Passwort stimmt nicht.
problem-barred = Dieses Konto wurde von einem Verwalter gesperrt.
problem-session-ended = Sie wurden in diesem Browser abgemeldet.
problem-last-admin = Sie sind der letzte Verwalter; ernennen Sie zuerst einen anderen.
problem-admin-barred = Ein geschlossenes Konto verwaltet nichts; öffnen Sie es zuerst.
problem-rules-full = Für weitere eigene Regeln ist kein Platz; vergessen Sie erst welche.
problem-rules-name = Geben Sie diesen Regeln einen lesbaren Namen.
problem-settings-full = Für weitere Einstellungen ist kein Platz.
problem-draining = Das Haus startet bald neu; es werden gerade keine Tische gedeckt, und keine Partie beginnt.
problem-taken = Das war schon getan.
problem-no-session = Dieses Gerät ist nicht bekannt.
problem-wrong-code = Dieser Code stimmt nicht.
problem-no-player = Diese Person ist hier nicht bekannt.
problem-note-kind = Diese Art von Einträgen gibt es nicht: { $value }. Es gibt { $expected }.
problem-not-friends = Dazu müssen Sie zuerst befreundet sein.
problem-sits-there = Diese Person sitzt schon dort.
problem-cannot-come = Diese Person kann nicht an diesen Tisch gebeten werden.
problem-nobody-there = An diesem Platz sitzt niemand Bekanntes.
problem-oneself = Das sind Sie.
problem-not-at-table = Nur wer an diesem Tisch sitzt, saß oder zuschaut, kann sagen, was jemand dort getan hat.
problem-free-chat = An diesem Tisch werden nur feste Sätze benutzt.
problem-kept-away = Sie können an diesem Tisch nicht spielen.
problem-passkey = Dieser Passkey wurde nicht erkannt.
problem-passkeys-most = Ein Konto hat höchstens { $expected } Passkeys.
problem-passkey-last = Das ist Ihr einziger Passkey; wählen Sie zuerst ein Passwort.
problem-not-account = Dazu brauchen Sie ein Konto.
problem-club-name = Der Name eines Clubs hat 2 bis 40 Zeichen.
problem-club-code = Kein Club hat diesen Code.
problem-club-full = Ein Club hat höchstens { $expected } Mitglieder.
problem-clubs-most = Man ist in höchstens { $expected } Clubs.
problem-not-keeper = Das darf nur, wer den Club führt.
problem-no-club = Sie sind nicht in diesem Club.

## The first administrator

serve-admin = Code des ersten Verwalters: { $code }

## Backups

backup-written = Sicherung geschrieben: { $rows } Zeilen.
backup-restored = Sicherung eingelesen: { $rows } Zeilen.
fault-backup-file = { $value } kann nicht gelesen oder geschrieben werden: { $reason }
fault-backup-kind = „{ $value }“ ist keine Sicherung von Rebelote.
fault-backup-newer = „{ $value }“ wurde von einer neueren Version geschrieben; spielen Sie sie mit dieser zurück.
fault-database-newer = Die Datenbank wurde von einer neueren Version benutzt (Schema { $value }); diese kennt { $expected }.
fault-backup-damaged = „{ $value }“ ist eine beschädigte Sicherung.
fault-backup-full = In der Datenbank ist schon etwas ({ $value }); eine Sicherung wird in eine leere eingelesen.

## Who one is

page-me = Ich
ranking = Rangliste
sign-in = Anmelden
sign-up = Konto anlegen
sign-out = Abmelden
sign-in-how = Um Ihr Konto auf diesem Gerät zu finden. Was hier als Gast gespielt wurde, kommt dazu.
sign-up-how = Name und Passwort genügen; was Sie hier gespielt haben, bleibt Ihnen.
sign-lost = Es gibt keine Mailadresse: ein vergessenes Passwort ist verloren.
account-name = Name
password = Passwort
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-how = Mindestens acht Zeichen, und nicht der Name.
password-change = Passwort ändern
guest-how = Sie spielen als Gast; dieses Gerät kennt Sie.
nobody-how = Hier kennt Sie noch niemand. Spielen Sie, oder geben Sie einen Namen an.
keep-name = Diesen Namen behalten
level-now = Stufe { $level }
level-to-go = noch { $points } Punkte bis Stufe { $level }
experience = Erfahrung
earned = { $points } Punkte Erfahrung
coins = Münzen
coins-count = { $number } Münzen

## Challenges

challenges-today = Aufgaben von heute
challenges-lasting = Aufgaben
achievements = Erfolge
challenge-gives = { $experience } Erfahrung
challenge-reached = { $reached } von { $number }
challenge-met = geschafft
challenge-day-two-matches = Zwei Partien spielen
challenge-day-one-win = Eine Partie gewinnen
challenge-day-five-deals = Fünf Runden gewinnen
challenge-day-thirty-tricks = Dreißig Stiche machen
challenge-day-three-made = Drei Ansagen erfüllen
challenge-day-belote = Belote sagen
challenge-day-announcement = Zwei Kombinationen ansagen
challenge-day-two-games = Zwei verschiedene Spiele spielen
challenge-ten-matches = Zehn Partien spielen
challenge-ten-wins = Zehn Partien gewinnen
challenge-hundred-deals = Hundert Runden gewinnen
challenge-thousand-tricks = Tausend Stiche machen
challenge-twenty-made = Zwanzig Ansagen erfüllen
challenge-ten-belotes = Zehnmal Belote sagen
challenge-ten-outs = Zehnmal beim Rommé ausmachen
challenge-every-game = Jedes Spiel spielen
challenge-first-match = Erste Partie
challenge-first-win = Erster Sieg
challenge-first-capot = Alle Stiche einer Runde
challenge-hundred-wins = Hundert Siege
challenge-ten-presets = Zehn Spielweisen
challenge-five-thousand-tricks = Fünftausend Stiche

## What was played

ratings = Wertungen
rating = Wertung
ratings-count = { $number ->
        [one] { $number } Partie
       *[other] { $number } Partien
    }
ratings-none = Eine Wertung kommt mit der ersten fertigen Partie.
with-partner = mit { $name }
statistics = Statistik
history = Gespielte Partien
history-none = Noch keine fertige Partie.
match-mine-won = gewonnen
match-mine-lost = verloren
count-matches = Partien
count-won = gewonnen
count-deals = Runden
count-deals-won = gewonnen
count-tricks = Stiche
count-takes = Angesagt
count-made = erfüllt
count-fallen = gefallen
count-belotes = Belotes
count-capots = Capots
count-announcements = Kombinationen
count-outs = Ausgemacht

## Others

friends = Freunde
friends-none = Noch niemand. Suchen Sie jemanden beim Namen.
friend-search = Einen Namen suchen
friend-search-go = Suchen
friend-search-none = Niemand mit diesem Namen.
tie-friend = befreundet
tie-asked = angefragt
tie-asks = möchte befreundet sein
tie-mute = stumm
tie-block = gesperrt
person-more = Mehr
show-more = Mehr zeigen
make-friend = Anfreunden
end-friend = Nicht mehr befreundet sein
make-mute = Nicht mehr hören
end-mute = Wieder hören
make-block = Nicht mehr treffen
put-out = Vom Platz weisen
put-out-why = Warum soll { $name } gehen?
put-out-idle = Spielt nicht
put-out-rude = Ist unhöflich
put-out-unfair = Verdirbt das Spiel
put-out-agree = Zustimmen
put-out-asked = Die anderen werden gefragt; mehr als die Hälfte muss zustimmen.
put-out-let-in = Wieder zulassen
put-out-list = Von diesem Tisch gewiesen
end-block = Wieder treffen
invite-person = { $name } an diesen Tisch einladen
invitation = { $name } wartet an Tisch { $table } auf Sie.
invitation-away = Weglegen
my-tables = Meine Tische
my-turn = Sie sind dran
my-turn-not = wartet
quick = Schnelle Partie
quick-how = Mit wem in zwanzig Sekunden kommt, sonst mit Computern
quick-game = Spiel
quick-preset = Spielweise
quick-choose = { $game } · ändern
span-hours = { $number } h
open-clock = Bedenkzeit { $time }
open-more = { $number ->
        [one] { $number } weitere Regel
       *[other] { $number } weitere Regeln
    }
my-turn-left = Sie sind dran, noch { $time }
my-turn-count = { $number } × am Zug
friend-asks = { $name } hat Ihnen den Freundeslink gegeben.
friend-link = Ihr Freundeslink
friend-name-first = Geben Sie einen Namen an; dann können Sie sich anfreunden.

## Others at the table

people-here = An diesem Tisch
sat-here = Hat den Tisch verlassen
leave-costs = Die Partie zählt in Ihrer Wertung als verloren.
complain = Melden
complain-how = Was war mit { $name }? Die Verwalter lesen auch, was am Tisch gesagt wurde.
complain-send = Senden
own-words = Eigene Worte
own-words-how = An einem Tisch unter Freunden, oder wo das Haus es erlaubt
own-words-say = Sagen

## The account

account = Konto
sessions = Bekannte Geräte
session-here = dieses
session-unknown = Gerät ohne Namen
session-end = Abmelden
export = Alles herunterladen, was das Haus von mir weiß
erase = Alles löschen
erase-sure = Ihr Name, Ihre Partien und Punkte sind für immer weg.
erase-yes = Für immer löschen
erase-no = Behalten
saved = Erledigt.

## Passkeys

passkeys = Passkeys
passkeys-how = Damit melden Sie sich mit Finger, Gesicht oder Geräte-PIN an, ohne Passwort.
passkey-add = Passkey auf diesem Gerät anlegen
passkey-remove = Passkey entfernen
passkey-remove-sure = Mit diesem Passkey kommt dann niemand mehr in Ihr Konto.
passkey-enter = Mit Passkey anmelden
passkey-enter-how = Finger, Gesicht oder Geräte-PIN genügen.
passkey-sign-up = Konto mit Passkey anlegen
passkey-sign-up-how = Der Name genügt; ein Passwort ist nicht nötig.
passkey-known = Dieses Gerät hat schon einen Passkey für Ihr Konto.
passkey-stopped = Das Gerät hat keinen Passkey gegeben.
password-choose = Passwort festlegen

## Clubs

clubs = Clubs
clubs-none = Sie sind in keinem Club. Wer den Link eines Clubs bekommt, kann beitreten.
club-name = Name eines neuen Clubs
club-found = Club gründen
club-join = Beitreten
club-join-sure = Sie wurden in einen Club eingeladen. Seine Mitglieder sehen Ihren Namen in ihrer Rangliste.
club-join-first = Geben Sie zuerst einen Namen an oder melden Sie sich an; öffnen Sie dann den Link des Clubs noch einmal.
club-link = Link zum Beitreten
club-members = { $number ->
        [one] { $number } Mitglied
       *[other] { $number } Mitglieder
    }
club-keeper = führt den Club
club-leave = Austreten
club-put-out = Ausschließen

## Ranking

ranking-how = Was jeder beim Spielen verdient hat, und wie gut er jedes Spiel spielt.
ranking-all = Alle
ranking-friends = Freunde
ranking-of = Rangliste nach
ranking-among = Unter
ranking-who = Wer
ranking-alone = Einzelne
ranking-pairs = Paare
ranking-place = Platz
ranking-none = Noch niemand.
ranking-in = Wertung { $game }
ranking-level = Stufe

## Administration

administration = Verwaltung
admin-code = Code des ersten Verwalters
admin-code-how = Der Server zeigt ihn beim Start.
admin-code-use = Verwalter werden
admin-house = Das Haus
admin-announcement = Zeile für alle
admin-coins = Münzen vergeben
admin-free-chat = Freies Schreiben an allen Tischen
admin-draining = Keine neuen Tische (vor einem Update)
admin-save = Speichern
admin-numbers = Tische: { $tables } · fertige Partien: { $matches } · Personen: { $players }
admin-tables = Tische im Speicher
admin-players = Personen
admin-silence = Einen Tag stumm
admin-speak = Sprechen lassen
admin-bar = Konto sperren
admin-unbar = Konto öffnen
admin-make = Zum Verwalter machen
admin-unmake = Nicht mehr Verwalter
admin-complaints = Meldungen
admin-complaints-none = Nichts zu tun.
admin-complaint = { $host } über { $other }
admin-close = Abschließen
admin-notes = Was getan wurde
admin-notes-all = Alles
admin-notes-house = Von der Verwaltung
admin-notes-tables = An den Tischen
admin-notes-none = Noch wurde nichts getan.
admin-notes-earlier = Frühere
admin-faults = Störungen
admin-somebody = jemand
admin-backup = Sicherung herunterladen
admin-draining-left = { $number ->
        [one] Noch { $number } Partie läuft; sie geht nach dem Neustart weiter.
       *[other] Noch { $number } Partien laufen; sie gehen nach dem Neustart weiter.
    }
admin-draining-done = Keine Partie läuft mehr.
admin-table-waiting = wartet
admin-table-playing = es wird gespielt
admin-table-over = fertig
admin-table-frozen = angehalten
admin-is = Verwalter
admin-about = Mehr zu { $name }

## What was done

act-first-admin = Erster Verwalter geworden
act-house-announcement = Zeile für alle
act-house-no-coins = Münzen aus
act-house-no-coins-off = Münzen an
act-house-free-chat = Freies Schreiben an
act-house-free-chat-off = Freies Schreiben aus
act-house-draining = Keine neuen Tische
act-house-draining-off = Wieder neue Tische
act-player-silent = Stumm
act-player-heard = Darf wieder sprechen
act-player-barred = Konto gesperrt
act-player-unbarred = Konto geöffnet
act-player-admin = Zum Verwalter gemacht
act-player-no-admin = Nicht mehr Verwalter
act-complaint-closed = Meldung abgeschlossen
act-put-out-idle = Vom Platz gewiesen: spielt nicht
act-put-out-rude = Vom Platz gewiesen: unhöflich
act-put-out-unfair = Vom Platz gewiesen: verdirbt das Spiel
act-let-in = Wieder zugelassen
act-backup = Sicherung heruntergeladen
