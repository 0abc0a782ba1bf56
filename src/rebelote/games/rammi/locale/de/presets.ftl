## Presets

preset-bistro = Bistro-Rommé
preset-bistro-about = Eine Kombination je Zug, Anlegen ohne eigene Auslage, Ablage ungemischt umgedreht, bis 100 Punkte.
preset-rami-fr = Rami, französischer Text
preset-rami-fr-about = Nur wer ausgelegt hat, legt an; die Ablage wird umgedreht, sobald der Stapel leer ist.
preset-bistro-deals = Bistro-Rommé, sechs Runden
preset-bistro-deals-about = Wie im Bistro, aber sechs Runden; die höchste Punktzahl gewinnt.
