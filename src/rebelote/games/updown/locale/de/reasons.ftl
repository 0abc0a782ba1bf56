## Warum ein Computer etwas tat

why-beginner = Ich achte nur auf die Kraft meiner Karten und lege ab und zu eine ohne nachzudenken.
why-simple = Ich wähle, was am öftesten gegen Karten gewinnt, die ich nicht gesehen habe.
why-strong = Ich denke daran, was die anderen haben und wählen mögen, behalte, was später gewinnen kann, und schenke niemandem einen Stich.
