"""Clubs: who founds one, who joins by its code, who is put out, and the ranking among its members."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.persons import Open, Person, account, guest, opened


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


def founded(person: Person, name: str = "Café um Eck") -> dict[str, str]:
    """A new club."""
    found: dict[str, str] = person.told("POST", "/api/me/clubs", {"name": name})["clubs"][0]
    return found


def members(person: Person) -> list[tuple[str, bool]]:
    """The members of somebody's only club, and whether they keep it."""
    club = person.told("GET", "/api/me/clubs")["clubs"][0]
    return [(each["name"], each["keeper"]) for each in club["members"]]


def test_who_founds_a_club_keeps_it_and_whoever_knows_the_code_joins(here: Open) -> None:
    anne, luc = account(here, "Anne"), guest(here, "Luc")
    luc.told("POST", "/api/me/clubs/join", {"code": f" {founded(anne)['code'].upper()} "})

    assert [("Anne", True), ("Luc", False)] == members(luc)


def test_joining_twice_is_joining_once(here: Open) -> None:
    anne = account(here, "Anne")
    anne.told("POST", "/api/me/clubs/join", {"code": founded(anne)["code"]})

    assert [("Anne", True)] == members(anne)


def test_ranking_of_a_club_is_among_its_members_alone(here: Open) -> None:
    anne, luc, _ = account(here, "Anne"), account(here, "Luc"), account(here, "Eve")
    club = founded(anne)
    luc.told("POST", "/api/me/clubs/join", {"code": club["code"]})
    here.run(here.people.players.change(luc.number, experience=160))
    told = anne.told("GET", f"/api/ranking?among=club&club={club['club']}")["lines"]

    assert [(1, "Luc"), (2, "Anne")] == [(each["place"], each["name"]) for each in told]


def test_ranking_of_a_club_is_not_for_others(here: Open) -> None:
    club, eve = founded(account(here, "Anne")), account(here, "Eve")

    assert (404, "no-club") == eve.refused("GET", f"/api/ranking?among=club&club={club['club']}")


def test_keeper_puts_a_member_out_and_a_member_cannot(here: Open) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    club = founded(anne)
    luc.told("POST", "/api/me/clubs/join", {"code": club["code"]})

    assert (403, "not-keeper") == luc.refused("DELETE", f"/api/me/clubs/{club['club']}/{anne.number}")
    anne.told("DELETE", f"/api/me/clubs/{club['club']}/{luc.number}")
    assert [] == luc.told("GET", "/api/me/clubs")["clubs"]


def test_who_was_put_out_of_a_club_does_not_come_back_by_the_code_that_it_had(here: Open) -> None:
    anne, luc, zoe = account(here, "Anne"), account(here, "Luc"), account(here, "Zoé")
    club = founded(anne)
    for each in (luc, zoe):
        each.told("POST", "/api/me/clubs/join", {"code": club["code"]})
    told = anne.told("DELETE", f"/api/me/clubs/{club['club']}/{luc.number}")["clubs"][0]["code"]
    seen = zoe.told("GET", "/api/me/clubs")["clubs"][0]["code"]

    assert (404, "club-code") == luc.refused("POST", "/api/me/clubs/join", {"code": club["code"]})
    assert told == seen != club["code"]
    luc.told("POST", "/api/me/clubs/join", {"code": seen})


def test_code_of_a_club_stays_when_nobody_was_put_out(here: Open) -> None:
    anne, luc, eve = account(here, "Anne"), account(here, "Luc"), account(here, "Eve")
    club = founded(anne)
    luc.told("POST", "/api/me/clubs/join", {"code": club["code"]})
    anne.told("DELETE", f"/api/me/clubs/{club['club']}/{eve.number}")
    luc.told("DELETE", f"/api/me/clubs/{club['club']}/{luc.number}")

    assert club["code"] == anne.told("GET", "/api/me/clubs")["clubs"][0]["code"]


def test_oldest_member_keeps_a_club_whose_keeper_left_or_was_erased(here: Open) -> None:
    anne, luc, zoe = account(here, "Anne"), account(here, "Luc"), account(here, "Zoé")
    club = founded(anne)
    for each in (luc, zoe):
        each.told("POST", "/api/me/clubs/join", {"code": club["code"]})
    anne.told("DELETE", f"/api/me/clubs/{club['club']}/{anne.number}")
    first = members(zoe)
    luc.told("DELETE", "/api/me", {"password": "correct horse"})

    assert {("Luc", True), ("Zoé", False)} == set(first)
    assert [("Zoé", True)] == members(zoe)


def test_club_that_everybody_left_is_gone(here: Open) -> None:
    anne = account(here, "Anne")
    club = founded(anne)
    anne.told("DELETE", f"/api/me/clubs/{club['club']}/{anne.number}")

    assert (404, "club-code") == anne.refused("POST", "/api/me/clubs/join", {"code": club["code"]})


def test_guest_founds_no_club(here: Open) -> None:
    assert (403, "not-account") == guest(here, "Anne").refused("POST", "/api/me/clubs", {"name": "Café"})


def test_guest_who_enters_an_account_stays_in_the_club(here: Open) -> None:
    anne, luc, phone = account(here, "Anne"), account(here, "Luc"), guest(here, "Luc on the way")
    phone.told("POST", "/api/me/clubs/join", {"code": founded(anne)["code"]})
    phone.told("POST", "/api/me/enter", {"name": "Luc", "password": "correct horse"})

    assert [("Anne", True), ("Luc", False)] == members(luc)


@pytest.mark.parametrize("name", ["\u202e\u200b", "x"])
def test_club_without_a_name_is_none(here: Open, name: str) -> None:
    assert 400 == account(here, "Anne").ask("POST", "/api/me/clubs", {"name": name})[0]
