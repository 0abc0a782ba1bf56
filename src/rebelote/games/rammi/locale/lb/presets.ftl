## Presets

preset-bistro = Bistro-Rommé
preset-bistro-about = Eng Kombinatioun am Zuch, dobäi leeën ouni eegen, Oflee ouni Mëschen ëmgedréint, bis 100 Punkten.
preset-rami-fr = Rami, franséischen Text
preset-rami-fr-about = Nëmme wie geluecht huet, leet dobäi; d’Oflee gëtt ëmgedréint, soubal de Stapel eidel ass.
preset-bistro-deals = Bistro-Rommé, sechs Ronnen
preset-bistro-deals-about = Wéi am Bistro, mä sechs Ronnen; dee mat de meeschte Punkte gewënnt.
