"""Long runs: the same results from one process, from several, and from Ray; what a judge tells."""

import sys
from types import FunctionType, ModuleType

import pytest

from rebelote.cli.strength.arena import arena
from rebelote.cli.strength.crew import Alone, Cores, Crew, OnRay, cores, crew
from rebelote.cli.strength.judge import Sentence, Trial, judge, judged, lines
from rebelote.cli.strength.spec import read_spec
from rebelote.engine import SetupError


def squared(number: int) -> int:
    """Some work."""
    return number * number


class FewRay(ModuleType):
    """What the house asks of Ray, done in this process: jobs are done when they are asked for."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.cancelled: list[object] = []
        self.begun = False

    def is_initialized(self) -> bool:
        """Whether it was begun."""
        return self.begun

    def init(self, **settings: object) -> None:
        """Begin."""
        self.begun = True

    def cluster_resources(self) -> dict[str, float]:
        """Two workers."""
        return {"CPU": 2.0}

    def remote(self, function: FunctionType) -> object:
        """A function that is called elsewhere; only one of a module will do."""
        assert isinstance(function, FunctionType)
        return type("Remote", (), {"remote": staticmethod(lambda *given: [function, *given])})

    def wait(self, running: list[object]) -> tuple[list[object], list[object]]:
        """The last one is done first."""
        return running[-1:], running[:-1]

    def get(self, wanted: list[object]) -> object:
        """The results."""
        if callable(wanted[0]):
            return wanted[0](*wanted[1:])
        return [self.get(each) for each in wanted]  # type: ignore[arg-type]

    def cancel(self, one: object) -> None:
        """It is not wanted any more."""
        self.cancelled.append(one)


@pytest.fixture
def few_ray(monkeypatch: pytest.MonkeyPatch) -> FewRay:
    """Ray is installed."""
    found = FewRay()
    monkeypatch.setitem(sys.modules, "ray", found)
    return found


@pytest.mark.parametrize("workers", [Alone(), Cores(2)], ids=["alone", "cores"])
def test_every_job_is_done_once(workers: Crew) -> None:
    assert [each * each for each in range(40)] == sorted(workers.as_done(squared, range(40)))
    assert [each * each for each in range(40)] == list(workers.in_order(squared, range(40)))


def test_every_job_is_done_once_on_ray(few_ray: FewRay) -> None:
    assert [each * each for each in range(40)] == sorted(OnRay().as_done(squared, range(40)))
    assert [each * each for each in range(40)] == list(OnRay().in_order(squared, range(40)))


def test_jobs_of_a_run_that_is_left_are_called_off_on_ray(few_ray: FewRay) -> None:
    running = iter(OnRay().as_done(squared, range(40)))
    next(running)
    running.close()  # type: ignore[attr-defined]

    assert 5 == len(few_ray.cancelled)


def test_all_cores_work_unless_fewer_are_wanted() -> None:
    assert cores() == crew().size
    assert 1 == crew(1).size
    assert 3 == crew(3).size


def test_ray_that_is_not_installed_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(SetupError, match=r"rebelote\[cluster\]"):
        crew(ray=True)


def test_arena_gives_the_same_on_ray(few_ray: FewRay, capsys: pytest.CaptureFixture[str]) -> None:
    arena("amateur", "beginner", pairs=3, jobs=1)
    here = capsys.readouterr().out
    arena("amateur", "beginner", pairs=3, ray=True)
    there = capsys.readouterr().out

    assert here.splitlines()[:2] == there.splitlines()[:2]


@pytest.mark.bench
def test_arena_gives_the_same_on_a_real_ray(capsys: pytest.CaptureFixture[str]) -> None:
    arena("amateur", "beginner", pairs=6, jobs=1)
    here = capsys.readouterr().out
    arena("amateur", "beginner", pairs=6, ray=True)
    there = capsys.readouterr().out

    assert here.splitlines()[:2] == there.splitlines()[:2]


def test_judge_finds_that_a_weak_player_costs_more_than_a_strong_one() -> None:
    costs = []
    for name in ("beginner", "strong,worlds=8"):
        trial = Trial(read_spec(name), read_spec("strong,worlds=12"), "belote/contree", 5)
        every = [each.regret for deal in range(4) for each in judged(trial, deal)]
        costs.append(sum(every) / len(every))

    assert costs[0] > 2 * costs[1] >= 0


def test_judge_tells_the_dearest_cards() -> None:
    told = list(lines([[Sentence(0, 1, "7s", "As", 4.0), Sentence(0, 2, "8h", "8h", 0.0)]], 1))

    assert "2 decisions in 1 deals: 2.00 marks a decision, 4.0 ± 0.0 a deal" == told[0]
    assert "deal 0, trick 1: 7s, better As: 4" == told[-1]


def test_judge_must_think() -> None:
    with pytest.raises(SetupError, match="random"):
        judge("amateur", by="random", deals=1, jobs=1)
