## The order of cards on the page of the rules

ranks-trumps = Trumps
ranks-plain = Other suits
ranks-all = All suits
ranks-any-suit = A suit is trumps

## Levels of bots

level-beginner = beginner (to learn)
level-amateur = amateur (plays simply)
level-steady = steady (a fair opponent)
level-strong = strong (hard to beat)
level-expert = expert (thinks for long)
level-analyst = analyst (the slowest)

## Why a match is not shown again

problem-no-match = This table has no match { $value }.
problem-match-running = The match is not over; it can be seen again afterwards.
problem-deal-unknown = This match has no deal { $value }; there are { $expected }.
problem-analysis-busy = Too much is being worked out just now; try again in a moment.
problem-not-a-bot = A person made this move: only they know why.
problem-step-unknown = This deal has no move { $value } of a seat; it has { $expected } moves.
problem-old-rules = This match was played by older rules (version { $value }) and cannot be replayed.

## Setting up a table

setup-title = Set up a table
setup-how = How is it played?
setup-more = All ways to play ({ $number })
setup-less = Show only a few
setup-other = other
setup-number = A whole number from { $least } to { $most } is wanted here, not { $value }.
setup-pace = Pace of the bots
setup-pace-quick = Quick
setup-pace-normal = Normal
setup-pace-slow = Calm
setup-delay = Absence
setup-delay-how = Whoever is away for so long is replaced by a bot until they come back. Who is not back by the end has lost the match.
setup-empty = Once nobody is there
setup-empty-how = The table waits for 30 days, or bots play the match to its end.
setup-empty-wait = It waits
setup-empty-play = Bots play on
setup-newcomers = May newcomers take the seats of bots?
setup-newcomers-how = Whoever opens the link of a running match takes over a bot’s cards, or watches.
setup-newcomers-yes = Yes
setup-newcomers-no = No, only watch
setup-delay-seconds = { $number } s
setup-delay-minutes = { $number } min
setup-clock = Time to move
setup-clock-how = After that a bot makes this move.
setup-clock-none = No limit
setup-clock-days = { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
setup-options = All rules
setup-options-how = Each can be changed; what differs is marked.
setup-changed = changed, else: { $value }
setup-changed-count = { $number } changed
setup-restore = Put everything back
setup-faults = These rules do not go together
setup-unread = Some of these rules cannot be read
setup-seats = Who sits where?
setup-players = Number of players
setup-me = this is you
setup-seat = Seat { $number }
setup-free = Free
setup-free-how = whoever comes
setup-free-choice = Free, for whoever comes
setup-bot = Bot
setup-bot-choice = Bot, { $level }
setup-who = Who sees the table?
setup-who-link = Whoever has the link
setup-who-all = Everybody
setup-link-how = The link and its QR code await you at the table.
setup-start = To the table
setup-rules = Read these rules
setup-save = Keep as our house rules
setup-save-name = Name of your rules
setup-save-first = Our rules
setup-saved = Rules kept in this browser.
setup-ours = { $number ->
        [one] { $preset }, one difference
       *[other] { $preset }, { $number } differences
    }
setup-forget = Forget “{ $name }”

## The rules

book-lead = Choose a way to play: its page tells everything, rule by rule.
book-coinche = Belote with an auction: the highest bid names trumps, and an opponent may double it.
book-all = All games
book-contents = On this page
book-howto = The game in short
book-changed = What differs here
book-settled = What is agreed
book-numbered = The rules, one by one
book-card = Card
book-points = Value
book-play = Play by these rules
book-version = Rules, version { $number }
book-language = Language of the rules
passport-changed = What differs from the preset:
passport-same = Nothing has been changed.
passport-away = Absence
passport-away-how = Whoever is away for longer than { $delay } is replaced by a bot until they come back. Who leaves, or is not back by the end, is given nothing for the match, and it counts as lost in the rating. Who is back but had the bot play more than half of the match loses it in the rating if their seat loses it.
passport-out-how = More than half of the others may put somebody out.
passport-idle-how = At this table nobody is hurried: whoever is there and has not moved for { $time } may be put out by one other. That counts as lost in the rating.
passport-turn = Time to move
passport-turn-how = { $time }; after that a bot makes the move.
passport-turn-none = No limit: nobody is hurried.
passport-else = else: { $value }
rules-all = All rules

## Watching a match again

replay-matches = The matches of table { $code }
replay-match = Match { $number }
replay-running = still running
replay-none = No match has been played here yet.
replay-back = All matches
replay-won = { $names } won!
replay-deals = The deals
replay-first = To the start of the deal
replay-previous = One step back
replay-next = One step forward
replay-last = To the end of the deal
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $steps }
replay-begin = Before the first move
replay-view = Hands shown
replay-view-all = All
replay-spread = Layout of the hands
replay-spread-fan = Fans
replay-spread-row = Rows
replay-hand = Hand of { $name }
replay-middle = In the middle
replay-stock = { $number ->
        [one] one card in the stock
       *[other] { $number } cards in the stock
    }
replay-steps = Step by step
why-move = About this move
why-ask = Why?
price-ask = What the cards cost
price-best = best
price-in-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
price-in-tricks = { $number ->
        [one] { $number } trick
       *[other] { $number } tricks
    }
price-turning = turns the deal
dear-cards = The dearest cards
dear-card = { $name }: { $card }
dear-none = No card of this deal cost anything.
dear-how = Worked out with all hands known: nobody at the table could know them.
replay-share = Link to this moment
replay-export = Match as text
replay-deal-marks = Deal { $number }: { $marks }
replay-result = Result of deal { $number }
replay-fair = Fair deals?

## Whether chance was fair

proof-lead = Nobody chose your cards, and this page proves it.
proof-how-1 = Before anybody sees a card, chance settles the order of the pack, and the table publishes a fingerprint: sixty-four signs that give nothing away.
proof-how-2 = Later, once it helps nobody, the table reveals what was drawn, with a secret.
proof-how-3 = Your browser makes the fingerprint again. If it is the same, nothing can have been changed meanwhile.
proof-list = Promises of table { $code }
proof-none = The table has promised nothing yet: no card is dealt.
proof-where = Match { $match }, draw { $draw }
proof-is-right = Kept
proof-is-wrong = Broken
proof-is-untold = Not yet told
proof-is-unchecked = To be checked
proof-is-played = Another move was played
proof-hash = Fingerprint
proof-secret = Secret
proof-move = Draw
proof-sum = { $number ->
        [one] One promise of { $all } is kept
       *[other] { $number } promises of { $all } are kept
    }
proof-sum-untold = { $number ->
        [one] one more is not yet told
       *[other] { $number } more are not yet told
    }
proof-sum-wrong = { $number ->
        [one] Beware: one promise is broken.
       *[other] Beware: { $number } promises are broken.
    }
proof-unable = This browser checks only over a secure line (https). This command checks everything instead:
proof-copy = Copy the command
proof-more = To check it all yourself, and replay the match by the rules:

## Patterns of cards

portraits = Card patterns
portraits-lead = The same cards, drawn as they are in France and in the rest of the world.
portrait-link = About this pattern
portrait-courts = The courts
portrait-games = Played with these cards
portrait-more = More in Wikipedia
portrait-paris = Portrait of Paris
portrait-paris-place = Paris · France · 32 or 52 cards
portrait-paris-about = The pattern of the French bistros. Its courts stand on their heads twice over since the nineteenth century, and each carries the name of a king, a queen or a hero of old.
portrait-english = International pattern
portrait-english-place = Rouen and London · 52 cards
portrait-english-about = Cards of Rouen came to England in the fifteenth century and went round the world from there. Their courts have lost their names, and two jacks are still seen from the side.

## Drawn examples of belote

example-belote-trumps = Spades are trumps: the smallest trump takes the trick from the ace.
example-belote-over = Hearts were led and the ten of spades trumped: without a heart one must go higher, and the nine does.
example-belote-partner = The partner of the last player holds the trick with the ace: he need not trump, and gives him the ten of clubs.
example-belote-belote = King and queen of trumps in one hand are belote and rebelote: twenty points.
example-belote-tierce = Three cards of a suit that follow each other are a tierce: twenty points where announcements are played.

## More drawn examples

fate-added = laid off
example-konter-ruff = Clubs are trumps: trumping a plain suit is always allowed, and the queen of diamonds beats the nine of clubs.
example-konter-led = The queen of hearts is a trump, so trumps are owed: the queen of spades takes the trick.
example-rammi-layoff = Two cards are laid off: the sequence is still one, now of five cards.
example-rammi-ace = The ace stands below the two: ace, two and three are a sequence.
example-whist-misere = A misère: the declarer goes under the seven with the six, and whoever holds the ten takes the trick.
example-whist-trou = Exactly three aces in one hand are a trou: the holder of the fourth is the partner.

## The link of a table at which nobody may sit down

share-full = All seats are taken: whoever opens this link watches the game.
