## Why something about people is refused

problem-no-people = Dieses Haus merkt sich niemanden.
problem-not-known = Gib zuerst einen Namen an oder melde dich an.
problem-other-page = Diese Anfrage kommt von einer fremden Seite.
problem-token = Die Seite ist zu alt; lade sie neu.
problem-not-admin = Das dürfen nur Verwalter.
problem-name-length = Ein Name hat 2 bis 24 Zeichen, davon zwei Buchstaben oder Ziffern.
problem-name-taken = Dieser Name ist vergeben.
problem-name-scripts = Ein Name wird in einer Schrift geschrieben.
problem-password-length = Ein Passwort hat 8 bis 200 Zeichen.
problem-password-name = Das Passwort darf nicht der Name sein.
problem-has-account = Du hast schon ein Konto.
problem-wrong-password = Name oder Passwort stimmt nicht.
problem-barred = Dieses Konto wurde von einem Verwalter gesperrt.
problem-last-admin = Du bist der letzte Verwalter; ernenne zuerst einen anderen.
problem-draining = Das Haus startet bald neu; es werden gerade keine neuen Tische gedeckt.
problem-taken = Das war schon getan.
problem-no-session = Dieses Gerät ist nicht bekannt.
problem-wrong-code = Dieser Code stimmt nicht.
problem-no-player = Diese Person ist hier nicht bekannt.
problem-not-friends = Dazu müsst ihr zuerst befreundet sein.
problem-nobody-there = An diesem Platz sitzt niemand Bekanntes.
problem-free-chat = An diesem Tisch werden nur feste Sätze benutzt.
problem-kept-away = Du kannst an diesem Tisch nicht spielen.

## The first administrator

serve-admin = Code des ersten Verwalters: { $code }

## Backups

backup-written = Sicherung geschrieben: { $rows } Zeilen.
backup-restored = Sicherung eingelesen: { $rows } Zeilen.
fault-backup-file = { $value } kann nicht gelesen oder geschrieben werden: { $reason }
fault-backup-kind = „{ $value }“ ist keine Sicherung dieser Version.
fault-backup-full = In der Datenbank ist schon etwas ({ $value }); eine Sicherung wird in eine leere eingelesen.
