"""The auction of whist read slowly from the rulebook, and its tricks (W4 to W23)."""

from typing import Any

GAMES = [
    "emb8",
    "emb9",
    "solo6",
    "emb10",
    "solo7",
    "emb11",
    "pm",
    "emb12",
    "solo8",
    "pic",
    "emb13",
    "ab9",
    "trou",
    "gm",
    "ab10",
    "ab11",
    "gmo",
    "ch12",
    "ch13",
]
MISERES = ("pm", "pic", "gm", "gmo")
LED = ("ab9", "ab10", "ab11", "ch12", "ch13")
SUITS = "scdhn"
RANKS = "23456789TJQKA"


def value(game: str) -> tuple[int, int]:
    """Where a game such as `solo6h` or `pm` ranks (W4, W7)."""
    if game in MISERES or game == "trou":
        return GAMES.index(game), -1
    return GAMES.index(game[:-1]), SUITS.index(game[-1])


class Auction:
    """An auction that is told call by call; `hands` are sets of cards such as `Ah`."""

    def __init__(self, hands: list[set[str]], first: int, options: Any) -> None:
        self.hands, self.options, self.first = hands, options, first
        self.said: dict[int, list[str]] = {seat: [] for seat in range(4)}
        self.offers: dict[int, str] = {}  # the suit that a seat has open, maintained or joined
        self.maintained: set[int] = set()
        self.joined: dict[int, int] = {}  # proposer to joiner
        self.gone: set[int] = set()
        self.standing, self.holders = "", ()  # type: str, tuple[int, ...]
        aces = [len({"As", "Ah", "Ad", "Ac"} & hand) for hand in hands]
        self.trou = aces.index(3) if 3 in aces and options.trou else -1
        if self.trou >= 0:
            self.standing = "trou"
        self.turn = first

    def above(self, game: str) -> bool:
        return not self.standing or value(game) > value(self.standing)

    def is_joiner(self, seat: int) -> bool:
        return seat in self.joined.values()

    def is_open(self, seat: int) -> bool:
        return seat in self.offers and seat not in self.joined

    def waits(self, seat: int) -> bool:
        return self.said[seat] == ["wait"]

    def own(self, seat: int) -> str:
        """The latest game that a seat named to play alone."""
        games = [
            call for call in self.said[seat] if call in MISERES or call.startswith(("solo", "ab", "ch1"))
        ]
        return games[-1] if games else ""

    def joinable(self, seat: int, suit: str) -> bool:
        """W11: somebody may still join, and some number of tricks is high enough."""
        if not any(self.above(f"emb{n}{suit}") for n in range(8, 14)):
            return False
        for other in set(range(4)) - {seat} - self.gone:
            lower = self.is_open(other) and SUITS.index(self.offers[other]) < SUITS.index(suit)
            counts = lower and other not in self.maintained and self.options.joinable_by == "waiting"
            if not self.said[other] or self.waits(other) or counts:
                return True
        return False

    def calls(self) -> set[str]:
        """Everything that the seat with the floor may say."""
        seat, found = self.turn, {"p"}
        if self.trou == seat and not self.options.trou_announcer_may_overcall:
            return found
        if self.is_joiner(seat):
            suit = self.offers[next(each for each, other in self.joined.items() if other == seat)]
            raises = [f"emb{n}" for n in range(8, 14) if self.above(f"emb{n}{suit}")]
            return found | set(raises[:1] if self.options.raise_step == "minimal" else raises)
        if self.trou < 0 and not any(self.said.values()):
            found.add("wait")
        for suit in "shdc":
            found |= {name for name, may in self._pairs(seat, suit) if may}
        if self.waits(seat):
            return found
        fresh = not self.said[seat]
        for game in MISERES:
            equal = self.standing == game and self.options.several_miseres
            late = self.options.specials_round == "all" and not fresh and not self.own(seat)
            if (self.above(game) or equal) and not late:
                found.add(game)
        for kind in LED:
            may = fresh or self.own(seat).startswith(("ab", "ch"))
            suits = "shdcn" if kind.startswith("ch") and self.options.chelem_nt != "off" else "shdc"
            found |= {kind + suit for suit in suits if may and self.above(kind + suit)}
        return found | self._solos(seat, fresh)

    def _pairs(self, seat: int, suit: str) -> list[tuple[str, bool]]:
        """Propose, join and maintain in a suit (W10, W11, W13, W17)."""
        mine = self.offers.get(seat, "") if self.is_open(seat) else ""
        higher = not mine or SUITS.index(suit) > SUITS.index(mine)
        free = not self.said[seat] or bool(mine)
        others = {self.offers[each] for each in self.offers if each != seat}
        misere = any(call in MISERES for row in self.said.values() for call in row)
        propose = free and higher and suit not in others and self.trou < 0
        propose = propose and self.joinable(seat, suit) and mine != suit
        propose = propose and not (misere and self.options.misere_bars_proposals)
        if self.options.proposal_order == "ascending":
            propose = propose and all(SUITS.index(each) < SUITS.index(suit) for each in others)
            propose = propose and self.above(f"emb8{suit}")
        there = any(self.is_open(each) and self.offers[each] == suit for each in self.offers if each != seat)
        levels = [n for n in range(8, 14) if self.above(f"emb{n}{suit}")]
        enough = bool(levels) and (levels[0] == 8 or self.options.emballage_entry != "eight_only")
        join = there and higher and enough and any(card[1] == suit for card in self.hands[seat])
        stay = mine == suit and self.options.maintain and self.joinable(seat, suit)
        return [(suit, propose), (f"join{suit}", join), ("stay", stay)]

    def _solos(self, seat: int, fresh: bool) -> set[str]:
        """W15."""
        easy = self.options.direct_solo == "always" or any("pm" in row for row in self.said.values())
        return {
            f"solo{n}{suit}"
            for suit in "shdc"
            if not fresh or easy or not self.joinable(seat, suit)
            for n in (6, 7, 8)
            if self.above(f"solo{n}{suit}")
        }

    def say(self, call: str) -> None:
        """Take a call in, and give the floor to the next who may speak (W8)."""
        seat = self.turn
        if call == "p":
            self._passed(seat)
        elif call == "stay":
            self.maintained.add(seat)
        elif call in tuple("shdc"):
            self.offers[seat] = call
        elif call.startswith("join"):
            self._joined(seat, call[-1])
        elif call.startswith("emb"):
            proposer = next(each for each, other in self.joined.items() if other == seat)
            self.standing, self.holders = call + self.offers[proposer], (proposer, seat)
        elif call != "wait":
            self.offers.pop(seat, None)
            self.holders = (*self.holders, seat) if call == self.standing else (seat,)
            self.standing = call
        self.said[seat].append(call)
        places = [(seat + step) % 4 for step in range(1, 5)]
        self.turn = next((each for each in places if self._speaks(each)), -1)

    def _passed(self, seat: int) -> None:
        self.gone.add(seat)
        self.offers.pop(seat, None)
        for proposer in [each for each, other in self.joined.items() if other == seat]:
            del self.joined[proposer]

    def _joined(self, seat: int, suit: str) -> None:
        self.offers.pop(seat, None)
        proposer = next(each for each in self.offers if self.is_open(each) and self.offers[each] == suit)
        self.joined[proposer] = seat
        level = next(n for n in range(8, 14) if self.above(f"emb{n}{suit}"))
        self.standing, self.holders = f"emb{level}{suit}", (proposer, seat)

    def _speaks(self, seat: int) -> bool:
        return not (
            seat in self.gone
            or seat in self.maintained
            or seat in self.joined
            or (seat in self.holders and self.standing != "trou")
        )


def deal(pack: list[str], dealer: int) -> list[set[str]]:
    """Packets of four, five and four from the dealer's left (W2)."""
    hands: list[set[str]] = [set(), set(), set(), set()]
    at = 0
    for size in (4, 5, 4):
        for place in (1, 2, 3, 4):
            hands[(dealer + place) % 4] |= set(pack[at : at + size])
            at += size
    return hands


def count(hands: list[set[str]], first: int, said: tuple[str, ...], depth: int, options: Any) -> int:
    """Sequences of so many moves after some calls: calls, and what follows the auction."""
    auction = Auction(hands, first, options)
    for call in said:
        assert call in auction.calls(), (said, call)
        auction.say(call)
    if auction.turn >= 0:
        calls = auction.calls() if depth else ()
        return sum(count(hands, first, (*said, call), depth - 1, options) for call in calls) if depth else 1
    if not auction.standing:
        return int(depth == 0)
    return _after(auction, depth)


def _after(auction: Auction, depth: int) -> int:
    """Trumps of a trou, cards laid aside, and then the play (W6, W20, W21, W25)."""
    hands, first, game = auction.hands, auction.first, auction.standing
    if depth == 0:
        return 1
    if game == "trou":
        ace = next(
            seat for seat in range(4) if seat != auction.trou and any(c[0] == "A" for c in hands[seat])
        )
        return sum(_play(hands, ace, (), suit, depth - 1) for suit in "shdc")
    if game == "pm":
        # thirteen cards of each hand may be laid aside; these counts go no further
        assert depth <= 4
        return int(13**depth)
    leader = auction.holders[0] if game.startswith(("ab", "ch")) else first
    trump = "n" if game in MISERES else game[-1]
    return _play(hands, leader, (), trump, depth)


def _play(hands: list[set[str]], leader: int, trick: tuple[str, ...], trump: str, depth: int) -> int:
    """Cards that may be played (W22), tricks to the best card (W23)."""
    if depth == 0:
        return 1
    if len(trick) == 4:
        best = max(trick, key=lambda card: (card[1] == trump, card[1] == trick[0][1], RANKS.index(card[0])))
        return _play(hands, (leader + trick.index(best)) % 4, (), trump, depth)
    seat, total = (leader + len(trick)) % 4, 0
    follow = {card for card in hands[seat] if trick and card[1] == trick[0][1]}
    for card in follow or hands[seat]:
        left = [hand - {card} if each == seat else hand for each, hand in enumerate(hands)]
        total += _play(left, leader, (*trick, card), trump, depth - 1)
    return total
