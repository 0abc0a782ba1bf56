"""`rebelote judge`: what a player's cards cost, decision by decision, in the eyes of a stronger one."""

import random
from collections.abc import Iterator
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from rebelote.bots.belote.opinion import Opinions
from rebelote.bots.belote.player import BelotePlayer
from rebelote.cards import Seat, show_card
from rebelote.cli.matches import Count, Options
from rebelote.cli.strength.crew import Jobs, crew
from rebelote.cli.strength.spec import Spec, bot_of, read_spec
from rebelote.cli.strength.table import PLAYED, prepared
from rebelote.engine import Setup, SetupError, find
from rebelote.games.belote.moves import Play, read
from rebelote.games.belote.state import Phase
from rebelote.games.belote.view import View


class Trial(NamedTuple):
    """What is judged: a player, by whom, at which table, the seed."""

    player: Spec
    judge: Spec
    setup: str
    seed: int


class Sentence(NamedTuple):
    """One card judged: the deal, the trick, what was played and what was better, marks that it cost."""

    deal: int
    trick: int
    card: str
    better: str
    regret: float


def judge(
    player: str,
    *,
    by: str = "analyst",
    deals: Count = 50,
    table: str = "belote/contree",
    option: Options = (),
    seed: int = 1,
    jobs: Jobs = 0,
    ray: bool = False,
    shown: int = 5,
) -> int:
    """Let a player play deals, and tell what its cards cost in the eyes of a stronger one.

    The judge thinks of other worlds than the player did. Told are marks a decision with the standard error of
    the mean over deals, by trick, and the dearest cards. A judge errs too: a player equal to it costs a little.

    Parameters
    ----------
    player
        A bot of the house, with changes behind commas: strong, expert,worlds=40.
    by
        The bot that judges; it must think of worlds.
    deals
        How many deals.
    table
        The game and preset.
    option
        Options that differ from the preset.
    seed
        The seed of the run.
    jobs
        How many processes; 0 for one on each core.
    ray
        Judge on Ray: on the cluster that RAY_ADDRESS names, else on this machine.
    shown
        How many of the dearest cards are shown.
    """
    setup = find(table, option)
    if setup.game.name != "belote":
        raise SetupError("option-value", option="table", value=setup.show(), expected="belote")
    trial = Trial(read_spec(player), read_spec(by), setup.show(), seed)
    print(f"{trial.setup} seed {seed}: {player} judged by {by}")
    found = list(crew(jobs, ray=ray).as_done(partial(judged, trial), range(deals)))
    for line in lines(found, shown):
        print(line)
    return 0


def judged(trial: Trial, deal: int) -> list[Sentence]:
    """Every card of a deal that was a choice; the same trial and number give the same sentences."""
    setup, name = find(trial.setup), f"{trial.seed}/{deal}"
    player = bot_of(trial.player, setup.game.name, setup.options)
    wise = bot_of(trial.judge, setup.game.name, setup.options)
    if not isinstance(wise, BelotePlayer):
        raise SetupError("bots", value=trial.judge.text, expected="analyst, expert, strong")
    state = prepared(setup, name)
    found: list[Sentence] = []
    source, other = random.Random(f"{name}/player"), random.Random(f"{name}/judge")
    scored = state.match.scored
    while state.phase in PLAYED and state.match.scored == scored and state.match.winners is None:
        for seat in _in_turn(setup, state):
            view: View = setup.game.view(state, seat)
            move = player.decide(view, source)
            if move is None:
                continue
            if state.phase is Phase.PLAY and len(view.choices) > 1:
                opinions = wise.consider(view, other).opinions
                found += _sentences(deal, view, move, opinions)
            state = setup.game.step(state, seat, setup.game.read(move)).state
            break
    return found


def _in_turn(setup: Setup, state: object) -> list[Seat]:
    """Seats in the order in which they are asked: first those who may move, then those who must."""
    due = setup.game.due(state)
    return [*sorted(setup.game.actors(state) - due), *sorted(due)]


def _sentences(deal: int, view: View, move: str, opinions: Opinions | None) -> Iterator[Sentence]:
    """What the judge says of a card, nothing where it has no opinion of it."""
    played = read(move)
    mine = opinions.of(played.card) if opinions and isinstance(played, Play) else None
    if opinions is not None and mine is not None:
        top = max(opinions.cards, key=lambda each: each.score)
        played_, better = show_card(mine.card), show_card(top.card)
        yield Sentence(deal, len(view.takers) + 1, played_, better, top.score - mine.score)


def lines(found: list[list[Sentence]], shown: int) -> Iterator[str]:
    """What a person reads."""
    every = [each for deal in found for each in deal]
    if not every:
        yield "no decisions"
        return
    by_deal = [sum(each.regret for each in deal) for deal in found if deal]
    error = stdev(by_deal) / sqrt(len(by_deal)) if len(by_deal) > 1 else 0.0
    yield (
        f"{len(every)} decisions in {len(by_deal)} deals: {fmean(each.regret for each in every):.2f} marks a "
        f"decision, {fmean(by_deal):.1f} ± {error:.1f} a deal"
    )
    for trick in sorted({each.trick for each in every}):
        own = [each.regret for each in every if each.trick == trick]
        yield f"trick {trick}: {fmean(own):.2f} in {len(own)}"
    for each in sorted(every, key=lambda each: -each.regret)[:shown]:
        yield f"deal {each.deal}, trick {each.trick}: {each.card}, better {each.better}: {each.regret:.0f}"
