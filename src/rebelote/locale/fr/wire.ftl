## La table sur le réseau : refus, problèmes et phrases toutes faites

refusal-stale = La table a avancé ; votre coup n’a pas été joué.
refusal-not-seated = Vous regardez ; seuls les joueurs jouent.
refusal-no-match = Aucune partie n’est en cours.
refusal-not-a-move = « { $value } » n’est pas un coup ; attendu : { $expected }.

serve-address = La table est mise à l’adresse { $address }

fault-database = « { $value } » n’est pas une base de données ; on attend { $expected }.
fault-database-closed = La base { $value } ne s’ouvre pas : { $reason }
fault-database-missing = La base { $value } n’existe pas ; il n’y a rien à sauvegarder.
fault-redis = « { $value } » n’est pas un Redis ; on attend { $expected }.
fault-redis-closed = Redis ne répond pas : { $reason }
fault-redis-database = Pour plusieurs processus il faut { $expected } ; { $value } n’en sert qu’un.
fault-base-path = « { $value } » n’est pas un chemin de base ; on attend { $expected }.
fault-origin = « { $value } » n’est pas une origine ; on attend { $expected }.
fault-address = Impossible d’écouter sur { $value } : { $expected }
fault-bot-unknown = Bot inconnu : « { $value } ». Il y a : { $expected }.
fault-turn = Un tour dure au moins { $expected } s, ou le temps qu’il faut (0) ; pas { $value }.

problem-message = Le message est illisible à « { $at } ».
problem-not-joined = Venez d’abord à une table.
problem-joined = Vous êtes déjà à la table.
problem-no-table = Il n’y a pas de table { $value }.
problem-seat-code = Ce code ne donne aucune place à cette table.
problem-seat-taken = La place { $place } n’est pas libre.
problem-place = Cette place n’existe pas ; il y en a { $seats }.
problem-full = Aucune place n’est libre ; vous pouvez regarder.
problem-sat-elsewhere = Vous avez quitté une autre place dans cette partie : vous pouvez la reprendre, ou regarder.
problem-unknown = Qui n’est pas connu de la maison ne peut que regarder une partie en cours ; autorisez les cookies pour être connu.
problem-phrase = « { $value } » n’est pas une phrase toute faite.
problem-too-fast = C’était trop rapide ; attendez { $seconds } s.
problem-running = La partie est en cours.
problem-not-begun = Aucune partie n’a encore commencé.
problem-frozen = La table s’est arrêtée sur une erreur de notre part. Ses coups sont gardés ; rapport { $report }.
problem-not-seated = Seuls les joueurs peuvent faire cela.
problem-put-out = Vous avez été exclu de cette table et pouvez regarder.
problem-put-out-idle = Les autres vous ont exclu parce que vous ne jouiez pas. { $cost ->
        [lost] Vos gains vous restent, mais au classement la partie compte comme perdue ; vous pouvez regarder.
        [open] Vos gains vous restent, et la partie ne compte au classement que si votre place la perd ; vous pouvez regarder.
       *[none] Vous pouvez regarder.
    }
problem-put-out-rude = Les autres vous ont exclu parce qu’ils vous ont trouvé impoli. { $cost ->
        [lost] Vos gains vous restent, mais au classement la partie compte comme perdue ; vous pouvez regarder.
        [open] Vos gains vous restent, et la partie ne compte au classement que si votre place la perd ; vous pouvez regarder.
       *[none] Vous pouvez regarder.
    }
problem-put-out-unfair = Les autres vous ont exclu parce que vous gâchiez la partie. { $cost ->
        [lost] Vos gains vous restent, mais au classement la partie compte comme perdue ; vous pouvez regarder.
        [open] Vos gains vous restent, et la partie ne compte au classement que si votre place la perd ; vous pouvez regarder.
       *[none] Vous pouvez regarder.
    }
problem-let-in = Vous pouvez reprendre place à cette table.
problem-too-few = Il faut au moins { $number } autres personnes présentes.
problem-no-page = Il n’y a rien à { $value }.
problem-plan = « { $value } » ne peut pas s’asseoir là ; attendu : { $expected }.
problem-too-long = { $expected } caractères au plus.
problem-too-slow = La demande a mis trop de temps à arriver ; elle a { $expected } secondes pour cela.
problem-server = Le serveur a fait une erreur ; rapport { $report }.

parted-left = { $name } a quitté la table. Un robot continue.
parted-away = { $name } s’est absenté trop longtemps. Un robot continue.
parted-back = { $name } est de retour.
parted-out = { $name } a été exclu par les autres. Un robot continue.
ballot-idle = { $asks } veut exclure { $name } : ne joue pas ({ $votes } sur { $needs }).
ballot-rude = { $asks } veut exclure { $name } : manque de politesse ({ $votes } sur { $needs }).
ballot-unfair = { $asks } veut exclure { $name } : gâche la partie ({ $votes } sur { $needs }).

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice-one = Joli coup !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups…
phrase-your-turn = À vous !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-thinking = Je réfléchis…
phrase-again = Rebelote ?
phrase-good-game = Belle partie !
phrase-bye = Au revoir !

fair-checked = Tirages vérifiés : { $draws } ; pas encore dits : { $untold } ; parties rejouées : { $matches }.
fair-promised = Tout est comme promis.
fair-nothing = Il n’y a encore rien à vérifier.
fair-twice = Le même tirage a été promis deux fois à la table { $table }.
fair-hash = Partie { $match }, coup { $ply } : le secret ne donne pas l’empreinte promise.
fair-missing = L’empreinte { $hash } a été envoyée et manque dans la liste.
fair-untold = Partie { $match }, coup { $ply } : la partie est finie et le secret est gardé.
fair-move = Partie { $match }, coup { $ply } : le hasard a fait { $move }, qui n’était pas promis.
fair-illegal = Partie { $match }, coup { $ply } n’est pas permis : { $reason }
fair-short = La partie { $match } est dite finie et ne l’est pas.
fault-unreadable = « { $value } » est illisible : { $expected }
