## What is wrong with a line or a record, beyond its spelling

fault-hands = These cards cannot be set up: “{ $value }”. Expected { $expected }.
fault-no-deal = { $value } has no deal to write down yet: the pack is not in order.
fault-unknown-cards = Some cards of “{ $value }” are unknown, so this cannot be played.
fault-no-notation = The game { $value } has no lines and records yet.
fault-no-endings = Of this game only whole deals are written, with the pack, no endings ({ $value }).
fault-file-unreadable = This file cannot be read: { $value }.
fault-no-vectors = There are no vectors in { $value }: nothing was run.
record-line = { $file }, line { $line }
record-match = { $file }, match { $match }
record-counted = matches { $matches }, deals { $deals }, wrong { $wrong }
record-differs = deal { $deal }: { $what } is { $written }, by the rules { $replayed }
record-version = recorded under version { $then } of the rules, these are { $now }
record-rules = rules { $version }
fault-no-solver = For { $value } there is no best card with open hands to be told.
