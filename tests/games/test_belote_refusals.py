"""Every refusal of belote has a position in which it is given, with its rule and its facts."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import rebelote.games.belote
from rebelote.engine import IllegalMove, Refusal, find
from rebelote.games.belote import GAME
from rebelote.games.belote.moves import Pass

from .builders import A_SUIT_EACH, Table, dealt, match
from .packs import IN_ORDER, PASSED

PACKAGE = Path(rebelote.games.belote.__file__).parent
AUCTION = "belote/ffb-coinche;announcements=no"
RETOURNE = "belote/pagat-classic;announcements=no"


def auction(calls: str, changes: str = "") -> Table:
    return dealt(f"{AUCTION};belote_declare=auto{changes}", A_SUIT_EACH, calls)


def retourne(calls: str, changes: str = "") -> Table:
    """The ace of spades is turned; who takes spades has all of them."""
    return dealt(f"{RETOURNE}{changes}", A_SUIT_EACH, calls, turned="As")


def waiting(changes: str = "") -> Table:
    """The second deal waits for the cut, seat 0 deals."""
    return match(f"belote/pagat-classic{changes}").after(f"{IN_ORDER} {PASSED}")


def vache(calls: str) -> Table:
    return dealt("belote/ludiclub-vache;announcements=no", A_SUIT_EACH, calls)


def drawing(setup: str) -> Table:
    """Before the first dealer is drawn."""
    options = find(setup).options
    return Table(GAME.begin(options, options.players))


def play(hands: tuple[str, ...], moves: str, changes: str = "", contract: str = "80h p p p") -> Table:
    """An auction ended in hearts by seat 0, and some cards."""
    return dealt(f"belote/ffb-coinche;sa_ta=yes{changes}", hands, f"{contract} {moves}")


def two(calls: str, changes: str = "") -> Table:
    hands = ("KQJ.987.AK.9", "A.KQJ.QJT.87")
    return dealt(
        f"belote/two-classic;announcements=no;seven_exchange=yes{changes}", hands, calls, turned="Ah"
    )


# seat 1 has clubs and trumps but no spade, seat 2 overtrumps, seat 3 cannot
RUFFS = ("AKQJT987...", ".A9.AKQ.AKQ", ".J87.JT9.JT", ".KQT.87.987")
RUFFS_HIGH = ("AKQJT987...", ".J9.AKQ.AKQ", ".A87.JT9.JT", ".KQT.87.987")
# seat 3 is the partner of seat 1 and has higher and lower trumps
PARTNER = ("AKQJT987...", ".9T.AKQ.AKQ", "..JT987.JT9", ".AJKQ87..87")
TIERCES = ("AKQ.J7.T8.7", "JT9.A8.7.KQ", "87.K9.AKQ.J", ".QT.J9.AT98")

# the same, but seat 3 cannot overtrump
PARTNER_BELOW = ("AKQJT987...", ".JT.AKQ.AKQ", "..JT987.JT9", ".A9KQ87..87")

AGREEING = ";shuffle_on_agreement=yes"
OVER = ";partner_ruff=pisse_if_cannot_over"
POSITIONS: dict[str, tuple[Callable[[], Table], str, str, dict[str, str | int]]] = {
    "already-coinched": (lambda: auction("80s x p"), "x", "B33", {}),
    "announced-by-itself": (lambda: play(TIERCES, "", ";announce_declare=auto"), "As+t", "B67", {}),
    "announced-too-late": (lambda: play(TIERCES, "As Js 8s Qh Ac"), "7c+t", "B67", {}),
    "announcements-off": (lambda: play(TIERCES, "", ";announcements=no"), "As+t", "B60", {}),
    "arret-off": (lambda: retourne("s Js 7h 7d 7c"), "stop", "B116", {}),
    "arret-turn": (lambda: retourne("s", ";arret=yes"), "stop", "B116", {"seat": 0}),
    "auction-only": (lambda: auction(""), "h", "B30", {}),
    "belote-by-itself": (lambda: auction("80s p p p"), "Qs+b", "B76", {}),
    "bid-ceiling": (lambda: auction("", ";bid_max=160"), "170s", "B31", {"value": 170, "highest": 160}),
    "bid-step": (lambda: auction(""), "85s", "B31", {"value": 85, "step": 10}),
    "bid-too-low": (lambda: auction("90s"), "90h", "B31", {"value": 90, "least": 100}),
    "cut-size": (lambda: waiting(), "cut2", "B7", {"size": 2, "least": 3, "most": 29}),
    "dealer-must-take": (lambda: retourne("p p p", ";rounds=1;last_forced=yes"), "p", "B23", {}),
    "exchange-no-seven": (lambda: two("h"), "1:seven", "B120", {}),
    "exchange-not-trump": (lambda: two("p p s"), "seven", "B120", {"trump": "s"}),
    "exchange-off": (lambda: two("h", ";seven_exchange=no"), "seven", "B120", {}),
    "exchange-too-late": (lambda: two("h 9h"), "0:seven", "B120", {}),
    "follow": (lambda: play(TIERCES, "As"), "Kc", "B41", {"suit": "s"}),
    "frozen": (lambda: auction("80s x"), "90h", "B33", {}),
    "match-over": (
        lambda: auction("80s p p p", ";end_mode=single_deal;belote_only_finish=off").played_out(),
        "0:p",
        "B110",
        {},
    ),
    "mix-off": (lambda: waiting(), "0:mix", "B4", {}),
    "mix-refused-before": (lambda: waiting(AGREEING).after("0:mix keep"), "2:mix", "B4", {}),
    "no-auction": (lambda: retourne(""), "80s", "B20", {}),
    "no-belote": (lambda: play(TIERCES, "", ";belote_declare=optional"), "Jh+b", "B76", {"word": "belote"}),
    "no-capot-bid": (lambda: auction("", ";capot_bid=no"), "caps", "B32", {}),
    "no-generale-bid": (lambda: auction(""), "gens", "B32", {}),
    "no-sa-ta": (lambda: auction(""), "80sa", "B25", {"denomination": "sa"}),
    "no-such-seat": (lambda: drawing("belote/three-24"), "{dealer=4}", "B3", {"seats": 3}),
    "not-held": (lambda: play(TIERCES, ""), "As+c+k", "B60", {"kinds": "c k"}),
    "not-in-hand": (lambda: play(TIERCES, ""), "Ah", "B40", {"card": "Ah"}),
    "not-now": (lambda: play(TIERCES, ""), "80h", "", {"waits": "play"}),
    "not-the-cutter": (lambda: waiting(), "1:cut16", "B7", {}),
    "not-the-pack": (lambda: match("belote/three-24"), IN_ORDER, "B2", {"cards": 24}),
    "not-your-bid": (lambda: auction("80s x p"), "xx", "B34", {}),
    "not-your-turn": (lambda: auction("80s"), "2:p", "B30", {}),
    "nothing-above": (lambda: auction("caps"), "caph", "B32", {}),
    "nothing-to-coinche": (lambda: auction(""), "x", "B33", {}),
    "nothing-to-show": (lambda: play(TIERCES, "", ";announce_show=on_request"), "1:show", "B68", {}),
    "nothing-to-surcoinche": (lambda: auction("80s"), "xx", "B34", {}),
    "only-pass": (lambda: auction("80s x p", ";coinche_freezes=no"), "90h", "B34", {}),
    "other-denomination": (
        lambda: auction("80s p p p", ";self_overbid=other_suit"),
        "90s",
        "B37",
        {"denomination": "s"},
    ),
    "other-suits-only": (lambda: retourne("p p p p"), "s", "B21", {"denomination": "s", "turned": "s"}),
    "over-partner": (lambda: play(PARTNER, "As Th 9d", OVER), "Qh", "B47", {"over": "Th"}),
    "overtrump": (lambda: play(RUFFS, "As 9h"), "7h", "B44", {"over": "9h"}),
    "own-bid": (lambda: auction("80s p"), "x", "B33", {}),
    "packets": (lambda: match("belote/contree").after(IN_ORDER), "3-2", "B10", {}),
    "rise": (lambda: play(TIERCES, "7h Ah"), "Kh", "B42", {"over": "Ah"}),
    "sa-ta-later": (lambda: retourne("", ";sa_ta=yes"), "ta", "B25", {"denomination": "ta"}),
    "trump": (lambda: play(RUFFS, "As"), "Ad", "B43", {"suit": "s"}),
    "turned-suit-only": (lambda: retourne(""), "h", "B20", {"denomination": "h", "turned": "s"}),
    "undertrump": (
        lambda: play(RUFFS_HIGH, "As Jh", ";undertrump_opponent=must"),
        "Jd",
        "B45",
        {"over": "Jh"},
    ),
}
"""By code: a table, the move that is refused, the rule and the facts."""

OTHERS: list[tuple[Callable[[], Table], str, str]] = [
    (lambda: two("h 9h"), "1:7c", "follow B41"),
    (lambda: retourne(""), "2:p", "not-your-turn B20"),
    (lambda: play(TIERCES, ""), "2:7s", "not-your-turn B40"),
    (lambda: auction("80s"), "3:x", "not-your-turn B33"),
    (lambda: vache("p p p"), "p", "dealer-must-take B24"),
    (lambda: play(TIERCES, "As", contract="80ta p p p"), "Ts", "rise B50"),
    (lambda: play(PARTNER_BELOW, "As Jh 9d", OVER), "8c", "undertrump B47"),
    (lambda: waiting(), "3:mix", "mix-off B4"),
    (lambda: waiting(AGREEING).after("3:mix keep"), "3:mix", "mix-refused-before B4"),
    (lambda: waiting(AGREEING), "1:cut16", "not-the-cutter B7"),
    (lambda: waiting(AGREEING), "1:keep", "not-now"),
    (lambda: match("belote/contree").after(IN_ORDER), "{dealer=1}", "not-your-turn"),
    (lambda: match("belote/contree"), "0:p", "not-your-turn"),
    (lambda: auction("80s p p p"), "0:x", "not-now"),
    (lambda: auction(""), "7s", "not-now"),
]
"""Codes that several rules give, or several phases: a table, the move, code and rule."""


def codes() -> set[str]:
    """The codes of all refusals in the sources of the game."""
    return {code for path in PACKAGE.rglob("*.py") for code in codes_of(path.read_text())}


def codes_of(text: str) -> Iterator[str]:
    """The codes that the calls of `refuse` in a text may have."""
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "refuse":
                yield from _texts(call.args[0], function)


def _texts(node: ast.expr, function: ast.FunctionDef) -> Iterator[str]:
    """The texts that an expression may be: itself, either branch, or what a name was given."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from (*_texts(one, function), *_texts(other, function))
        case ast.Name(id=name):
            yield from (
                text
                for each in ast.walk(function)
                if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == name
                for text in _texts(each.value, function)
            )
        case _:
            raise AssertionError(f"no text can be read from {ast.unparse(node)}")


def test_every_code_has_a_position() -> None:
    assert codes() == set(POSITIONS) | {"bidding-over"}


@pytest.mark.parametrize(
    ("table", "rule"), [(lambda: retourne("s"), "B20"), (lambda: auction("80s p p p"), "B35")]
)
def test_nothing_is_called_in_a_bidding_that_is_over(table: Callable[[], Table], rule: str) -> None:
    """A match plays on by then and refuses with not-now: the bidding itself is asked."""
    state = table().state
    assert state.talk is not None

    assert Refusal("bidding-over", rule) == state.rules.bidding.why(state.talk, state.talk.turn, Pass())


def test_codes_are_found_wherever_they_are_chosen() -> None:
    source = """
def why(off):
    code = "one" if off else "two"
    return refuse(code) or refuse("three", "B1") or refuse("four" if off else "five")
"""

    assert {"one", "two", "three", "four", "five"} == set(codes_of(source))


@pytest.mark.parametrize("code", POSITIONS)
def test_refusal_has_its_code_its_rule_and_its_facts(code: str) -> None:
    begin, move, rule, facts = POSITIONS[code]
    refusal = begin().why(move)
    assert refusal is not None

    assert (code, rule, facts) == (refusal.code, refusal.rule, dict(refusal.facts))


@pytest.mark.parametrize("code", POSITIONS)
def test_refused_move_raises_and_leaves_the_state_as_it_was(code: str) -> None:
    begin, move, _, _ = POSITIONS[code]
    table = begin()
    before = repr(table.state)
    with pytest.raises(IllegalMove) as error:
        table.after(move)

    assert (code, before) == (error.value.refusal.code, repr(table.state))


@pytest.mark.parametrize("code", POSITIONS)
def test_refused_move_is_not_on_offer(code: str) -> None:
    begin, move, _, _ = POSITIONS[code]
    table = begin()
    seat, colon, text = move.rpartition(":")
    seats = [int(seat)] if colon else list(table.due)

    assert all(text not in table.offered(each).split() for each in seats)


@pytest.mark.parametrize(("begin", "move", "expected"), OTHERS)
def test_code_of_several_rules_names_the_one_that_forbids(
    begin: Callable[[], Table], move: str, expected: str
) -> None:
    assert expected == begin().refused(move)


def test_error_tells_code_facts_and_rule() -> None:
    with pytest.raises(IllegalMove, match=r"bid-too-low \(value 90, least 100\) B31"):
        auction("90s").after("90h")
