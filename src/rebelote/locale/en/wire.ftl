## The table over the wire: refusals, problems and set phrases

refusal-stale = The table has moved on; your move was not made.
refusal-not-seated = You are watching; only players move.
refusal-no-match = No match is running.
refusal-not-a-move = “{ $value }” is no move; expected { $expected }.

serve-address = The table is laid at { $address }

fault-database = “{ $value }” is no database; expected { $expected }.
fault-database-closed = The database { $value } cannot be opened: { $reason }
fault-base-path = “{ $value }” is no base path; expected { $expected }.
fault-address = Cannot listen on { $value }: { $expected }
fault-bot-unknown = Unknown bot “{ $value }”. There are: { $expected }.

problem-message = The message cannot be read at “{ $at }”: { $expected }.
problem-not-joined = Come to a table first.
problem-joined = You are at the table already.
problem-no-table = There is no table { $value }.
problem-seat-code = This code gives no seat at this table.
problem-seat-taken = Seat { $seat } is not free.
problem-full = No seat is free; you may watch.
problem-phrase = “{ $value }” is not a set phrase.
problem-too-fast = That was too fast; wait a moment.
problem-running = The match is running.
problem-frozen = The table has stopped on a fault of ours. Its moves are kept; report { $report }.
problem-not-seated = Only players may do that.
problem-no-page = There is nothing at { $value }.
problem-plan = “{ $value }” cannot sit there; expected { $expected }.
problem-too-long = At most { $expected } characters.
problem-server = The server made a mistake; report { $report }.

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
