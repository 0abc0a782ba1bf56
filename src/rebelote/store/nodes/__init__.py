"""Several processes over one database: what they tell each other and who holds which table, in one Redis."""

from rebelote.store.nodes.connection import open_redis
from rebelote.store.nodes.leases import Leases
from rebelote.store.nodes.post import Post
from rebelote.store.nodes.shelf import Shelf

__all__ = ["Leases", "Post", "Shelf", "open_redis"]
