"""How likely worlds are, by the calls that were made: would these hands have called so?"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from rebelote.games.belote.moves import Call
from rebelote.search.learned.caller import Caller
from rebelote.search.learned.context import LEVEL, Standing
from rebelote.search.learned.features import NEVER, Talked
from rebelote.search.learned.many import looks, statics, told
from rebelote.search.learned.talk import Replay, open_calls, output, replayed


def call_weights(
    caller: Caller,
    hands: Any,
    calls: Sequence[tuple[int, Call]],
    first: int,
    known: tuple[int | None, int | None],
    match: Standing = LEVEL,
) -> Any:
    """For each world how likely the calls of the hidden seats are, up to a factor.

    `hands` are the cards that each seat held while it called, worlds times four; `known` the seat
    whose hand is no question, and the suit of the turned card; `match` is where the match stands for side 0.
    """
    own, turned = known
    auction = caller.options.bid_mode == "auction"
    weights = np.ones(len(hands))
    seen: dict[int, _Seat] = {}
    for seat, call, talked in replayed(calls, Replay(first, auction=auction, turned=turned, match=match)):
        if seat != own:
            if seat not in seen:
                seen[seat] = _Seat(caller, hands[:, seat])
            weights *= seen[seat].chance(call, talked, turned)
    return weights


class _Seat:
    """The hands that a seat may have held, seen by the net."""

    def __init__(self, caller: Caller, hands: Any) -> None:
        self._caller = caller
        self._every = range(6 if caller.options.sa_ta else 4)
        first = [caller.net.first(statics(hands, each, self._announced(hands, each))) for each in self._every]
        self._first = np.stack(first, 1)
        self._looks = np.stack([looks(hands, each) for each in self._every], 1)

    def _announced(self, hands: Any, denomination: int) -> Any:
        options = self._caller.options
        return told(hands, denomination) if options.announcements else np.zeros(len(hands))

    def chance(self, call: Call, talked: Talked, turned: int | None) -> Any:
        """How likely each hand is to have made a call; never quite impossible, for people surprise."""
        talk = np.array([self._caller.talk(talked, each) for each in self._every], np.float32)
        values = self._caller.net.rest(self._first, talk)
        open_ = open_calls(talked, self._caller.options, turned)
        made = output(call)
        judged = self._judged(talked, open_)
        rows = np.arange(len(self._first))
        columns = [values[rows, judged if each == NEVER else each, kind] for each, kind in open_]
        if made not in open_:
            return np.ones(len(rows))
        table, at = np.stack(columns, 1), open_.index(made)
        share = np.zeros(len(rows))
        for patience in self._caller.patience:
            odds = np.exp((table - table.max(1, keepdims=True)) / patience)
            share += odds[:, at] / odds.sum(1) / len(self._caller.patience)
        surprise = self._caller.surprise
        return (1 - surprise) * share + surprise / len(open_)

    def _judged(self, talked: Talked, open_: list[tuple[int, int]]) -> Any:
        """The denomination by which each hand judges passing."""
        if talked.standing[1] != NEVER:
            return np.full(len(self._looks), talked.standing[2])
        able = self._caller.able(open_)
        kept = np.where(np.isin(np.array(self._every), list(able))[None, :], self._looks, -1.0)
        return kept.argmax(1)
