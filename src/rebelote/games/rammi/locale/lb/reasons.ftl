## Firwat e Computer eppes gemaach huet

why-beginner = Ech huelen eng ofgeluechte Kaart nëmme fir eng eege Meldung, a behale Puer an Noperen.
why-simple = Ech huelen eng ofgeluechte Kaart nëmme fir se direkt auszeleeën, melle sou vill wéi méiglech, a geheien ewech, wat zu näischt passt a vill zielt.
why-strong = Ech zielen d’Kaarten, déi nach komme kënnen, behalen, wat se komplett maachen, a passen op, wat meng Ofluecht deenen aneren notzt.
