## What happens, one sentence each; `who` is me for the person who reads

event-dealer-drawn = { $who ->
        [me] D’Lous bestëmmt Iech als Geber.
       *[other] D’Lous bestëmmt { $seat } als Geber.
    }
event-pack-gathered = Déi { $size } Kaarte ginn agesammelt.
event-pack-mixed = Et gëtt gemëscht.
event-pack-kept = { $who ->
        [me] Dir loosst d’Kaarten, wéi se sinn.
       *[other] { $seat } léisst d’Kaarten, wéi se sinn.
    }
event-mix-proposed = { $who ->
        [me] Dir schlot vir, ze mëschen.
       *[other] { $seat } schléit vir, ze mëschen.
    }
event-mix-answered = { $seat }: { $agreed ->
        [yes] averstanen, et gëtt gemëscht.
       *[no] et gëtt net gemëscht.
    }
event-pack-cut = { $who ->
        [me] Dir hieft { $size } Kaarten of.
       *[other] { $seat } hieft { $size } Kaarten of.
    }
event-cards-dealt = { $number ->
        [one] Jidderee kritt { $number } Kaart.
       *[other] Jidderee kritt { $number } Kaarten.
    }
event-cards-dealt-each = Ausgedeelt Kaarten: { $counts }.
event-hand-dealt = Dir kritt: { $cards }.
event-piles-dealt = Opgedeckt, { $seat }: { $cards }.
event-uncovered = { $who ->
        [me] Dir deckt { $card } op.
       *[other] { $seat } deckt { $card } op.
    }
event-card-turned = { $zone ->
        [turned] Opgedeckt: { $card }.
       *[shepherdess] Lescht Kaart vum Talon: { $card }.
    }
event-turned-taken = { $who ->
        [me] Déi opgedeckt Kaart ass fir Iech: { $card }.
       *[other] { $seat } kritt déi opgedeckt Kaart, { $card }.
    }
event-seven-exchanged = { $who ->
        [me] Dir tosst { $seven } géint { $card } aus.
       *[other] { $seat } tosst { $seven } géint { $card } aus.
    }
event-called = { $seat }: { $call }.
event-card-played = { $who ->
        [me] Dir spillt { $card }.
       *[other] { $seat } spillt { $card }.
    }
event-announced = { $who ->
        [me] Dir annoncéiert: { $kinds }.
       *[other] { $seat } annoncéiert: { $kinds }.
    }
event-belote-said = { $seat }: { $word }!
event-card-signalled = { $system ->
        [direct] { signal-direct }
        [indirect] { signal-indirect }
       *[belote] { $more ->
            [yes] { signal-belote-more }
           *[no] { signal-belote }
        }
    }
event-trick-taken = { $who ->
        [me] Dir kritt de Streech, { $points } Punkten.
       *[other] { $seat } kritt de Streech, { $points } Punkten.
    }
event-show-asked = { $who ->
        [me] Dir wëllt d’Annonce gesinn.
       *[other] { $seat } wëll d’Annonce gesinn.
    }
event-height = { $seat }: { height }.
event-height-good = { $seat }: gutt.
event-height-trump = { $seat }: an der Tromp.
event-announcements-best = Bescht Annonce: { $side }.
event-announcements-compared = Bescht Annonce: { $side }, { $points } Punkten.
event-announcements-tied = Déi bescht Annonce si gläich: keng zielt.
event-announcement-shown = { $who ->
        [me] Dir weist: { $announcement }.
       *[other] { $seat } weist: { $announcement }.
    }
event-shown-played = Dës Kaart war gewisen.
event-showing-over = { $who ->
        [me] Dir huelt déi gewise Kaarten op.
       *[other] { $seat } hëlt déi gewise Kaarten op.
    }
event-rebelote-noticed = { $seat }: { $claimed ->
        [yes] vergiess Rebelote, virum Ziele gemierkt.
       *[no] déi vergiess Rebelote ass verluer.
    }
event-match-stopped = { $who ->
        [me] Dir stoppt d’Partie an zielt { $count } Punkten, { $right ->
            [yes] an dat stëmmt.
           *[no] an dat stëmmt net.
        }
       *[other] { $seat } stoppt d’Partie an zielt { $count } Punkten, { $right ->
            [yes] an dat stëmmt.
           *[no] an dat stëmmt net.
        }
    }
event-deal-void = { $rule ->
        [B71] Véier Siwene maachen d’Ronn ongëlteg ({ $rule }).
        [B94] Gläichstand: d’Ronn gëtt nach eng Kéier gespillt ({ $rule }).
       *[other] Keen huet geholl: d’Ronn zielt net ({ $rule }).
    }
event-deal-scored = Gesamtstand: { $totals }.

## Contracts

contract-take = { $who ->
        [me] Dir huelt: { $suit }
       *[other] { $seat } hëlt: { $suit }
    }
contract-bid = { $who ->
        [me] Dir spillt { $value } { $suit }
       *[other] { $seat } spillt { $value } { $suit }
    }
contract-capot = { $who ->
        [me] Dir spillt Capot { $suit } ({ $value })
       *[other] { $seat } spillt Capot { $suit } ({ $value })
    }
contract-generale = { $who ->
        [me] Dir spillt Générale { $suit } ({ $value })
       *[other] { $seat } spillt Générale { $suit } ({ $value })
    }
contract-open = Tromp: { $suit }
contract-times = { $contract }, ×{ $mult }

## What may be done besides cards and calls

move-mix = mëschen
move-keep = net mëschen
move-cut = { $size } ofhiewen
move-packets = { $sizes } ausdeelen
move-seven = d’Tromp-Siwen austauschen
move-show = d’Annonce gesi wëllen
move-stop = d’Partie stoppen
sure-stop = D’Partie stoppen? Wann d’Zil net erreecht ass, ass d’Partie verluer.
move-r = déi vergiess Rebelote mierken
offer-bids = { $least } bis { $most } mat enger Faarf ({ $least } Häerzer)
offer-capot = Capot mat enger Faarf (Capot Häerzer)
offer-generale = Générale mat enger Faarf
offer-cuts = { $least } bis { $most } Kaarten ofhiewen

## What the table waits for

phase-draw = De Geber gëtt ausgeloust
phase-mix = Et gëtt gemëscht
phase-choice = De Geber mëscht oder net
phase-cut = Et gëtt ofgehuewen
phase-answer = Et ass virgeschloen, ze mëschen
phase-packets = De Geber wielt d’Päckelcher
phase-bidding = Stee
phase-play = Kaarte spillen
phase-count = Virum Zielen
phase-over = D’Partie ass eriwwer

## What people type, words that mean the same with commas between

typed-p = p, passen, ech passen, weider
typed-x = x, coinche, kontra
typed-xx = xx, surcoinche, rekontra
typed-mix = mix, mëschen
typed-keep = keep, net mëschen, loossen
typed-seven = seven, siwen, austauschen, d’Tromp-Siwen austauschen
typed-show = show, weisen, gesinn, d’Annonce gesi wëllen
typed-stop = stop, arrêt, stoppen, d’Partie stoppen
typed-r = r, rebelote, déi vergiess Rebelote mierken
typed-take = ech huelen, huelen
