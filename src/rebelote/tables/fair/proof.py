"""Checking what chance drew at a table, from what the table publishes; docs/fair.md tells the steps."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rebelote.cards import Seat
from rebelote.engine import CHANCE, IllegalMove, NotationError, SetupError, find
from rebelote.engine.errors import Facts, facts
from rebelote.tables.fair.draws import commitment
from rebelote.tables.ports import Draw
from rebelote.wire.http import Fair, MatchPlayed


@dataclass(frozen=True, slots=True)
class Wrong:
    """Something that is not as it was promised: the message `fair-CODE`, filled with the facts."""

    code: str
    facts: Facts


@dataclass(frozen=True, slots=True)
class Verdict:
    """How many draws were checked, how many are not told yet, how many matches were replayed, what is wrong."""

    draws: int
    untold: int
    matches: int
    wrong: tuple[Wrong, ...]


def check(fair: Fair, seen: Iterable[str] = ()) -> Verdict:
    """Check commitments, secrets and matches; `seen` are hashes that somebody was sent at the table."""
    promised = {(each.match, each.ply): each.hash for each in fair.commitments}
    told = {(each.match, each.ply) for each in fair.secrets}
    over = [each for each in fair.matches if each.over]
    wrong = [*_secrets(fair, promised), *_seen(promised.values(), seen), *_untold(promised, told, over)]
    for match in over:
        wrong += _replayed(fair, match)
    return Verdict(len(told), len(promised.keys() - told), len(over), tuple(wrong))


def _secrets(fair: Fair, promised: dict[tuple[int, int], str]) -> Iterator[Wrong]:
    """Every secret gives the hash that was promised."""
    if len(promised) < len(fair.commitments):
        yield Wrong("twice", facts(table=fair.table))
    for each in fair.secrets:
        draw = Draw(each.match, each.ply, each.secret, each.move)
        if commitment(fair.table, draw).hash != promised.get((each.match, each.ply)):
            yield Wrong("hash", facts(match=str(each.match), ply=str(each.ply)))


def _seen(promised: Iterable[str], seen: Iterable[str]) -> Iterator[Wrong]:
    """Every hash that was sent to a client is in the list."""
    known = set(promised)
    yield from (Wrong("missing", facts(hash=each[:80])) for each in seen if each not in known)


def _untold(
    promised: Iterable[tuple[int, int]], told: set[tuple[int, int]], over: Iterable[MatchPlayed]
) -> Iterator[Wrong]:
    """Nothing of a match that is over stays secret."""
    numbers = {each.match for each in over}
    for match, ply in promised:
        if match in numbers and (match, ply) not in told:
            yield Wrong("untold", facts(match=str(match), ply=str(ply)))


def _replayed(fair: Fair, match: MatchPlayed) -> Iterator[Wrong]:
    """The moves of a match are legal, and chance made those that were promised."""
    drawn = {each.ply: each.move for each in fair.secrets if each.match == match.match}
    ply = 0
    try:
        setup = find(fair.setup)
        game, state = setup.game, setup.game.begin(setup.options, fair.seats)
        for ply, made in enumerate(match.moves or ()):
            if made.seat == CHANCE and drawn.get(ply) != made.move:
                yield Wrong("move", facts(match=str(match.match), ply=str(ply), move=made.move[:40]))
            state = game.step(state, Seat(made.seat), game.read(made.move)).state
    except (IllegalMove, NotationError, SetupError) as fault:
        yield Wrong("illegal", facts(match=str(match.match), ply=str(ply), reason=str(fault)[:120]))
        return
    if game.outcome(state) is None:
        yield Wrong("short", facts(match=str(match.match)))
