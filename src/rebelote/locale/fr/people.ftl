## Why something about people is refused

problem-no-people = Cette maison ne retient personne.
problem-not-known = Donnez d’abord un nom ou connectez-vous.
problem-other-page = Cette demande vient d’une autre page.
problem-token = La page est trop vieille ; rechargez-la.
problem-not-admin = Seuls les administrateurs peuvent faire cela.
problem-name-length = Un nom a de 2 à 24 signes, dont deux lettres ou chiffres.
problem-name-taken = Ce nom est déjà pris.
problem-name-scripts = Un nom s’écrit dans une seule écriture.
problem-password-length = Un mot de passe a de 8 à 200 signes.
problem-password-name = Le mot de passe ne doit pas être le nom.
problem-has-account = Vous avez déjà un compte.
problem-wrong-password = Nom ou mot de passe inexact.
problem-barred = Ce compte est fermé par un administrateur.
problem-last-admin = Vous êtes le dernier administrateur ; nommez-en un autre d’abord.
problem-draining = La maison va redémarrer ; on n’ouvre plus de table pour l’instant.
problem-taken = C’était déjà fait.
problem-no-session = Cet appareil n’est pas connu.
problem-wrong-code = Ce code n’est pas le bon.
problem-no-player = Cette personne n’est pas connue ici.
problem-not-friends = Il faut d’abord être amis.
problem-nobody-there = Il n’y a personne de connu à cette place.
problem-free-chat = À cette table on n’utilise que les phrases toutes faites.
problem-kept-away = Vous ne pouvez pas jouer à cette table.

## The first administrator

serve-admin = Code du premier administrateur : { $code }

## Backups

backup-written = Sauvegarde écrite : { $rows } lignes.
backup-restored = Sauvegarde relue : { $rows } lignes.
fault-backup-file = Impossible de lire ou d’écrire { $value } : { $reason }
fault-backup-kind = « { $value } » n’est pas une sauvegarde de cette version.
fault-backup-full = La base contient déjà quelque chose ({ $value }) ; une sauvegarde se relit dans une base vide.
