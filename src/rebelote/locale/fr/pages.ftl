## The order of cards on the page of the rules

ranks-trumps = Atout
ranks-plain = Autres couleurs
ranks-all = Toutes les couleurs
ranks-any-suit = Une couleur est l’atout

## Levels of bots

level-beginner = débutant (pour apprendre)
level-amateur = amateur (joue simplement)
level-steady = confirmé (bon adversaire)
level-strong = fort (dur à battre)
level-expert = expert (réfléchit longtemps)
level-analyst = analyste (le plus lent)

## Why a match is not shown again

problem-no-match = Cette table n’a pas de partie { $value }.
problem-match-running = La partie n’est pas finie ; on pourra la revoir ensuite.
problem-deal-unknown = Cette partie n’a pas de donne { $value } ; il y en a { $expected }.
problem-analysis-busy = Trop de calculs en cours ; réessayez dans un instant.
problem-not-a-bot = C’est une personne qui a joué ce coup : elle seule sait pourquoi.
problem-step-unknown = Aucune place n’a joué le coup { $value } de cette donne ; elle en a { $expected }.
problem-old-rules = Cette partie a été jouée selon d’anciennes règles (version { $value }) et ne peut pas être rejouée.

## Setting up a table

setup-title = Préparer une table
setup-how = Comment joue-t-on ?
setup-more = Toutes les façons de jouer ({ $number })
setup-less = N’en montrer que quelques-unes
setup-other = autre
setup-number = Un nombre entier de { $least } à { $most } ; { $value } n’en est pas un.
setup-pace = Allure des robots
setup-pace-quick = Vive
setup-pace-normal = Normale
setup-pace-slow = Posée
setup-delay = Absence
setup-delay-how = Qui s’absente aussi longtemps est remplacé par un robot jusqu’à son retour. Qui n’est pas revenu à la fin a perdu la partie.
setup-empty = Quand il n’y a plus personne
setup-empty-how = La table attend 30 jours, ou des robots finissent la partie.
setup-empty-wait = Elle attend
setup-empty-play = Des robots continuent
setup-newcomers = Les nouveaux venus peuvent-ils remplacer les robots ?
setup-newcomers-how = Qui ouvre le lien pendant la partie reprend les cartes d’un robot, ou regarde.
setup-newcomers-yes = Oui
setup-newcomers-no = Non, seulement regarder
setup-delay-seconds = { $number } s
setup-delay-minutes = { $number } min
setup-clock = Temps pour jouer
setup-clock-how = Passé ce temps, un robot joue ce coup.
setup-clock-none = Sans limite
setup-clock-days = { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
setup-options = Toutes les règles
setup-options-how = Chacune se change ; ce qui diffère est marqué.
setup-changed = changé, sinon : { $value }
setup-changed-count = { $number ->
        [one] { $number } changée
       *[other] { $number } changées
    }
setup-restore = Tout remettre comme au départ
setup-faults = Ces règles ne vont pas ensemble
setup-unread = Une partie de ces règles ne se lit pas
setup-seats = Qui s’assied où ?
setup-players = Nombre de joueurs
setup-me = c’est vous
setup-seat = Place { $number }
setup-free = Libre
setup-free-how = qui vient
setup-free-choice = Libre, pour qui vient
setup-bot = Robot
setup-bot-choice = Robot, { $level }
setup-who = Qui voit la table ?
setup-who-link = Qui a le lien
setup-who-all = Tout le monde
setup-link-how = Le lien et son code QR vous attendent à la table.
setup-start = À la table
setup-rules = Lire ces règles
setup-save = Garder comme règles maison
setup-save-name = Nom de vos règles
setup-save-first = Nos règles
setup-saved = Règles gardées dans ce navigateur.
setup-ours = { $number ->
        [one] { $preset }, une différence
       *[other] { $preset }, { $number } différences
    }
setup-forget = Oublier « { $name } »

## The rules

book-lead = Choisissez une façon de jouer : sa page dit tout, règle par règle.
book-coinche = La belote aux enchères : la plus haute nomme l’atout, et un adversaire peut la doubler.
book-all = Tous les jeux
book-contents = Sur cette page
book-howto = Le jeu en bref
book-changed = Ce qui change ici
book-settled = Ce qui est convenu
book-numbered = Les règles, une par une
book-card = Carte
book-points = Valeur
book-play = Jouer avec ces règles
book-version = Règles, version { $number }
book-language = Langue des règles
passport-changed = Ce qui diffère de la règle de départ :
passport-same = Rien n’a été changé.
passport-away = Absence
passport-away-how = Qui s’absente plus de { $delay } est remplacé par un robot jusqu’à son retour. Qui s’en va, ou n’est pas revenu à la fin, ne reçoit rien pour la partie, et elle compte comme perdue au classement. Qui revient après avoir laissé le robot jouer plus de la moitié de la partie la perd au classement si sa place la perd.
passport-out-how = Plus de la moitié des autres peuvent exclure quelqu’un.
passport-idle-how = À cette table personne n’est pressé : qui est là et n’a pas joué depuis { $time } peut être exclu par une seule autre personne. Cela compte comme une défaite au classement.
passport-turn = Temps de réflexion
passport-turn-how = { $time } ; ensuite un robot joue ce coup.
passport-turn-none = Sans limite : personne n’est pressé.
passport-else = sinon : { $value }
rules-all = Toutes les règles

## Watching a match again

replay-matches = Les parties de la table { $code }
replay-match = Partie { $number }
replay-running = en cours
replay-none = Aucune partie n’a encore été jouée ici.
replay-back = Toutes les parties
replay-won = { $names } : gagné !
replay-deals = Les donnes
replay-first = Au début de la donne
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin de la donne
replay-play = Lire
replay-pause = Arrêter
replay-step = Pas { $step } sur { $steps }
replay-begin = Avant le premier coup
replay-view = Jeux visibles
replay-view-all = Tous
replay-spread = Présentation des jeux
replay-spread-fan = Éventails
replay-spread-row = Rangées
replay-hand = Jeu de { $name }
replay-middle = Au milieu
replay-stock = { $number ->
        [one] une carte au talon
       *[other] { $number } cartes au talon
    }
replay-steps = Le déroulé
why-move = Sur ce coup
why-ask = Pourquoi ?
price-ask = Ce que coûtent les cartes
price-best = la meilleure
price-in-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
price-in-tricks = { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    }
price-turning = renverse la donne
dear-cards = Les cartes les plus chères
dear-card = { $name } : { $card }
dear-none = Aucune carte de cette donne n’a rien coûté.
dear-how = Calculé avec tous les jeux : personne à la table ne pouvait les connaître.
replay-share = Lien vers ce moment
replay-export = Partie en texte
replay-deal-marks = Donne { $number } : { $marks }
replay-result = Résultat de la donne { $number }
replay-fair = Donnes honnêtes ?

## Whether chance was fair

proof-lead = Personne n’a choisi vos cartes, et cette page vous le prouve.
proof-how-1 = Avant que quiconque voie une carte, le hasard fixe l’ordre du paquet, et la table publie une empreinte : soixante-quatre signes qui ne trahissent rien.
proof-how-2 = Plus tard, quand cela n’aide plus personne, la table révèle ce qui a été tiré, avec un secret.
proof-how-3 = Votre navigateur refait l’empreinte. Si elle est la même, rien n’a pu être changé entre-temps.
proof-list = Promesses de la table { $code }
proof-none = La table n’a encore rien promis : aucune carte n’est donnée.
proof-where = Partie { $match }, tirage { $draw }
proof-is-right = Tenue
proof-is-wrong = Rompue
proof-is-untold = Pas encore révélée
proof-is-unchecked = À vérifier
proof-is-played = Autre coup joué
proof-hash = Empreinte
proof-secret = Secret
proof-move = Tirage
proof-sum = { $number ->
        [one] Une promesse sur { $all } est tenue
       *[other] { $number } promesses sur { $all } sont tenues
    }
proof-sum-untold = { $number ->
        [one] une autre n’est pas encore révélée
       *[other] { $number } autres ne sont pas encore révélées
    }
proof-sum-wrong = { $number ->
        [one] Attention : une promesse est rompue.
       *[other] Attention : { $number } promesses sont rompues.
    }
proof-unable = Ce navigateur ne vérifie que sur une ligne sûre (https). Cette commande vérifie tout à sa place :
proof-copy = Copier la commande
proof-more = Pour tout revérifier soi-même, et rejouer la partie selon les règles :

## Patterns of cards

portraits = Portraits de cartes
portraits-lead = Les mêmes cartes, dessinées comme en France et comme ailleurs dans le monde.
portrait-link = À propos de ce portrait
portrait-courts = Les figures
portrait-games = On joue avec ces cartes
portrait-more = En savoir plus sur Wikipédia
portrait-paris = Portrait de Paris
portrait-paris-place = Paris · France · 32 ou 52 cartes
portrait-paris-about = Le portrait des bistrots français. Depuis le dix-neuvième siècle ses figures ont deux têtes, et chacune porte le nom d’un roi, d’une reine ou d’un héros d’autrefois.
portrait-english = Portrait international
portrait-english-place = Rouen et Londres · 52 cartes
portrait-english-about = Les cartes de Rouen ont gagné l’Angleterre au quinzième siècle, et de là le monde entier. Leurs figures ont perdu leur nom, et deux valets se montrent toujours de profil.

## Drawn examples of belote

example-belote-trumps = Pique est atout : le plus petit atout prend le pli à l’as.
example-belote-over = Cœur demandé, coupé du dix de pique : sans cœur il faut monter, et le neuf passe devant.
example-belote-partner = Le partenaire du dernier joueur est maître avec l’as : rien n’oblige à couper, et il lui donne le dix de trèfle.
example-belote-belote = Roi et dame d’atout dans une main font belote et rebelote : vingt points.
example-belote-tierce = Trois cartes d’une couleur qui se suivent font une tierce : vingt points là où l’on joue les annonces.

## More drawn examples

fate-added = ajoutée
example-konter-ruff = Trèfle est atout : couper une couleur ordinaire est toujours permis, et la dame de carreau bat le neuf de trèfle.
example-konter-led = La dame de cœur est un atout : il faut jouer atout, et la dame de pique prend le pli.
example-rammi-layoff = Deux cartes complètent la séquence : c’en est toujours une, de cinq cartes.
example-rammi-ace = L’as se place sous le deux : as, deux et trois font une séquence.
example-whist-misere = Une misère : le déclarant passe sous le sept avec le six, et le dix d’un autre prend le pli.
example-whist-trou = Exactement trois as dans une main font un trou : qui tient le quatrième est le partenaire.

## The link of a table at which nobody may sit down

share-full = Toutes les places sont prises : qui ouvre ce lien regarde la partie.
