"""House rules that come along to every browser of an account."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.persons import Open, account, opened

from rebelote.store.people.rules import MOST

SETUP = "konter/bistro-en;ace_over_queens=no"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


def test_rules_are_kept_under_their_names_the_last_first(here: Open) -> None:
    anne = account(here, "Anne")
    for name in ("At home", "At Josiane’s", "At home"):
        anne.told("POST", "/api/me/rules", {"name": name, "setup": SETUP})

    assert ["At home", "At Josiane’s"] == [
        each["name"] for each in anne.told("GET", "/api/me/rules")["rules"]
    ]


def test_rules_are_forgotten_by_their_name(here: Open) -> None:
    anne = account(here, "Anne")
    anne.told("POST", "/api/me/rules", {"name": "At home", "setup": SETUP})

    assert {"rules": []} == anne.told("POST", "/api/me/rules", {"name": "At home", "setup": None})


def test_rules_are_ones_own(here: Open) -> None:
    account(here, "Anne").told("POST", "/api/me/rules", {"name": "At home", "setup": SETUP})

    assert {"rules": []} == account(here, "Luc").told("GET", "/api/me/rules")


def test_more_rules_than_there_is_room_for_are_refused_and_none_is_lost(here: Open) -> None:
    anne = account(here, "Anne")
    for number in range(MOST):
        anne.told("POST", "/api/me/rules", {"name": f"Rules {number}", "setup": SETUP})
    refused = anne.refused("POST", "/api/me/rules", {"name": "One more", "setup": SETUP})
    kept = anne.told("POST", "/api/me/rules", {"name": "Rules 0", "setup": "konter/bistro-en"})["rules"]

    assert ((409, "rules-full"), MOST) == (refused, len(kept))
    assert ("Rules 0", "konter/bistro-en") == (kept[0]["name"], kept[0]["setup"])


def test_rules_that_make_no_sense_are_refused(here: Open) -> None:
    anne = account(here, "Anne")
    asked = {"name": "At home", "setup": "poker/holdem"}

    assert (400, "game-unknown") == anne.refused("POST", "/api/me/rules", asked)
    assert {"rules": []} == anne.told("GET", "/api/me/rules")


def test_rules_are_exported_with_everything_else(here: Open) -> None:
    anne = account(here, "Anne")
    anne.told("POST", "/api/me/rules", {"name": "At home", "setup": SETUP})
    (kept,) = anne.told("GET", "/api/me/export")["own_rules"]

    assert ("At home", SETUP) == (kept["name"], kept["setup"])


def test_names_of_rules_are_tidied_and_forgotten_as_they_were_given(here: Open) -> None:
    anne = account(here, "Anne")
    here.run(here.people.rules.keep(anne.number, "Old\u202e one", SETUP))
    anne.told("POST", "/api/me/rules", {"name": "At\u202e\thome", "setup": SETUP})
    told = anne.told("GET", "/api/me/rules")["rules"]
    for name in ("Old\u202e one", "At\u202e\thome"):
        anne.told("POST", "/api/me/rules", {"name": name, "setup": None})

    assert {"At home", "Old\u202e one"} == {each["name"] for each in told}
    assert {"rules": []} == anne.told("GET", "/api/me/rules")


@pytest.mark.parametrize("name", ["", "   ", "\u3164\u202e"])
def test_rules_without_a_name_are_refused(here: Open, name: str) -> None:
    anne = account(here, "Anne")

    assert 400 == anne.refused("POST", "/api/me/rules", {"name": name, "setup": SETUP})[0]
    assert {"rules": []} == anne.told("GET", "/api/me/rules")
