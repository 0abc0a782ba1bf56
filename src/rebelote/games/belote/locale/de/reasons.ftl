## Warum ein Bot eine Karte gespielt hat

reason-worlds-all = Ich habe alle möglichen Verteilungen angesehen ({ $deals }).
reason-worlds-drawn = Ich habe { $deals } Verteilungen angesehen, die zu dem passen, was ich gesehen habe.
reason-worlds-weighed = Ich habe { $deals } Verteilungen angesehen, die zu den Karten und zu den Geboten passen.
reason-card = { $card } bringt im Schnitt { $score } gegenüber der anderen Partei; der Kontrakt gelingt in { $made } % dieser Verteilungen, und in { $best } % ist keine Karte besser.
reason-next = Die nächstbeste wäre { $card } mit { $score }.
reason-better = Besser wäre { $card } mit { $score }.
reason-signal-direct = Sie ruft zugleich diese Farbe.
reason-signal-indirect = Sie ruft zugleich die andere Farbe gleicher Tönung.
reason-signal-belote = König zuerst heißt kein weiterer Trumpf, Dame zuerst heißt weitere Trümpfe.

## Was eine Karte gesagt hat

signal-direct = { $card }: ruft { $suit }.
signal-indirect = { $card }: ruft die andere Farbe gleicher Tönung, { $suit }.
signal-belote = { $card } zuerst: kein weiterer Trumpf in { $suit }.
signal-belote-more = { $card } zuerst: weitere Trümpfe in { $suit }.
