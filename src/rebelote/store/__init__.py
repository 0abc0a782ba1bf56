"""The store: tables, their seats, every move and every draw, in SQLite or PostgreSQL.

The same schema and the same code for both; migrations are applied when the store is opened.
"""

from rebelote.store.database import DatabaseStore, open_store
from rebelote.store.migrate import migrate

__all__ = ["DatabaseStore", "migrate", "open_store"]
