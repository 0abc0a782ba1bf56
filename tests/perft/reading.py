"""Counts of perft cases by the slow reading of the rules in `tests/oracle`."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tests.oracle import belote_announcements, belote_bidding, belote_dealing, belote_perft, belote_play
from tests.oracle.belote_options import SUITS, Options, options_of, preset_names

from rebelote.cards import Card, cards_of, show_card
from rebelote.engine.options import differences
from rebelote.record import Hands, Line, Said

CALLS = {"p": "pass", "x": "coinche", "xx": "surcoinche"}
NAMES = {"cap": "capot", "gen": "generale", "": "take"}


class Table(NamedTuple):
    """What stays the same during a walk."""

    options: Options
    dealer: int
    dealt: belote_dealing.Dealt


def counted(line: Line, depth: int) -> int:
    """Legal sequences of so many moves from a line that holds no plays."""
    options = options_of(line.setup.preset, **_changes(line))
    if isinstance(line.deal, Hands):
        seats = len(line.deal.hands)
        hands = [[_text(card) for card in cards_of(hand.cards)] for hand in line.deal.hands]
        turned = [hands[(seat - line.deal.leader) % seats] for seat in range(seats)]
        trump = _call(line.bidding[0].move).partition(":")[2]
        return belote_perft.perft(turned, depth, turn=line.deal.leader, trump=trump, options=options)
    pack = [_text(card) for card in line.deal.cards]
    if options["two_form"] == "open":
        return _open(pack, line.dealer, options, depth)
    return _from_packets(pack, line, options, depth)


def _changes(line: Line) -> dict[str, object]:
    base = line.setup.game.presets()[line.setup.preset].options
    return dict(differences(line.setup.options, base))


def _text(card: Card) -> str:
    return show_card(card).upper()


def _call(text: str) -> str:
    """A call of the notation in the words of the slow reading."""
    if text in CALLS:
        return CALLS[text]
    name = text.rstrip("shdcta") if text[0].isdigit() else text[:3] if text[:3] in NAMES else ""
    return f"{NAMES.get(name, name)}:{text.removeprefix(name).upper()}"


def _from_packets(pack: list[str], line: Line, options: Options, depth: int) -> int:
    """The walk from the packets on, or from the calls when the packets are dealt."""
    choices = belote_dealing.packets_allowed(options)
    said = [each.move for each in line.bidding]
    if len(choices) > 1 and not said:
        if depth == 0:
            return 1
        further = (
            Line(line.setup, line.dealer, line.deal, (Said(None, _packets(each)),)) for each in choices
        )
        return sum(_from_packets(pack, each, options, depth - 1) for each in further)
    packets = choices[0]
    if len(choices) > 1:
        packets = next(each for each in choices if _packets(each) == said[0])
        said = said[1:]
    dealt = belote_dealing.deal(pack, packets, dealer=line.dealer, options=options)
    return _from_calls(Table(options, line.dealer, dealt), tuple(map(_call, said)), depth)


def _packets(sizes: Sequence[int]) -> str:
    return "-".join(map(str, sizes))


def _from_calls(table: Table, calls: tuple[str, ...], depth: int) -> int:
    known = {"dealer": table.dealer, "options": table.options, "turned": table.dealt.turned}
    end = belote_bidding.outcome(calls, **known)
    if depth == 0:
        return 1
    if end["result"] == "void":
        return 0
    if end["result"] == "open":
        choices = belote_bidding.legal_calls(calls, **known)
        return (
            len(choices) if depth == 1 else sum(_from_calls(table, (*calls, c), depth - 1) for c in choices)
        )
    complete = table.dealt
    if table.options["bid_mode"] != "auction":
        complete = belote_dealing.complete(
            table.dealt, dealer=table.dealer, taker=end["taker"], options=table.options
        )
    first = belote_bidding.leader(end, dealer=table.dealer, options=table.options)
    aloud = _Aloud([list(hand) for hand in complete.hands], end["trump"], table.options)
    return _from_play(aloud, complete.hands, [], first, depth)


class _Aloud(NamedTuple):
    """The hands before the play, for what may be said on the first card of each."""

    hands: list[list[str]]
    trump: str
    options: Options

    def ways(self, seat: int, card: str) -> int:
        """In how many ways a seat may play a card as its first: kinds announced, times words of belote."""
        options, hand, ways = self.options, self.hands[seat], 1
        if options["announcements"] and options["announce_declare"] == "manual":
            found = belote_announcements.detect_by_rule(hand, trump=self.trump, options=options)
            kinds = Counter((each["kind"], each.get("len")) for each in found)
            for size in kinds.values():
                ways *= size + 1
        pair = {"K" + card[1], "Q" + card[1]}
        trumps = {"SA": [], "TA": SUITS}.get(self.trump, [self.trump])
        if card in pair and card[1] in trumps and pair <= set(hand) and options["belote_declare"] != "auto":
            ways *= 1 if options["belote_order"] == "king_first" and card[0] == "Q" else 2
        return ways

    def silent(self) -> bool:
        """Whether nobody can say anything."""
        return all(self.ways(seat, card) == 1 for seat, hand in enumerate(self.hands) for card in hand)


def _from_play(
    aloud: _Aloud, hands: Sequence[Sequence[str]], trick: list[tuple[int, str]], turn: int, depth: int
) -> int:
    """Sequences of cards with what is said on them; beyond the first trick only where nobody speaks."""
    seats = len(hands)
    if depth == 0:
        return 1
    if len(trick) == seats:
        assert aloud.silent()
        turn = belote_play.winning(trick, trump=aloud.trump)[0]
        return belote_perft.perft(hands, depth, turn=turn, trump=aloud.trump, options=aloud.options)
    total = 0
    for card in belote_play.legal(hands[turn], trick, seat=turn, trump=aloud.trump, options=aloud.options):
        left = [[each for each in hand if each != card] for hand in hands]
        laid = [*trick, (turn, card)]
        total += aloud.ways(turn, card) * _from_play(aloud, left, laid, (turn + 1) % seats, depth - 1)
    return total


def _open(pack: list[str], dealer: int, options: Options, depth: int) -> int:
    """Sequences of the open form, where cards are turned up (B121)."""
    piles, trump = belote_dealing.open_piles(pack, dealer=dealer)
    hands = [[upper for _, upper in row] for row in piles]
    beneath = {upper: lower for row in piles for lower, upper in row}

    def count(plays: tuple[str, ...], left: int) -> int:
        if left == 0:
            return 1
        played = belote_play.play_deal(
            hands, plays, leader=1 - dealer, trump=trump, options=options, beneath=beneath
        )
        choices = belote_play.next_cards(played, trump=trump, options=options)
        return sum(count((*plays, card), left - 1) for card in choices)

    return count((), depth)


PRESETS = preset_names()
