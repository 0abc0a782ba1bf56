## The table over the wire: refusals, problems and set phrases

refusal-stale = The table has moved on; your move was not made.
refusal-not-seated = You are watching; only players move.
refusal-no-match = No match is running.
refusal-not-a-move = “{ $value }” is no move; expected { $expected }.

serve-address = The table is laid at { $address }

fault-database = “{ $value }” is no database; expected { $expected }.
fault-database-closed = The database { $value } cannot be opened: { $reason }
fault-database-missing = There is no database { $value }, and nothing to back up.
fault-redis = “{ $value }” is no Redis; expected { $expected }.
fault-redis-closed = Redis does not answer: { $reason }
fault-redis-database = Several processes need { $expected }, and { $value } is for one alone.
fault-base-path = “{ $value }” is no base path; expected { $expected }.
fault-origin = “{ $value }” is no origin; expected { $expected }.
fault-address = Cannot listen on { $value }: { $expected }
fault-bot-unknown = Unknown bot “{ $value }”. There are: { $expected }.
fault-turn = A turn lasts { $expected } s at least, or as long as it takes (0); not { $value }.

problem-message = The message cannot be read at “{ $at }”.
problem-not-joined = Come to a table first.
problem-joined = You are at the table already.
problem-no-table = There is no table { $value }.
problem-seat-code = This code gives no seat at this table.
problem-seat-taken = Seat { $place } is not free.
problem-place = There is no such seat; there are { $seats }.
problem-full = No seat is free; you may watch.
problem-sat-elsewhere = You gave up another seat in this match: you may take that one, or watch.
problem-unknown = Whom the house does not know may only watch a running match; allow cookies to be known.
problem-phrase = “{ $value }” is not a set phrase.
problem-too-fast = That was too fast; wait { $seconds } s.
problem-running = The match is running.
problem-not-begun = No match has begun yet.
problem-frozen = The table has stopped on a fault of ours. Its moves are kept; report { $report }.
problem-not-seated = Only players may do that.
problem-put-out = You were put out of this table, and may watch.
problem-put-out-idle = The others have put you out because you did not play. { $cost ->
        [lost] What you won stays yours, but in the rating the match counts as lost; you may watch.
        [open] What you won stays yours, and the match is rated only if your seat loses it; you may watch.
       *[none] You may watch.
    }
problem-put-out-rude = The others have put you out because they found you rude. { $cost ->
        [lost] What you won stays yours, but in the rating the match counts as lost; you may watch.
        [open] What you won stays yours, and the match is rated only if your seat loses it; you may watch.
       *[none] You may watch.
    }
problem-put-out-unfair = The others have put you out because you spoilt their game. { $cost ->
        [lost] What you won stays yours, but in the rating the match counts as lost; you may watch.
        [open] What you won stays yours, and the match is rated only if your seat loses it; you may watch.
       *[none] You may watch.
    }
problem-let-in = You may sit down at this table again.
problem-too-few = At least { $number } others have to be there.
problem-no-page = There is nothing at { $value }.
problem-plan = “{ $value }” cannot sit there; expected { $expected }.
problem-too-long = At most { $expected } characters.
problem-too-slow = The request took too long to come; there are { $expected } seconds for it.
problem-server = The server made a mistake; report { $report }.

parted-left = { $name } has left the table. A bot plays on.
parted-away = { $name } has been away for too long. A bot plays on.
parted-back = { $name } is back.
parted-out = { $name } was put out by the others. A bot plays on.
ballot-idle = { $asks } wants { $name } put out, who does not play ({ $votes } of { $needs }).
ballot-rude = { $asks } wants { $name } put out, who is rude ({ $votes } of { $needs }).
ballot-unfair = { $asks } wants { $name } put out, who spoils the game ({ $votes } of { $needs }).

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-one = Nice one!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops…
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please.
phrase-thinking = I am thinking…
phrase-again = Another one?
phrase-good-game = Good game!
phrase-bye = Goodbye!

fair-checked = Draws checked: { $draws }; not told yet: { $untold }; matches replayed: { $matches }.
fair-promised = Everything is as it was promised.
fair-nothing = There is nothing to check yet.
fair-twice = The same draw was promised twice at table { $table }.
fair-hash = Match { $match }, move { $ply }: the secret does not give the promised hash.
fair-missing = The hash { $hash } was sent and is not in the list.
fair-untold = Match { $match }, move { $ply }: the match is over and the secret is kept.
fair-move = Match { $match }, move { $ply }: chance made { $move }, which was not promised.
fair-illegal = Match { $match }, move { $ply } is not legal: { $reason }
fair-short = Match { $match } is said to be over and is not.
fault-unreadable = “{ $value }” cannot be read: { $expected }
