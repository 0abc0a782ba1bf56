"""What administrators settle, whom they silence or bar, and that everything they do is written down."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.persons import Open, Person, account, guest, opened

from rebelote.locale.options import title_of, words_of
from rebelote.people.players import Player
from rebelote.server.house import people_in
from rebelote.server.people.first import first_code
from rebelote.store import open_store
from rebelote.store.copying import restore

ASKED = [
    ("GET", "/api/admin/house"),
    ("POST", "/api/admin/house"),
    ("GET", "/api/admin/players"),
    ("GET", "/api/admin/backup"),
    ("POST", "/api/admin/players/x"),
    ("GET", "/api/admin/complaints"),
    ("DELETE", "/api/admin/complaints/x"),
    ("GET", "/api/admin/notes"),
]


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


def admin(here: Open) -> Person:
    """The first administrator."""
    code = here.run(first_code(here.people))
    anne = account(here, "Anne")
    anne.told("POST", "/api/me/admin", {"code": code})
    return anne


@pytest.mark.parametrize(("method", "path"), ASKED)
def test_administration_is_for_administrators(here: Open, method: str, path: str) -> None:
    luc, nobody = account(here, "Luc"), Person(here)

    assert (403, "not-admin") == luc.refused(method, path, {})
    assert (401, "not-known") == nobody.refused(method, path, {})


def test_house_without_an_administrator_says_so_until_there_is_one(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'x.db'}"
    with opened(address) as before:
        code = before.run(first_code(before.people))
    with opened(address) as after:
        anne = account(after, "Anne")
        told = [anne.told("GET", "/api/me")["unruled"]]
        told.append(anne.told("POST", "/api/me/admin", {"code": code})["unruled"])
        told.append(Person(after).told("GET", "/api/me")["unruled"])

    assert [True, False, False] == told


def test_announcement_is_told_to_everybody(here: Open) -> None:
    admin(here).told("POST", "/api/admin/house", {"announcement": " Tournament\u202e on\x07 Sunday "})

    assert "Tournament on Sunday" == Person(here).told("GET", "/api/me")["announcement"]


def test_what_is_settled_outlives_a_restart(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'x.db'}"
    with opened(address) as before:
        admin(before).told("POST", "/api/admin/house", {"coins": False, "draining": True})
    with opened(address) as after:
        told = Person(after).told("GET", "/api/me")

    assert (None, True) == (told["coins"], told["draining"])


def test_house_that_drained_makes_tables_again(here: Open) -> None:
    anne = admin(here)
    anne.told("POST", "/api/admin/house", {"draining": True})
    anne.told("POST", "/api/admin/house", {"draining": False})

    assert 201 == anne.ask("POST", "/api/tables", {"setup": "belote/ludiclub-classic"})[0]


def test_tables_are_seen_with_everything_that_there_is(here: Open) -> None:
    anne = admin(here)
    anne.told("POST", "/api/tables", {"setup": "belote/ludiclub-classic"})
    told = anne.told("GET", "/api/admin/house")

    assert ({"tables": 1, "matches": 0, "players": 1}, 1) == (told["numbers"], len(told["tables"]))


def test_who_is_barred_is_nobody_and_does_not_come_in_again(here: Open) -> None:
    anne, eve = admin(here), account(here, "Eve")
    anne.told("POST", f"/api/admin/players/{eve.number}", {"barred": True})

    assert "" == eve.number
    assert (403, "barred") == eve.refused(
        "POST", "/api/me/enter", {"name": "Eve", "password": "correct horse"}
    )


def test_who_is_silenced_may_speak_again_later(here: Open) -> None:
    anne, eve = admin(here), account(here, "Eve")
    anne.told("POST", f"/api/admin/players/{eve.number}", {"silent_h": 2})
    silent = here.run(here.people.players.one(eve.number))
    anne.told("POST", f"/api/admin/players/{eve.number}", {"silent_h": 0})
    again = here.run(here.people.players.one(eve.number))

    assert silent is not None
    assert again is not None
    assert 7100 < silent.silent_until - time.time() <= 7200
    assert 0 == again.silent_until


def test_last_administrator_stays_one(here: Open) -> None:
    anne = admin(here)

    assert (409, "last-admin") == anne.refused("POST", f"/api/admin/players/{anne.number}", {"admin": False})
    assert (409, "last-admin") == anne.refused("POST", f"/api/admin/players/{anne.number}", {"barred": True})


@pytest.mark.parametrize("before", [False, True])
def test_who_is_barred_is_made_no_administrator(here: Open, before: bool) -> None:
    anne, eve = admin(here), account(here, "Eve")
    number = eve.number
    if before:
        anne.told("POST", f"/api/admin/players/{number}", {"barred": True})
    asked = {"admin": True} if before else {"admin": True, "barred": True}

    assert (409, "admin-barred") == anne.refused("POST", f"/api/admin/players/{number}", asked)
    assert (409, "last-admin") == anne.refused("POST", f"/api/admin/players/{anne.number}", {"admin": False})
    assert 200 == anne.ask("POST", f"/api/admin/players/{number}", {"admin": True, "barred": False})[0]


def test_administrator_who_was_barred_by_an_earlier_version_does_not_count(here: Open) -> None:
    anne, eve = admin(here), account(here, "Eve")
    number = eve.number
    here.run(here.people.players.change(number, admin=True, barred=True))
    asked = [("POST", f"/api/admin/players/{anne.number}", {"admin": False})]
    asked.append(("DELETE", "/api/me", {"password": "correct horse"}))

    assert [(409, "last-admin")] * 2 == [anne.refused(*each) for each in asked]
    anne.told("POST", f"/api/admin/players/{number}", {"barred": False})
    assert 1 == here.run(here.people.players.admins())


def test_house_whose_administrators_are_all_barred_has_a_new_first_code(here: Open) -> None:
    anne, luc = admin(here), account(here, "Luc")
    here.run(here.people.players.change(anne.number, barred=True))
    code = here.run(first_code(here.people))

    assert luc.told("POST", "/api/me/admin", {"code": code})["admin"]


def test_account_can_be_made_an_administrator_and_a_guest_cannot(here: Open) -> None:
    anne, luc, eve = admin(here), account(here, "Luc"), guest(here, "Eve")
    anne.told("POST", f"/api/admin/players/{luc.number}", {"admin": True})

    assert luc.told("GET", "/api/me")["admin"]
    assert (404, "no-player") == anne.refused("POST", f"/api/admin/players/{eve.number}", {"admin": True})


def test_complaint_is_open_until_it_is_closed(here: Open) -> None:
    anne, luc = admin(here), account(here, "Luc")
    number = here.run(here.people.watching.complain(luc.number, anne.number, "ABCDEF", "why?", [("", "so")]))
    told = anne.told("GET", "/api/admin/complaints")["complaints"]
    anne.told("DELETE", f"/api/admin/complaints/{number}")

    assert [("Luc", "Anne", "why?", "so")] == [
        (each["host_name"], each["other_name"], each["text"], each["said"]) for each in told
    ]
    assert [] == anne.told("GET", "/api/admin/complaints")["complaints"]


def test_everything_that_an_administrator_does_is_written_down(here: Open) -> None:
    anne, eve = admin(here), account(here, "Eve")
    for on in (True, True, False):
        anne.told("POST", "/api/admin/house", {"free_chat": on, "announcement": ""})
    anne.told("POST", f"/api/admin/players/{eve.number}", {"silent_h": 1, "barred": True})
    notes = anne.told("GET", "/api/admin/notes")["notes"]

    assert {("Anne", "player-silent", "Eve"), ("Anne", "player-barred", "Eve")} < {
        (each["name"], each["act"], each["about"]) for each in notes
    }
    assert [
        "first-admin",
        "house-free-chat",
        "house-free-chat-off",
        "player-barred",
        "player-silent",
    ] == sorted(each["act"] for each in notes)


def test_audit_log_is_read_in_pages_and_a_kind_that_is_none_is_refused(here: Open) -> None:
    anne = admin(here)
    for number in range(60):
        here.run(here.people.watching.note(anne.number, f"act-{number}", ""))
    first = anne.told("GET", "/api/admin/notes?kind=house")
    last = first["notes"][-1]["number"]
    second = anne.told("GET", f"/api/admin/notes?kind=house&before={last}")
    acts = [each["act"] for each in first["notes"] + second["notes"]]

    assert (50, True, 11, False) == (
        len(first["notes"]),
        first["more"],
        len(second["notes"]),
        second["more"],
    )
    assert {f"act-{number}" for number in range(60)} | {"first-admin"} == set(acts)
    assert [] == anne.told("GET", "/api/admin/notes?kind=tables")["notes"]
    assert (404, "note-kind") == anne.refused("GET", "/api/admin/notes?kind=x")


def test_complaint_that_was_closed_is_written_down_once_with_whom_it_was_about(here: Open) -> None:
    anne, eve = admin(here), account(here, "Eve")
    number = here.run(here.people.watching.complain(anne.number, eve.number, "ABCDEF", "why?", [("", "so")]))
    for _ in range(2):
        anne.told("DELETE", f"/api/admin/complaints/{number}")
    acts = [(each["act"], each["about"]) for each in anne.told("GET", "/api/admin/notes")["notes"]]

    assert 1 == acts.count(("complaint-closed", "Eve"))


def test_player_is_found_by_a_part_of_the_name(here: Open) -> None:
    anne, _ = admin(here), guest(here, "Jean-Luc")
    told = anne.told("GET", "/api/admin/players?name=LUC")["players"]

    assert ["Jean-Luc"] == [each["name"] for each in told]


def test_tables_are_told_in_words(here: Open) -> None:
    anne = admin(here)
    anne.told("POST", "/api/tables", {"setup": "belote/ludiclub-classic"})
    told = anne.told("GET", "/api/admin/house?language=fr")["tables"][0]

    assert title_of(words_of("fr", "belote"), "belote/ludiclub-classic") == told["words"]["title"]


def test_backup_that_was_downloaded_can_be_restored(here: Open, tmp_path: Path) -> None:
    anne, file = admin(here), tmp_path / "all.gz"
    status, body = anne.raw("GET", "/api/admin/backup")
    file.write_bytes(body)

    async def restored() -> Player | None:
        store = await open_store(f"sqlite:///{tmp_path / 'other.db'}")
        try:
            await restore(store.engine, file)
            return await people_in(store).players.of_account("anne")
        finally:
            await store.close()

    assert 200 == status
    assert asyncio.run(restored()) == here.run(here.people.players.of_account("anne"))
