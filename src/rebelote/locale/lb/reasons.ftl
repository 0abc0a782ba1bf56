## Firwat e Computer eppes gemaach huet, a wat eng Kaart kascht huet

why-only = Soss wor näischt méiglech.
why-random = Ech maachen zoufälleg iergendeppes wat erlaabt ass.
why-dealing = Ofhiewen a Mësche loossen ech dem Zoufall.
why-at-once = Wat hei gesot oder gewise ka ginn, lount sech: et geschitt direkt.
why-called = No deem, wat ech aus ville Ronne geléiert hunn, bréngt „{ $call }“ { $marks } géint déi aner Säit.
why-called-next = „{ $call }“ géif { $marks } bréngen.
why-called-doubt = Op dësem Niveau ka ech mech ëm bis zu { $marks } iren.
why-called-counted = Ech zielen, wat mäi Blat an all Faarf wäert ass, a soen un, wou et duergeet.
why-belote-thumb = No Faustreegelen: ech weess, wat gefall ass, huele wat sécher ass, spuere Trëmp a gi Punkten an d’Stécher vum Partner. Aner Verdeelunge kucken ech net.
why-belote-thumb-trick = No Faustreegelen, an ech erënnere mech nëmmen un de leschte Stéch: ech huelen, wat sécher ausgesäit, spuere Trëmp a gi Punkten an d’Stécher vum Partner.
why-again = Nach eng Kéier gefrot, géif ech dat maachen: { $move }.
price-none = Genee: näischt wier besser gewiescht.
price-points = Genee: dës Kaart kascht { $number } { $number ->
        [one] Punkt
       *[other] Punkten
}.
price-tricks = Genee: dës Kaart kascht { $number } { $number ->
        [one] Stéch
       *[other] Stécher
}.
price-turns = Si kippt d’Ronn.
price-open = Dat gëllt, wann all Blieder bekannt sinn a jiddereen duerno am beschte spillt: um Dësch konnt dat kee wëssen.
price-far = Et sinn nach ze vill Kaarten do, fir dat genee auszerechnen.
