"""Random vectors of every kind, in presets and in mixtures of options; what they expect is left open."""

from collections.abc import Callable
from random import Random
from typing import Any

from rebelote.engine import SetupError
from rebelote.engine.options import changed, options_of
from rebelote.games.belote import GAME
from rebelote.games.belote.options import Options

from .belote_bidding import allowed, legal_calls, outcome
from .belote_dealing import pack, packets_allowed
from .belote_options import RANKS, SUITS, preset_names, sides
from .belote_options import Options as Named
from .belote_options import options_of as named_options
from .belote_play import next_cards, play_deal

Vector = dict[str, Any]
DENOMINATIONS = [*SUITS, "SA", "TA"]
CALLS = [
    *("pass", "coinche", "surcoinche", "coinche@0", "coinche@1", "coinche@2", "coinche@3"),
    *(f"take:{each}" for each in DENOMINATIONS),
    *(f"{bid}:{each}" for bid in ("capot", "generale") for each in DENOMINATIONS),
    *(f"{value}:{each}" for value in (0, 70, 80, 85, 90, 100, 160, 170, 250, 260, 650) for each in "SH"),
    *("80:D", "90:C", "80:SA", "90:TA"),
]


def mixture(source: Random) -> tuple[str, dict[str, Any]]:
    """A preset, as it is or with some options changed to others that go with them."""
    preset = source.choice(preset_names())
    options, changes = GAME.presets()[preset].options, dict[str, Any]()
    share = source.choice((0.0, 0.1, 0.4))
    for option in options_of(Options).values():
        if source.random() < share:
            value = source.choice(option.values)
            try:
                options = GAME.checked(changed(options, {option.name: value}))
            except SetupError:
                continue
            changes[option.name] = value
    return preset, changes


def vector(kind: str, source: Random) -> Vector:
    """A vector of a kind that makes sense in its mixture of options."""
    while True:
        preset, changes = mixture(source)
        options = named_options(preset, **changes)
        made = MAKERS[kind](options, source)
        if made is not None:
            return {"id": kind, "preset": preset, "options": changes, "kind": kind, "input": made}


# cards


def trace(options: Named, source: Random) -> Vector:
    """A deal of a few cards each, or of piles of two, played at random to the end or nearly."""
    players, held = options["players"], source.randint(1, 8)
    opened = options["two_form"] == "open"
    dealt = source.sample(pack(options), players * held * (2 if opened else 1))
    rows = [dealt[at : at + held] for at in range(0, len(dealt), held)]
    hands, under = rows[:players], rows[players:]
    beneath = dict(zip(dealt, dealt[players * held :], strict=False)) if opened else {}
    dealer, trump = source.randrange(players), source.choice(DENOMINATIONS)
    leader = (dealer + 1) % players
    plays: list[str] = []
    for _ in range(len(dealt) - source.choice((0, 0, 1))):
        played = play_deal(hands, plays, leader=leader, trump=trump, options=options, beneath=beneath)
        plays.append(source.choice(next_cards(played, trump=trump, options=options)))
    asked = {"hands": _rows(hands), "dealer": dealer, "trump": trump, "plays": " ".join(plays)}
    return asked | ({"under": _rows(under)} if opened else {})


def legal(options: Named, source: Random) -> Vector | None:
    """Any cards in the trick and in the hand, those of two suits more often than not."""
    players = options["players"]
    laid, held = source.randrange(players), source.randint(1, 8)
    near = [card for card in pack(options) if card[1] in source.sample(SUITS, 2)]
    some = source.sample(
        near if len(near) >= laid + held and source.random() < 0.7 else pack(options), laid + held
    )
    first = source.randrange(players)
    seats = [(first + at) % players for at in range(laid)]
    trick = " ".join(f"{seat}:{card}" for seat, card in zip(seats, some, strict=False))
    seat = (first + laid) % players
    return {
        "trump": source.choice(DENOMINATIONS),
        "trick": trick,
        "seat": seat,
        "hand": " ".join(some[laid:]),
    }


def winner(options: Named, source: Random) -> Vector:
    """A complete trick."""
    players = options["players"]
    first, cards = source.randrange(players), source.sample(pack(options), players)
    trick = " ".join(f"{(first + at) % players}:{card}" for at, card in enumerate(cards))
    return {"trump": source.choice(DENOMINATIONS), "trick": trick}


# what is said


def detect(options: Named, source: Random) -> Vector:
    """A hand of a few ranks, so that carrés and runs are frequent."""
    return {"trump": source.choice(DENOMINATIONS), "hand": " ".join(_close(options, source, 8))}


def resolve(options: Named, source: Random) -> Vector:
    """Hands of a table around runs of nearly the same height and length, so that equal ones are frequent."""
    players, top = options["players"], source.randint(4, 7)
    free = pack(options)
    hands: list[list[str]] = []
    for _ in range(players):
        end, suit = top - source.choice((0, 0, 1)), source.choice(SUITS)
        length = source.choice((2, 3, 3, 4))
        wanted = [rank + suit for rank in RANKS[end - length + 1 : end + 1]]
        hands.append([card for card in wanted if card in free])
        free = [card for card in free if card not in hands[-1]]
    for hand in hands:
        hand += source.sample(free, 8 - len(hand))
        free = [card for card in free if card not in hand]
    return {
        "trump": source.choice(DENOMINATIONS),
        "dealer": source.randrange(players),
        "hands": _rows(hands),
    }


def belote(options: Named, source: Random) -> Vector:
    """King and Queen of some suits, with words in and out of place."""
    suits = source.sample(SUITS, source.randint(1, 4))
    hand = [rank + suit for suit in suits for rank in "KQ"]
    if source.random() < 0.2:
        hand.pop()
    words = source.choice((("belote", "rebelote"), ("belote", ""), ("", "rebelote"), ("", "")))
    plays: list[list[str]] = []
    for card in source.sample(hand, len(hand)):
        before = any(played[1] == card[1] for played, _word in plays)
        odd = source.random() < 0.1
        plays.append([card, source.choice(("", "belote", "rebelote")) if odd else words[before]])
    return {
        "trump": source.choice(DENOMINATIONS),
        "hand": " ".join(hand),
        "plays": plays,
        "noticed_before_count": source.random() < 0.5,
        "tolerance_used": source.random() < 0.3,
    }


# bidding


def auction(options: Named, source: Random) -> Vector | None:
    """Some legal calls; the seat that coinches may be out of turn."""
    if options["two_form"] == "open":
        return None
    players = options["players"]
    dealer = source.randrange(players)
    turned = source.choice(pack(options)) if options["bid_mode"] == "retourne" else None
    calls: list[str] = []
    for _ in range(source.randrange(12)):
        asked: dict[str, Any] = {"dealer": dealer, "options": options, "turned": turned}
        if outcome(calls, **asked)["result"] != "open":
            break
        open_ = legal_calls(calls, **asked) + [call for call in CALLS[3:7] if allowed(call, calls, **asked)]
        short = [call for call in open_ if ":" not in call]
        low = sorted((call for call in open_ if ":" in call), key=_height)
        some = source.choice(short + low[: source.choice((1, 3, 12))] or open_)
        calls.append("pass" if "pass" in open_ and source.random() < 0.4 else some)
    return {"dealer": dealer, "calls": calls} | ({"turned": turned} if turned else {})


def _height(call: str) -> int:
    name = call.partition(":")[0]
    return int(name) if name.isdigit() else 9_999


# marks and matches


def score(options: Named, source: Random) -> Vector:
    """Tricks that are often level or nearly, with announcements, belotes and a contract."""
    names, trump = sides(options), source.choice(DENOMINATIONS)
    points, tricks = _tricks(options, trump, source)
    made: Vector = {
        "taker_team": source.choice(names),
        "trump": trump,
        "trick_points": dict(zip(names, points, strict=True)),
        "tricks_won": dict(zip(names, tricks, strict=True)),
    }
    if source.random() < 0.5:
        made["belote"] = {source.choice(names): source.choice((20, 20, 20, 40))}
    if options["announcements"] and source.random() < 0.5:
        made["announcements"] = {source.choice(names): source.choice((20, 20, 50, 100, 300))}
    if source.random() < 0.2:
        made["last_deal"] = True
    if options["bid_mode"] == "auction":
        made["contract"] = _contract(options, made, source)
    if options["players"] == 3:
        made["last_trick"] = source.choice([name for name, won in zip(names, tricks, strict=True) if won])
    return made | {name: _whole(made[name], names) for name in ("belote", "announcements") if name in made}


def chain(options: Named, source: Random) -> Vector | None:
    """Deals in a row, half of them level."""
    if options["players"] != 4:
        return None
    deals: list[Vector] = []
    for _ in range(source.randint(1, 5)):
        deal = score(options, source)
        deal.pop("last_deal", None)
        if source.random() < 0.5:
            level = 129 if deal["trump"] == "TA" and options["ta_points"] == "scaled" else 81
            deal["trick_points"] = {"02": level, "13": level}
            deal["tricks_won"] = {"02": 4, "13": 4}
            deal.pop("announcements", None)
            if deal.get("contract", {}).get("generale"):
                deal["contract"]["bidder_tricks"] = 4
        deals.append({"passed": True} if source.random() < 0.15 else deal)
    # a deal that nobody took is never the last of a match
    last = "passed" not in deals[-1] and source.random() < 0.3
    return {"deals": deals, "last_of_game": last}


def game(options: Named, source: Random) -> Vector | None:
    """A match near its end."""
    if options["two_form"] == "open":
        return None
    names, target = sides(options), options["target"]
    made = source.choice((True, True, False, "tie")) if options["players"] == 4 else source.random() < 0.6
    marks = [source.choice((0, 20, 80, 90, 160, source.randrange(260))) for _ in names]
    if made == "tie" and options["tie_rule"] == "redeal":
        marks = [0 for _ in names]
    before = [max(0, target - source.choice((0, 20, 70, 80, 90, 160, source.randrange(400)))) for _ in names]
    if options["end_mode"] == "single_deal":
        before = [0 for _ in names]
    elif source.random() < 0.2:
        before = [total + source.choice((50, 100)) for total in before]
    tricks = [source.choice((0, 3, 5)) for _ in names]
    asked: Vector = {
        "before": dict(zip(names, before, strict=True)),
        "marks": dict(zip(names, marks, strict=True)),
        "taker_team": source.choice(names),
        "made": made,
        "belote": {
            name: min(mark, source.choice((0, 0, 20))) for name, mark in zip(names, marks, strict=True)
        },
        "tricks_won": dict(zip(names, tricks, strict=True)),
        "deal_no": source.randint(1, 21),
    }
    if options["belote_only_finish"] != "off" and source.random() < 0.4:
        asked["pending"] = {source.choice(names): True}
    return asked


def arret(options: Named, source: Random) -> Vector | None:
    """A claim near the target, of two sides."""
    if options["players"] == 3:
        return None
    side = source.choice(("defence", "taker"))
    asked = {
        "stopper": source.choice(sides(options)),
        "side": side,
        "before": max(0, options["target"] - source.randrange(60, 120)),
        "trick_points_so_far": source.randrange(100),
        "announcements": source.choice((0, 20, 50)),
        "belote": source.choice((0, 20)),
    }
    return asked | ({"made": source.random() < 0.7} if side == "taker" else {})


# the pack


def deal(options: Named, source: Random) -> Vector | None:
    """A mixed pack, cut or not, taken by somebody or not."""
    if options["two_form"] == "open":
        return None
    cards = pack(options)
    asked: Vector = {
        "pack": " ".join(source.sample(cards, len(cards))),
        "dealer": source.randrange(options["players"]),
        "packets": source.choice(packets_allowed(options)),
    }
    if source.random() < 0.5:
        asked["cut"] = source.randint(options["cut_min"], len(cards) - options["cut_min"])
    if options["bid_mode"] != "auction" and source.random() < 0.7:
        asked["taker"] = source.randrange(options["players"])
    return asked


def cut(options: Named, source: Random) -> Vector:
    """Sizes within bounds and beyond."""
    return {"sizes": [*range(5), 16, *range(20, 34), -1]}


def gather(options: Named, source: Random) -> Vector | None:
    """Tricks won by anybody, or hands that nobody took."""
    if options["two_form"] == "open":
        return None
    cards, players = pack(options), options["players"]
    cards = source.sample(cards, len(cards))
    if source.random() < 0.5:
        count = 9 if len(cards) - 8 * players > 4 else 8
        tricks = [cards[at * players : (at + 1) * players] for at in range(count)]
        return {
            "tricks": [
                {"cards": " ".join(trick), "won_by": source.choice(sides(options))} for trick in tricks
            ],
            "talon": " ".join(cards[count * players :]),
        }
    held = sum(packets_allowed(options)[0])
    rows = [cards[seat * held : (seat + 1) * held] for seat in range(players)]
    rest = cards[players * held :]
    asked: Vector = {"dealer": source.randrange(players), "hands": _rows(rows)}
    if options["bid_mode"] == "retourne":
        asked["turned"] = rest.pop(0)
    return asked | {"talon": " ".join(rest)}


def _rows(hands: list[list[str]]) -> dict[str, str]:
    return {str(seat): " ".join(hand) for seat, hand in enumerate(hands)}


def _close(options: Named, source: Random, count: int) -> list[str]:
    """Cards of neighbouring ranks, as far as there are enough."""
    start = source.randrange(5)
    some = [card for card in pack(options) if start <= RANKS.index(card[0]) < start + source.randint(3, 8)]
    return source.sample(some, min(count, len(some)))


def _whole(told: dict[str, int], names: list[str]) -> dict[str, int]:
    return {name: told.get(name, 0) for name in names}


def _tricks(options: Named, trump: str, source: Random) -> tuple[list[int], list[int]]:
    """Points and numbers of tricks of each side; now and then somebody has all or none."""
    total = 258 if trump == "TA" and options["ta_points"] == "scaled" else 162
    players, names = options["players"], sides(options)
    count = 16 if options["two_form"] == "open" else 9 if players == 2 or options["three_form"] == "32" else 8
    total -= source.randrange(40) if count == 9 else 0
    if source.random() < 0.25:
        winner = source.randrange(len(names))
        return (
            [total if side == winner else 0 for side in range(len(names))],
            [count if side == winner else 0 for side in range(len(names))],
        )
    first = source.choice((total // 2, total // 2 + source.randint(-25, 25), source.randrange(total + 1)))
    if len(names) == 2:
        return [first, total - first], [count - 3, 3]
    second = source.choice(((total - first) // 2, first, source.randrange(total + 1)))
    second = min(second, total - first)
    if options["three_form"] == "32" and source.random() < 0.3:
        return [first, total - first, 0], [count - 4, 4, 0]
    return [first, second, total - first - second], [count - 5, 3, 2]


def _contract(options: Named, made: Vector, source: Random) -> Vector:
    """A number, a capot, or a générale of which the bidder took all or some tricks himself."""
    bid = source.choice(("number", "number", "number", "capot", "generale"))
    mult = source.choice((1, 1, 2, options["surcoinche_mult"]))
    if bid == "capot" and options["capot_bid"]:
        return {"value": options["capot_value"], "mult": mult, "capot": True}
    if bid == "generale" and options["generale_bid"]:
        own = made["tricks_won"][made["taker_team"]]
        alone = source.choice((own, own // 2))
        value = options["generale_bid"]
        return {"value": value, "mult": mult, "capot": False, "generale": True, "bidder_tricks": alone}
    value = source.choice((80, 80, 90, 100, 110, 160, 260))
    return {"value": value, "mult": mult, "capot": False}


MAKERS: dict[str, Callable[[Named, Random], Vector | None]] = {
    "trace": trace,
    "legal": legal,
    "winner": winner,
    "detect": detect,
    "resolve": resolve,
    "belote": belote,
    "auction": auction,
    "score": score,
    "chain": chain,
    "game": game,
    "arret": arret,
    "deal": deal,
    "cut": cut,
    "gather": gather,
}
