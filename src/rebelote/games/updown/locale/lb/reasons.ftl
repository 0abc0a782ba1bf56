## Firwat e Computer eppes gemaach huet

why-beginner = Ech kucken nëmmen op d’Kraaft vu menge Kaarten, a leeën of an zou eng ouni nozedenken.
why-simple = Ech wielen, wat am dackste géint Kaarte gewënnt, déi ech net gesinn hunn.
why-strong = Ech denken drun, wat déi aner hunn a wiele kënnen, behalen, wat méi spéit gewanne kann, a schenke kengem e Stéch.
