## Cards, seats, deal

rule-K1 = Gespillt gëtt mat véieranzwanzeg Kaarten, vun der Néng bis zum Äss, an enger Tafel mat Strécher fir all Equipe.
rule-K2 = Et gëtt zu véier gespillt, zwee géint zwee, d’Partner sëtze vis-à-vis.
rule-K3 =
    Deen éischte Geber gëtt ausgeloust, duerno deelt deen nächste Spiller aus{ $staenner ->
        [carry] , ausser no engem Stänner.
       *[other] .
    }
rule-K4 = Jidderee kritt fir d’éischt dräi Kaarten, de Spiller nom Geber als Éischten.
rule-K5 = De Spiller nom Geber bestëmmt mat dësen dräi Kaarten d’Tromp, duerno kritt jiddereen dräi weider.
rule-K6 =
    D’Schëppen-Damm, d’Häerzer-Damm an d’Rauten-Damm sinn ëmmer Tromp, an dëser Reiefolleg, { $ace_over_queens ->
        [yes] ënner dem Tromp-Äss an iwwer all deenen aneren.
       *[other] iwwer all deenen aneren.
    }
rule-K7 = En Äss zielt 4, e Kinnek 3, eng Damm 2 an e Bauer 1: zesumme véierzeg Punkten.

## Announcements

rule-K8 =
    Annoncéiert gëtt { $announce_window ->
        [before_own_first_card] vu jidderengem mat senger éischter Kaart.
       *[other] virum Ausspillen.
    }
rule-K9 = Wien d’Schëppen-Damm huet, däerf Matt soen, wien déi rout Dammen huet, Konter, wien all dräi huet, Konter a Matt.
rule-K10 = Konter a Matt zielen all Kéiers ee Stréch méi, fir déi Equipe, déi d’Ronn gewënnt.

## Play

rule-K11 = De Spiller nom Geber spillt als Éischten aus, duerno dee, deen de Streech krut.
rule-K12 = Eng normal Faarf muss ee bekennen oder Tromp spillen: Tromp ass ëmmer erlaabt.
rule-K13 = Ouni Kaart vun der ausgespillter Faarf däerf een all Kaart spillen.
rule-K14 = Ass Tromp ausgespillt, da muss een Tromp spillen, egal wéi héich, wann een eng huet.
rule-K15 = Eng Tromp op eng normal Faarf ännert näischt: d’Ufanksfaarf muss weider bekannt ginn.
rule-K16 = Déi héchst Tromp gewënnt de Streech, soss déi héchst Kaart vun der Ufanksfaarf.

## Strokes

rule-K17 = No sechs Streech gewënnt déi Equipe mat op d’mannst 21 Punkten d’Ronn.
rule-K18 = D’Gewënner sträichen ee Stréch, ee fir all Annonce an een, wann déi aner kee Streech hunn.
rule-K19 = Verléiert d’Tromp-Equipe, da kritt si esou vill Strécher, wéi d’Gewënner sträichen.
rule-K20 =
    Bei 20 zu 20, engem Stänner, { $staenner_penalty ->
        [0] kritt keen e Stréch
       *[other] kritt d’Tromp-Equipe ee Stréch
    }{ $staenner ->
        [carry] , den Asaz waart, an déi selwecht Equipe mécht nees Tromp.
       *[other] , an et gëtt weider ausgedeelt.
    }
rule-K21 =
    Wien déi nächst Ronn gewënnt, sträicht och dat Matgehollent{ $carry_to_loser ->
        [yes] , a verléiert d’Tromp-Equipe se, da kritt si esou vill.
       *[other] .
    }
rule-K22 =
    All Equipe fänkt mat { $start_strokes ->
        [1] engem Stréch
       *[other] { $start_strokes } Strécher
    } un, a wien als éischt kee méi huet, gewënnt d’Partie.
rule-K23 =
    Kee gesäit dat zweet Päckelchen, ier d’Tromp gemaach ass, an { $last_trick_view ->
        [yes] nëmmen de leschte Streech däerf ee kucken.
       *[other] kee Streech däerf een nach eng Kéier kucken.
    }
