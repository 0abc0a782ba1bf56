## Firwat e Computer eppes gemaach huet

why-beginner = Ech gesinn nëmmen Assen a Kinneken, a leeë meng héchst Kaart, wann ëmmer se stécht.
why-simple = Ech ziele meng Stécher, spillen héich, wou Stécher gewollt sinn, an niddreg, wou net.
why-strong = Ech spillen Usoen a Kaarten a Verdeelungen duerch, déi zu deem passen, wat ech gesinn a gehéiert hunn, a léise se géint d’Enn genau.
