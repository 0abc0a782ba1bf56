## Why something about people is refused

problem-no-people = Cette maison ne retient personne.
problem-not-known = Donnez d’abord un nom ou connectez-vous.
problem-other-page = Cette demande vient d’une autre page.
problem-token = La page est trop vieille ; rechargez-la.
problem-not-admin = Seuls les administrateurs peuvent faire cela.
problem-name-length = Un nom a de 2 à 24 signes, dont deux lettres ou chiffres.
problem-name-taken = Ce nom est déjà pris.
problem-name-scripts = Un nom s’écrit dans une seule écriture, avec ses lettres courantes.
problem-name-account = Quelqu’un qui a un compte s’appelle ainsi ; choisissez un autre nom.
problem-password-length = Un mot de passe a de 8 à 200 signes.
problem-password-name = Le mot de passe ne doit pas être le nom.
problem-has-account = Vous avez déjà un compte.
problem-wrong-password = Nom ou mot de passe inexact.
problem-barred = Ce compte est fermé par un administrateur.
problem-session-ended = Vous avez été déconnecté de ce navigateur.
problem-last-admin = Vous êtes le dernier administrateur ; nommez-en un autre d’abord.
problem-admin-barred = Un compte fermé n’administre rien ; rouvrez-le d’abord.
problem-rules-full = Il n’y a plus de place pour vos propres règles ; oubliez-en d’abord.
problem-rules-name = Donnez à ces règles un nom lisible.
problem-settings-full = Il n’y a plus de place pour d’autres réglages.
problem-draining = La maison va redémarrer ; on n’ouvre plus de table et aucune partie ne commence pour l’instant.
problem-taken = C’était déjà fait.
problem-no-session = Cet appareil n’est pas connu.
problem-wrong-code = Ce code n’est pas le bon.
problem-no-player = Cette personne n’est pas connue ici.
problem-note-kind = Le journal n’a pas ce genre d’entrées : { $value }. Il a { $expected }.
problem-not-friends = Il faut d’abord être amis.
problem-sits-there = Cette personne y est déjà.
problem-cannot-come = Cette personne ne peut pas être invitée à cette table.
problem-nobody-there = Il n’y a personne de connu à cette place.
problem-oneself = C’est vous.
problem-not-at-table = Seul qui est ou a été assis à cette table, ou la regarde, peut dire ce que quelqu’un y a fait.
problem-free-chat = À cette table on n’utilise que les phrases toutes faites.
problem-kept-away = Vous ne pouvez pas jouer à cette table.
problem-passkey = Cette clé d’accès n’a pas été reconnue.
problem-passkeys-most = Un compte a au plus { $expected } clés d’accès.
problem-passkey-last = C’est votre seule clé d’accès ; choisissez d’abord un mot de passe.
problem-not-account = Pour cela, il vous faut un compte.
problem-club-name = Un club porte un nom de 2 à 40 signes.
problem-club-code = Aucun club n’a ce code.
problem-club-full = Un club a au plus { $expected } membres.
problem-clubs-most = On est membre d’au plus { $expected } clubs.
problem-not-keeper = Seul le responsable du club peut le faire.
problem-no-club = Vous n’êtes pas membre de ce club.

## The first administrator

serve-admin = Code du premier administrateur : { $code }

## Backups

backup-written = Sauvegarde écrite : { $rows } lignes.
backup-restored = Sauvegarde relue : { $rows } lignes.
fault-backup-file = Impossible de lire ou d’écrire { $value } : { $reason }
fault-backup-kind = « { $value } » n’est pas une sauvegarde de Rebelote.
fault-backup-newer = « { $value } » vient d’une version plus récente ; restaurez-la avec celle-ci.
fault-database-newer = La base a servi à une version plus récente (schéma { $value }) ; celle-ci connaît { $expected }.
fault-backup-damaged = « { $value } » est une sauvegarde endommagée.
fault-backup-full = La base contient déjà quelque chose ({ $value }) ; une sauvegarde se relit dans une base vide.

## Who one is

page-me = Moi
ranking = Classement
sign-in = Se connecter
sign-up = Créer un compte
sign-out = Se déconnecter
sign-in-how = Pour retrouver votre compte sur cet appareil. Ce qui a été joué ici en invité s’y ajoute.
sign-up-how = Un nom et un mot de passe suffisent ; ce que vous avez joué ici vous reste.
sign-lost = Il n’y a pas d’adresse de courrier : qui oublie son mot de passe ne le retrouve pas.
account-name = Nom
password = Mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-how = Au moins huit caractères, et pas votre nom.
password-change = Changer le mot de passe
guest-how = Vous jouez en invité ; cet appareil vous reconnaît.
nobody-how = On ne vous connaît pas encore ici. Jouez, ou donnez un nom.
keep-name = Garder ce nom
level-now = Niveau { $level }
level-to-go = encore { $points } points jusqu’au niveau { $level }
experience = Expérience
earned = { $points } points d’expérience
coins = Pièces
coins-count = { $number } pièces

## Challenges

challenges-today = Défis du jour
challenges-lasting = Défis
achievements = Hauts faits
challenge-gives = { $experience } d’expérience
challenge-reached = { $reached } sur { $number }
challenge-met = réussi
challenge-day-two-matches = Jouer deux parties
challenge-day-one-win = Gagner une partie
challenge-day-five-deals = Gagner cinq donnes
challenge-day-thirty-tricks = Faire trente plis
challenge-day-three-made = Réussir trois contrats
challenge-day-belote = Dire belote
challenge-day-announcement = Annoncer deux combinaisons
challenge-day-two-games = Jouer à deux jeux différents
challenge-ten-matches = Jouer dix parties
challenge-ten-wins = Gagner dix parties
challenge-hundred-deals = Gagner cent donnes
challenge-thousand-tricks = Faire mille plis
challenge-twenty-made = Réussir vingt contrats
challenge-ten-belotes = Dire dix fois belote
challenge-ten-outs = Sortir dix fois au rami
challenge-every-game = Jouer à tous les jeux
challenge-first-match = Première partie
challenge-first-win = Première victoire
challenge-first-capot = Tous les plis d’une donne
challenge-hundred-wins = Cent victoires
challenge-ten-presets = Dix façons de jouer
challenge-five-thousand-tricks = Cinq mille plis

## What was played

ratings = Cotes
rating = Cote
ratings-count = { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    }
ratings-none = Une cote vient avec la première partie finie.
with-partner = avec { $name }
statistics = Statistiques
history = Parties jouées
history-none = Pas encore de partie finie.
match-mine-won = gagnée
match-mine-lost = perdue
count-matches = Parties
count-won = gagnées
count-deals = Donnes
count-deals-won = gagnées
count-tricks = Plis
count-takes = Prises
count-made = réussies
count-fallen = chutées
count-belotes = Belotes
count-capots = Capots
count-announcements = Annonces
count-outs = Sorties

## Others

friends = Amis
friends-none = Personne encore. Cherchez quelqu’un par son nom.
friend-search = Chercher un nom
friend-search-go = Chercher
friend-search-none = Personne de ce nom.
tie-friend = ami
tie-asked = demande envoyée
tie-asks = veut être ami
tie-mute = muet
tie-block = bloqué
person-more = Plus
show-more = En montrer plus
make-friend = Devenir amis
end-friend = Ne plus être amis
make-mute = Ne plus entendre
end-mute = Entendre de nouveau
make-block = Ne plus rencontrer
put-out = Exclure
put-out-why = Pourquoi exclure { $name } ?
put-out-idle = Ne joue pas
put-out-rude = Manque de politesse
put-out-unfair = Gâche la partie
put-out-agree = D’accord
put-out-asked = Les autres sont consultés ; il faut l’accord de plus de la moitié.
put-out-let-in = Laisser revenir
put-out-list = Exclusions à cette table
end-block = Rencontrer de nouveau
invite-person = Inviter { $name } à cette table
invitation = { $name } vous attend à la table { $table }.
invitation-away = Écarter
my-tables = Mes tables
my-turn = À vous de jouer
my-turn-not = en attente
quick = Partie rapide
quick-how = Avec qui vient dans les vingt secondes, sinon des robots
quick-game = Jeu
quick-preset = Façon de jouer
quick-choose = { $game } · changer
span-hours = { $number } h
open-clock = { $time } par coup
open-more = { $number ->
        [one] { $number } autre règle
       *[other] { $number } autres règles
    }
my-turn-left = À vous, encore { $time }
my-turn-count = { $number } × à vous
friend-asks = { $name } vous a donné son lien d’ami.
friend-link = Votre lien d’ami
friend-name-first = Donnez un nom ; vous pourrez alors devenir amis.

## Others at the table

people-here = À cette table
sat-here = A quitté la table
leave-costs = La partie comptera comme perdue dans votre cote.
complain = Signaler
complain-how = Que s’est-il passé avec { $name } ? Les administrateurs liront aussi ce qui s’est dit à la table.
complain-send = Envoyer
own-words = Vos mots
own-words-how = À une table d’amis, ou si la maison le permet
own-words-say = Dire

## The account

account = Compte
sessions = Appareils connus
session-here = celui-ci
session-unknown = appareil sans nom
session-end = Déconnecter
export = Télécharger tout ce que la maison sait de moi
erase = Tout effacer
erase-sure = Votre nom, votre historique et vos points disparaissent pour toujours.
erase-yes = Effacer pour toujours
erase-no = Garder
saved = C’est fait.

## Passkeys

passkeys = Clés d’accès
passkeys-how = Pour vous connecter du doigt, du visage ou par le code de l’appareil, sans mot de passe.
passkey-add = Créer une clé sur cet appareil
passkey-remove = Retirer la clé d’accès
passkey-remove-sure = Cette clé n’ouvrira plus votre compte.
passkey-enter = Se connecter avec une clé d’accès
passkey-enter-how = Le doigt, le visage ou le code de l’appareil suffit.
passkey-sign-up = Créer un compte avec une clé d’accès
passkey-sign-up-how = Le nom suffit ; pas besoin de mot de passe.
passkey-known = Cet appareil a déjà une clé d’accès pour votre compte.
passkey-stopped = L’appareil n’a pas donné de clé d’accès.
password-choose = Choisir un mot de passe

## Clubs

clubs = Clubs
clubs-none = Vous n’êtes membre d’aucun club. Qui reçoit le lien d’un club peut s’y joindre.
club-name = Nom d’un nouveau club
club-found = Fonder le club
club-join = Rejoindre
club-join-sure = On vous invite dans un club. Ses membres verront votre nom dans leur classement.
club-join-first = Donnez d’abord un nom ou connectez-vous, puis rouvrez le lien du club.
club-link = Lien pour rejoindre
club-members = { $number ->
        [one] { $number } membre
       *[other] { $number } membres
    }
club-keeper = responsable du club
club-leave = Quitter
club-put-out = Exclure

## Ranking

ranking-how = Ce que chacun a gagné en jouant, et combien il est fort à chaque jeu.
ranking-all = Tous
ranking-friends = Amis
ranking-of = Classement par
ranking-among = Parmi
ranking-who = Qui
ranking-alone = Joueurs
ranking-pairs = Paires
ranking-place = Place
ranking-none = Personne encore.
ranking-in = Cote { $game }
ranking-level = Niveau

## Administration

administration = Administration
admin-code = Code du premier administrateur
admin-code-how = Le serveur l’affiche quand il démarre.
admin-code-use = Devenir administrateur
admin-house = La maison
admin-announcement = Annonce à tous
admin-coins = Donner des pièces
admin-free-chat = Écriture libre à toutes les tables
admin-draining = Ne plus ouvrir de tables (avant une mise à jour)
admin-save = Enregistrer
admin-numbers = Tables : { $tables } · parties finies : { $matches } · personnes : { $players }
admin-tables = Tables ouvertes en mémoire
admin-players = Personnes
admin-silence = Faire taire un jour
admin-speak = Laisser parler
admin-bar = Fermer le compte
admin-unbar = Rouvrir le compte
admin-make = Nommer administrateur
admin-unmake = N’est plus administrateur
admin-complaints = Signalements
admin-complaints-none = Rien à signaler.
admin-complaint = { $host } au sujet de { $other }
admin-close = Classer
admin-notes = Ce qui a été fait
admin-notes-all = Tout
admin-notes-house = Par les administrateurs
admin-notes-tables = Aux tables
admin-notes-none = Rien n’a encore été fait.
admin-notes-earlier = Plus anciens
admin-faults = Pannes
admin-somebody = quelqu’un
admin-backup = Télécharger une sauvegarde
admin-draining-left = { $number ->
        [one] Encore { $number } partie en cours ; elle continue après le redémarrage.
       *[other] Encore { $number } parties en cours ; elles continuent après le redémarrage.
    }
admin-draining-done = Plus aucune partie en cours.
admin-table-waiting = en attente
admin-table-playing = en cours
admin-table-over = finie
admin-table-frozen = arrêtée
admin-is = administrateur
admin-about = Plus sur { $name }

## What was done

act-first-admin = Premier administrateur
act-house-announcement = Annonce pour tous
act-house-no-coins = Sans pièces
act-house-no-coins-off = Avec pièces
act-house-free-chat = Écriture libre partout
act-house-free-chat-off = Écriture libre entre amis
act-house-draining = Plus de nouvelles tables
act-house-draining-off = De nouveau des tables
act-player-silent = Réduit au silence
act-player-heard = Peut de nouveau parler
act-player-barred = Compte fermé
act-player-unbarred = Compte rouvert
act-player-admin = Fait administrateur
act-player-no-admin = N’est plus administrateur
act-complaint-closed = Plainte close
act-put-out-idle = Exclusion : ne joue pas
act-put-out-rude = Exclusion : impolitesse
act-put-out-unfair = Exclusion : gâche la partie
act-let-in = Peut revenir à table
act-backup = Sauvegarde téléchargée
