## Firwat e Computer eppes gemaach huet

why-beginner = No Faustreegelen, ouni gefalen Trëmp ze zielen: ech spuere Trëmp a fidderen de Partner.
why-simple = No Faustreegelen: ech zielen Trëmp, spuere se a fidderen de Partner.
why-strong = Ech léisen all Kaart a Verdeelungen, déi zu deem passen, wat ech gesinn a gehéiert hunn, a spillen op Strécher, net op Punkten; Trumpf maachen ech no enger Tabell, an ech soen un, wou d’Ronn dacks genuch gewonne gëtt.
