"""The options of the Belote family: each field names its rule; a preset fixes them all.

Names and values are those of the rulebook, section 13. Defaults are those of `ludiclub-classic`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rebelote.engine.errors import SetupError
from rebelote.engine.options import NamedOptions, named_options, option


@dataclass(frozen=True, slots=True)
class Options:
    """One value for every option of the rulebook."""

    players: int = option("deal", "B1", (4, 3, 2), 4)
    two_form: str = option("deal", "B121", ("classic", "open"), "classic")
    three_form: str = option("deal", "B123", ("24", "32"), "24")
    seven_exchange: bool = option("deal", "B120", (False, True), False)
    direction: str = option("deal", "B3", ("anticlockwise", "clockwise"), "anticlockwise")
    shuffle: str = option("deal", "B4", ("first_deal_only", "every_deal", "dealer_choice"), "first_deal_only")
    shuffle_on_agreement: bool = option("deal", "B4", (True, False), True)
    reshuffle_after_passed: int = option("deal", "B4", (0, 4), 4)
    cut_min: int = option("deal", "B7", (1, 2, 3), 2)
    deal_first: str = option("deal", "B10", ("3-2", "2-3", "dealer_choice"), "dealer_choice")
    deal_eight: str = option("deal", "B13", ("3-2-3", "3-3-2", "2-3-3", "dealer_choice"), "dealer_choice")
    misdeal: str = option("deal", "B8", ("redeal", "penalty_162"), "redeal")
    passed_dealer: str = option("deal", "B22", ("next", "same"), "next")
    bid_mode: str = option("bidding", "B20", ("retourne", "vache", "auction"), "retourne")
    rounds: int = option("bidding", "B21", (1, 2), 2)
    round1_suits: str = option("bidding", "B20", ("turned", "any4"), "turned")
    round2_suits: str = option("bidding", "B21", ("other3", "any4"), "other3")
    last_forced: bool = option("bidding", "B23", (False, True), False)
    sa_ta: bool = option("bidding", "B25", (False, True), False)
    sa_ta_round1: bool = option("bidding", "B25", (False, True), False)
    bid_min: int = option("bidding", "B31", (80,), 80)
    bid_step: int = option("bidding", "B31", (10,), 10)
    bid_max: int | None = option("bidding", "B31", (None, 160, 180, 260, 650), None)
    capot_bid: bool = option("bidding", "B32", (True, False), True)
    capot_value: int = option("bidding", "B32", (250, 270), 250)
    generale_bid: int | None = option("bidding", "B32", (None, 500, 1000), None)
    coinche_when: str = option("bidding", "B33", ("in_turn", "any_time"), "in_turn")
    coinche_freezes: bool = option("bidding", "B33", (True, False), True)
    coinche_mult: int = option("bidding", "B33", (2,), 2)
    surcoinche_mult: int = option("bidding", "B34", (4, 3), 4)
    self_overbid: str = option("bidding", "B37", ("no", "other_suit"), "no")
    rise_on_trump_lead: str = option("play", "B42", ("always", "not_over_partner"), "always")
    partner_exemption: str = option("play", "B46", ("any", "plain_only", "none"), "any")
    partner_ruff: str = option(
        "play", "B47", ("free", "if_cannot_over", "all_trumps_only", "pisse_if_cannot_over"), "free"
    )
    undertrump_opponent: str = option("play", "B45", ("must", "may"), "may")
    ta_rise: str = option("play", "B50", ("always", "not_over_partner"), "always")
    appel: str = option("play", "B53", ("none", "direct", "indirect"), "none")
    announcements: bool = option("announcements", "B60", (True, False), True)
    announce_declare: str = option("announcements", "B67", ("manual", "auto"), "manual")
    announce_tie: str = option("announcements", "B65", ("none", "first_in_rotation"), "none")
    announce_show: str = option(
        "announcements", "B68", ("second_trick", "on_request", "immediate"), "second_trick"
    )
    carre7_annuls: bool = option("announcements", "B71", (False, True), False)
    split_long_runs: bool = option("announcements", "B62", (False, True), False)
    false_announcement: str = option(
        "announcements", "B70", ("team_points", "player_points"), "player_points"
    )
    belote_declare: str = option(
        "belote", "B76", ("auto", "optional", "two_words", "two_words_strict"), "optional"
    )
    belote_order: str = option("belote", "B76", ("any", "king_first"), "any")
    belote_call: bool = option("belote", "B79", (False, True), False)
    belote_on_failure: str = option("belote", "B78", ("kept", "taken"), "kept")
    belote_defence_doubled: str = option("belote", "B78", ("kept", "taken"), "kept")
    contract_basis: str = option("scoring", "B90", ("all", "tricks_belote", "tricks"), "all")
    tie_rule: str = option(
        "scoring",
        "B94",
        ("taker_makes", "taker_fails", "litige_taker_held", "litige_all_held", "redeal"),
        "litige_taker_held",
    )
    litige_belote: str = option("scoring", "B97", ("kept", "held"), "kept")
    litige_last_deal: str = option("scoring", "B97", ("void", "each_own"), "void")
    capot_der: int = option("scoring", "B84", (100, 10), 100)
    failure_base: int = option("scoring", "B93", (160, 162), 160)
    failure_base_capot: int = option("scoring", "B93", (160, 162, 252), 160)
    capot_defence_announcements: str = option("scoring", "B99", ("transferred", "forfeited", "kept"), "kept")
    failure_announcements: str = option("scoring", "B93", ("to_defence", "lost"), "to_defence")
    ta_points: str = option("scoring", "B82", ("scaled", "ffb", "alt14"), "scaled")
    rounding: str = option(
        "scoring",
        "B98",
        ("none", "tens_half_up", "tens_half_down", "fives", "tens_complement"),
        "tens_half_up",
    )
    score_basis: str = option("scoring", "B105", ("made_plus_bid", "bid_only", "made_only"), "made_plus_bid")
    double_scope: str = option("scoring", "B102", ("whole", "whole_but_belote", "bid_only"), "whole")
    doubled_base: int = option("scoring", "B102", (160, 162), 160)
    doubled_base_capot: int = option("scoring", "B102", (250, 252), 250)
    capot_flat: int | None = option("scoring", "B105", (None, 500), None)
    need_majority: bool = option("scoring", "B100", (True, False), True)
    end_mode: str = option("end", "B110", ("target", "single_deal", "deals"), "target")
    target: int = option("end", "B110", (501, 1000, 1001, 1500, 2000, 2001, 3000), 1000, lowest=1)
    deals: int | None = option("end", "B115", (None, 10, 12, 20), None, lowest=1)
    reach: str = option("end", "B110", ("at_least", "over"), "at_least")
    both_over: str = option("end", "B111", ("higher", "draw", "extend", "taker"), "higher")
    final_tie: str = option("end", "B112", ("extra_deal", "draw"), "extra_deal")
    belote_only_finish: str = option("end", "B113", ("off", "capot", "capot_or_failed"), "off")
    last_deal_exact: bool = option("end", "B105", (False, True), False)
    arret: bool = option("end", "B116", (False, True), False)


Preset = NamedOptions[Options]
"""A named set of these options."""

_AUCTION = [
    "bid_min",
    "bid_step",
    "bid_max",
    "capot_bid",
    "capot_value",
    "generale_bid",
    "coinche_when",
    "coinche_freezes",
    "coinche_mult",
    "surcoinche_mult",
    "self_overbid",
    "score_basis",
    "double_scope",
    "doubled_base",
    "doubled_base_capot",
    "capot_flat",
    "need_majority",
    "belote_defence_doubled",
]
BASES: dict[str, str] = dict.fromkeys(_AUCTION, "ffb-coinche-sata") | {
    "ta_points": "ludiclub-vache-sata",
    "ta_rise": "ludiclub-vache-sata",
    "final_tie": "tournament-belote",
    "litige_last_deal": "tournament-belote",
    "last_deal_exact": "contree-cannes-2016",
}
"""Presets in which an option acts, where it does nothing in the first preset."""


@cache
def presets() -> Mapping[str, Preset]:
    """All presets by name, in the order of the rulebook."""
    return named_options(__package__, Options(), checked)


def checked(options: Options) -> Options:
    """The options themselves. Raises SetupError for a pair that makes no sense, naming both."""
    for holds, name, needs in _conflicts(options):
        if holds:
            raise SetupError("option-pair", option=name, value=_shown(options, name), expected=needs)
    return options


def _shown(options: Options, name: str) -> str:
    from rebelote.engine.options import show_value

    return show_value(getattr(options, name))


def _conflicts(o: Options) -> tuple[tuple[bool, str, str], ...]:
    """Whether something clashes, the option at fault, and what it would need."""
    opened = o.players == 2 and o.two_form == "open"
    return (
        (o.players != 4 and o.bid_mode == "auction", "players", "4 (bid_mode=auction)"),
        (o.players == 2 and o.bid_mode == "vache", "players", "3 or 4 (bid_mode=vache)"),
        (
            o.players == 3 and o.three_form == "32" and o.bid_mode == "vache",
            "three_form",
            "24 (bid_mode=vache)",
        ),
        (opened and o.announcements, "announcements", "no (two_form=open)"),
        (opened and o.sa_ta, "sa_ta", "no (two_form=open)"),
        (opened and o.arret, "arret", "no (two_form=open)"),
        (o.players != 2 and o.two_form != "classic", "two_form", "classic (players≠2)"),
        (o.players != 3 and o.three_form != "24", "three_form", "24 (players≠3)"),
        (o.seven_exchange and (o.players != 2 or opened), "seven_exchange", "no (players≠2, two_form=open)"),
        (o.sa_ta_round1 and not o.sa_ta, "sa_ta_round1", "no (sa_ta≠yes)"),
        (o.carre7_annuls and not o.announcements, "carre7_annuls", "no (announcements≠yes)"),
        (o.split_long_runs and not o.announcements, "split_long_runs", "no (announcements≠yes)"),
        (o.end_mode == "deals" and o.deals is None, "deals", "≥ 1 (end_mode=deals)"),
        (o.arret and o.end_mode != "target", "arret", "no (end_mode≠target)"),
        (
            o.belote_only_finish != "off" and o.end_mode != "target",
            "belote_only_finish",
            "off (end_mode≠target)",
        ),
        (o.capot_flat is not None and not o.capot_bid, "capot_flat", "none (capot_bid≠yes)"),
    )
