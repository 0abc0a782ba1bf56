"""Random positions of belote under any rules of play, and their values by trying everything."""

import random

from rebelote.games.belote.kernel import LAST_TRICK, Play, begin_play, choices, play
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import DENOMINATIONS, duties
from rebelote.kernels.bits import lowest
from rebelote.search.compiled import compiled

BONUS = 90
FAR = 1 << 20
RULES = {
    "rise_on_trump_lead": ("always", "not_over_partner"),
    "partner_exemption": ("any", "plain_only", "none"),
    "partner_ruff": ("free", "if_cannot_over", "all_trumps_only", "pisse_if_cannot_over"),
    "undertrump_opponent": ("must", "may"),
    "ta_rise": ("always", "not_over_partner"),
    "ta_points": ("scaled", "ffb", "alt14"),
}
"""Every value of every option that touches the play of a card or what it counts."""


def random_duties(rng: random.Random) -> int:
    """The duties of a denomination under random rules of play."""
    options = Options(**{name: rng.choice(values) for name, values in RULES.items()})  # type: ignore[arg-type]
    return duties(rng.randrange(len(DENOMINATIONS)), options)


def dealt(rng: random.Random, each: int, demanded: int) -> Play:
    """A random deal of so many cards to each of four seats."""
    pack = [16 * suit + height for suit in range(4) for height in range(8)]
    rng.shuffle(pack)
    a, b, c, d = (sum(1 << card for card in pack[each * seat : each * seat + each]) for seat in range(4))
    return begin_play((a, b, c, d), rng.randrange(4), 4, demanded)


def members(cards: int) -> list[int]:
    """The strengths of a set."""
    return [card for card in range(64) if cards >> card & 1]


def ending(rng: random.Random, each: int) -> Play:
    """A random ending, perhaps in the middle of a trick, one side, both or none having won tricks before."""
    position = dealt(rng, each, random_duties(rng))
    for _ in range(rng.randrange(4)):
        position = play(position, rng.choice(members(choices(position))))
    ours = rng.choice((0, 8 - each, rng.randrange(9 - each)))
    return position._replace(won=(ours, 8 - each - ours, 0), points=(7 * ours, 5 * (8 - each - ours), 0))


@compiled()
def tried_lead(p: Play, alpha: int, beta: int) -> int:
    """How far side 0 is ahead at the end, capot included, by trying every card; no table, no order."""
    a, b, c, d = p.tricks.hands
    if a | b | c | d == 0:
        lead = p.points[0] - p.points[1]
        if p.won[1] == 0:
            lead += BONUS
        if p.won[0] == 0:
            lead -= BONUS
        return lead
    ours = p.tricks.turn & 1 == 0
    able = choices(p)
    while able and alpha < beta:
        lead = tried_lead(play(p, lowest(able)), alpha, beta)
        able &= able - 1
        if ours:
            alpha = max(alpha, lead)
        else:
            beta = min(beta, lead)
    return alpha if ours else beta


def tried(p: Play) -> int:
    """How far side 0 is ahead at the end of a position, by trying everything."""
    return tried_lead(p, -FAR, FAR)


def whole(p: Play) -> int:
    """All points of a deal of which nothing was played, without a bonus."""
    from rebelote.games.belote.kernel import worth

    a, b, c, d = p.tricks.hands
    return worth(a | b | c | d, p.duties) + LAST_TRICK
