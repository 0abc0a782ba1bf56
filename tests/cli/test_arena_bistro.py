"""`rebelote arena` at the bistro games: whole matches at every number of seats, the seats exchanged."""

import pytest

from rebelote.bots import LEVELS
from rebelote.cli.strength.arena import arena
from rebelote.cli.strength.matches import play_matches
from rebelote.cli.strength.pairs import Bout
from rebelote.cli.strength.spec import bot_of, read_spec
from rebelote.engine import SetupError, find

TABLES = [
    ("konter/nine-strokes", None),
    ("whist/simple", None),
    *(("updown/bistro", seats) for seats in (2, 3, 4)),
    *(("rammi/rami-fr", seats) for seats in (2, 3, 5, 6)),
    ("belote/two-classic", None),
]


@pytest.mark.parametrize(("table", "seats"), TABLES)
def test_bot_that_thinks_is_ahead_of_one_that_does_not(
    table: str, seats: int | None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == arena("amateur", "random", pairs=2, table=table, seats=seats, jobs=1, seed=4)
    head, told, times = capsys.readouterr().out.splitlines()

    assert head.startswith(table)
    assert told.startswith("2 pairs: +")
    assert "milliseconds a card" in times


def test_exchanging_the_bots_exchanges_the_margin() -> None:
    """The same chance in both matches of a pair: strokes, of which few are good, are counted the same way."""
    bots = [read_spec(name) for name in ("amateur", "beginner")]
    one, other = (play_matches(Bout(a, b, "konter/nine-strokes", 2), 0) for a, b in (bots, reversed(bots)))

    assert one.margin == pytest.approx(-other.margin)
    assert (one.won + other.won, one.matches) == (2, 2)


@pytest.mark.parametrize("wrong", [{"seats": 7}, {"match": 100}, {"calls": "amateur"}, {"plays": "random"}])
def test_what_other_tables_have_not_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        arena("amateur", "random", table="rammi/bistro", pairs=1, jobs=1, **wrong)  # type: ignore[arg-type]


def test_other_engines_do_not_sit_at_the_bistro() -> None:
    with pytest.raises(SetupError, match="belote for four"):
        arena("amateur", "colver:isdd", table="whist/simple", pairs=1, jobs=1)


@pytest.mark.parametrize("table", ["updown/bistro", "belote/contree"])
@pytest.mark.parametrize("name", LEVELS)
def test_every_name_that_tables_accept_is_accepted(name: str, table: str) -> None:
    setup = find(table)

    assert bot_of(read_spec(name), setup.game.name, setup.options) is not None


def test_simple_may_be_changed_like_the_amateur_that_it_is_at_belote() -> None:
    assert read_spec("simple,doubt=0").changes == read_spec("amateur,doubt=0").changes
