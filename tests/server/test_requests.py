"""The requests over HTTP: what they answer, and what they refuse."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.application import Browser, browser

from rebelote.bots.belote.levels import levels
from rebelote.server.catalogue import catalogue
from rebelote.tables.bots.pool import ProcessPool
from rebelote.wire import http, rules
from rebelote.wire.codec import read_body

SETUP = "belote/ffb-coinche"


@pytest.fixture(scope="module")
def home() -> Iterator[Browser]:
    """A server at the root."""
    with browser() as found:
        yield found


def made(home: Browser, **asked: Any) -> http.TableMade:
    """A new table."""
    status, body, _ = home.send("POST", "/api/tables", {"setup": SETUP, **asked})
    assert 201 == status, body
    return read_body(body, http.TableMade)


def test_catalogue_lists_games_presets_and_options(home: Browser) -> None:
    status, body, _ = home.send("GET", "/api/catalogue")
    found = read_body(body, rules.Catalogue)
    belote = next(each for each in found.games if each.name == "belote")

    assert 200 == status
    assert SETUP in [each.setup for each in belote.presets]
    assert {each.name for each in belote.options} == belote.presets[0].options.keys()


def test_catalogue_lists_levels_of_bots_by_strength_each_once() -> None:
    pool = ProcessPool(1)
    found = catalogue(pool, "en").bots
    pool.close()

    assert [*levels()] == [each.name for each in found]


def test_catalogue_says_of_each_game_which_levels_differ_at_it() -> None:
    pool = ProcessPool(1)
    found = {each.name: each.levels for each in catalogue(pool, "en").games}
    pool.close()

    assert [*levels()] == found["belote"]
    assert [["beginner", "amateur", "strong"]] * 4 == [
        found[name] for name in ("konter", "rammi", "updown", "whist")
    ]


def test_table_is_made_and_found_again(home: Browser) -> None:
    table = made(home, changes=["target=1000"], plan=["person", "simple", "random", "simple"])
    status, body, _ = home.send("GET", f"/api/tables/{table.code.lower()}")
    now = read_body(body, http.TableNow)

    assert 200 == status
    assert ("waiting", f"{SETUP};target=1000", ["target"]) == (now.status, now.table.setup, now.table.changed)
    assert ["free", "bot", "bot", "bot"] == [each.kind for each in now.seats]


def test_link_and_code_lead_to_the_table(home: Browser) -> None:
    table = made(home)
    status, page, _ = home.send("GET", f"/t/{table.code}", accept="text/html")

    assert f"http://testserver/t/{table.code}" == table.link
    assert 200 == status
    assert b"<base href" in page


def test_qr_code_is_a_picture(home: Browser) -> None:
    status, body, headers = home.send("GET", f"/api/tables/{made(home).code}/qr.svg")

    assert (200, "image/svg+xml") == (status, headers["content-type"])
    assert b"<path" in body


def test_public_tables_are_listed(home: Browser) -> None:
    table, other = made(home, public=True), made(home)
    _, body, _ = home.send("GET", "/api/tables")
    codes = [each.table.code for each in read_body(body, http.Tables).tables]

    assert [True, False] == [each.code in codes for each in (table, other)]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "message"),
        ({"setup": SETUP, "x": 1}, "message"),
        ({"setup": 7}, "message"),
        ({"setup": SETUP, "delay_s": 0}, "message"),
        ([], "message"),
        ("poker", "message"),
        ({"setup": "poker/x"}, "game-unknown"),
        ({"setup": "belote/x"}, "preset-unknown"),
        ({"setup": "\u0000"}, "message"),
        ({"setup": SETUP, "changes": ["target"]}, "option-shape"),
        ({"setup": SETUP, "changes": ["target=0"]}, "option-value"),
        ({"setup": SETUP, "changes": ["colour=red"]}, "option-unknown"),
        ({"setup": SETUP, "plan": ["genius"] * 4}, "bot-unknown"),
        ({"setup": SETUP, "plan": ["person"]}, "seats"),
        ({"setup": SETUP, "bot": "genius"}, "bot-unknown"),
    ],
)
def test_table_that_makes_no_sense_is_refused_with_a_code(home: Browser, body: Any, code: str) -> None:
    status, answer, _ = home.send("POST", "/api/tables", body)

    assert (400, code) == (status, read_body(answer, rules.Trouble).code)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b'{"setup":"\xff"}', b"[" * 5000])
def test_body_that_is_no_json_is_refused(home: Browser, body: bytes) -> None:
    status, answer, _ = home.send("POST", "/api/tables", body)

    assert (400, "message") == (status, read_body(answer, rules.Trouble).code)


def test_long_body_is_refused(home: Browser) -> None:
    status, answer, _ = home.send("POST", "/api/tables", b" " * 20_000)

    assert (413, "too-long") == (status, read_body(answer, rules.Trouble).code)


@pytest.mark.parametrize(
    "path",
    ["/api/tables/AAAAAA", "/api/tables/%00", "/api/tables/a.b", "/api/tables/AAAAAA/fair", "/api/nothing"],
)
def test_what_is_not_there_is_said_with_a_code(home: Browser, path: str) -> None:
    status, body, _ = home.send("GET", path)

    assert 404 == status
    assert read_body(body, rules.Trouble).code in ("no-table", "no-page")


def test_method_that_a_path_does_not_have_is_refused(home: Browser) -> None:
    status, body, _ = home.send("DELETE", "/api/tables")

    assert (405, "no-page") == (status, read_body(body, rules.Trouble).code)


def test_tables_cannot_be_made_without_end() -> None:
    with browser(tables_a_minute=2) as home:
        statuses = [home.send("POST", "/api/tables", {"setup": SETUP})[0] for _ in range(3)]

    assert [201, 201, 429] == statuses


def test_description_names_every_request_and_its_bodies(home: Browser) -> None:
    _, body, _ = home.send("GET", "/api/openapi.json")
    found = json.loads(body)
    wanted = set(re.findall(r'"#/components/schemas/(\w+)"', body.decode()))

    assert {"/api/tables", "/health", "/api/tables/{code}/fair"} <= found["paths"].keys()
    assert wanted <= found["components"]["schemas"].keys()
    assert ["get", "post"] == sorted(found["paths"]["/api/tables"])


def test_schema_is_the_documented_one(home: Browser) -> None:
    _, body, _ = home.send("GET", "/api/schema.json")
    kept = Path(__file__).resolve().parents[2] / "docs/protocol.schema.json"

    assert json.loads(kept.read_text()) == json.loads(body)


@pytest.mark.parametrize(
    ("headers", "doubts"),
    [
        ({}, []),
        ({"x-forwarded-for": "1.2.3.4", "x-forwarded-proto": "https", "x-forwarded-host": "example.org"}, []),
        ({"x-forwarded-for": "1.2.3.4", "host": "127.0.0.1:8000"}, ["proxy-host", "proxy-scheme"]),
        ({"x-forwarded-for": "1.2.3.4", "x-forwarded-proto": "https", "host": "localhost"}, ["proxy-host"]),
        ({"via": "1.1 x", "host": "example.org"}, ["proxy-scheme"]),
    ],
)
def test_health_names_a_wrong_proxy_header(home: Browser, headers: dict[str, str], doubts: list[str]) -> None:
    _, body, _ = home.send("GET", "/health", **headers)

    assert doubts == read_body(body, http.Health).doubts


@pytest.mark.parametrize("path", ["/cards/health", "/health", "/cards/api/catalogue"])
def test_server_under_a_path_answers_whether_a_proxy_cuts_it_off_or_not(path: str) -> None:
    with browser(base="/cards/") as home:
        assert 200 == home.send("GET", path)[0]


def test_page_and_links_name_the_base_path() -> None:
    with browser(base="/cards/") as home:
        table = made(home)
        pages = [home.send("GET", path, accept="text/html")[1] for path in ("/cards", "/cards/", "/")]

    assert f"http://testserver/cards/t/{table.code}" == table.link
    assert all(b'<base href="/cards/">' in page for page in pages)


def test_built_files_are_served_and_kept_by_the_browser(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<base href="/"><p>built')
    (tmp_path / "assets/app-1a2b.js").write_text("1")
    with browser(web=tmp_path) as home:
        _, page, fresh = home.send("GET", "/t/ABCDEF")
        _, script, kept = home.send("GET", "/assets/app-1a2b.js")
        missing = home.send("GET", "/assets/none.js")[0]
        outside = home.send("GET", "/..%2f..%2fetc/passwd.txt")[0]

    assert (b'<base href="/"><p>built', b"1") == (page, script)
    assert "no-cache" == fresh["cache-control"]
    assert "immutable" in kept["cache-control"]
    assert (404, 404) == (missing, outside)


@pytest.mark.parametrize(
    ("expected", "name"),
    [
        ("text/javascript", "assets/app-1a2b.js"),
        ("text/css", "assets/app-1a2b.css"),
        ("image/svg+xml", "icon.svg"),
        ("font/woff2", "besley.woff2"),
        ("application/manifest+json", "manifest.webmanifest"),
    ],
)
def test_built_file_has_the_type_that_browsers_ask_for(tmp_path: Path, expected: str, name: str) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / name).write_text("1")
    with browser(web=tmp_path) as home:
        headers = home.send("GET", f"/{name}")[2]

    assert headers["content-type"].startswith(expected)


def test_every_answer_forbids_what_a_page_does_not_need(home: Browser) -> None:
    _, _, headers = home.send("GET", "/")

    policy = headers["content-security-policy"]
    assert {"default-src 'self'", "object-src 'none'", "base-uri 'self'"} <= {*policy.split("; ")}
    assert "script-src" not in policy
    assert "nosniff" == headers["x-content-type-options"]
    assert "no-referrer" == headers["referrer-policy"]


def test_store_that_cannot_be_reached_is_said_and_not_what_is_wrong_with_it() -> None:
    with browser() as home:
        home.break_the_store()
        status, body, _ = home.send("POST", "/api/tables", {"setup": SETUP})

    trouble = read_body(body, rules.Trouble)
    assert (503, "server") == (status, trouble.code)
    assert {"report"} == trouble.facts.keys()


def test_bodies_are_plain_json(home: Browser) -> None:
    _, body, headers = home.send("GET", "/health")

    assert headers["content-type"].startswith("application/json")
    assert msgspec.json.decode(body)["well"]


@pytest.mark.parametrize(
    ("asked", "person_too"), [({"bot": "person"}, False), ({"plan": ["genius"] * 4}, True)]
)
def test_level_that_is_none_is_refused_with_what_may_stand_there(
    home: Browser, asked: dict[str, object], *, person_too: bool
) -> None:
    _, body, _ = home.send("POST", "/api/tables", {"setup": SETUP, **asked})
    expected = str(read_body(body, rules.Trouble).facts["expected"]).split(", ")

    assert (person_too, True) == ("person" in expected, "random" in expected)
