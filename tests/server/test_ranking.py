"""The ranking page by page, with one's own place wherever it is, and the bots by which everybody is measured."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from tests.server.persons import Open, Person, account, guest, opened
from tests.server.test_people import befriend

from rebelote.people.players import LENGTH
from rebelote.people.rating import of_bot
from rebelote.server.people.ranking import PAGE
from rebelote.store.connections import Connections
from rebelote.store.people_schema import PLAYERS, RATINGS

MORE = 30
"""So many players more than one page has."""


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


def crowd(here: Open, number: int) -> list[str]:
    """Accounts with experience and a rating, the better the later."""
    players = [f"p{at:0{LENGTH - 1}}" for at in range(number)]
    plain = {"language": "en", "password": "", "admin": False, "made_at": 1, "settings": "{}", "coins": 0}
    told = [
        {
            "player": each,
            "name": each,
            "account": each,
            "experience": 10 * at + 10,
            "silent_until": 0,
            "barred": False,
        }
        for at, each in enumerate(players)
    ]
    rated = [
        {"who": each, "game": "belote", "mu": 20.0 + at / 10, "sigma": 1.0, "matches": 3}
        for at, each in enumerate(players)
    ]

    async def write() -> None:
        async with Connections(here.store.engine).changing() as connection:
            await connection.execute(insert(PLAYERS), [each | plain for each in told])
            await connection.execute(insert(RATINGS), rated)

    here.run(write())
    return players


def rate(here: Open, who: str, mu: float, sigma: float = 1.0) -> None:
    """Give a player, or a pair, a rating."""

    async def write() -> None:
        async with Connections(here.store.engine).changing() as connection:
            values = {"who": who, "game": "belote", "mu": mu, "sigma": sigma, "matches": 1}
            await connection.execute(insert(RATINGS), values)

    here.run(write())


def places(told: dict[str, Any]) -> list[int]:
    """The places of a page, but for bots."""
    return [each["place"] for each in told["lines"] if not each["bot"]]


@pytest.mark.parametrize("query", ["", "game=belote&"])
def test_ranking_goes_on_behind_its_first_page(here: Open, query: str) -> None:
    players = crowd(here, PAGE + MORE)
    reader = Person(here)
    first = reader.told("GET", f"/api/ranking?{query}")
    second = reader.told("GET", f"/api/ranking?{query}after={PAGE}")
    told = [each["player"] for page in (first, second) for each in page["lines"] if not each["bot"]]

    assert players[::-1] == told
    assert (list(range(1, PAGE + 1)), list(range(PAGE + 1, PAGE + MORE + 1))) == (
        places(first),
        places(second),
    )
    assert (True, False) == (first["more"], second["more"])


@pytest.mark.parametrize("query", ["", "game=belote&"])
def test_own_place_is_told_on_every_page(here: Open, query: str) -> None:
    crowd(here, PAGE + MORE)
    anne = account(here, "Anne")
    rate(here, anne.number, 1.0)
    first = anne.told("GET", f"/api/ranking?{query}")
    second = anne.told("GET", f"/api/ranking?{query}after={PAGE}")

    for page in (first, second):
        assert [(PAGE + MORE + 1, "Anne", True)] == [
            (each["place"], each["name"], each["me"]) for each in page["mine"]
        ]
    assert (0, 1) == tuple(sum(each["me"] for each in page["lines"]) for page in (first, second))


def test_who_asks_as_nobody_has_no_place(here: Open) -> None:
    crowd(here, 3)

    assert [] == Person(here).told("GET", "/api/ranking")["mine"]


def test_own_place_among_friends_is_counted_among_them(here: Open) -> None:
    crowd(here, 5)
    anne, luc = account(here, "Anne"), guest(here, "Luc")
    befriend(anne, luc)
    told = anne.told("GET", "/api/ranking?among=friends")

    assert {("Anne", False), ("Luc", True)} == {(each["name"], each["guest"]) for each in told["lines"]}
    assert [1, 2] == places(told)
    assert [each["place"] for each in told["lines"] if each["me"]] == [each["place"] for each in told["mine"]]


def test_own_pairs_are_told_with_their_places(here: Open) -> None:
    anne, luc, eve = account(here, "Anne"), account(here, "Luc"), account(here, "Eve")
    pair = "+".join(sorted([anne.number, luc.number]))
    rate(here, "+".join(sorted([luc.number, eve.number])), 30.0)
    rate(here, pair, 20.0)
    told = anne.told("GET", "/api/ranking?game=belote&of=pairs")

    assert [(1, False), (2, True)] == [(each["place"], each["me"]) for each in told["lines"]]
    assert [(2, pair)] == [(each["place"], each["player"]) for each in told["mine"]]


def test_bots_stand_between_the_players_where_their_level_puts_them(here: Open) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    levels = {name: of_bot(name).shown for name in here.house.bots.levels}
    least, most = min(levels.values()), max(levels.values())
    rate(here, anne.number, 60.0)
    rate(here, luc.number, 0.0)
    told = Person(here).told("GET", "/api/ranking?game=belote")["lines"]

    assert ("Anne", "Luc") == (told[0]["name"], told[-1]["name"])
    assert levels == {each["bot"]: each["points"] for each in told[1:-1]}
    assert (most, least, 0) == (told[1]["points"], told[-2]["points"], told[1]["place"])


def test_every_bot_is_on_one_page_alone(here: Open) -> None:
    crowd(here, PAGE + MORE)
    pages = [
        Person(here).told("GET", f"/api/ranking?game=belote&after={after}") for after in (0, PAGE, 2 * PAGE)
    ]
    bots = [each["bot"] for page in pages for each in page["lines"] if each["bot"]]

    assert sorted(here.house.bots.levels) == sorted(bots)


def test_bots_have_no_place_by_experience_nor_among_pairs(here: Open) -> None:
    for query in ("", "?game=belote&of=pairs"):
        assert [] == Person(here).told("GET", f"/api/ranking{query}")["lines"]


@pytest.mark.parametrize("after", ["x", "-1", "9" * 40, "²"])
def test_place_that_is_none_is_the_beginning(here: Open, after: str) -> None:
    crowd(here, 2)

    assert [1, 2] == places(Person(here).told("GET", f"/api/ranking?after={after}"))
