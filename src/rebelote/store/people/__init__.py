"""The store of people: players, what they were given, whom they know, what the house has settled."""

from rebelote.store.people.clubs import Clubs
from rebelote.store.people.giving import Giving
from rebelote.store.people.knowing import Knowing
from rebelote.store.people.passkeys import Passkeys
from rebelote.store.people.players import Players
from rebelote.store.people.ranking import Ranking
from rebelote.store.people.rules import OwnRules
from rebelote.store.people.watching import Watching

__all__ = ["Clubs", "Giving", "Knowing", "OwnRules", "Passkeys", "Players", "Ranking", "Watching"]
