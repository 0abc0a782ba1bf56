"""What sets the house up: the lock, the environment's fingerprint, and what is said when it cannot."""

import http.server
import os
import re
import socket
import threading
import tomllib
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tools import dev

LOCKED = dev.LOCK.read_text()


def asked() -> list[str]:
    """The names of the packages that pyproject.toml asks for, without the group `bench`."""
    project = tomllib.loads((dev.ROOT / "pyproject.toml").read_text())
    wanted = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    return [re.split(r"[<>=\[ ;]", each)[0].replace(".", "-") for each in wanted]


@pytest.mark.parametrize("name", asked())
def test_lock_pins_every_package_with_hashes(name: str) -> None:
    assert "--hash=sha256:" in dev.pinned(name, LOCKED)


def test_lock_names_no_address() -> None:
    assert "//" not in LOCKED


def test_engines_of_other_people_are_not_in_the_lock() -> None:
    bench = tomllib.loads((dev.ROOT / "pyproject.toml").read_text())["dependency-groups"]["bench"]

    assert [] == [name for name in bench if f"\n{name}==" in LOCKED]


def test_pinned_lines_end_before_the_next_package() -> None:
    lock = "a==1 \\\n    --hash=sha256:0 \\\n    --hash=sha256:1\nb==2 \\\n    --hash=sha256:2\n"

    assert "a==1 \\\n    --hash=sha256:0 \\\n    --hash=sha256:1\n" == dev.pinned("a", lock)


def test_package_that_is_not_locked_is_named() -> None:
    with pytest.raises(ValueError, match="pins no c"):
        dev.pinned("c", "a==1\n")


def test_old_python_is_told_what_is_needed() -> None:
    assert "Python 3.11 or newer is needed, this is 3.9." == dev.fault((3, 9), has_ensurepip=True)


def test_python_without_ensurepip_is_told_what_to_install() -> None:
    assert "apt install python3.12-venv" in (dev.fault((3, 12), has_ensurepip=False) or "")


def test_whole_python_is_content() -> None:
    assert None is dev.fault((3, 11), has_ensurepip=True)


def test_fingerprint_tells_one_python_from_another() -> None:
    assert dev.fingerprint("3.11") != dev.fingerprint("3.12")


def test_fingerprint_changes_with_the_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = dev.fingerprint("3.11")
    monkeypatch.setattr(dev, "LOCK", tmp_path / "lock")
    dev.LOCK.write_text(LOCKED + "\n")

    assert before != dev.fingerprint("3.11")


def test_unknown_command_shows_the_commands() -> None:
    with pytest.raises(SystemExit, match="unknown: fly"):
        dev.main(["fly"])


@pytest.mark.parametrize("environment", [{"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "wayland-0"}])
def test_page_is_opened_where_there_is_a_screen(environment: dict[str, str]) -> None:
    assert dev.has_screen("linux", environment)


def test_page_is_opened_on_a_mac() -> None:
    assert dev.has_screen("darwin", {})


@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":0", "CI": "true"}])
def test_page_is_not_opened_without_a_screen_or_in_ci(environment: dict[str, str]) -> None:
    assert not dev.has_screen("linux", environment)


@contextmanager
def answering(status: int, body: bytes) -> Iterator[int]:
    """The port of a server that answers everything alike."""

    class Answer(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *words: object) -> None:
            """Nothing is written down."""

    with http.server.HTTPServer(("127.0.0.1", 0), Answer) as server:
        running = threading.Thread(target=server.serve_forever)
        running.start()
        yield server.server_port
        server.shutdown()
        running.join()


@pytest.mark.parametrize(
    ("status", "body", "opened"),
    [
        (200, b'{"well": true, "protocol": 1, "base": "/"}', True),
        (200, b'{"well": true}', False),
        (200, b"[]", False),
        (200, b"<h1>Another site</h1>", False),
        (404, b"Not found", False),
    ],
)
def test_page_is_opened_only_where_a_house_answers(
    monkeypatch: pytest.MonkeyPatch, status: int, body: bytes, opened: bool
) -> None:
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", pages.append)
    with answering(status, body) as port:
        dev.show(port)

    assert ([f"http://127.0.0.1:{port}/"] if opened else []) == pages


def test_page_is_not_opened_once_the_server_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    parents = iter([7, 1])
    pages: list[str] = []
    monkeypatch.setattr(os, "getppid", lambda: next(parents))
    monkeypatch.setattr(webbrowser, "open", pages.append)
    with answering(200, b'{"well": true, "protocol": 1, "base": "/"}') as port:
        dev.show(port)

    assert [] == pages


def test_port_on_which_somebody_listens_is_not_free() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        taken = dev.is_free(port)

    assert (False, True) == (taken, dev.is_free(port))


def test_checks_run_beside_the_others_and_a_failed_one_is_named(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "setup", lambda: None)
    monkeypatch.setattr(dev, "command", lambda words: ["sh", "-c", words[0]])
    with pytest.raises(SystemExit, match="failed: echo two; false$"):
        dev.verdict(["echo one"], beside=[["echo two; false"], ["echo three"]])
    lines = capfd.readouterr().out.splitlines()

    assert {"one", "two", "three"} <= set(lines)
    assert lines.index("two") < next(at for at, each in enumerate(lines) if "FAILED" in each)
