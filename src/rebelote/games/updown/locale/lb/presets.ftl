preset-bistro = Up & Down
preset-bistro-about = Eng Ronn: wien déi meeschte Streech huet, gewënnt d’Partie, a Gläichstand bréngt nach eng Ronn. All véier Texter passen zesummen.
preset-bistro-rounds = Up & Down, eng Ronn fir all Spiller
preset-bistro-rounds-about = Esou vill Ronne wéi Spiller, d’Streech ginn zesummegezielt: déi méi laang Partie vun den Texter.
