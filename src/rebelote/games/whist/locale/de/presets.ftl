## Presets

preset-bistro = Bistro-Whist
preset-bistro-about = Die vier Texte der Bistros zusammen gelesen: Trou, Farben in beliebiger Folge, mehrere Misères, bis 100 Punkte.
preset-bistro-fr = Bistro-Whist, französischer Text
preset-bistro-fr-about = Wie im Bistro, der erste Geber sitzt nach dem Schreiber.
preset-bistro-en = Bistro-Whist, englischer Text
preset-bistro-en-about = Farben nur aufwärts, eine Misère, Solo jederzeit, kein Dabeibleiben, der Trou zählt immer 16.
preset-bistro-de = Bistro-Whist, deutscher Text
preset-bistro-de-about = Wie der englische Text; wer Trou gesagt hat, überbietet ihn nicht.
preset-bistro-lb = Bistro-Whist, luxemburgischer Text
preset-bistro-lb-about = Wie im Bistro; ein Trou wird gespielt, wenn die drei anderen passen.
preset-club16 = Clubabend, 16 Runden
preset-club16-about = Sechzehn Runden; eine verlorene Farbe 13 kostet mehr je fehlendem Stich.
preset-simple = Acht Runden ohne Trou
preset-simple-about = Ein kurzer Abend: kein Trou, Misères und Piccolo bleiben, acht Runden.
