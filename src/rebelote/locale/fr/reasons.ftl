## Pourquoi un robot a fait quelque chose, et ce qu’une carte a coûté

why-only = Il n’y avait rien d’autre à faire.
why-random = Je fais au hasard n’importe quoi de permis.
why-dealing = Je laisse la coupe et le mélange au hasard.
why-at-once = Ce qui peut être dit ou montré ici en vaut la peine : c’est fait aussitôt.
why-called = D’après ce que j’ai appris de beaucoup de donnes, « { $call } » rapporte { $marks } face à l’autre camp.
why-called-next = « { $call } » rapporterait { $marks }.
why-called-doubt = À ce niveau, je peux me tromper de { $marks } au plus.
why-called-counted = Je compte ce que vaut mon jeu dans chaque couleur, et j’annonce quand cela suffit.
why-belote-thumb = Par règles simples : je sais ce qui est tombé, je prends ce qui est sûr, j’épargne mes atouts et je charge les plis du partenaire. Je n’examine aucune autre donne.
why-belote-thumb-trick = Par règles simples, et je ne me souviens que du dernier pli : je prends ce qui paraît sûr, j’épargne mes atouts et je charge les plis du partenaire.
why-again = Si on me redemandait, je ferais ceci : { $move }.
price-none = Exact : rien n’aurait été meilleur.
price-points = Exact : cette carte coûte { $number } { $number ->
        [one] point
       *[other] points
}.
price-tricks = Exact : cette carte coûte { $number } { $number ->
        [one] pli
       *[other] plis
}.
price-turns = Elle renverse la donne.
price-open = Cela vaut quand tous les jeux sont connus et que chacun joue ensuite au mieux : personne à la table ne pouvait le savoir.
price-far = Il reste trop de cartes pour le calculer exactement.
