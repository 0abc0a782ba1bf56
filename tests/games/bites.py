"""Scenes in which an option shows: for each option a base and what is seen with each of its values.

A scene looks at a match or a sheet, never at the options themselves.
"""

from collections.abc import Callable

from rebelote.cards import show_cards
from rebelote.engine import IllegalMove
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.dealing.forms import form
from rebelote.games.belote.events import CardSignalled
from rebelote.games.belote.notation import letters
from rebelote.games.belote.options import Options
from rebelote.games.belote.play.announcements import Announcement, false_announcement_marks
from rebelote.games.belote.scoring.score import misdeal_marks, score
from rebelote.games.belote.scoring.tally import Tally

from .builders import A_SUIT_EACH, Table, cuts, dealt, match
from .packs import FIRST, ONE_SIDED

HEARTS = Contract(0, 1)
Seen = object
Look = Callable[[Options], Seen]

CLASSIC = "belote/pagat-classic;announcements=no"
COINCHE = "belote/ffb-coinche;announcements=no;sa_ta=yes;belote_declare=auto;belote_only_finish=off"
TALK = "belote/ffb-coinche;belote_declare=auto"
FIRM = "belote/tournament-belote;end_mode=target;target=3000;contract_basis=all;belote_declare=auto;final_tie=draw"
TWO = "belote/two-classic;announcements=no"

TIERCES = ("AKQ.J7.T8.7", "JT9.A8.7.KQ", "87.K9.AKQ.J", ".QT.J9.AT98")
EQUAL = (TIERCES[0], TIERCES[2], TIERCES[1], TIERCES[3])
SEVENS = ("A7.A7.A7.A7", "KQJT98.KQ..", ".JT98.KQJT.", "..98.KQJT98")
# hearts are trumps: what the third or fourth player may play when his partner is winning, or not
LEADS_TRUMP = ("AKQJT9.T7..", "87..AKQJT9.", ".AK8..AKQJT", ".QJ9.87.987")
PARTNER_PLAIN = ("KQJT987.7..", "A..AKQ.AKQJ", "..JT987.T87", ".AKQJT98..9")
PARTNER_LOW = ("AKQJT987...", ".T9.AKQ.AKQ", "..JT987.JT9", ".AKQJ87..87")
PARTNER_HIGH = ("AKQJT987...", ".JT.AKQ.AKQ", "..JT987.JT9", ".AKQ987..87")
ALL_TRUMPS = ("AKQJT98...A", ".T.AKQ.KQJT", "7..JT987.87", ".AKQJ987..9")
OPPONENT_HIGH = ("AKQJT987...", ".J9.AKQ.AKQ", ".A87.JT9.JT", ".KQT.87.987")
# seat 1 has the belote of spades, and seat 0 draws it with jack and nine
DRAWN_BELOTE = ("AJT987.A.A.", "KQ.T987.87.", ".KQJ..AT987", "..KQJT9.KQJ")
DRAWN = "Js Qs Jh 9d 9s Ks Qh Td"
# the partner of seat 0 has no spade, and no trump but the belote
SIGNALS = ("AKQJT9.AJ..", "87.T9.JT.JT", ".KQ.AKQ.AKQ", ".87.987.987")
FAILING_BELOTE = ("KQ.T987.87.", "AJT987.A.A.", "..KQJT9.KQJ", ".KQJ..AT987")
FAILS_BY_BELOTE = ("AJT98.A7.A.", "KQ7.T98.87.", ".KQJ..AT987", "..KQJT9.KQJ")


def mixed(o: Options) -> Table:
    """The pack in order was mixed in."""
    return match(o).after(f"{{{show_cards(form(o).pack)}}}")


def bidding(o: Options, calls: str = "") -> Table:
    """The first packets on offer were dealt, and some calls made."""
    return mixed(o).packed().after(calls)


def passed(o: Options, deals: int = 1) -> Table:
    """Nobody took for some deals, cut in the middle."""
    table = mixed(o)
    for _ in range(deals):
        table = table.after("cut16") if table.phase == "cut" else table
        table = table.packed().after("p p p p p p p p")
    return table


def layout(table: Table) -> Seen:
    """How many cards lie where."""
    return tuple((each.name, len(each.items)) for each in table.view(None).zones)


def rows(table: Table) -> Seen:
    """What is on offer, and the hands in the order received."""
    deal = table.state.deal
    dealt_ = deal.dealt.hands if deal and deal.dealt else ()
    return table.offered(), tuple(map(show_cards, dealt_))


def reached(table: Table, calls: str) -> Seen:
    """The phase after some calls, or the refusal."""
    try:
        return table.after(calls).phase
    except IllegalMove as error:
        return str(error)


def contract(o: Options, calls: str) -> Seen:
    """The contract of an auction: amount and multiplier, or the refusal."""
    try:
        fixed = dealt(o, A_SUIT_EACH, calls).state.contract
    except IllegalMove as error:
        return str(error)
    return None if fixed is None else (fixed.value, fixed.mult)


def offered(hands: tuple[str, ...], moves: str, calls: str = "80h p p p") -> Look:
    """What may be played after some cards."""
    return lambda o: dealt(o, hands, f"{calls} {moves}").offered()


def announced(hands: tuple[str, ...], moves: str, calls: str = "80h p p p") -> Look:
    """Whose announcements count, and what lies open, after some cards."""

    def look(o: Options) -> Seen:
        table = dealt(o, hands, f"{calls} {moves}")
        shown = tuple((seat, each.kind, each.top) for seat, each in table.view(None).shown)
        return table.phase, table.view(None).counting, shown

    return look


def said(first: str, second: str) -> Look:
    """Whether belote may be said, and what it comes to when rebelote is forgotten."""

    def look(o: Options) -> Seen:
        table = dealt(o, A_SUIT_EACH, "80s p p p")
        word = "+b" if f"{first}+b" in table.offered() else ""
        cards = table.after(f"{first}{word} 7h 7d 7c {second} 8h 8d 8c").played_out_cards()
        if cards.phase == "count":
            return word, "count"
        lines = cards.last.lines
        return word, tuple(each.points for each in lines if each.code == "belote-said")

    return look


def signalled(moves: str) -> Look:
    """What cards said to the partner."""
    return lambda o: tuple(
        each.told()[1] for each in dealt(o, SIGNALS, "80h p p p").after(moves).told(CardSignalled)
    )


def totals(hands: tuple[str, ...], calls: str, before: tuple[int, int] = (0, 0)) -> Look:
    """The totals after a deal, and who has won."""

    def look(o: Options) -> Seen:
        played = dealt(o, hands, calls, totals=before).played_out()
        return played.totals, played.winners

    return look


def marks(
    points: tuple[int, int],
    *,
    tricks: tuple[int, int] = (5, 3),
    announcements: tuple[int, int] = (0, 0),
    belote: tuple[int, int] = (0, 0),
    contract: Contract = HEARTS,
    last: bool = False,
) -> Look:
    """The marks of a counted deal that side 0 took, and what is held."""

    def look(o: Options) -> Seen:
        side = 0 if tricks[0] else 1
        tally = Tally(contract, 0, points, tricks, side, announcements, belote, last_deal=last)
        result = score(tally, o)
        return result.made, result.marks, tuple(pot.amounts for pot in result.held), result.redeal

    return look


def length(o: Options) -> Seen:
    """How many deals a match of equal deals has, at most twenty-two."""
    table = match(o)
    for number in range(1, 23):
        table = table.deal(ONE_SIDED, FIRST)
        if table.winners is not None:
            return number
    return None


def ends(o: Options) -> Seen:
    """Who has won after one deal, and after two."""
    one = match(o).deal(ONE_SIDED, FIRST)
    two = one if one.winners is not None else one.deal(ONE_SIDED, FIRST)
    return one.winners, two.winners


def ends_at(o: Options) -> Seen:
    """Which totals with 158 more end the match."""
    starts = (343, 842, 843, 1342, 1842, 1843, 2842)
    ended = (match(o, totals=(start, 0)).deal(ONE_SIDED, FIRST).winners for start in starts)
    return tuple(winners is not None for winners in ended)


def ends_with(before: tuple[int, int]) -> Look:
    """The totals and the winners after 158 against 4."""

    def look(o: Options) -> Seen:
        played = match(o, totals=before).deal(ONE_SIDED, FIRST)
        return played.totals, played.winners

    return look


def misdealt(o: Options) -> Seen:
    """What a misdeal costs on a score sheet, and who deals."""
    sheet = misdeal_marks(o, 0)
    return sheet.marks, sheet.same_dealer


def falsely_announced(o: Options) -> Seen:
    """What a false announcement costs on a score sheet when the partner announced as well."""
    own, partner = Announcement("tierce", 14, 0), Announcement("cent", 14, 2)
    return false_announcement_marks((own,), (own, partner), 1, o).points


EIGHTY = Contract(0, 1, 80)
COINCHED = Contract(0, 1, 80, mult=2)
PLAIN_MARKS = f"{FIRM};rounding=none"
AUCTION_MARKS = f"{COINCHE};rounding=none"

SCENES: dict[str, tuple[tuple[str, Look], ...]] = {
    "players": ((CLASSIC, lambda o: layout(bidding(o))),),
    "two_form": ((TWO, lambda o: layout(mixed(o))),),
    "three_form": (("belote/three-24", lambda o: layout(mixed(o))),),
    "seven_exchange": (
        (TWO, lambda o: dealt(o, ("KQJ.987.AK.9", "A.KQJ.QJT.87"), "h", turned="Ah").offered()),
    ),
    "direction": ((CLASSIC, letters),),
    "shuffle": ((CLASSIC, lambda o: passed(o).phase),),
    "shuffle_on_agreement": ((CLASSIC, lambda o: passed(o).offered(0)),),
    "reshuffle_after_passed": ((CLASSIC, lambda o: passed(o, 4).phase),),
    "cut_min": ((CLASSIC, lambda o: cuts(passed(o), 3)),),
    "deal_first": ((CLASSIC, lambda o: rows(mixed(o))),),
    "deal_eight": ((COINCHE, lambda o: rows(mixed(o))),),
    "misdeal": ((CLASSIC, misdealt),),
    "passed_dealer": ((CLASSIC, lambda o: passed(o).view(None).dealer),),
    "bid_mode": ((CLASSIC, lambda o: bidding(o).offered()),),
    "rounds": ((CLASSIC, lambda o: bidding(o, "p p p p").phase),),
    "round1_suits": ((CLASSIC, lambda o: bidding(o).offered()),),
    "round2_suits": ((CLASSIC, lambda o: bidding(o, "p p p p").offered()),),
    "last_forced": ((f"{CLASSIC};rounds=1", lambda o: bidding(o, "p p p").offered()),),
    "sa_ta": ((CLASSIC, lambda o: bidding(o, "p p p p").offered()),),
    "sa_ta_round1": ((f"{CLASSIC};sa_ta=yes", lambda o: bidding(o).offered()),),
    "bid_min": ((COINCHE, lambda o: bidding(o).offered()),),
    "bid_step": ((COINCHE, lambda o: bidding(o).offered()),),
    "bid_max": (
        (COINCHE, lambda o: tuple(contract(o, f"{value}s p p p") for value in (170, 190, 270, 660))),
    ),
    "capot_bid": ((COINCHE, lambda o: contract(o, "caps p p p")),),
    "capot_value": ((COINCHE, lambda o: contract(o, "caps p p p")),),
    "generale_bid": ((COINCHE, lambda o: contract(o, "gens p p p")),),
    "coinche_when": ((COINCHE, lambda o: contract(o, "80s 3:x p p p")),),
    "coinche_freezes": ((COINCHE, lambda o: contract(o, "80s x p p 90s p p p")),),
    "coinche_mult": ((COINCHE, lambda o: contract(o, "80s x p p p")),),
    "surcoinche_mult": ((COINCHE, lambda o: contract(o, "80s x xx")),),
    "self_overbid": ((COINCHE, lambda o: reached(bidding(o), "80s p p p")),),
    "rise_on_trump_lead": ((COINCHE, offered(LEADS_TRUMP, "Th 9d")),),
    "partner_exemption": (
        (COINCHE, offered(PARTNER_PLAIN, "Ks As 7d")),
        (COINCHE, offered(PARTNER_LOW, "As Th 9d")),
    ),
    "partner_ruff": (
        (COINCHE, offered(PARTNER_LOW, "As Th 9d")),
        (COINCHE, offered(PARTNER_HIGH, "As Jh 9d")),
        (COINCHE, offered(ALL_TRUMPS, "Ac Tc 8c 9c As Th 7s")),
    ),
    "undertrump_opponent": ((COINCHE, offered(OPPONENT_HIGH, "As Jh")),),
    "ta_rise": ((COINCHE, offered(LEADS_TRUMP, "Th 9d", "80ta p p p")),),
    "appel": ((COINCHE, signalled("As 8s Ac")),),
    "announcements": ((TALK, offered(TIERCES, "")),),
    "announce_declare": ((TALK, offered(TIERCES, "")),),
    "announce_tie": ((TALK, announced(EQUAL, "As+t 8s+t 9s+t Qh+t Ac")),),
    "announce_show": ((TALK, announced(TIERCES, "As+t Js+t 8s+t Qh+t")),),
    "carre7_annuls": ((f"{TALK};announce_declare=auto", announced(SEVENS, "7s 8s Th 8d", "p 80s p p p")),),
    "split_long_runs": ((TALK, offered(A_SUIT_EACH, "")),),
    "false_announcement": ((TALK, falsely_announced),),
    "belote_declare": ((COINCHE, said("Qs", "Ks")),),
    "belote_order": ((COINCHE, said("Qs", "Ks")),),
    "belote_call": ((COINCHE, signalled("Jh 9h Kh")),),
    "belote_on_failure": ((COINCHE, totals(FAILING_BELOTE, "80s p p p")),),
    "belote_defence_doubled": ((COINCHE, totals(DRAWN_BELOTE, f"80s x p p p {DRAWN}")),),
    "contract_basis": (
        (PLAIN_MARKS, marks((76, 86), belote=(20, 0), announcements=(0, 20))),
        (PLAIN_MARKS, marks((86, 76), announcements=(0, 20))),
    ),
    "tie_rule": ((PLAIN_MARKS, marks((81, 81))),),
    "litige_belote": ((PLAIN_MARKS, marks((71, 91), belote=(20, 0))),),
    "litige_last_deal": ((f"{PLAIN_MARKS};end_mode=deals;deals=1", marks((81, 81), last=True)),),
    "capot_der": ((PLAIN_MARKS, marks((162, 0), tricks=(8, 0))),),
    "failure_base": ((PLAIN_MARKS, marks((60, 102))),),
    "failure_base_capot": ((PLAIN_MARKS, marks((0, 162), tricks=(0, 8))),),
    "capot_defence_announcements": ((PLAIN_MARKS, marks((162, 0), tricks=(8, 0), announcements=(0, 20))),),
    "failure_announcements": ((PLAIN_MARKS, marks((60, 102), announcements=(20, 0))),),
    "ta_points": ((COINCHE, lambda o: dealt(o, A_SUIT_EACH, "80ta p p p Js 7h 7d 7c").view(None).points),),
    "rounding": ((FIRM, marks((87, 75))),),
    "score_basis": ((AUCTION_MARKS, marks((100, 62), contract=EIGHTY)),),
    "double_scope": ((AUCTION_MARKS, marks((100, 62), belote=(20, 0), contract=COINCHED)),),
    "doubled_base": ((AUCTION_MARKS, marks((100, 62), contract=COINCHED)),),
    "doubled_base_capot": ((AUCTION_MARKS, marks((162, 0), tricks=(8, 0), contract=COINCHED)),),
    "capot_flat": (
        (AUCTION_MARKS, marks((162, 0), tricks=(8, 0), contract=Contract(0, 1, 250, capot=True))),
    ),
    "need_majority": ((AUCTION_MARKS, marks((81, 81), contract=EIGHTY)),),
    "end_mode": ((f"{FIRM};deals=2", ends),),
    "target": ((FIRM, ends_at),),
    "deals": ((f"{FIRM};end_mode=deals;deals=10", length),),
    "reach": ((f"{FIRM};target=1000", ends_with((842, 0))),),
    "both_over": ((f"{FIRM};target=1000", ends_with((900, 1100))),),
    "final_tie": ((f"{FIRM};target=1000", ends_with((846, 1000))),),
    "belote_only_finish": (
        (f"{COINCHE};target=3000", totals(DRAWN_BELOTE, f"80s p p p {DRAWN}", (0, 2990))),
        (f"{COINCHE};target=3000", totals(FAILS_BY_BELOTE, "p 160s p p p", (0, 2990))),
    ),
    "last_deal_exact": ((f"{FIRM};rounding=tens_half_up;end_mode=single_deal", ends_with((0, 0))),),
    "arret": ((COINCHE, offered(A_SUIT_EACH, "Js 7h 7d 7c", "80s p p p")),),
}
"""By option: bases, and what to look at."""
