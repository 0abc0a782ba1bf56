## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] Dir deelt als éischt aus.
       *[other] { $seat } deelt als éischt aus.
    }
event-pack-gathered = Déi { $size } Kaarte ginn agesammelt.
event-cards-dealt = Jidderee kritt dräizéng Kaarten.
event-hand-dealt = Dir kritt: { $cards }.
event-trou-said = { $seat }: { $trou ->
        [yes] Trou!
       *[no] Passe-Trou.
    }
event-called = { $seat }: { call-word }.
event-partner-shown = { $who ->
        [me] Dir hutt dat véiert Äss a sidd Partner.
       *[other] { $seat } huet dat véiert Äss an ass Partner.
    }
event-contract-fixed = Gespillt gëtt: { contract-word }.
event-trump-named = { $who ->
        [me] Dir wielt d’Tromp: { suit-letter }.
       *[other] { $seat } wielt d’Tromp: { suit-letter }.
    }
event-aside-chosen = Dir leet { $card } ewech.
event-aside-laid = Véier Kaarte gi verdeckt ewechgeluecht.
event-aside-shown = Ewechgeluecht waren: { $cards }.
event-hand-shown = { $who ->
        [me] Är Hand läit op: { $cards }.
       *[other] { $seat } spillt opgedeckt: { $cards }.
    }
event-card-played = { $who ->
        [me] Dir spillt { $card }.
       *[other] { $seat } spillt { $card }.
    }
event-trick-taken = { $who ->
        [me] Dir gewannt de Streech.
       *[other] { $seat } gewënnt de Streech.
    }
event-deal-void = Et gëtt kee Spill: Et gëtt nei ausgedeelt.
event-deal-scored = Punkten no der Ronn: { $totals }.
event-match-over = D’Partie ass eriwwer, { $totals }.
