## The table in the terminal

terminal-welcome = Bienvenue à la table { $table }.
terminal-seed = Graine de cette partie : { $seed }.
terminal-help-short = « ? » montre l’aide, « fin » quitte la table.
terminal-your-turn = À vous.
terminal-choices = Vous pouvez : { $choices }.
terminal-more = { $number } de plus (« ? » les dit tous)
terminal-aside = Vous pouvez aussi : { $choices } ; Entrée pour laisser.
terminal-prompt = Votre choix
terminal-which = Que dire avec cette carte ? Entrée pour 1
terminal-not-a-choice = « { $text } » n’est pas un coup possible ici ; « ? » montre l’aide.
terminal-may = { $move } : c’est permis.
terminal-why-what = Dites quelle carte ou quel coup, par exemple « pourquoi 3 ».
terminal-hand = Votre main : { $cards }.
terminal-last-trick = Dernier pli
terminal-no-last-trick = Il n’y a pas de pli à revoir.
terminal-dealer = Donneur : { $seat }
terminal-score = Compte de la donne
terminal-next-deal = Entrée pour la donne suivante.
terminal-again = Rebelote ? On rejoue une partie (o/n)
terminal-goodbye = À la prochaine !
terminal-help = Tapez un numéro, une carte ou les mots de ce qui est proposé. « pourquoi » suivi d’une carte explique la règle ; « table » dit ce qu’il y a sur la table, { $tricks ->
        [yes] « pli » le dernier pli,{" "}
       *[no] {""}
    }« marque » les points, « main » vos cartes, « règles » les règles de la table ; « fin » quitte.
terminal-help-cards = Cartes : { $ranks } suivis de s pour { suit-s }, h pour { suit-h }, d pour { suit-d }, c pour { suit-c }, par exemple { $short } ; ou en toutes lettres, { $full }.
terminal-help-silent = Un tiret derrière la carte la joue sans rien dire, par exemple { $short }.
terminal-help-alone = Une carte seule suffit : { $card } veut dire « { $move } ».
terminal-leave = Quitter la partie ? (o/n)
terminal-changed = Réglé autrement que « { $preset } » :

## Commands at the table, words that mean the same with commas between

command-help = ?, aide, help
command-why = pourquoi, why
command-rules = règles, regles, rules
command-score = marque, points, score
command-last = pli, dernier pli, last
command-hand = main, cartes, hand
command-table = table, tapis
command-quit = fin, quitter, quit, q

## The score, in columns and in sentences

score-side = { $side } { $points }
score-rule = règle
score-said = { $label } : { $figures } ({ $rule }).
score-said-rule = { $label } ({ $rule }).

## Tables and options in words

rules-more = « rebelote rules NOM » dit toutes les règles d’une table, « rebelote rules --options » toutes les options.
rules-any-number = ou tout nombre à partir de { $least }
rules-pair = { $name } : { $value }
origin-s = dit par la source
origin-r = tiré de la source
origin-d = défaut
origin-x = hors de la source
origin-n = sans objet ici
origin-changed = changé à cette table

## What is wrong with a command

fault-place = Place inconnue : « { $value } ». Il y a : { $expected }.
fault-bots = Joueurs inconnus : « { $value } ». Il y a : { $expected }.
fault-extra = Pas installé : { $value }. Cela vient avec { $expected }.
fault-table-unknown = Table inconnue : « { $value } ». Peut-être { $expected } ?
