## What is wrong with a setup or a text: `value` is what was given, `expected` what would do

fault-game-unknown = Unknown game “{ $value }”. There are: { $expected }.
fault-preset-unknown = Unknown preset “{ $value }”. Perhaps { $expected }?
fault-option-unknown = Unknown option “{ $value }”. Perhaps { $expected }?
fault-option-value = Option { $option } cannot be “{ $value }”. Allowed: { $expected }.
fault-option-shape = “{ $value }” is not an option; expected { $expected }.
fault-option-pair = Option { $option } does not go with the others: it is “{ $value }” and should be { $expected }.
fault-seats = This table is not for { $value } players; expected { $expected }.
fault-totals = The totals “{ $value }” do not fit; expected { $expected }.
fault-language = Unknown language “{ $value }”. There are: { $expected }.
fault-notation = Cannot be read from character { $at } on: “{ $value }”. Expected { $expected }.
fault-file-missing = No such file: { $value }.
