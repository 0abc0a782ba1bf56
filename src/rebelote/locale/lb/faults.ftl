## What is wrong with a setup or a text: `value` is what was given, `expected` what would do

fault-game-unknown = Onbekannt Spill „{ $value }“. Et ginn: { $expected }.
fault-preset-unknown = Onbekannt Dëschreegel „{ $value }“. Villäicht { $expected }?
fault-option-unknown = Onbekannt Astellung „{ $value }“. Villäicht { $expected }?
fault-option-value = D’Astellung { $option } kann net „{ $value }“ sinn. Erlaabt: { $expected }.
fault-option-shape = „{ $value }“ ass keng Astellung; erwaart gëtt { $expected }.
fault-option-pair = D’Astellung { $option } passt net bei déi aner: „{ $value }“ ass gewielt, néideg ass { $expected }.
fault-seats = Un dësem Dësch spillt een net zu { $value }; erwaart gëtt { $expected }.
fault-totals = D’Stänn „{ $value }“ passen net; erwaart: { $expected }.
fault-language = Onbekannt Sprooch „{ $value }“. Et ginn: { $expected }.
fault-notation = Net ze liese vu Plaz { $at } un: „{ $value }“. Erwaart gëtt { $expected }.
fault-file-missing = Fichier net fonnt: { $value }.
