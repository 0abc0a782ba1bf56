"""`rebelote arena`: two bots against each other, the same cards for both."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from rebelote.cli.matches import Count, Options
from rebelote.cli.strength.crew import Jobs, crew
from rebelote.cli.strength.matches import run_matches
from rebelote.cli.strength.pairs import Bout, Pair, run
from rebelote.cli.strength.spec import read_spec
from rebelote.cli.strength.statistics import Summary, summary, verdict
from rebelote.engine import SetupError, find
from rebelote.engine.registry import seated

_OFTEN = 25  # pairs between two reports
_MILLISECONDS = 1000
_FOUR = 4


def arena(
    first: str,
    second: str,
    *,
    pairs: Count = 100,
    table: str = "belote/contree",
    option: Options = (),
    seed: int = 1,
    jobs: Jobs = 0,
    ray: bool = False,
    calls: str = "",
    plays: str = "",
    match: int = 0,
    seats: int | None = None,
    sprt: float = 0.0,
    record: Path | None = None,
) -> int:
    """Play duplicate pairs of deals and tell how far the first bot is ahead.

    Each deal is played twice with the sides exchanged. Told are points a deal with the standard error
    of the mean over pairs, and the time of a card where there was a choice. Where another engine sits at
    the table its own rules count the marks. At other games than belote for four whole matches are played,
    the bots at every other seat, and told is the difference a deal of points, tricks or strokes.

    Parameters
    ----------
    first
        A bot, by any name that tables know: beginner, amateur, steady, strong, expert, analyst, simple,
        random, with changes behind commas (expert,worlds=40); or colver:isdd,time_ms=100,bid=improved_v2, belotecli:hard.
    second
        The other bot.
    pairs
        How many pairs.
    table
        The game and preset.
    option
        Options that differ from the preset.
    seed
        The seed of the run; pair 7 of a seed has the same cards whoever plays.
    jobs
        How many processes; 0 for one on each core.
    ray
        Play on Ray: on the cluster that RAY_ADDRESS names, else on this machine.
    calls
        A bot that calls for all four, so that only the cards differ.
    plays
        A bot that plays the cards of all four, so that only the calls differ.
    match
        Play matches to so many points instead of single deals.
    seats
        How many sit at the table, where the options leave it open.
    sprt
        Stop as soon as a gain of so many points a deal is proved or refuted, at 5 % either way.
    record
        A file with a line for each pair; a run that was stopped goes on from it.
    """
    setup = find(table, option)
    setup = seated(setup, setup.game.seat_numbers(setup.options)[0] if seats is None else seats)
    house = setup.game.name != "belote" or setup.players != _FOUR
    if house and (calls or plays or match or "colver:" in first + second or "belotecli:" in first + second):
        raise SetupError("option-value", option="table", value=setup.show(), expected="belote for four")
    bout = Bout(
        read_spec(first),
        read_spec(second),
        setup.show(),
        seed,
        read_spec(calls) if calls else None,
        read_spec(plays) if plays else None,
        match,
    )
    head = (
        f"{bout.setup} seed {seed}: {first} - {second} calls {calls or 'own'} cards {plays or 'own'} {match}"
    )
    play = run_matches if house else run
    return _played(head, pairs, partial(play, bout, workers=crew(jobs, ray=ray)), sprt, record)


def _played(
    head: str,
    pairs: int,
    play: Callable[[list[int]], Iterator[Pair]],
    sprt: float,
    record: Path | None,
) -> int:
    """Play the pairs that a file does not hold yet, and tell how it goes."""
    print(head)
    done = _known(record, head)[:pairs]
    missing = sorted(set(range(pairs)) - {each.number for each in done})
    for pair in play(missing):
        done.append(pair)
        _keep(record, pair)
        said = verdict([each.margin for each in done], sprt) if sprt else "open"
        if len(done) % _OFTEN == 0:
            print(*lines(done), sep="\n", flush=True)
        if said != "open":
            print(f"{said} by {sprt:g}")
            break
    print(*lines(done), sep="\n")
    return 0


def lines(done: list[Pair]) -> Iterator[str]:
    """What a person reads."""
    found: Summary = summary([each.margin for each in done])
    yield (
        f"{found.pairs} pairs: {found.mean:+.1f} ± {found.error:.1f} a deal, lower bound {found.low:+.1f}; "
        f"pairs won {found.won} lost {found.lost}; "
        f"tables won {sum(each.won for each in done)} of {sum(each.matches for each in done)}"
    )
    times = []
    for side in (0, 1):
        decisions = sum(each.decisions[side] for each in done)
        seconds = sum(each.seconds[side] for each in done)
        times.append(f"{_MILLISECONDS * seconds / max(1, decisions):.1f}")
    yield f"milliseconds a card: {times[0]} and {times[1]}"


def _known(record: Path | None, head: str) -> list[Pair]:
    """The pairs of a file. Raises SetupError for one of another run."""
    if record is None:
        return []
    if not record.exists():
        record.write_text(head + "\n")
        return []
    first, *rest = record.read_text().splitlines()
    if first != head:
        raise SetupError("option-value", option="record", value=str(record), expected=head)
    return [_pair(json.loads(line)) for line in rest]


def _pair(entry: dict[str, Any]) -> Pair:
    (a, b), (n, m) = entry["seconds"], entry["decisions"]
    return Pair(entry["number"], entry["margin"], entry["won"], entry["matches"], (a, b), (n, m))


def _keep(record: Path | None, pair: Pair) -> None:
    if record is not None:
        with record.open("a") as lines_:
            lines_.write(json.dumps(asdict(pair)) + "\n")
