## Why something about people is refused

problem-no-people = Dëst Haus mierkt sech kee Mënsch.
problem-not-known = Gëff fir d’éischt en Numm un oder mell dech un.
problem-other-page = Dës Ufro kënnt vun enger friemer Säit.
problem-token = D’Säit ass ze al; lued se nei.
problem-not-admin = Dat däerfe just Verwalter.
problem-name-length = En Numm huet 2 bis 24 Zeechen, dovun zwee Buschtawen oder Zifferen.
problem-name-taken = Dësen Numm ass scho vergi.
problem-name-scripts = En Numm gëtt an enger Schrëft geschriwwen.
problem-password-length = E Passwuert huet 8 bis 200 Zeechen.
problem-password-name = D’Passwuert däerf net den Numm sinn.
problem-has-account = Du hues schonn e Kont.
problem-wrong-password = Numm oder Passwuert stëmmt net.
problem-barred = Dëse Kont gouf vun engem Verwalter gespaart.
problem-last-admin = Du bass de leschte Verwalter; maach fir d’éischt en aneren dozou.
problem-draining = D’Haus fänkt geschwënn nei un; et gi grad keng nei Dëscher gedeckt.
problem-taken = Dat war scho gemaach.
problem-no-session = Dësen Apparat ass net bekannt.
problem-wrong-code = Dëse Code stëmmt net.
problem-no-player = Dës Persoun ass hei net bekannt.
problem-not-friends = Dofir musst dir fir d’éischt befrënnt sinn.
problem-nobody-there = Op dëser Plaz sëtzt kee Bekannten.
problem-free-chat = Un dësem Dësch gi just fest Sätz benotzt.
problem-kept-away = Du kanns un dësem Dësch net spillen.

## The first administrator

serve-admin = Code vum éischte Verwalter: { $code }

## Backups

backup-written = Sécherung geschriwwen: { $rows } Zeilen.
backup-restored = Sécherung agelies: { $rows } Zeilen.
fault-backup-file = { $value } kann net gelies oder geschriwwe ginn: { $reason }
fault-backup-kind = „{ $value }“ ass keng Sécherung vun dëser Versioun.
fault-backup-full = An der Datebank ass schonn eppes ({ $value }); eng Sécherung gëtt an eng eidel agelies.
