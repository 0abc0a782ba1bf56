## Why something about people is refused

problem-no-people = Dëst Haus mierkt sech kee Mënsch.
problem-not-known = Gitt fir d’éischt en Numm un oder mellt Iech un.
problem-other-page = Dës Ufro kënnt vun enger friemer Säit.
problem-token = D’Säit ass ze al; lued se nei.
problem-not-admin = Dat däerfe just Verwalter.
problem-name-length = En Numm huet 2 bis 24 Zeechen, dovun zwee Buschtawen oder Zifferen.
problem-name-taken = Dësen Numm ass scho vergi.
problem-name-scripts = En Numm gëtt an enger Schrëft geschriwwen, mat hiren normale Buschtawen.
problem-name-account = Esou heescht een, deen e Kont huet; sicht Iech en anere Numm.
problem-password-length = E Passwuert huet 8 bis 200 Zeechen.
problem-password-name = D’Passwuert däerf net den Numm sinn.
problem-has-account = Dir hutt schonn e Kont.
problem-wrong-password = Numm oder Passwuert stëmmt net.
problem-barred = Dëse Kont gouf vun engem Verwalter gespaart.
problem-session-ended = Dir gouft an dësem Browser ofgemellt.
problem-last-admin = Dir sidd de leschte Verwalter; maacht fir d’éischt en aneren dozou.
problem-admin-barred = E gespaarte Kont verwalt näischt; maacht e fir d’éischt op.
problem-rules-full = Fir méi eege Reegelen ass keng Plaz; vergiesst fir d’éischt eng.
problem-rules-name = Gitt dëse Reegelen en Numm, deen ee liese kann.
problem-settings-full = Fir weider Astellungen ass keng Plaz.
problem-draining = D’Haus fänkt geschwënn nei un; et gi grad keng Dëscher gedeckt, a keng Partie fänkt un.
problem-taken = Dat war scho gemaach.
problem-no-session = Dësen Apparat ass net bekannt.
problem-wrong-code = Dëse Code stëmmt net.
problem-no-player = Dës Persoun ass hei net bekannt.
problem-note-kind = Dës Zort vun Anträg gëtt et net: { $value }. Et gëtt { $expected }.
problem-not-friends = Dofir musst Dir fir d’éischt befrënnt sinn.
problem-sits-there = Dës Persoun sëtzt schonn do.
problem-cannot-come = Dës Persoun kann net un dësen Dësch gefrot ginn.
problem-nobody-there = Op dëser Plaz sëtzt kee Bekannten.
problem-oneself = Dat sidd Dir.
problem-not-at-table = Nëmme wien un dësem Dësch sëtzt, souz oder nokuckt, ka soen, wat een do gemaach huet.
problem-free-chat = Un dësem Dësch gi just fest Sätz benotzt.
problem-kept-away = Dir kënnt un dësem Dësch net spillen.
problem-passkey = Dëse Passkey gouf net erkannt.
problem-passkeys-most = E Kont huet héchstens { $expected } Passkeyen.
problem-passkey-last = Dat ass Ären eenzege Passkey; sicht Iech fir d’éischt e Passwuert aus.
problem-not-account = Dofir braucht Dir e Kont.
problem-club-name = Den Numm vun engem Club huet 2 bis 40 Zeechen.
problem-club-code = Kee Club huet dëse Code.
problem-club-full = E Club huet héchstens { $expected } Memberen.
problem-clubs-most = Et ass een an héchstens { $expected } Clibb.
problem-not-keeper = Dat däerf nëmmen, deen de Club féiert.
problem-no-club = Dir sidd net an dësem Club.

## The first administrator

serve-admin = Code vum éischte Verwalter: { $code }

## Backups

backup-written = Sécherung geschriwwen: { $rows } Zeilen.
backup-restored = Sécherung agelies: { $rows } Zeilen.
fault-backup-file = { $value } kann net gelies oder geschriwwe ginn: { $reason }
fault-backup-kind = „{ $value }“ ass keng Sécherung vu Rebelote.
fault-backup-newer = „{ $value }“ gouf vun enger méi neier Versioun geschriwwen; huelt déi, fir se zeréckzespillen.
fault-database-newer = D’Datebank gouf vun enger méi neier Versioun benotzt (Schema { $value }); dës kennt { $expected }.
fault-backup-damaged = „{ $value }“ ass eng beschiedegt Sécherung.
fault-backup-full = An der Datebank ass schonn eppes ({ $value }); eng Sécherung gëtt an eng eidel agelies.

## Who one is

page-me = Ech
ranking = Ranglëscht
sign-in = Umellen
sign-up = Kont maachen
sign-out = Ofmellen
sign-in-how = Fir Äre Kont op dësem Apparat ze fannen. Wat hei als Gaascht gespillt gouf, kënnt dobäi.
sign-up-how = Numm a Passwuert ginn duer; wat Dir hei gespillt hutt, bleift Äert.
sign-lost = Et gëtt keng Mailadress: e vergiessent Passwuert ass verluer.
account-name = Numm
password = Passwuert
password-old = Passwuert bis elo
password-new = Neit Passwuert
password-how = Op d’mannst aacht Zeechen, an net den Numm.
password-change = Passwuert änneren
guest-how = Dir spillt als Gaascht; dësen Apparat kennt Iech.
nobody-how = Hei kennt Iech nach kee Mënsch. Spillt, oder gitt en Numm un.
keep-name = Dësen Numm behalen
level-now = Niveau { $level }
level-to-go = nach { $points } Punkte bis Niveau { $level }
experience = Erfarung
earned = { $points } Punkten Erfarung
coins = Mënzen
coins-count = { $number } Mënzen

## Challenges

challenges-today = Erausfuerderunge vun haut
challenges-lasting = Erausfuerderungen
achievements = Erfolleger
challenge-gives = { $experience } Erfarung
challenge-reached = { $reached } vun { $number }
challenge-met = gepackt
challenge-day-two-matches = Zwou Partië spillen
challenge-day-one-win = Eng Partie gewannen
challenge-day-five-deals = Fënnef Ronne gewannen
challenge-day-thirty-tricks = Drësseg Stéch maachen
challenge-day-three-made = Dräi Usoen erfëllen
challenge-day-belote = Belote soen
challenge-day-announcement = Zwou Kombinatiounen usoen
challenge-day-two-games = Zwee verschidde Spiller spillen
challenge-ten-matches = Zéng Partië spillen
challenge-ten-wins = Zéng Partië gewannen
challenge-hundred-deals = Honnert Ronne gewannen
challenge-thousand-tricks = Dausend Stéch maachen
challenge-twenty-made = Zwanzeg Usoen erfëllen
challenge-ten-belotes = Zéngmol Belote soen
challenge-ten-outs = Zéngmol beim Rommé ausmaachen
challenge-every-game = All Spill spillen
challenge-first-match = Éischt Partie
challenge-first-win = Éischte Gewënn
challenge-first-capot = All d’Stéch vun enger Ronn
challenge-hundred-wins = Honnert Mol gewonnen
challenge-ten-presets = Zéng Manéieren ze spillen
challenge-five-thousand-tricks = Fënnefdausend Stéch

## What was played

ratings = Wäertungen
rating = Wäertung
ratings-count = { $number ->
        [one] { $number } Partie
       *[other] { $number } Partien
    }
ratings-none = Eng Wäertung kënnt mat der éischter fäerdeger Partie.
with-partner = mat { $name }
statistics = Statistik
history = Gespillte Partien
history-none = Nach keng fäerdeg Partie.
match-mine-won = gewonnen
match-mine-lost = verluer
count-matches = Partien
count-won = gewonnen
count-deals = Ronnen
count-deals-won = gewonnen
count-tricks = Stéch
count-takes = Ugesot
count-made = gepackt
count-fallen = gefall
count-belotes = Beloten
count-capots = Capoten
count-announcements = Kombinatiounen
count-outs = Ausgemaach

## Others

friends = Frënn
friends-none = Nach kee Mënsch. Sicht een um Numm.
friend-search = En Numm sichen
friend-search-go = Sichen
friend-search-none = Kee Mënsch mat dësem Numm.
tie-friend = befrënnt
tie-asked = ugefrot
tie-asks = wëll befrënnt sinn
tie-mute = stomm
tie-block = gespaart
person-more = Méi
show-more = Méi weisen
make-friend = Befrënnen
end-friend = Net méi befrënnt sinn
make-mute = Net méi héieren
end-mute = Erëm héieren
make-block = Net méi begéinen
put-out = Vum Dësch huelen
put-out-why = Firwat soll { $name } goen?
put-out-idle = Spillt net
put-out-rude = Ass onhéiflech
put-out-unfair = Verdierft d’Spill
put-out-agree = Averstanen
put-out-asked = Déi aner gi gefrot; méi wéi d’Halschent muss averstane sinn.
put-out-let-in = Nees eraloossen
put-out-list = Vun dësem Dësch geholl
end-block = Erëm begéinen
invite-person = { $name } un dësen Dësch invitéieren
invitation = { $name } waart op Iech um Dësch { $table }.
invitation-away = Ewechleeën
my-tables = Meng Dëscher
my-turn = Dir sidd drun
my-turn-not = waart
quick = Séier Partie
quick-how = Mat deem, deen an zwanzeg Sekonne kënnt, soss mat Computeren
quick-game = Spill
quick-preset = Aart ze spillen
quick-choose = { $game } · änneren
span-hours = { $number } h
open-clock = { $time } pro Zuch
open-more = { $number ->
        [one] { $number } weider Reegel
       *[other] { $number } weider Reegelen
    }
my-turn-left = Dir sidd drun, nach { $time }
my-turn-count = { $number } × drun
friend-asks = { $name } huet Iech säi Frëndelink ginn.
friend-link = Äre Frëndelink
friend-name-first = Gitt en Numm un; da kënnt Dir Iech ufrënden.

## Others at the table

people-here = Un dësem Dësch
sat-here = Huet den Dësch verlooss
leave-costs = D’Partie zielt an Ärer Wäertung als verluer.
complain = Mellen
complain-how = Wat war mat { $name }? D’Verwalter liesen och, wat um Dësch gesot gouf.
complain-send = Schécken
own-words = Eege Wierder
own-words-how = Un engem Dësch ënner Kollegen, oder wou d’Haus et erlaabt
own-words-say = Soen

## The account

account = Kont
sessions = Bekannt Apparater
session-here = dësen
session-unknown = Apparat ouni Numm
session-end = Ofmellen
export = Alles eroflueden, wat d’Haus vu mir weess
erase = Alles läschen
erase-sure = Ären Numm, Är Partien an Är Punkte si fir ëmmer fort.
erase-yes = Fir ëmmer läschen
erase-no = Behalen
saved = Gemaach.

## Passkeys

passkeys = Passkeyen
passkeys-how = Domat mellt Dir Iech mam Fanger, mam Gesiicht oder mam PIN vum Apparat un, ouni Passwuert.
passkey-add = Passkey op dësem Apparat maachen
passkey-remove = Passkey ewechhuelen
passkey-remove-sure = Mat dësem Passkey kënnt da kee méi an Äre Kont.
passkey-enter = Mat engem Passkey umellen
passkey-enter-how = Fanger, Gesiicht oder PIN vum Apparat gi duer.
passkey-sign-up = Kont mat engem Passkey maachen
passkey-sign-up-how = Den Numm geet duer; et brauch kee Passwuert.
passkey-known = Dësen Apparat huet schonn e Passkey fir Äre Kont.
passkey-stopped = Den Apparat huet kee Passkey ginn.
password-choose = Passwuert festleeën

## Clubs

clubs = Clibb
clubs-none = Dir sidd a kengem Club. Wien de Link vun engem Club kritt, kann derbäi goen.
club-name = Numm vun engem neie Club
club-found = Club grënnen
club-join = Derbäi goen
club-join-sure = Dir sidd an e Club invitéiert. Seng Membere gesinn Ären Numm an hirem Classement.
club-join-first = Gitt fir d’éischt en Numm un oder mellt Iech un; maacht dann de Link vum Club nach eng Kéier op.
club-link = Link fir derbäi ze goen
club-members = { $number ->
        [one] { $number } Member
       *[other] { $number } Memberen
    }
club-keeper = féiert de Club
club-leave = Erausgoen
club-put-out = Ausschléissen

## Ranking

ranking-how = Wat jidderee beim Spille verdéngt huet, a wéi gutt hien all Spill spillt.
ranking-all = Alleguer
ranking-friends = Frënn
ranking-of = Ranglëscht no
ranking-among = Ënner
ranking-who = Wien
ranking-alone = Eenzelner
ranking-pairs = Puer
ranking-place = Plaz
ranking-none = Nach kee Mënsch.
ranking-in = Wäertung { $game }
ranking-level = Niveau

## Administration

administration = Verwaltung
admin-code = Code vum éischte Verwalter
admin-code-how = De Server weist en, wann en ufänkt.
admin-code-use = Verwalter ginn
admin-house = D’Haus
admin-announcement = Zeil fir jiddereen
admin-coins = Mënze verdeelen
admin-free-chat = Fräi Schreiwen un all Dësch
admin-draining = Keng nei Dëscher (virun engem Update)
admin-save = Späicheren
admin-numbers = Dëscher: { $tables } · fäerdeg Partien: { $matches } · Persounen: { $players }
admin-tables = Dëscher am Späicher
admin-players = Persounen
admin-silence = En Dag stomm
admin-speak = Schwätze loossen
admin-bar = Kont spären
admin-unbar = Kont opmaachen
admin-make = Zum Verwalter maachen
admin-unmake = Net méi Verwalter
admin-complaints = Reklamatiounen
admin-complaints-none = Näischt ze maachen.
admin-complaint = { $host } iwwer { $other }
admin-close = Ofschléissen
admin-notes = Wat gemaach gouf
admin-notes-all = Alles
admin-notes-house = Vun der Verwaltung
admin-notes-tables = Op den Dëscher
admin-notes-none = Nach gouf näischt gemaach.
admin-notes-earlier = Fréier
admin-faults = Pannen
admin-somebody = een
admin-backup = Sécherung eroflueden
admin-draining-left = { $number ->
        [one] Nach { $number } Partie leeft; si geet nom Neistart weider.
       *[other] Nach { $number } Partië lafen; si ginn nom Neistart weider.
    }
admin-draining-done = Et leeft keng Partie méi.
admin-table-waiting = waart
admin-table-playing = et gëtt gespillt
admin-table-over = fäerdeg
admin-table-frozen = ugehalen
admin-is = Verwalter
admin-about = Méi iwwer { $name }

## What was done

act-first-admin = Éischte Verwalter ginn
act-house-announcement = Zeil fir jiddereen
act-house-no-coins = Mënzen aus
act-house-no-coins-off = Mënzen un
act-house-free-chat = Fräit Schreiwen un
act-house-free-chat-off = Fräit Schreiwen aus
act-house-draining = Keng nei Dëscher
act-house-draining-off = Nees nei Dëscher
act-player-silent = Stomm
act-player-heard = Däerf nees schwätzen
act-player-barred = Kont gespaart
act-player-unbarred = Kont opgemaach
act-player-admin = Zum Verwalter gemaach
act-player-no-admin = Net méi Verwalter
act-complaint-closed = Meldung ofgeschloss
act-put-out-idle = Vum Dësch geholl: spillt net
act-put-out-rude = Vum Dësch geholl: onhéiflech
act-put-out-unfair = Vum Dësch geholl: verdierft d’Spill
act-let-in = Nees eragelooss
act-backup = Sécherung erofgelueden
