"""Which cards are worth a look: of cards that come to the same, one.

Cards of one hand with no card of another hand between them are a *run*: whichever goes, the same
tricks can follow. Where the side is certain to win the trick only the run's dearest card matters,
where it is certain to lose it only the cheapest; otherwise one card for each worth.
"""

from rebelote.kernels.bits import CLASSES, HIGHER
from rebelote.kernels.tricks import legal, takes
from rebelote.search.compiled import part
from rebelote.search.exact.layout import (
    BEST,
    CARD,
    CERTAIN,
    DUTIES,
    HANDS,
    HOLDER,
    LAID,
    LED,
    POINTS,
    REST,
    RUN,
    RUNS,
    SEAT,
    STRENGTH,
    SWITCHES,
    TRUMPS,
    TURN,
    Cells,
)
from rebelote.search.leaves import highest, lowest


@part
def allowed(S: Cells, frame: int) -> int:
    """The cards that the seat in turn may lay, as a set (B41-B50)."""
    turn = S[frame + TURN] & SEAT
    partner_holds = S[frame + LAID] > 1 and S[frame + HOLDER] == turn ^ 2
    return legal(S[HANDS + turn], S[frame + LED], S[frame + BEST], partner_holds, S[DUTIES])


@part
def beatable(S: Cells, seat: int, led: int, card: int) -> bool:
    """Whether a seat still to play has a card that beats one that holds the trick."""
    hand = S[HANDS + (seat & SEAT)]
    if hand & HIGHER[card] and (card >> 4 == led or not hand & CLASSES[led]):
        return True
    trumps = S[TRUMPS]
    return hand & trumps != 0 and trumps >> card & 1 == 0 and not hand & CLASSES[led]


@part
def outcome(S: Cells, frame: int, card: int) -> int:
    """1 if the side in turn is certain to win the trick with a card, -1 to lose it, 0 if it is open."""
    turn, laid, led, best = S[frame + TURN] & SEAT, S[frame + LAID], S[frame + LED], S[frame + BEST]
    following = (turn + 1) & 3
    if laid == 0:
        against = S[HANDS + following] | S[HANDS + ((turn + 3) & 3)]
        trumps = S[TRUMPS]
        if against & HIGHER[card] or (trumps >> card & 1 == 0 and against & trumps):
            return 0
        return 1
    wins = takes(card, best, S[DUTIES])
    ours = wins or (laid > 1 and S[frame + HOLDER] == turn ^ 2)
    if laid == 3:
        return 1 if ours else -1
    if ours:
        return 0 if beatable(S, following, led, card if wins else best) else 1
    return 0 if laid == 1 and beatable(S, turn ^ 2, led, best) else -1


@part
def run_of(S: Cells, frame: int, able: int) -> int:
    """The run of the highest of some cards that may be laid, those cards only."""
    top = highest(able)
    run = 1 << top
    if S[SWITCHES] & RUNS == 0:
        return run
    best, duties, laid = S[frame + BEST], S[DUTIES], S[frame + LAID]
    others = S[frame + REST] & ~S[HANDS + (S[frame + TURN] & SEAT)]
    wins = laid == 0 or takes(top, best, duties)
    rest = able & CLASSES[top >> 4] & ~run
    low = top
    while rest:
        card = highest(rest)
        if others & ((1 << low) - (1 << card)) or (laid and takes(card, best, duties) != wins):
            break
        low = card
        run |= 1 << card
        rest ^= 1 << card
    return run


@part
def branches(S: Cells, frame: int) -> int:
    """Write the candidates of a frame and their runs; how many there are."""
    able = allowed(S, frame)
    if able & (able - 1) == 0:
        S[frame + CARD] = lowest(able)
        S[frame + RUN] = S[frame + CARD]
        return 1
    n = 0
    while able:
        run = run_of(S, frame, able)
        able ^= run
        n = _of_run(S, frame, n, run)
    return n


@part
def every_card(S: Cells, frame: int) -> int:
    """Write all legal cards of a frame as candidates, with their runs; how many there are."""
    able = allowed(S, frame)
    n = 0
    while able:
        run = run_of(S, frame, able)
        able ^= run
        top = highest(run)
        while run:
            S[frame + CARD + n] = highest(run)
            S[frame + RUN + n] = top
            run ^= 1 << S[frame + CARD + n]
            n += 1
    return n


@part
def _of_run(S: Cells, frame: int, n: int, run: int) -> int:
    """Write the candidates of one run behind n others."""
    top = highest(run)
    result = outcome(S, frame, top) if S[SWITCHES] & CERTAIN and run & (run - 1) else 0
    if result:
        S[frame + CARD + n] = top if result > 0 else lowest(run)
        S[frame + RUN + n] = top
        return n + 1
    before = -1
    while run:
        card = highest(run)
        run ^= 1 << card
        if S[POINTS + (card & STRENGTH)] != before:
            before = S[POINTS + (card & STRENGTH)]
            S[frame + CARD + n] = card
            S[frame + RUN + n] = top
            n += 1
    return n
