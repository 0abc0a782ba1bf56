"""A deal of belote on the score sheet: who undertook what, and what came of it."""

from rebelote.games.belote.order import DENOMINATIONS
from rebelote.games.belote.scoring.marks import VERDICT_CODES, Line
from rebelote.games.belote.scoring.score import Result
from rebelote.speech.belote.contract import denomination
from rebelote.speech.belote.score import Sayings, contract_of, rows
from rebelote.speech.names import Names
from rebelote.speech.words import Account

_VOID = ("passed", "redeal")
"""Verdicts on deals that count for nothing."""


def account(result: Result, sayings: Sayings) -> Account:
    """A deal on the sheet."""
    names = sayings.names
    undertaken = next((each for each in result.lines if each.code == "contract"), None)
    title, suit = _undertaken(names, undertaken)
    verdict = next((each for each in result.lines if each.code in VERDICT_CODES), None)
    held = sum(sum(each.amounts) for each in result.held)
    said = names.say(f"verdict-{verdict.code}") if verdict else ""
    counted = verdict is None or verdict.code not in _VOID
    return Account(title, suit, said, result.marks, counted, rows(result, sayings, held))


def _undertaken(names: Names, line: Line | None) -> tuple[str, str]:
    """Taker and contract in few words, and the denomination; empty where nobody took."""
    if line is None:
        return "", ""
    contract = contract_of(line)
    suit, name = denomination(names.words, contract.denomination), DENOMINATIONS[contract.denomination]
    if contract.taker < 0:
        return suit, name
    kind = "capot" if contract.capot else "generale" if contract.generale else "bid"
    what = names.say(f"call-{kind}", value=contract.value, suit=suit) if contract.value else suit
    if contract.mult > 1:
        what = names.say("contract-times", contract=what, mult=contract.mult)
    return names.listed((names.of(contract.taker), what)), name
