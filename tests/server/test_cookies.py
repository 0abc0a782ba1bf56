"""The cookie behind a proxy that speaks TLS, under a path of a site, and whose requests it lets through."""

import http.client
import json
from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie

import pytest
from tests.server.process import Process, process

BASE = "/cards/"
SITE = "cards.example"
SETUP = "belote/ffb-coinche"
BEHIND = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7", "x-forwarded-host": SITE}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A running server under a path."""
    file = tmp_path_factory.mktemp("server") / "x.db"
    with process(f"sqlite:///{file}", "--base-path", BASE) as found:
        yield found
        found.stop()


def asked(server: Process, path: str, body: object, **headers: str) -> tuple[int, dict[str, object], str]:
    """The status, the body and the cookie of an answer."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.request("POST", path, json.dumps(body), {"content-type": "application/json", **headers})
    answer = line.getresponse()
    told = json.loads(answer.read())
    line.close()
    return answer.status, told, answer.headers.get("set-cookie", "")


def cookie(header: str) -> Morsel[str]:
    """The cookie of a header."""
    return SimpleCookie(header)["rebelote"]


@pytest.mark.parametrize("path", ["/cards/api/me", "/api/me"])
def test_cookie_behind_tls_is_for_tls_and_for_the_path_of_the_house(server: Process, path: str) -> None:
    status, _, header = asked(server, path, {"name": "Anne"}, origin=f"https://{SITE}", **BEHIND)
    given = cookie(header)

    assert (200, True, BASE) == (status, bool(given["secure"]), given["path"])
    assert (True, "lax") == (bool(given["httponly"]), given["samesite"])


def test_cookie_without_tls_works_without_tls(server: Process) -> None:
    status, _, header = asked(server, "/cards/api/me", {"name": "Anne"})

    assert (200, False) == (status, bool(cookie(header)["secure"]))


@pytest.mark.parametrize(
    "origin", ["https://evil.example", f"https://{SITE}.evil.example", "null", "http://["]
)
def test_page_of_another_site_changes_nothing_behind_the_proxy(server: Process, origin: str) -> None:
    status, told, header = asked(server, "/cards/api/me", {"name": "Eve"}, origin=origin, **BEHIND)

    assert (403, "other-page", "") == (status, told["code"], header)


def test_change_needs_the_token_of_the_page_as_well_as_the_cookie(server: Process) -> None:
    origin = f"https://{SITE}"
    _, me, header = asked(server, "/cards/api/me", {"name": "Anne"}, origin=origin, **BEHIND)
    known = {"cookie": f"rebelote={cookie(header).value}", "origin": origin, **BEHIND}
    without = asked(server, "/cards/api/me", {"name": "Eve"}, **known)
    token = {"x-rebelote-token": str(me["token"])}
    with_it = asked(server, "/cards/api/me", {"name": "Zoé"}, **known, **token)
    odd = asked(server, "/cards/api/me", {"name": "Eve"}, **known, **{"x-rebelote-token": "\u00e9"})

    assert (403, "token") == (without[0], without[1]["code"])
    assert (403, "token") == (odd[0], odd[1]["code"])
    assert (200, "Zoé") == (with_it[0], with_it[1]["name"])


@pytest.mark.parametrize("host", ["[", "a" * 4000, "evil example", "x/../y"])
def test_host_that_is_none_is_not_taken_from_a_header(server: Process, host: str) -> None:
    status, told, _ = asked(server, "/cards/api/tables", {"setup": SETUP}, **{"x-forwarded-host": host})

    assert (201, f"http://127.0.0.1:{server.port}/cards/t/{told['code']}") == (status, told["link"])


@pytest.mark.parametrize("name", ["a\0b", "\0"])
def test_text_with_a_sign_that_not_every_database_keeps_is_refused(server: Process, name: str) -> None:
    assert (400, "message") == first_two(asked(server, "/cards/api/me", {"name": name}))
    assert (404, "no-page") == first_two(asked(server, "/cards/api/me/enter?x=%00", {"name": "Anne"}))


def first_two(answer: tuple[int, dict[str, object], str]) -> tuple[int, object]:
    """The status and the code of an answer."""
    return answer[0], answer[1]["code"]
