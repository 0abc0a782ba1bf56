"""Which rules of the rulebook a table plays by: the others are left out of its page."""

from collections.abc import Callable

from rebelote.games.belote.options import Options


def in_force(options: Options, rule: str) -> bool:
    """Whether a rule has a say at a table; every rule that is not named here has one everywhere."""
    return all(holds(options) for rules, holds in _ONLY if rule in rules)


def _four(options: Options) -> bool:
    return options.players == 4


def _full(options: Options) -> bool:
    """Whether everybody plays with eight cards: at four, and at three with 24."""
    return _four(options) or (options.players == 3 and options.three_form == "24")


def _open(options: Options) -> bool:
    return options.players == 2 and options.two_form == "open"


def _auction(options: Options) -> bool:
    return options.bid_mode == "auction" and not _open(options)


def _taking(options: Options) -> bool:
    return options.bid_mode != "auction" and not _open(options)


def _turned(options: Options) -> bool:
    return options.bid_mode == "retourne" and not _open(options)


def _vache(options: Options) -> bool:
    return options.bid_mode == "vache" and not _open(options)


def _litige(options: Options) -> bool:
    return _taking(options) and options.tie_rule.startswith("litige")


def _other_style(options: Options) -> bool:
    return (
        options.score_basis != "made_plus_bid"
        or options.double_scope == "bid_only"
        or options.capot_flat is not None
    )


def _span(first: int, last: int) -> frozenset[str]:
    return frozenset(f"B{number}" for number in range(first, last + 1))


_ONLY: tuple[tuple[frozenset[str], Callable[[Options], bool]], ...] = (
    (_span(10, 11), lambda each: _turned(each) and _full(each)),
    (_span(12, 12) | _span(24, 24), _vache),
    (_span(13, 13) | _span(30, 38) | _span(100, 104), _auction),
    (_span(20, 20), _turned),
    (_span(21, 21), lambda each: _turned(each) and each.rounds == 2),
    (_span(22, 22) | _span(26, 26) | _span(91, 94), _taking),
    (_span(92, 94), lambda each: each.players != 3),
    (_span(23, 23), lambda each: _turned(each) and each.last_forced),
    (_span(25, 25) | _span(49, 50) | _span(63, 63) | _span(77, 77) | _span(81, 81), lambda each: each.sa_ta),
    (_span(32, 32) | _span(104, 104), lambda each: each.capot_bid),
    (_span(46, 47), _four),
    (_span(46, 46), lambda each: each.partner_exemption != "none"),
    (_span(52, 52), lambda each: not _four(each)),
    (_span(53, 53), lambda each: each.appel != "none"),
    (_span(60, 71), lambda each: each.announcements),
    (_span(71, 71), lambda each: each.carre7_annuls),
    (_span(79, 79), lambda each: each.belote_call),
    (_span(82, 82), lambda each: each.sa_ta and each.ta_points == "scaled"),
    (_span(83, 83), lambda each: each.sa_ta and each.ta_points != "scaled"),
    (_span(84, 84), lambda each: each.capot_der == 100 and _full(each)),
    (_span(95, 95), lambda each: _litige(each) and each.tie_rule == "litige_taker_held"),
    (_span(96, 96), lambda each: _litige(each) and each.tie_rule == "litige_all_held"),
    (_span(97, 97) | _span(117, 117), _litige),
    (_span(99, 99), lambda each: each.announcements and _four(each)),
    (_span(105, 105), lambda each: _auction(each) and _other_style(each)),
    (_span(110, 111) | _span(113, 113) | _span(117, 117), lambda each: each.end_mode == "target"),
    (_span(112, 112), lambda each: each.end_mode != "single_deal"),
    (_span(113, 113), lambda each: each.belote_only_finish != "off"),
    (_span(114, 114), lambda each: each.end_mode == "single_deal"),
    (_span(115, 115), lambda each: each.end_mode == "deals"),
    (_span(116, 116), lambda each: each.arret),
    (_span(120, 120), lambda each: each.players == 2 and each.two_form == "classic"),
    (_span(121, 121), _open),
    (_span(123, 123), lambda each: each.players == 3 and each.three_form == "32"),
    (_span(122, 122) | _span(124, 124), lambda each: each.players == 3),
)
