## Den Dësch op der Leitung: Refusen, Problemer a fest Sätz

refusal-stale = Den Dësch ass scho méi wäit; Ären Zuch gouf net gemaach.
refusal-not-seated = Dir kuckt no; nëmme Spiller zéien.
refusal-no-match = Et leeft keng Partie.
refusal-not-a-move = „{ $value }“ ass keen Zuch; erwaart: { $expected }.

serve-address = Den Dësch ass gedeckt: { $address }

fault-database = „{ $value }“ ass keng Datebank; erwaart: { $expected }.
fault-database-closed = D’Datebank { $value } geet net op: { $reason }
fault-database-missing = Et gëtt keng Datebank { $value } an näischt ze sécheren.
fault-redis = „{ $value }“ ass kee Redis; erwaart: { $expected }.
fault-redis-closed = Redis äntwert net: { $reason }
fault-redis-database = Fir méi Prozesser brauch een { $expected }; { $value } ass nëmme fir een.
fault-base-path = „{ $value }“ ass kee Grondpad; erwaart: { $expected }.
fault-origin = „{ $value }“ ass keen Urspronk; erwaart: { $expected }.
fault-address = Op { $value } kann net gelauschtert ginn: { $expected }
fault-bot-unknown = Onbekannte Bot „{ $value }“. Et gëtt: { $expected }.
fault-turn = En Zuch dauert op d’mannst { $expected } s, oder esou laang wéi e brauch (0); net { $value }.

problem-message = De Message ass bei „{ $at }“ net ze liesen.
problem-not-joined = Kommt fir d’éischt un en Dësch.
problem-joined = Dir sidd schonn um Dësch.
problem-no-table = Et gëtt keen Dësch { $value }.
problem-seat-code = Dëse Code gëtt keng Plaz un dësem Dësch.
problem-seat-taken = D’Plaz { $place } ass net fräi.
problem-place = Dës Plaz gëtt et net; et sinn der { $seats }.
problem-full = Keng Plaz ass fräi; Dir kënnt nokucken.
problem-sat-elsewhere = Dir hutt an dëser Partie eng aner Plaz opginn: Dir kënnt déi huelen oder nokucken.
problem-unknown = Wien dem Haus net bekannt ass, däerf bei enger Partie, déi leeft, nëmmen nokucken; erlaabt Cookië fir bekannt ze sinn.
problem-phrase = „{ $value }“ ass kee feste Saz.
problem-too-fast = Dat war ze séier; waart { $seconds } s.
problem-running = D’Partie leeft.
problem-not-begun = Et huet nach keng Partie ugefaangen.
problem-frozen = Den Dësch steet wéinst engem Feeler vun eis. Seng Zich sinn opgehuewen; Rapport { $report }.
problem-not-seated = Dat dierfen nëmme Spiller.
problem-put-out = Dir gouft vun dësem Dësch geholl an däerft nokucken.
problem-put-out-idle = Déi aner hunn Iech vum Dësch geholl, well Dir net gespillt hutt. { $cost ->
        [lost] Wat Dir gewonnen hutt, bleift Iech, mä an der Wäertung zielt d’Partie als verluer; nokucken däerft Dir.
        [open] Wat Dir gewonnen hutt, bleift Iech, an d’Partie zielt an der Wäertung nëmmen, wann Är Plaz se verléiert; nokucken däerft Dir.
       *[none] Nokucken däerft Dir.
    }
problem-put-out-rude = Déi aner hunn Iech vum Dësch geholl, well si Iech onhéiflech fonnt hunn. { $cost ->
        [lost] Wat Dir gewonnen hutt, bleift Iech, mä an der Wäertung zielt d’Partie als verluer; nokucken däerft Dir.
        [open] Wat Dir gewonnen hutt, bleift Iech, an d’Partie zielt an der Wäertung nëmmen, wann Är Plaz se verléiert; nokucken däerft Dir.
       *[none] Nokucken däerft Dir.
    }
problem-put-out-unfair = Déi aner hunn Iech vum Dësch geholl, well Dir hinnen d’Spill verduerwen hutt. { $cost ->
        [lost] Wat Dir gewonnen hutt, bleift Iech, mä an der Wäertung zielt d’Partie als verluer; nokucken däerft Dir.
        [open] Wat Dir gewonnen hutt, bleift Iech, an d’Partie zielt an der Wäertung nëmmen, wann Är Plaz se verléiert; nokucken däerft Dir.
       *[none] Nokucken däerft Dir.
    }
problem-let-in = Dir däerft Iech nees un dësen Dësch setzen.
problem-too-few = Et musse mindestens { $number } anerer do sinn.
problem-no-page = Ënner { $value } ass näischt.
problem-plan = „{ $value }“ kann do net sëtzen; erwaart: { $expected }.
problem-too-long = Héchstens { $expected } Zeechen.
problem-too-slow = D’Ufro ass ze lues komm; si huet { $expected } Sekonnen Zäit.
problem-server = De Server huet e Feeler gemaach; Rapport { $report }.

parted-left = { $name } huet den Dësch verlooss. E Computer spillt weider.
parted-away = { $name } ass scho ze laang fort. E Computer spillt weider.
parted-back = { $name } ass erëm do.
parted-out = { $name } gouf vun deenen anere vum Dësch geholl. E Computer spillt weider.
ballot-idle = { $asks } wëll { $name } vum Dësch huelen: spillt net ({ $votes } vun { $needs }).
ballot-rude = { $asks } wëll { $name } vum Dësch huelen: ass onhéiflech ({ $votes } vun { $needs }).
ballot-unfair = { $asks } wëll { $name } vum Dësch huelen: verdierft d’Spill ({ $votes } vun { $needs }).

phrase-hello = Moien!
phrase-good-luck = Vill Gléck!
phrase-well-played = Gutt gespillt!
phrase-nice-one = Schéine Stéch!
phrase-thanks = Merci!
phrase-sorry = Pardon!
phrase-oops = Hoppla…
phrase-your-turn = Dir sidd drun!
phrase-one-moment = Een Ament, wann ech gelift.
phrase-thinking = Ech iwwerleeën…
phrase-again = Nach eng?
phrase-good-game = Schéi Partie!
phrase-bye = Äddi!

fair-checked = Gepréift Zéiungen: { $draws }; nach net genannt: { $untold }; nogespillte Partien: { $matches }.
fair-promised = Alles ass, wéi et versprach war.
fair-nothing = Et gëtt nach näischt ze préiwen.
fair-twice = Déi selwecht Zéiung gouf um Dësch { $table } zweemol versprach.
fair-hash = Partie { $match }, Zuch { $ply }: D’Geheimnis gëtt net déi versprache Préifzomm.
fair-missing = D’Préifzomm { $hash } gouf geschéckt a feelt an der Lëscht.
fair-untold = Partie { $match }, Zuch { $ply }: D’Partie ass eriwwer, an d’Geheimnis feelt.
fair-move = Partie { $match }, Zuch { $ply }: Den Zoufall huet { $move } gemaach, wat net versprach war.
fair-illegal = Partie { $match }, Zuch { $ply } ass net erlaabt: { $reason }
fair-short = D’Partie { $match } soll eriwwer sinn an ass et net.
fault-unreadable = „{ $value }“ ass net ze liesen: { $expected }
