"""Playouts with open cards in which everybody lays the most promising card: a quick guess at the value."""

from rebelote.search.compiled import compiled, part
from rebelote.search.leaves import bare
from rebelote.search.plain.layout import CARD, FRAMES, HINT, WIDTH, WORTH, Cells
from rebelote.search.plain.moves import arrange, candidates, come_back, keep, lay, write_able


@part
def _to_the_end(S: Cells, left: int) -> int:
    """What the takers get from here when everybody lays the most promising card."""
    got = 0
    while left:
        frame = FRAMES + left * WIDTH
        n = candidates(S, frame)
        S[frame + HINT] = -1
        if n > 1:
            arrange(S, frame, n)
        got += lay(S, frame, S[frame + CARD])
        left -= 1
    return got


@compiled("int64(int64[::1], int64)")
def guess(given: Cells, left: int) -> int:
    """What the takers get of a position when everybody lays the most promising card."""
    return _to_the_end(bare(given), left)


@compiled("int64(int64[::1], int64)")
def every_guess(given: Cells, left: int) -> int:
    """Write what the takers get after each legal card in such a playout; how many cards there are."""
    S = bare(given)
    frame = FRAMES + left * WIDTH
    n = write_able(S, frame)
    keep(S, frame)
    for i in range(n):
        gain = lay(S, frame, S[frame + CARD + i])
        S[frame + WORTH + i] = gain + _to_the_end(S, left - 1)
        come_back(S, frame)
    return n
