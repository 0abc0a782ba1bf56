## What is wrong with a line or a record, beyond its spelling

fault-hands = Dës Kaarte kann een net ausleeën: „{ $value }“. Erwaart gëtt { $expected }.
fault-no-deal = { $value } huet nach näischt opzeschreiwen: De Koup läit nach net prett.
fault-unknown-cards = E puer Kaarte vun „{ $value }“ sinn onbekannt, esou kann een net spillen.
fault-no-notation = D’Spill { $value } huet nach keng Notatioun.
fault-no-endings = Vun dësem Spill gi just ganz Ronnen opgeschriwwen, mat dem Koup, keng Endspiller ({ $value }).
fault-file-unreadable = Dëse Fichier ass net ze liesen: { $value }.
fault-no-vectors = An { $value } sti keng Vecteuren: Et gouf näischt gepréift.
record-line = { $file }, Zeil { $line }
record-match = { $file }, Partie { $match }
record-counted = Partien { $matches }, Ronnen { $deals }, falsch { $wrong }
record-differs = Ronn { $deal }: { $what } ass { $written }, no de Reegelen { $replayed }
record-version = opgeschriwwen ënner der Versioun { $then } vun de Reegelen, dës sinn { $now }
record-rules = Reegelen { $version }
fault-no-solver = Fir { $value } gëtt et mat oppenen Hänn net ze soen, wat déi bescht Kaart ass.
