## The game on its page

game-title = Up & Down
game-about = Zwee Wierfelen, eng Kaart an der Mëtt a Reegelen, déi sech mat all Streech änneren, fir zwee bis véier.

## How it is played, in a few sentences

howto-1 = Jidderee spillt fir sech a kritt gläich vill Kaarten, vun der Zwee bis zur Damm.
howto-2 = D’Kaart an der Mëtt weist Up oder Down, an op all Spiller weist eng vun hire Faarwen: dat ass seng.
howto-3 = D’Zomm vun deenen zwee Wierfelen ass de Wäert vun der Tromp, an all Faarf.
howto-4 = Virun all Streech ännert de Chef eppes: E dréint d’Kaart ëm, dréint se weider oder spillt d’Wierfele nei.
howto-5 = Da wiele se all gläichzäiteg verdeckt eng Kaart, egal wéi eng, a se ginn zesummen opgedeckt.
howto-6 = Kaarte mam selwechte Wäert neutraliséiere sech. Ënner deene vun der eegener Faarf an den Trëmp gewënnt bei Up déi gréisst, bei Down déi klengst.
howto-7 = Gewënnt keen, da kënnt de Streech an d’Dëppe fir deen nächste Gewënner. Déi meescht Streech gewannen.
