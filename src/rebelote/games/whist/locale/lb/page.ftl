## The game on its page

game-title = Whist
game-about = Faarwe-Whist, zu véier: proposéieren a matgoen, oder eleng spillen, Misär an Abondance.

## How it is played, in a few sentences

howto-1 = Gespillt gëtt zu véier mat zweeafofzeg Kaarten, dräizéng fir jiddereen; d’Equippe bilde sech all Ronn nei.
howto-2 = An der Stee proposéiert een eng Faarf; wie matgeet, gëtt Partner, an d’Koppel muss op d’mannst aacht Streech maachen.
howto-3 = Et kann een och eleng spillen: de Solo vu sechs Streech un, d’Abondance vun néng un, de Chelem mat all oder bal all.
howto-4 = Bei der Misär däerf ee kee Streech maachen, beim Piccolo genee een; da gëtt et keng Tromp.
howto-5 = Wie genee dräi Äss huet, seet Trou, wou et gespillt gëtt: wien dat véiert huet, gëtt Partner.
howto-6 = D’Faarf muss ee bekennen; wie se net huet, spillt, wat e wëllt. Déi héchst Tromp mécht de Streech, soss déi héchst Kaart vun der Faarf.
howto-7 = Wien et packt, schreift op; wien et net packt, verléiert, an all Géigner schreift op.
