## Warum ein Computer etwas tat

why-beginner = Ich nehme eine Ablage nur für eine eigene Meldung und behalte Paare und Nachbarn.
why-simple = Ich nehme eine Ablage nur, um sie sofort auszulegen, melde so viel wie möglich und werfe weg, was zu nichts passt und viel zählt.
why-strong = Ich zähle die Karten, die noch kommen können, behalte, was sie vervollständigen, und achte darauf, was meine Ablage anderen nützt.
