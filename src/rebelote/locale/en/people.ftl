## Why something about people is refused

problem-no-people = This house remembers nobody.
problem-not-known = Give a name or sign in first.
problem-other-page = This request comes from the page of somebody else.
problem-token = The page is too old; load it again.
problem-not-admin = Only administrators may do that.
problem-name-length = A name has 2 to 24 signs, two of them letters or figures.
problem-name-taken = This name is taken.
problem-name-scripts = A name is written in one script, in letters that people write with.
problem-name-account = Somebody with an account is called so; choose another name.
problem-password-length = A password has 8 to 200 signs.
problem-password-name = The password must not be the name.
problem-has-account = You have an account already.
problem-wrong-password = Wrong name or password.
problem-barred = This account was closed by an administrator.
problem-session-ended = You were signed out in this browser.
problem-last-admin = You are the last administrator; name another one first.
problem-admin-barred = A closed account rules nothing; open it first.
problem-rules-full = There is no room for more rules of your own; forget some first.
problem-rules-name = Give these rules a name that can be read.
problem-settings-full = There is no room for more settings.
problem-draining = The house will restart soon; no tables are laid and no match begins now.
problem-taken = That was done already.
problem-no-session = This device is not known.
problem-wrong-code = This is not the code.
problem-no-player = This person is not known here.
problem-note-kind = The log has no such kind: { $value }. It has { $expected }.
problem-not-friends = You have to be friends first.
problem-sits-there = This person sits there already.
problem-cannot-come = This person cannot be asked to this table.
problem-nobody-there = Nobody known sits at this place.
problem-oneself = This is you.
problem-not-at-table = Only who sits or sat at this table, or watches it, can say what somebody did there.
problem-free-chat = At this table only set phrases are used.
problem-kept-away = You cannot play at this table.
problem-passkey = This passkey was not recognised.
problem-passkeys-most = An account has { $expected } passkeys at most.
problem-passkey-last = This is your only passkey; choose a password first.
problem-not-account = You need an account for this.
problem-club-name = The name of a club has 2 to 40 characters.
problem-club-code = No club has this code.
problem-club-full = A club has { $expected } members at most.
problem-clubs-most = Nobody is a member of more than { $expected } clubs.
problem-not-keeper = Only the keeper of the club may do this.
problem-no-club = You are no member of this club.

## The first administrator

serve-admin = Code of the first administrator: { $code }

## Backups

backup-written = Backup written: { $rows } rows.
backup-restored = Backup restored: { $rows } rows.
fault-backup-file = { $value } cannot be read or written: { $reason }
fault-backup-kind = “{ $value }” is no backup of Rebelote.
fault-backup-newer = “{ $value }” was written by a newer version; restore it with that one.
fault-database-newer = The database was used by a newer version (schema { $value }); this one knows { $expected }.
fault-backup-damaged = “{ $value }” is a damaged backup.
fault-backup-full = There is something in the database already ({ $value }); a backup is read into an empty one.

## Who one is

page-me = Me
ranking = Ranking
sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
sign-in-how = To find your account on this device. What was played here as a guest is added to it.
sign-up-how = A name and a password will do; what you played here stays yours.
sign-lost = There is no mail address: a forgotten password is lost.
account-name = Name
password = Password
password-old = Password now
password-new = New password
password-how = Eight characters at least, and not your name.
password-change = Change the password
guest-how = You play as a guest; this device knows you.
nobody-how = Nobody knows you here yet. Play, or give a name.
keep-name = Keep this name
level-now = Level { $level }
level-to-go = { $points } points to level { $level }
experience = Experience
earned = { $points } points of experience
coins = Coins
coins-count = { $number } coins

## Challenges

challenges-today = Challenges of today
challenges-lasting = Challenges
achievements = Achievements
challenge-gives = { $experience } experience
challenge-reached = { $reached } of { $number }
challenge-met = done
challenge-day-two-matches = Play two matches
challenge-day-one-win = Win a match
challenge-day-five-deals = Win five deals
challenge-day-thirty-tricks = Take thirty tricks
challenge-day-three-made = Make three contracts
challenge-day-belote = Say belote
challenge-day-announcement = Announce two combinations
challenge-day-two-games = Play two different games
challenge-ten-matches = Play ten matches
challenge-ten-wins = Win ten matches
challenge-hundred-deals = Win a hundred deals
challenge-thousand-tricks = Take a thousand tricks
challenge-twenty-made = Make twenty contracts
challenge-ten-belotes = Say belote ten times
challenge-ten-outs = Go out ten times at rummy
challenge-every-game = Play every game
challenge-first-match = First match
challenge-first-win = First win
challenge-first-capot = Every trick of a deal
challenge-hundred-wins = A hundred wins
challenge-ten-presets = Ten ways to play
challenge-five-thousand-tricks = Five thousand tricks

## What was played

ratings = Ratings
rating = Rating
ratings-count = { $number ->
        [one] { $number } match
       *[other] { $number } matches
    }
ratings-none = A rating comes with the first finished match.
with-partner = with { $name }
statistics = Statistics
history = Matches played
history-none = No finished match yet.
match-mine-won = won
match-mine-lost = lost
count-matches = Matches
count-won = won
count-deals = Deals
count-deals-won = won
count-tricks = Tricks
count-takes = Contracts taken
count-made = made
count-fallen = fallen
count-belotes = Belotes
count-capots = Capots
count-announcements = Announcements
count-outs = Went out

## Others

friends = Friends
friends-none = Nobody yet. Look for somebody by name.
friend-search = Look for a name
friend-search-go = Search
friend-search-none = Nobody of that name.
tie-friend = friend
tie-asked = asked
tie-asks = wants to be friends
tie-mute = muted
tie-block = blocked
person-more = More
show-more = Show more
make-friend = Be friends
end-friend = Be friends no more
make-mute = Do not hear
end-mute = Hear again
make-block = Do not meet
put-out = Put out
put-out-why = Why should { $name } go?
put-out-idle = Does not play
put-out-rude = Is rude
put-out-unfair = Spoils the game
put-out-agree = Agree
put-out-asked = The others are asked; more than half have to agree.
put-out-let-in = Let in again
put-out-list = Put out of this table
end-block = Meet again
invite-person = Ask { $name } to this table
invitation = { $name } waits for you at table { $table }.
invitation-away = Put away
my-tables = My tables
my-turn = Your turn
my-turn-not = waiting
quick = Quick match
quick-how = With whoever comes in twenty seconds, or else bots
quick-game = Game
quick-preset = Way of playing
quick-choose = { $game } · change
span-hours = { $number } h
open-clock = { $time } a move
open-more = { $number ->
        [one] { $number } more rule
       *[other] { $number } more rules
    }
my-turn-left = Your turn, { $time } left
my-turn-count = { $number } × your turn
friend-asks = { $name } has given you their friend link.
friend-link = Your friend link
friend-name-first = Give a name; then you can become friends.

## Others at the table

people-here = At this table
sat-here = Has left the table
leave-costs = The match will count as lost in your rating.
complain = Report
complain-how = What happened with { $name }? The administrators will also read what was said at the table.
complain-send = Send
own-words = Your own words
own-words-how = At a table of friends, or where the house allows it
own-words-say = Say

## The account

account = Account
sessions = Known devices
session-here = this one
session-unknown = a device without a name
session-end = Sign out there
export = Download all that the house knows of me
erase = Erase everything
erase-sure = Your name, your history and your points are gone for ever.
erase-yes = Erase for ever
erase-no = Keep
saved = Done.

## Passkeys

passkeys = Passkeys
passkeys-how = You sign in by finger, face or the PIN of the device, without a password.
passkey-add = Make a passkey on this device
passkey-remove = Remove the passkey
passkey-remove-sure = This passkey will not open your account any more.
passkey-enter = Sign in with a passkey
passkey-enter-how = Finger, face or the PIN of the device will do.
passkey-sign-up = Make an account with a passkey
passkey-sign-up-how = The name will do; no password is needed.
passkey-known = This device has a passkey for your account already.
passkey-stopped = The device gave no passkey.
password-choose = Choose a password

## Clubs

clubs = Clubs
clubs-none = You are in no club. Whoever is given the link of a club may join it.
club-name = Name of a new club
club-found = Found the club
club-join = Join
club-join-sure = You are asked to join a club. Its members will see your name in their ranking.
club-join-first = Give a name or sign in first, then open the link of the club again.
club-link = Link for joining
club-members = { $number ->
        [one] { $number } member
       *[other] { $number } members
    }
club-keeper = keeps the club
club-leave = Leave
club-put-out = Put out

## Ranking

ranking-how = What everybody earned by playing, and how well they play each game.
ranking-all = All
ranking-friends = Friends
ranking-of = Ranking by
ranking-among = Among
ranking-who = Who
ranking-alone = Players
ranking-pairs = Pairs
ranking-place = Place
ranking-none = Nobody yet.
ranking-in = Rating in { $game }
ranking-level = Level

## Administration

administration = Administration
admin-code = Code of the first administrator
admin-code-how = The server prints it when it starts.
admin-code-use = Be an administrator
admin-house = The house
admin-announcement = A line for everybody
admin-coins = Give coins
admin-free-chat = Own words at every table
admin-draining = No new tables (before an upgrade)
admin-save = Save
admin-numbers = Tables: { $tables } · finished matches: { $matches } · people: { $players }
admin-tables = Tables in memory
admin-players = People
admin-silence = Silence for a day
admin-speak = Let speak
admin-bar = Close the account
admin-unbar = Open the account
admin-make = Make an administrator
admin-unmake = No administrator any more
admin-complaints = Complaints
admin-complaints-none = Nothing to see to.
admin-complaint = { $host } about { $other }
admin-close = Close
admin-notes = What was done
admin-notes-all = All
admin-notes-house = By administrators
admin-notes-tables = At the tables
admin-notes-none = Nothing was done yet.
admin-notes-earlier = Earlier ones
admin-faults = Faults
admin-somebody = somebody
admin-backup = Download a backup
admin-draining-left = { $number ->
        [one] { $number } match is still running; it goes on after the restart.
       *[other] { $number } matches are still running; they go on after the restart.
    }
admin-draining-done = No match is running any more.
admin-table-waiting = waiting
admin-table-playing = playing
admin-table-over = over
admin-table-frozen = stopped
admin-is = administrator
admin-about = More about { $name }

## What was done

act-first-admin = Became the first administrator
act-house-announcement = Line for everybody
act-house-no-coins = Coins off
act-house-no-coins-off = Coins on
act-house-free-chat = Free chat on
act-house-free-chat-off = Free chat off
act-house-draining = No new tables
act-house-draining-off = New tables again
act-player-silent = Silenced
act-player-heard = May speak again
act-player-barred = Account closed
act-player-unbarred = Account opened
act-player-admin = Made an administrator
act-player-no-admin = Administrator no more
act-complaint-closed = Complaint closed
act-put-out-idle = Put out: does not play
act-put-out-rude = Put out: rude
act-put-out-unfair = Put out: spoils the game
act-let-in = Is let in again
act-backup = Backup downloaded
