## The game on its page

game-title = Belote
game-about = Tromp, Annoncen an zéng fir de leschte Streech, zu zwee, zu dräi oder zu véier; mat Stee heescht se Coinche.

## How it is played, in a few sentences

howto-1 = Gespillt gëtt mat zweeandrësseg Kaarten, meeschtens zu véier, zwee géint zwee, d’Partner vis-à-vis.
howto-2 = Eng Faarf gëtt Tromp: no der opgedeckter Kaart geholl, fräi bei der Vache, oder bei der Coinche an der Stee.
howto-3 = Déi Equipe, déi geholl huet, muss méi Punkte maache wéi déi aner, oder op d’mannst hiert Gebot.
howto-4 = An der Tromp sinn de Bauer an d’Néng am stäerksten; an deenen anere Faarwen den Äss, dann d’Zéng.
howto-5 = Déi ausgespillt Faarf muss ee bekennen; soss muss ee schneiden an an der Tromp méi héich goen, wann ee kann.
howto-6 = Huet de Partner de Streech, da muss ee meeschtens net schneiden.
howto-7 = De leschte Streech zielt zéng dobäi; Kinnek an Damm an der Tromp an enger Hand, Belote a Rebelote, zielen zwanzeg.
howto-8 = Wou annoncéiert gëtt, seet ee Sequenzen a Carrée mat der éischter Kaart, an nëmmen d’Equipe mat der beschter zielt se.
howto-9 = Wie säi Kontrakt net packt, léisst d’Punkten der anerer Equipe; déi als éischt um Zil ass, gewënnt d’Partie.
