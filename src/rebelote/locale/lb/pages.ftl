## The order of cards on the page of the rules

ranks-trumps = Tromp
ranks-plain = Aner Faarwen
ranks-all = All d’Faarwen
ranks-any-suit = Eng Faarf ass Tromp

## Levels of bots

level-beginner = Ufänger (fir ze léieren)
level-amateur = Amateur (spillt einfach)
level-steady = erfueren (e gudde Géigner)
level-strong = staark (schwéier ze schloen)
level-expert = Expert (iwwerleet laang)
level-analyst = Analyst (am luesten)

## Why a match is not shown again

problem-no-match = Un dësem Dësch gëtt et keng Partie { $value }.
problem-match-running = D’Partie ass nach net eriwwer; duerno kann ee se nees kucken.
problem-deal-unknown = Dës Partie huet keng Ronn { $value }; et ginn der { $expected }.
problem-analysis-busy = Et gëtt grad ze vill ausgerechent; probéiert et gläich nach eng Kéier.
problem-not-a-bot = Dëse Schrëtt huet e Mënsch gemaach: nëmmen hie weess, firwat.
problem-step-unknown = An dëser Ronn huet keng Plaz de Schrëtt { $value } gemaach; si huet { $expected } Schrëtt.
problem-old-rules = Dës Partie gouf no eelere Reegele gespillt (Versioun { $value }) a kann net nogespillt ginn.

## Setting up a table

setup-title = Dësch ariichten
setup-how = Wéi gëtt gespillt?
setup-more = All Spillweisen ({ $number })
setup-less = Nëmmen e puer weisen
setup-other = aner
setup-number = Hei gehéiert eng ganz Zuel vu { $least } bis { $most } hin, net { $value }.
setup-pace = Tempo vun de Computeren
setup-pace-quick = Séier
setup-pace-normal = Normal
setup-pace-slow = Roueg
setup-delay = Absence
setup-delay-how = Wien esou laang fort ass, gëtt vun engem Computer vertrueden, bis e rëm do ass. Wien um Enn net zeréck ass, huet d’Partie verluer.
setup-empty = Wa kee méi do ass
setup-empty-how = Den Dësch waart 30 Deeg, oder Computere spillen d’Partie fäerdeg.
setup-empty-wait = E waart
setup-empty-play = Computere spille weider
setup-newcomers = Däerfen nei Leit Computeren oflésen?
setup-newcomers-how = Wien de Link während der Partie opmécht, iwwerhëlt d’Kaarte vun engem Computer oder kuckt no.
setup-newcomers-yes = Jo
setup-newcomers-no = Nee, nëmmen nokucken
setup-delay-seconds = { $number } s
setup-delay-minutes = { $number } Min
setup-clock = Zäit fir ze spillen
setup-clock-how = Duerno mécht e Computer dësen Zuch.
setup-clock-none = Ouni Auer
setup-clock-days = { $number ->
        [one] { $number } Dag
       *[other] { $number } Deeg
    }
setup-options = All Reegelen
setup-options-how = All kann een änneren; wat anescht ass, ass markéiert.
setup-changed = geännert, soss: { $value }
setup-changed-count = { $number } geännert
setup-restore = Alles zrécksetzen
setup-faults = Dës Reegele passen net zesummen
setup-unread = En Deel vun dëse Reegelen ass net ze liesen
setup-seats = Wie sëtzt wou?
setup-players = Zuel vun de Spiller
setup-me = dat sidd Dir
setup-seat = Plaz { $number }
setup-free = Fräi
setup-free-how = wie kënnt
setup-free-choice = Fräi, fir wie kënnt
setup-bot = Computer
setup-bot-choice = Computer, { $level }
setup-who = Wie gesäit den Dësch?
setup-who-link = Wien de Link huet
setup-who-all = Jiddereen
setup-link-how = De Link an de QR-Code waarden um Dësch op Iech.
setup-start = Un den Dësch
setup-rules = Dës Reegele liesen
setup-save = Als Hausreegele späicheren
setup-save-name = Numm vun äre Reegelen
setup-save-first = Eis Hausreegelen
setup-saved = Reegelen an dësem Browser gespäichert.
setup-ours = { $number ->
        [one] { $preset }, eng Ofwäichung
       *[other] { $preset }, { $number } Ofwäichungen
    }
setup-forget = „{ $name }“ vergiessen

## The rules

book-lead = Wiel eng Spillweis: Hir Säit seet alles, Reegel fir Reegel.
book-coinche = Belote mat Stee: Dat héchst Gebot bestëmmt d’Tromp, an e Géigner däerf et verduebelen.
book-all = All Spiller
book-contents = Op dëser Säit
book-howto = D’Spill a Kuerzem
book-changed = Wat hei anescht ass
book-settled = Wat gëllt
book-numbered = D’Reegelen, eng no där anerer
book-card = Kaart
book-points = Wäert
book-play = No dëse Reegele spillen
book-version = Reegelen, Versioun { $number }
book-language = Sprooch vun de Reegelen
passport-changed = Wat vun der Virlag ofwäicht:
passport-same = Näischt ass geännert.
passport-away = Absence
passport-away-how = Wie méi laang wéi { $delay } fort ass, gëtt vun engem Computer ersat, bis en erëmkënnt. Wien opsteet oder bis zum Schluss net zréck ass, kritt fir d’Partie näischt, an an der Wäertung zielt se als verluer. Wien erëm do ass, mee méi wéi déi hallef Partie de Computer spille gelooss huet, verléiert se an der Wäertung, wa seng Plaz se verléiert.
passport-out-how = Méi wéi d’Halschent vun deenen anere kann ee vum Dësch huelen.
passport-idle-how = Un dësem Dësch gëtt kee gedrängt: wien do ass an zanter { $time } net gespillt huet, ka vun enger eenzeger Persoun vum Dësch geholl ginn. An der Wäertung zielt dat als verluer.
passport-turn = Zäit fir ze iwwerleeën
passport-turn-how = { $time }; duerno mécht e Computer den Zuch.
passport-turn-none = Onbegrenzt: kee gëtt gedrängt.
passport-else = soss: { $value }
rules-all = All Reegelen

## Watching a match again

replay-matches = D’Partië vum Dësch { $code }
replay-match = Partie { $number }
replay-running = leeft nach
replay-none = Hei gouf nach keng Partie gespillt.
replay-back = All Partien
replay-won = { $names }: gewonnen!
replay-deals = D’Ronne vun der Partie
replay-first = Un den Ufank vun der Ronn
replay-previous = Ee Schrëtt zréck
replay-next = Ee Schrëtt no vir
replay-last = Un d’Enn vun der Ronn
replay-play = Ofspillen
replay-pause = Unhalen
replay-step = Schrëtt { $step } vun { $steps }
replay-begin = Virum éischten Zuch
replay-view = Oppe Kaarten
replay-view-all = All
replay-spread = Wéi d’Kaarte leien
replay-spread-fan = Fächeren
replay-spread-row = Reien
replay-hand = Kaarte vun { $name }
replay-middle = An der Mëtt
replay-stock = { $number ->
        [one] eng Kaart am Stapel
       *[other] { $number } Kaarten am Stapel
    }
replay-steps = De Verlaf
why-move = Zu dësem Schrëtt
why-ask = Firwat?
price-ask = Wat d’Kaarte kaschten
price-best = am beschten
price-in-points = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }
price-in-tricks = { $number ->
        [one] { $number } Stéch
       *[other] { $number } Stécher
    }
price-turning = kippt d’Ronn
dear-cards = Déi deierste Kaarten
dear-card = { $name }: { $card }
dear-none = Keng Kaart vun dëser Ronn huet eppes kascht.
dear-how = Ausgerechent mat alle Blieder: um Dësch konnt se kee kennen.
replay-share = Link op dëse Moment
replay-export = Partie als Text
replay-deal-marks = Ronn { $number }: { $marks }
replay-result = Resultat vun der Ronn { $number }
replay-fair = Éierlech gemëscht?

## Whether chance was fair

proof-lead = Keen huet Är Kaarten erausgesicht, an dës Säit beweist et.
proof-how-1 = Ier iergendeen eng Kaart gesäit, leet den Zoufall d’Reiefolleg vum Pak fest, an den Dësch verëffentlecht e Fangerofdrock: véierasechzeg Zeechen, déi näischt verroden.
proof-how-2 = Méi spéit, wann et kengem méi notzt, verréit den Dësch, wat gezu gouf, mat engem Geheimnis.
proof-how-3 = Äre Browser rechent de Fangerofdrock no. Ass e gläich, kann an der Tëschenzäit näischt geännert gi sinn.
proof-list = Versprieche vum Dësch { $code }
proof-none = Den Dësch huet nach näischt versprach: Keng Kaart ass ginn.
proof-where = Partie { $match }, Zéiung { $draw }
proof-is-right = Gehalen
proof-is-wrong = Gebrach
proof-is-untold = Nach net verroden
proof-is-unchecked = Ze préiwen
proof-is-played = Aneren Zuch gespillt
proof-hash = Fangerofdrock
proof-secret = Geheimnis
proof-move = Zéiung
proof-sum = { $number ->
        [one] E Versprieche vu { $all } ass gehalen
       *[other] { $number } Versprieche vu { $all } si gehalen
    }
proof-sum-untold = { $number ->
        [one] eent ass nach net verroden
       *[other] { $number } sinn nach net verroden
    }
proof-sum-wrong = { $number ->
        [one] Opgepasst: E Verspriechen ass gebrach.
       *[other] Opgepasst: { $number } Versprieche si gebrach.
    }
proof-unable = Dëse Browser préift nëmmen iwwer eng sécher Leitung (https). Dëse Befeel préift amplaz alles:
proof-copy = Befeel kopéieren
proof-more = Fir alles selwer nozepréiwen an d’Partie no de Reegelen nozespillen:

## Patterns of cards

portraits = Kaartebiller
portraits-lead = Déi selwecht Kaarten, gezeechent wéi a Frankräich a wéi soss an der Welt.
portrait-link = Iwwer dëst Kaartebild
portrait-courts = D’Figuren
portrait-games = Domat gëtt gespillt
portrait-more = Méi op Wikipedia
portrait-paris = Paräisser Bild
portrait-paris-place = Paräis · Frankräich · 32 oder 52 Kaarten
portrait-paris-about = D’Bild vun de franséische Bistroen. Zënter dem nonzéngte Joerhonnert hunn d’Figuren zwee Käpp, an all dréit den Numm vun engem Kinnek, enger Kinnigin oder engem Held vu fréier.
portrait-english = Internationaalt Bild
portrait-english-place = Rouen a London · 52 Kaarten
portrait-english-about = Kaarten aus Rouen, déi am fofzéngte Joerhonnert an England koumen, hunn d’Welt eruewert. Hir Figuren hunn d’Nimm verluer, an zwee Bauere weisen nach ëmmer hire Profil.

## Drawn examples of belote

example-belote-trumps = Schëppen ass Tromp: Déi klengst Tromp hëlt dem Äss de Streech.
example-belote-over = Häerzer ausgespillt, mat der Schëppen-Zéng geschnidden: Ouni Häerzer muss ee méi héich goen, an d’Néng steet driwwer.
example-belote-partner = De Partner vum leschte Spiller huet de Streech mam Äss: Schneide muss en net, a gëtt him d’Kräizer-Zéng.
example-belote-belote = Kinnek an Damm vun der Tromp an enger Hand si Belote a Rebelote: zwanzeg Punkten.
example-belote-tierce = Dräi Kaarten aus enger Faarf, déi openee folgen, sinn eng Tierce: zwanzeg Punkten, wou Annonce gespillt ginn.

## More drawn examples

fate-added = dobäi geluecht
example-konter-ruff = Kräizer ass Tromp: Eng normal Faarf schneiden ass ëmmer erlaabt, an d’Rauten-Damm schléit d’Kräizer-Néng.
example-konter-led = D’Häerzer-Damm ass eng Tromp, also muss Tromp gespillt ginn: D’Schëppen-Damm hëlt de Streech.
example-rammi-layoff = Zwou Kaarte ginn dobäi geluecht: D’Sequenz bleift eng, elo mat fënnef Kaarten.
example-rammi-ace = Den Äss steet ënner der Zwee: Äss, Zwee an Dräi sinn eng Sequenz.
example-whist-misere = Eng Misär: Dee se annoncéiert huet, bleift mat der Sechs ënner der Siwen, an d’Zéng vun engem aneren hëlt de Streech.
example-whist-trou = Exakt dräi Äss an enger Hand sinn en Trou: Wien dat véiert huet, ass de Partner.

## The link of a table at which nobody may sit down

share-full = All Plaz ass besat: Wien dëse Link opmécht, kuckt dem Spill no.
