## Groups of options

group-deal = Ausdeelen
group-bidding = Stee
group-play = Spill
group-scoring = Opschreiwen
group-end = Enn vun der Partie

## Deal

option-first_dealer = Éischte Geber
option-first_dealer-help = Seet, ob deen éischte Geber ausgeloust gëtt oder nom Opschreiwer sëtzt.
option-first_dealer-random = ausgeloust
option-first_dealer-after_scorer = nom Opschreiwer op der éischter Plaz
option-all_pass = Geber, wa kee spillt
option-all_pass-help = Seet, wien nei ausdeelt, wann et kee Spill gëtt.
option-all_pass-same_dealer = dee selwechte Spiller
option-all_pass-next_dealer = deen nächste Spiller

## Auction

option-trou = Trou
option-trou-help = Wien exakt dräi Äss huet, seet virun der Stee Trou.
option-trou-yes = { yes }
option-trou-no = { no }
option-trou_announcer_may_overcall = Trou selwer iwwerbidden
option-trou_announcer_may_overcall-help = Léisst dee Spiller, deen Trou gesot huet, selwer e méi héicht Spill annoncéieren.
option-trou_announcer_may_overcall-yes = { yes }
option-trou_announcer_may_overcall-no = { no }
option-chelem_nt = Chelem ouni Tromp
option-chelem_nt-help = Seet, ob ee Chelem ouni Tromp annoncéiert dierf ginn, iwwer deem selwechten an Häerzer.
option-chelem_nt-above_hearts = iwwer Häerzer
option-chelem_nt-off = gëtt net gespillt
option-proposal_order = Reiefolleg vun de Faarwen
option-proposal_order-help = Seet, ob eng Faarf ënner enger, déi scho proposéiert ass, genannt dierf ginn.
option-proposal_order-free = fräi
option-proposal_order-ascending = nëmme no uewen
option-joinable_by = Wien nach matgoe kann
option-joinable_by-help = Seet, ob e Spiller mat enger méi niddreger Faarf nach als Matgeeër zielt.
option-joinable_by-waiting = och wie méi niddreg waart
option-joinable_by-to_come = nëmme wien nach drukënnt
option-misere_bars_proposals = Keng Faarf no enger Misär
option-misere_bars_proposals-help = No enger Misär oder dem Piccolo gëtt keng Faarf méi proposéiert.
option-misere_bars_proposals-yes = { yes }
option-misere_bars_proposals-no = { no }
option-several_miseres = E puer Misären zesummen
option-several_miseres-help = Léisst e puer Spiller déi selwecht Misär oder de Piccolo spillen, jidderee fir sech.
option-several_miseres-yes = { yes }
option-several_miseres-no = { no }
option-specials_round = Nëmmen am éischten Tour
option-specials_round-help = Seet, wéi eng Spiller nëmmen am éischten Tour annoncéiert kënne ginn.
option-specials_round-abondance_chelem_only = Abondance a Chelem
option-specials_round-all = och Misären a Piccolo
option-emballage_entry = Spéit matgoen
option-emballage_entry-help = Seet, ob ee matgoen dierf, wann aacht Streech net méi duerginn.
option-emballage_entry-lowest_sufficient = mat der klengster Zuel, déi duergeet
option-emballage_entry-eight_only = nëmme mat aacht
option-raise_step = Schrëtt vum Matgeeër
option-raise_step-help = Seet, wéi wäit de Matgeeër op eemol erhéijen dierf.
option-raise_step-any = egal wéi vill
option-raise_step-minimal = just genuch
option-direct_solo = Solo ouni Faarf virdrun
option-direct_solo-help = Seet, wéini e Solo dat éischt Wuert dierf sinn.
option-direct_solo-not_joinable = wa kee ka matgoen
option-direct_solo-always = ëmmer
option-maintain = Bleiwen
option-maintain-help = Léisst e Spiller eraus, während seng Faarf oppe bleift.
option-maintain-yes = { yes }
option-maintain-no = { no }

## Play

option-open_misere_exposure = Déi opgedeckt Misär weisen
option-open_misere_exposure-help = Seet, wéini d’Hand vun der opgedeckter Misär op den Dësch kënnt.
option-open_misere_exposure-after_second_lead = nom Ausspille vum zweete Streech
option-open_misere_exposure-after_second_trick = nom zweete Streech
option-open_misere_exposure-after_first_trick = nom éischte Streech
option-open_misere_exposure-before_first_lead = virum éischten Ausspillen
option-early_stop = Éischter ophalen
option-early_stop-help = Hält d’Ronn op, soubal sech um Stand näischt méi ännere kann.
option-early_stop-yes = { yes }
option-early_stop-no = { no }

## Scoring

option-trou_double = Trou mat alle Streech
option-trou_double-help = Seet, ob en Trou mat alle dräizéng Streech 30 amplaz vu 16 zielt.
option-trou_double-all_tricks = 30 Punkten
option-trou_double-off = 16 Punkten
option-emballage13_fail = Verluere Faarf 13
option-emballage13_fail-help = Seet, wat eng verluere Faarf 13 kascht.
option-emballage13_fail-flat = ëmmer 30
option-emballage13_fail-progressive = 25, 28, 31 no de Streech, déi feelen
option-misere_winner_defends = Gewonne Misär géint eng verluer
option-misere_winner_defends-help = Seet, ob wie seng Misär gewënnt och fir déi verluer vun engem aneren opschreift.
option-misere_winner_defends-yes = { yes }
option-misere_winner_defends-no = { no }

## End

option-end_mode = Längt vun der Partie
option-end_mode-help = Seet, ob bis zu enger Punktzuel oder eng Zuel Ronne gespillt gëtt.
option-end_mode-target = bis bei d’Zil
option-end_mode-deals = Zuel vu Ronnen
option-target = Zil
option-target-help = Leet d’Punktzuel fest, déi d’Partie ophält.
option-target-number = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkten
    }
option-deals = Zuel vu Ronnen
option-deals-help = Leet fest, wéi vill gezielte Ronnen eng Partie huet.
option-deals-number = { $number ->
        [one] { $number } Ronn
       *[other] { $number } Ronnen
    }
option-end_tie = Gläichstand un der Spëtzt
option-end_tie-help = Seet, wat geschitt, wann um Enn zwee d’selwecht vir leien.
option-end_tie-extra_deal = nach eng Ronn
option-end_tie-shared = gedeelte Victoire
