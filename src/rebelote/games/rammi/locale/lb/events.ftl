## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] Dir deelt als éischt aus.
       *[other] { $seat } deelt als éischt aus.
    }
event-pack-gathered = Déi { $size } Kaarte ginn agesammelt.
event-cards-dealt = D’Kaarte sinn ausgedeelt.
event-hand-dealt = Dir kritt: { $cards }.
event-card-turned = Éischt Oflee: { $card }.
event-stock-drawn = { $who ->
        [me] Dir zitt vum Stapel.
       *[other] { $seat } zitt vum Stapel.
    }
event-card-drawn = Gezunn: { $card }.
event-discard-taken = { $who ->
        [me] Dir huelt { $card } vun der Oflee.
       *[other] { $seat } hëlt { $card } vun der Oflee.
    }
event-discard-kept = Dir hutt { $card }.
event-stock-turned = { $mixed ->
        [yes] D’Oflee gëtt gemëscht an ass de Stapel.
       *[no] D’Oflee gëtt ëmgedréint an ass de Stapel.
    }
event-melded = { $who ->
        [me] Dir leet { $cards }.
       *[other] { $seat } leet { $cards }.
    }
event-laid-off = { $who ->
        [me] Dir leet { $cards } bei d’Kombinatioun { $number }.
       *[other] { $seat } leet { $cards } bei d’Kombinatioun { $number }.
    }
event-discarded = { $who ->
        [me] Dir gitt { $card } of.
       *[other] { $seat } gëtt { $card } of.
    }
event-went-out = { $who ->
        [me] Dir hutt Rommé gemaach!
       *[other] { $seat } huet Rommé gemaach!
    }
event-hand-shown = { $who ->
        [me] Dir hutt nach: { $cards }.
       *[other] { $seat } huet nach: { $cards }.
    }
event-deal-void = Kee leet méi: D’Ronn zielt net.
event-deal-scored = Punkten no der Ronn: { $totals }.
event-match-over = D’Partie ass eriwwer, { $totals }.
