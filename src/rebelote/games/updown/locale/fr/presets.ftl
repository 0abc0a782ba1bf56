preset-bistro = Up & Down
preset-bistro-about = Un seul tour : qui a le plus de plis gagne la partie, et une égalité amène un tour de plus. Les quatre textes s’accordent.
preset-bistro-rounds = Up & Down, un tour par joueur
preset-bistro-rounds-about = Autant de tours que de joueurs, les plis s’additionnent : la partie plus longue des textes.
