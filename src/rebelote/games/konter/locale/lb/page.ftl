## The game on its page

game-title = Konter a Matt
game-about = Dat Lëtzebuerger Spill vun deenen dräi Dammen, zu véier: Strécher gi gestrach.

## How it is played, in a few sentences

howto-1 = Gespillt gëtt zu véier mat véieranzwanzeg Kaarten, zwee géint zwee; all Equipe huet Strécher op der Tafel, a wien als éischt kee méi huet, gewënnt.
howto-2 = Jidderee kritt dräi Kaarten; just mat dëse bestëmmt de Spiller nom Geber d’Tromp, duerno kritt jiddereen dräi weider.
howto-3 = D’Schëppen-Damm, d’Häerzer-Damm an d’Rauten-Damm sinn ëmmer Tromp, egal wéi eng Faarf bestëmmt gouf.
howto-4 = Et bekennt een d’Faarf oder et schneit een: Schneiden ass ëmmer erlaabt. Op Tromp muss Tromp gespillt ginn.
howto-5 = Den Äss zielt véier, de Kinnek dräi, d’Damm zwee, de Bauer een: véierzeg am Ganzen. Mat eenanzwanzeg Punkte gewënnt eng Equipe d’Ronn a sträicht ee Stréch; verléiert déi Equipe, déi Tromp gemaach huet, kritt si der esou vill dobäi.
howto-6 = Wien d’Schëppen-Damm huet, däerf Matt annoncéieren, wien déi zwou rout huet, Konter: all Annonce bréngt de Gewënner ee Stréch méi.
howto-7 = Zwanzeg zu zwanzeg ass e Stänner: d’Tromp-Equipe gëtt bestrooft a mécht nach eng Kéier Tromp.
