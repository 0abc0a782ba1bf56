## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] Vous donnez en premier.
       *[other] { $seat } donne en premier.
    }
event-pack-gathered = On ramasse les { $size } cartes.
event-cards-dealt = Chacun reçoit treize cartes.
event-hand-dealt = Vous recevez : { $cards }.
event-trou-said = { $seat } : { $trou ->
        [yes] trou !
       *[no] passe-trou.
    }
event-called = { $seat } : { call-word }.
event-partner-shown = { $who ->
        [me] Vous avez le quatrième as : vous êtes partenaire.
       *[other] { $seat } a le quatrième as et devient partenaire.
    }
event-contract-fixed = On joue : { contract-word }.
event-trump-named = { $who ->
        [me] Vous choisissez l’atout : { suit-letter }.
       *[other] { $seat } choisit l’atout : { suit-letter }.
    }
event-aside-chosen = Vous écartez { $card }.
event-aside-laid = Quatre cartes sont écartées, face cachée.
event-aside-shown = À l’écart : { $cards }.
event-hand-shown = { $who ->
        [me] Votre jeu est étalé : { $cards }.
       *[other] { $seat } joue à jeu étalé : { $cards }.
    }
event-card-played = { $who ->
        [me] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
event-trick-taken = { $who ->
        [me] Vous gagnez le pli.
       *[other] { $seat } gagne le pli.
    }
event-deal-void = Aucun jeu à jouer : on redonne.
event-deal-scored = Points après la donne : { $totals }.
event-match-over = La partie est finie, { $totals }.
