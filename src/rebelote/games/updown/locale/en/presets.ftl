preset-bistro = Up & Down
preset-bistro-about = One deal: whoever wins most tricks wins the game, and a tie brings another deal. All four texts agree.
preset-bistro-rounds = Up & Down, one deal for each player
preset-bistro-rounds-about = As many deals as players, tricks added up: the longer game of the texts.
