## The game on its page

game-title = Rommé
game-about = Sequenzen a Gruppen um Dësch, fir zwee bis sechs: Wie keng Kaart méi huet, gewënnt.

## How it is played, in a few sentences

howto-1 = Jidderee kritt e puer Kaarten; de Rescht ass de Stapel, an eng opgedeckt Kaart fänkt d’Oflee un.
howto-2 = Wien drun ass, zitt fir d’éischt eng Kaart: vum Stapel oder déi lescht vun der Oflee.
howto-3 = Et däerf een eng Sequenz vun op d’mannst dräi Kaarten an enger Faarf leeën, oder dräi oder véier gläicher.
howto-4 = Et däerf een och Kaarten un dat leeën, wat um Dësch läit.
howto-5 = Den Zuch hält op mat enger Kaart, déi een ofgëtt.
howto-6 = Wie keng Kaart méi huet, gewënnt d’Ronn a schreift op, wat déi aner nach hunn.
howto-7 = Biller an d’Zéng zielen zéng, den Äss een, déi aner hire Wäert; gespillt gëtt bis bei dat ausgemaachten Zil.
