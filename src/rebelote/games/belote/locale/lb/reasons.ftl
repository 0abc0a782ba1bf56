## Firwat e Bot eng Kaart gespillt huet

reason-worlds-all = Ech hunn all méiglech Verdeelung gekuckt ({ $deals }).
reason-worlds-drawn = Ech hu { $deals } Verdeelunge gekuckt, déi zu deem passen, wat ech gesinn hunn.
reason-worlds-weighed = Ech hu { $deals } Verdeelunge gekuckt, déi zu de Kaarten an zu de Geboter passen.
reason-card = { $card } bréngt am Schnëtt { $score } géint déi aner Säit; de Kontrakt geet a { $made } % vun dëse Verdeelungen op, an a { $best } % ass keng Kaart besser.
reason-next = Déi nächstbescht wier { $card } mat { $score }.
reason-better = Besser wier { $card } mat { $score }.
reason-signal-direct = Si rifft och no där Faarf.
reason-signal-indirect = Si rifft och no der anerer Faarf vun der selwechter Téinung.
reason-signal-belote = De Kinnek fir d’éischt heescht keen aneren Trumpf, d’Damm fir d’éischt heescht nach Trëmp.

## Wat eng Kaart gesot huet

signal-direct = { $card }: rifft no { $suit }.
signal-indirect = { $card }: rifft no der anerer Faarf vun der Téinung, { $suit }.
signal-belote = { $card } fir d’éischt: keen aneren Trumpf a { $suit }.
signal-belote-more = { $card } fir d’éischt: nach Trëmp a { $suit }.
