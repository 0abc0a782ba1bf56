"""The tables of the database. What can be replayed from moves is not kept."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

HEAD = "0010"
"""The newest migration. A database that has it is opened without loading alembic."""

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

PERSONAL: dict[str, bool] = {"personal": True}
"""Marks columns in which numbers of players are: what is told to them, and taken out when they are forgotten."""

TABLES = Table(
    "tables",
    METADATA,
    Column("code", String(8), primary_key=True),
    Column("made_at", BigInteger, nullable=False, index=True),  # seconds since 1970
    Column("setup", Text, nullable=False),
    Column("chairs", Text, nullable=False),  # one word for each seat
    Column("bot", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("delay_s", Integer, nullable=False),
    Column("pace_ms", Integer, nullable=False),
    Column("turn_s", Integer, nullable=False, server_default="0"),  # 0: nobody is hurried
    Column(
        "maker", String(16), nullable=False, server_default="", index=True, info=PERSONAL
    ),  # the player who made it
    Column("fence", BigInteger, nullable=False, server_default="0"),  # raised by whoever holds the table
    Column("plays_on", Boolean, nullable=False, server_default=false()),  # with nobody there
    Column("begins_s", Integer, nullable=False, server_default="0"),  # a quick match waits so long for people
    Column("newcomers", Boolean, nullable=False, server_default=true()),  # may take the seats of bots
)

PERSONS = Table(
    "persons",
    METADATA,
    Column("code", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("lock", String(64), nullable=False),
    Column("player", String(16), nullable=False, server_default="", index=True, info=PERSONAL),
    Column("came_at", BigInteger, nullable=False, server_default="0"),  # milliseconds since 1970
    ForeignKeyConstraint(["code"], ["tables.code"]),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("code", String(8), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("names", Text, nullable=False),  # JSON list
    Column("began_at", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False, server_default="0"),
    Column(
        "players", Text, nullable=False, server_default="{}", info=PERSONAL
    ),  # who sat there at the end, by seat: JSON
    Column("settled", Boolean, nullable=False, server_default=true(), index=True),  # nothing is to be given
    ForeignKeyConstraint(["code"], ["tables.code"]),
)

MOVES = Table(
    "moves",
    METADATA,
    Column("code", String(8), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("act", String(40), nullable=False),
    Column("clock_ms", BigInteger, nullable=False),
    Column("at_ms", BigInteger, nullable=False, server_default="0"),  # milliseconds since 1970
)

DRAWS = Table(
    "draws",
    METADATA,
    Column("code", String(8), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("move", Text, nullable=False),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("number", String(16), primary_key=True),
    Column("code", String(8), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)
