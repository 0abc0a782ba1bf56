"""The server: pages, a few requests, and one socket for each client at a table. It knows no rule."""

from rebelote.server.application import application
from rebelote.server.house import Settings
from rebelote.server.running import serve

__all__ = ["Settings", "application", "serve"]
