"""The tables of people: players and their sessions, their passkeys, what they were given, whom they know, their clubs,
what was done.
"""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKeyConstraint, Integer, String, Table, Text

from rebelote.store.schema import METADATA, PERSONAL

PLAYERS = Table(
    "players",
    METADATA,
    Column("player", String(16), primary_key=True, info=PERSONAL),
    Column("name", String(24), nullable=False),
    Column("language", String(8), nullable=False),
    Column("account", String(24), unique=True),  # the name as it is compared; none: a guest
    Column("password", Text, nullable=False),  # empty: a guest
    Column("admin", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),  # JSON, as the browser wrote it
    Column("experience", Integer, nullable=False),
    Column("coins", Integer, nullable=False),
    Column("silent_until", BigInteger, nullable=False),  # seconds since 1970: only set phrases until then
    Column("barred", Boolean, nullable=False),
    Column("likeness", String(80), nullable=False, server_default="", index=True),  # of an account
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("lock", String(64), primary_key=True),
    Column("player", String(16), nullable=False, index=True, info=PERSONAL),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("device", String(80), nullable=False),
    ForeignKeyConstraint(["player"], ["players.player"], name="fk_sessions_player"),
)

AWARDS = Table(
    "awards",
    METADATA,
    Column("code", String(8), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("player", String(16), primary_key=True, info=PERSONAL),
    Column("setup", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("experience", Integer, nullable=False),
    Column("facts", Text, nullable=False),  # JSON: what the player did in the match, counted
    Column("names", Text, nullable=False),  # JSON list: who sat there
    Column("seat", Integer, nullable=False, server_default="-1"),  # from when the match is kept no longer
    ForeignKeyConstraint(["player"], ["players.player"], name="fk_awards_player"),
)

COUNTS = Table(
    "counts",
    METADATA,
    Column("player", String(16), primary_key=True, info=PERSONAL),
    Column("preset", String(64), primary_key=True),  # game/preset
    Column("what", String(24), primary_key=True),
    Column("number", Integer, nullable=False),
    ForeignKeyConstraint(["player"], ["players.player"], name="fk_counts_player"),
)

CLAIMS = Table(
    "claims",
    METADATA,
    Column("player", String(16), primary_key=True, info=PERSONAL),
    Column("challenge", String(24), primary_key=True),
    Column("period", String(10), primary_key=True),  # a day, or empty for what is done once
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["player"], ["players.player"], name="fk_claims_player"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("who", String(40), primary_key=True, info=PERSONAL),  # a player, or two with + between them
    Column("game", String(24), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

BONDS = Table(
    "bonds",
    METADATA,
    Column("player", String(16), primary_key=True, info=PERSONAL),
    Column("other", String(16), primary_key=True, info=PERSONAL),
    Column("kind", String(8), primary_key=True),  # friend, mute or block
    ForeignKeyConstraint(["player"], ["players.player"], name="fk_bonds_player"),
    ForeignKeyConstraint(["other"], ["players.player"], name="fk_bonds_other"),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("code", String(8), primary_key=True),
    Column("player", String(16), primary_key=True, info=PERSONAL),
    Column("host", String(16), nullable=False, info=PERSONAL),
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["player"], ["players.player"], name="fk_invitations_player"),
    ForeignKeyConstraint(["host"], ["players.player"], name="fk_invitations_host"),
)

COMPLAINTS = Table(
    "complaints",
    METADATA,
    Column("number", String(16), primary_key=True),
    Column("host", String(16), nullable=False, info=PERSONAL),  # who complains
    Column("other", String(16), nullable=False, info=PERSONAL),
    Column("code", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Text, nullable=False),  # what was said at the table before
    Column("closed", Boolean, nullable=False),
)

AUDIT = Table(
    "audit",
    METADATA,
    Column("number", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("player", String(16), nullable=False, info=PERSONAL),
    Column("act", String(40), nullable=False),
    Column("about", Text, nullable=False, info=PERSONAL),  # of a player their number
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("passkey", Text, primary_key=True),  # the number that the device gave it, in base64url
    Column("player", String(16), nullable=False, index=True, info=PERSONAL),
    Column("key", Text, nullable=False),  # the public key, in base64url
    Column("uses", BigInteger, nullable=False),  # as the device counts them; 0 where it does not
    Column("made_at", BigInteger, nullable=False),
    Column("device", String(80), nullable=False),
    ForeignKeyConstraint(["player"], ["players.player"], name="fk_passkeys_player"),
)

CEREMONIES = Table(
    "ceremonies",
    METADATA,
    Column("challenge", String(64), primary_key=True),  # what a device has to sign, once
    Column("at", BigInteger, nullable=False),
)

CLUBS = Table(
    "clubs",
    METADATA,
    Column("club", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("code", String(16), nullable=False, unique=True),  # whoever knows it may join
    Column("made_at", BigInteger, nullable=False),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("club", String(16), primary_key=True),
    Column("player", String(16), primary_key=True, index=True, info=PERSONAL),
    Column("keeper", Boolean, nullable=False),  # may put others out
    Column("at", BigInteger, nullable=False),  # milliseconds, for who came first
    ForeignKeyConstraint(["club"], ["clubs.club"], name="fk_members_club"),
    ForeignKeyConstraint(["player"], ["players.player"], name="fk_members_player"),
)

OWN_RULES = Table(
    "own_rules",
    METADATA,
    Column("player", String(16), primary_key=True, info=PERSONAL),
    Column("name", String(40), primary_key=True),
    Column("setup", Text, nullable=False),  # game/preset;option=value
    Column("at", BigInteger, nullable=False),  # milliseconds
    ForeignKeyConstraint(["player"], ["players.player"], name="fk_own_rules_player"),
)

HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What is settled for the whole house: the announcement, whether coins are given, whether it drains."""
