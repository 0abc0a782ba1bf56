preset-bistro = Up & Down
preset-bistro-about = Eine Runde: wer die meisten Stiche hat, gewinnt die Partie, ein Gleichstand bringt noch eine Runde. Alle vier Texte stimmen überein.
preset-bistro-rounds = Up & Down, eine Runde je Spieler
preset-bistro-rounds-about = So viele Runden wie Spieler, die Stiche werden zusammengezählt: die längere Partie der Texte.
