## What is wrong with a line or a record, beyond its spelling

fault-hands = These cards cannot be set up: “{ $value }”. Expected { $expected }.
fault-no-deal = { $value } has no deal to write down yet: the pack is not in order.
fault-unknown-cards = Some cards of “{ $value }” are unknown, so this cannot be played.
fault-no-notation = The game { $value } has no lines and records yet.
fault-no-endings = Of this game only whole deals are written, with the pack, no endings ({ $value }).
