## Why something about people is refused

problem-no-people = This house remembers nobody.
problem-not-known = Give a name or sign in first.
problem-other-page = This request comes from the page of somebody else.
problem-token = The page is too old; load it again.
problem-not-admin = Only administrators may do that.
problem-name-length = A name has 2 to 24 signs, two of them letters or figures.
problem-name-taken = This name is taken.
problem-name-scripts = A name is written in one script.
problem-password-length = A password has 8 to 200 signs.
problem-password-name = The password must not be the name.
problem-has-account = You have an account already.
problem-wrong-password = Wrong name or password.
problem-barred = This account was closed by an administrator.
problem-last-admin = You are the last administrator; name another one first.
problem-draining = The house will restart soon; no new tables are laid now.
problem-taken = That was done already.
problem-no-session = This device is not known.
problem-wrong-code = This is not the code.
problem-no-player = This person is not known here.
problem-not-friends = You have to be friends first.
problem-nobody-there = Nobody known sits at this place.
problem-free-chat = At this table only set phrases are used.
problem-kept-away = You cannot play at this table.

## The first administrator

serve-admin = Code of the first administrator: { $code }

## Backups

backup-written = Backup written: { $rows } rows.
backup-restored = Backup restored: { $rows } rows.
fault-backup-file = { $value } cannot be read or written: { $reason }
fault-backup-kind = “{ $value }” is no backup of this version.
fault-backup-full = There is something in the database already ({ $value }); a backup is read into an empty one.
