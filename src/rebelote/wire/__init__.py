"""The wire: every message between a table and its clients, and their text.

`messages` is the only description; the JSON Schema and the types of the browser are made from it.
Games are unknown here: moves travel as text, views as zones, choices and named facts.
"""

from rebelote.wire.codec import BadMessage, decode, encode, encoded

__all__ = ["BadMessage", "decode", "encode", "encoded"]
