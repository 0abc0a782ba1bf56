## Presets

preset-bistro = Whist du bistro
preset-bistro-about = Les quatre textes des bistros lus ensemble : trou, propositions libres, plusieurs misères, jusqu’à 100 points.
preset-bistro-fr = Whist du bistro, texte français
preset-bistro-fr-about = Comme au bistro, le premier donneur suit le marqueur.
preset-bistro-en = Whist du bistro, texte anglais
preset-bistro-en-about = Propositions en montant, une seule misère, solo à tout moment, pas de maintien, le trou vaut toujours 16.
preset-bistro-de = Whist du bistro, texte allemand
preset-bistro-de-about = Comme le texte anglais ; qui a dit trou ne le dépasse pas.
preset-bistro-lb = Whist du bistro, texte luxembourgeois
preset-bistro-lb-about = Comme au bistro ; le trou se joue quand les trois autres passent.
preset-club16 = Soirée de club, 16 donnes
preset-club16-about = Seize donnes ; un emballage 13 raté coûte plus par pli manquant.
preset-simple = Huit donnes sans trou
preset-simple-about = Une courte soirée : pas de trou, misères et piccolo gardés, huit donnes.
