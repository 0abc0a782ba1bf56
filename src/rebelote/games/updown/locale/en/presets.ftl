preset-bistro = Up & Down
preset-bistro-about = One round: whoever wins most tricks wins the game, and a tie brings another round. All four texts agree.
preset-bistro-rounds = Up & Down, one round for each player
preset-bistro-rounds-about = As many rounds as players, tricks added up: the longer game of the texts.
