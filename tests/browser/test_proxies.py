"""The files in deploy/ as people use them: a page is opened through the proxy, and a hand is played."""

import os
import re
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser import playing
from tests.browser.conftest import Opened
from tests.server.process import Process, process
from tools import client, proxies
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
PATH = "/cards/"
FILES = {
    ("nginx", "/"): "nginx.conf",
    ("nginx", PATH): "nginx-path.conf",
    ("caddy", "/"): "Caddyfile",
    ("caddy", PATH): "Caddyfile.path",
}
"""The files of deploy/, by program and place."""
PATIENCE_S = 20.0
NGINX = "pid {folder}/pid; error_log stderr; events {{}}\nhttp {{ access_log off; {temporary} include {folder}/site.conf; }}"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def nginx(folder: Path, name: str, port: int, server: Process) -> list[str]:
    """The command that runs nginx with a file of ours, with nothing but the ports changed."""
    text = (DEPLOY / name).read_text().replace("listen 8080;", f"listen 127.0.0.1:{port};")
    (folder / "site.conf").write_text(text.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"))
    temporary = " ".join(f"{each}_temp_path {folder}/{each};" for each in TEMPORARY)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, temporary=temporary))
    return [proxies.program("nginx"), "-p", str(folder), "-c", f"{folder}/nginx.conf", "-g", "daemon off;"]


def caddy(name: str) -> list[str]:
    """The command that runs Caddy with a file of ours as it is."""
    return [proxies.program("caddy"), "run", "--adapter", "caddyfile", "--config", str(DEPLOY / name)]


@contextmanager
def proxied(kind: str, name: str, server: Process) -> Iterator[int]:
    """The port of a proxy in front of a server."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        words = nginx(Path(folder), name, port, server) if kind == "nginx" else caddy(name)
        told = {"REBELOTE_SITE": f"http://127.0.0.1:{port}", "REBELOTE_SERVER": f"127.0.0.1:{server.port}"}
        quiet = {"HOME": folder, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder}
        running = subprocess.Popen(words, env={**os.environ, **told, **quiet}, stderr=subprocess.DEVNULL)
        try:
            _wait(running, port)
            yield port
        finally:
            running.terminate()
            running.wait(PATIENCE_S)


def _wait(running: subprocess.Popen[bytes], port: int) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until and running.poll() is None:
        with socket.socket() as asked:
            if asked.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"the proxy does not listen: {running.poll()}")


@pytest.fixture(scope="module", params=sorted(FILES), ids=" ".join)
def shown_at(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a house behind each proxy, at the root of a site and under a path of it."""
    client.build()
    kind, place = request.param
    kept = tmp_path_factory.mktemp("house") / "rebelote.db"
    with process(f"sqlite:///{kept}", "--base-path", place) as server:
        with proxied(kind, FILES[kind, place], server) as port:
            yield f"http://127.0.0.1:{port}{place}"
        server.stop()


def test_hand_is_played_through_the_proxy(shown_at: str, page: Opened) -> None:
    shown = page(path=shown_at)
    shown.get_by_role("button", name="Play now").click()
    shown.locator(playing.SOMETHING_TO_DO).first.wait_for()
    before = shown.url
    playing.act(shown)

    expect(shown.locator(".notice")).to_have_count(0)
    assert re.match(re.escape(shown_at) + r"t/[A-Z0-9]{6}", before)


def test_house_knows_by_which_address_people_came(shown_at: str) -> None:
    with urllib.request.urlopen(f"{shown_at}health", timeout=PATIENCE_S) as answer:
        told = answer.read().decode()

    assert '"doubts":[]' in told
    assert f'"origin":"{shown_at.removesuffix("/").removesuffix("/cards")}"' in told


def test_page_of_another_site_changes_nothing_through_the_proxy(shown_at: str) -> None:
    asked = urllib.request.Request(f"{shown_at}api/me", b'{"name":"Eve"}', {"origin": "http://evil.example"})
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(asked, timeout=PATIENCE_S)


@pytest.mark.parametrize(("origin", "status"), [("http://evil.example", 403), ("", 101), (None, 101)])
def test_socket_is_opened_by_pages_of_the_house_and_programs_alone(
    shown_at: str, origin: str | None, status: int
) -> None:
    site = shown_at.removesuffix("/").removesuffix("/cards")
    named = None if origin is None else origin or site

    assert status == _handshake(f"{shown_at.replace('http', 'ws', 1)}ws", named)


def _handshake(address: str, origin: str | None) -> int:
    """The status with which a socket is answered."""
    try:
        with connect(address, origin=origin, open_timeout=PATIENCE_S) as line:  # type: ignore[arg-type]
            assert line.response is not None
            return line.response.status_code
    except InvalidStatus as refused:
        return refused.response.status_code


def test_path_without_its_slash_leads_to_the_house(shown_at: str) -> None:
    with urllib.request.urlopen(shown_at.removesuffix("/"), timeout=PATIENCE_S) as answer:
        assert shown_at == answer.url.removesuffix("/") + "/"


def test_rest_of_the_site_is_left_alone(shown_at: str) -> None:
    with urllib.request.urlopen(
        f"{shown_at.removesuffix(PATH).removesuffix('/')}/x", timeout=PATIENCE_S
    ) as answer:
        told = answer.read()

    assert shown_at.endswith(PATH) == (told == b"Something else")
