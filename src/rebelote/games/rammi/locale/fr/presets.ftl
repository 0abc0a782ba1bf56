## Presets

preset-bistro = Rami du bistro
preset-bistro-about = Une combinaison par tour, compléter sans avoir étalé, pile retournée sans mélanger, jusqu’à 100 points.
preset-rami-fr = Rami, texte français
preset-rami-fr-about = Seul qui a étalé complète, et la pile est retournée dès que le talon est vide.
preset-bistro-deals = Rami du bistro, six donnes
preset-bistro-deals-about = Comme au bistro, mais six donnes ; le plus haut total gagne.
