"""What sets the house up: the lock, the environment's fingerprint, and what is said when it cannot."""

import re
import tomllib
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
