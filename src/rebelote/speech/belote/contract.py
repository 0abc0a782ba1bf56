"""Denominations and contracts of belote in words."""

from rebelote.games.belote.contract import NOBODY, Contract
from rebelote.games.belote.order import DENOMINATIONS
from rebelote.locale import Catalogue
from rebelote.speech.names import Names, say


def denomination(words: Catalogue, number: int) -> str:
    """A denomination in words."""
    return say(words, f"denomination-{DENOMINATIONS[number]}")


def undertaken(contract: Contract, names: Names) -> str:
    """Who undertook what."""
    say, suit = names.say, denomination(names.words, contract.denomination)
    if contract.taker == NOBODY:
        return say("contract-open", suit=suit)
    who = {"seat": names.of(contract.taker), "who": names.who(contract.taker), "suit": suit}
    if not contract.value:
        return say("contract-take", **who)
    kind = "capot" if contract.capot else "generale" if contract.generale else "bid"
    made = say(f"contract-{kind}", value=contract.value, **who)
    return made if contract.mult == 1 else say("contract-times", contract=made, mult=contract.mult)
