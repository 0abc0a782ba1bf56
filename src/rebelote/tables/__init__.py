"""Tables: one queue each; a move is written before anybody is told. The store, the bots, the clock and
the sockets come in through ports, so that a table runs in a test and in a server alike.
"""

from rebelote.tables.lobby import Lobby
from rebelote.tables.ports import BotPool, Clock, Conflict, Store
from rebelote.tables.visitor import Visitor

__all__ = ["BotPool", "Clock", "Conflict", "Lobby", "Store", "Visitor"]
