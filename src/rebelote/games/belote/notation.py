"""How deals of belote are written: the door of the game for lines and records (`engine.notation`).

Besides dealer and totals a match carries, where they are not the usual ones: `deal` the number of the deal,
scored deals counted from 1; `pots` each as rule, who took it, and what is held of each side
(`B95-NS-80-0`); `pending` the sides that reached the target by belote alone (B113); `forgiven` the sides
that have had their tolerance (B76).
"""

import re
from dataclasses import replace

from rebelote.cards import Card, Seat, compass, gather
from rebelote.engine.errors import SetupError
from rebelote.engine.game import Move
from rebelote.engine.notation import Pairs, Placed, Standing
from rebelote.games.belote import kernel
from rebelote.games.belote.options import Options
from rebelote.games.belote.position import calls_of
from rebelote.games.belote.position import position as placed_position
from rebelote.games.belote.rules import Belote
from rebelote.games.belote.scoring.ending import reaches
from rebelote.games.belote.scoring.pots import Pot
from rebelote.games.belote.state import Match, Phase, State, rules

__all__ = [
    "letters",
    "log",
    "pack",
    "placed",
    "playing",
    "position",
    "quick",
    "sides",
    "standing",
    "together",
    "told",
    "tricks",
    "waiting",
]

_GAME = Belote()
_UNORDERED = frozenset((Phase.DRAW, Phase.MIX, Phase.CHOICE, Phase.CUT, Phase.ANSWER))
_NUMBER = re.compile(r"[1-9][0-9]{0,4}|0")
_VERDICT = {True: "yes", False: "no", None: "even"}


def letters(options: Options, seats: int = 0) -> str:
    """A letter for each seat, in order of rotation; the options say how many (B3)."""
    return compass(options.players, clockwise=options.direction == "clockwise")


def sides(options: Options, seats: int = 0) -> tuple[str, ...]:
    """`NS` and `EW` at tables of four, otherwise the seats."""
    return ("NS", "EW") if options.players == 4 else tuple(letters(options))


def pack(state: State) -> tuple[Card, ...]:
    """The pack in dealing order: mixed and cut."""
    if state.deal is None or state.phase in _UNORDERED:
        return ()
    return state.deal.pack


def log(state: State) -> tuple[tuple[Seat, Move], ...]:
    """The moves since the pack was in order."""
    return tuple((Seat(seat), move) for seat, move in state.log)


def playing(state: State) -> bool:
    """Whether the contract of the deal is fixed."""
    return state.play is not None


def tricks(state: State) -> int:
    """Complete tricks of the deal."""
    return len(state.takers)


def together(state: State) -> bool:
    """Nobody decides together with others."""
    return False


def told(state: State, deal: int) -> Pairs:
    """`Made` (yes, no, even, or void where nothing was scored) and the marks of each side as `Score`."""
    result = state.match.results[deal]
    void = any(each.code == "passed" for each in result.lines)
    names = sides(state.rules.options)
    marks = " ".join(f"{name} {mark}" for name, mark in zip(names, result.marks, strict=True))
    return (("Made", "void" if void else _VERDICT[result.made]), ("Score", marks))


def quick(state: State, depth: int) -> int | None:
    """The kernel's count, while only cards can be played and nothing is said or turned up."""
    if state.phase is not Phase.PLAY or state.speech is None or state.play is None:
        return None
    piles = state.deal.piles if state.deal is not None else None
    covered = piles is not None and any(piles.upper)
    if covered or state.speech.claims or state.rules.options.arret or _aloud(state):
        return None
    return kernel.perft(state.play, depth)


def _aloud(state: State) -> bool:
    """Whether an announcement, its showing or an exchange may come between the cards (B67, B68, B120)."""
    options, said = state.rules.options, state.speech
    assert said is not None
    if not state.takers and (options.seven_exchange or any(row[0] for row in said.offers)):
        return True
    asking = options.announce_show == "on_request" and len(state.takers) == 1
    return asking and said.compared is not None and not said.shown


def placed(state: State) -> Placed | None:
    """What an ending was set up from."""
    deal = state.deal
    if deal is None or not deal.position or deal.dealt is None or state.play is None:
        return None
    leader = Seat(state.log[0][0] if state.log else state.play.tricks.turn)
    return Placed(leader, tuple(map(gather, deal.dealt.hands)), calls_of(state, leader))


def position(options: Options, standing: Standing, placed: Placed) -> State:
    """An ending for study. Raises SetupError, or IllegalMove for a call against the rules."""
    return placed_position(rules(options), waiting(options, standing).match, placed)


def waiting(options: Options, standing: Standing) -> State:
    """The wait for a mixed pack. Raises SetupError naming what is wrong with the standing."""
    state = _GAME.deal_from(options, options.players, standing.dealer, standing.totals)
    return replace(state, match=_with(state.match, standing.carried, sides(options)))


def standing(state: State) -> Standing:
    """Where the match stood before the deal, read back from its end where it is over."""
    match_ = state.match
    if match_.winners is not None and state.deal is not None and not state.deal.position:
        match_ = _before(state)
    names = sides(state.rules.options)
    carried = (
        ("deal", str(match_.scored + 1) if match_.scored else ""),
        ("pots", "+".join(_show_pot(pot, names) for pot in match_.pots)),
        ("pending", "+".join(names[side] for side in match_.pending)),
        ("forgiven", "+".join(names[side] for side in sorted(match_.forgiven))),
    )
    return Standing(Seat(match_.dealer), match_.totals, tuple(pair for pair in carried if pair[1]))


def _before(state: State) -> Match:
    """The match before its last deal. Exact but for who was pending, where both sides may have been (B113)."""
    match_, said, form = state.match, state.speech, state.rules.form
    assert said is not None and state.play is not None
    dealer = state.talk.dealer if state.talk else (state.log[0][0] - 1) % form.seats
    had = {form.side(said.claims[place].seat) for place in said.noticed}
    match_ = replace(match_, dealer=dealer, forgiven=match_.forgiven - had, winners=None)
    if any(state.play.tricks.hands):
        # stopped before the end of the deal, which brought nothing (B116)
        return match_
    result = match_.results[-1]
    totals = tuple(total - mark for total, mark in zip(match_.totals, result.marks, strict=True))
    reached = tuple(side for side, total in enumerate(totals) if reaches(state.rules.options, total))
    return replace(
        match_,
        totals=totals,
        scored=match_.scored - 1,
        pots=_pots_before(match_),
        pending=reached if len(reached) == 1 and state.rules.options.belote_only_finish != "off" else (),
    )


def _pots_before(match_: Match) -> tuple[Pot, ...]:
    """The pots before the last result: a result sends them away, a litige adds one (B97)."""
    if len(match_.results) > 1:
        return match_.results[-2].held
    result = match_.results[-1]
    if any(each.code == "mark-held" for each in result.lines):
        return result.held[:-1]
    return result.won or result.held or match_.pots


def _show_pot(pot: Pot, names: tuple[str, ...]) -> str:
    return "-".join((pot.rule, names[pot.takers], *map(str, pot.amounts)))


def _with(match_: Match, carried: Pairs, names: tuple[str, ...]) -> Match:
    """The match with what was carried. Raises SetupError."""
    for name, text in carried:
        parts = text.split("+")
        match name:
            case "deal" if _NUMBER.fullmatch(text) and text != "0":
                match_ = replace(match_, scored=int(text) - 1)
            case "pots":
                match_ = replace(match_, pots=tuple(_read_pot(part, names) for part in parts))
            case "pending" if _differ(parts, names):
                match_ = replace(match_, pending=tuple(sorted(map(names.index, parts))))
            case "forgiven" if _differ(parts, names):
                match_ = replace(match_, forgiven=frozenset(map(names.index, parts)))
            case _:
                raise SetupError("totals", value=f"{name}={text}", expected="deal, pots, pending, forgiven")
    return match_


def _differ(parts: list[str], names: tuple[str, ...]) -> bool:
    return set(parts) <= set(names) and len(set(parts)) == len(parts)


def _read_pot(text: str, names: tuple[str, ...]) -> Pot:
    rule, _, rest = text.partition("-")
    taker, *amounts = rest.split("-")
    right = rule in ("B95", "B96") and taker in names and len(amounts) == len(names)
    if not right or not all(_NUMBER.fullmatch(each) for each in amounts):
        raise SetupError("totals", value=text, expected=f"B95-{names[0]}-80-0")
    return Pot(rule, names.index(taker), tuple(map(int, amounts)))
