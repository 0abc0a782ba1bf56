## Presets

preset-bistro = Bistrowhist
preset-bistro-about = Déi véier Texter vun de Bistroen zesumme gelies: Trou, fräi Faarwen, e puer Misären, bis 100 Punkten.
preset-bistro-fr = Bistrowhist, franséischen Text
preset-bistro-fr-about = Wéi am Bistro, deen éischte Geber sëtzt nom Opschreiwer.
preset-bistro-en = Bistrowhist, engleschen Text
preset-bistro-en-about = Faarwen nëmme no uewen, eng Misär, Solo zu all Moment, kee Bleiwen, den Trou zielt ëmmer 16.
preset-bistro-de = Bistrowhist, däitschen Text
preset-bistro-de-about = Wéi den engleschen Text; wien Trou gesot huet, iwwerbitt en net.
preset-bistro-lb = Bistrowhist, lëtzebuergeschen Text
preset-bistro-lb-about = Wéi am Bistro; en Trou gëtt gespillt, wann déi dräi aner passen.
preset-club16 = Clubowend, 16 Ronnen
preset-club16-about = Siechzéng Ronnen; eng verluere Faarf 13 kascht méi fir all Streech, dee feelt.
preset-simple = Aacht Ronnen ouni Trou
preset-simple-about = E kuerzen Owend: keen Trou, Misären a Piccolo bleiwen, aacht Ronnen.
