preset-bistro = Up & Down
preset-bistro-about = Une seule donne : qui a le plus de plis gagne la partie, et une égalité amène une donne de plus. Les quatre textes s’accordent.
preset-bistro-rounds = Up & Down, une donne par joueur
preset-bistro-rounds-about = Autant de donnes que de joueurs, les plis s’additionnent : la partie plus longue des textes.
