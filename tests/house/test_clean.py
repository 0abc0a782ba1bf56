"""The files of the house name no machine, no package registry and no unfinished work."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXTS = {
    "",
    ".py",
    ".toml",
    ".md",
    ".json",
    ".ftl",
    ".lock",
    ".perft",
    ".atn",
    ".ts",
    ".html",
    ".css",
    ".txt",
    ".svg",
}

# written in pieces, so that this file does not contain what it looks for
MACHINE = re.compile(
    "|".join((r"(?<![\w.])/(?:ro" + r"ot|wo" + r"rk|ho" + r"me|Us" + r"ers)/", r"\b[A-Z]:\\Us" + r"ers"))
)
REGISTRY = re.compile(
    r"(?:py"
    + r"pi|python"
    + r"hosted|np"
    + r"mjs|ya"
    + r"rnpkg|cra"
    + r"tes|deb"
    + r"ian)\.(?:org|com|io|net)",
    re.IGNORECASE,
)
UNFINISHED = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")


def texts() -> list[Path]:
    """The tracked text files; those not added yet too, so that a fault shows before the commit."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    paths = (ROOT / name for name in listed.stdout.splitlines())
    return [path for path in paths if path.is_file() and path.suffix in TEXTS]


def found(pattern: re.Pattern[str]) -> list[str]:
    """Where a pattern occurs, as `path:line: text`."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in texts()
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_folder_of_a_machine() -> None:
    assert [] == found(MACHINE)


def test_no_file_names_a_package_registry() -> None:
    assert [] == found(REGISTRY)


def test_no_file_holds_unfinished_work() -> None:
    assert [] == found(UNFINISHED)


def test_texts_of_the_house_are_looked_at() -> None:
    names = {str(path.relative_to(ROOT)) for path in texts()}

    assert {"LICENSE", "Makefile", "pyproject.toml", "requirements.lock", ".ci/run"} <= names


@pytest.mark.parametrize("text", ["see /ro" + "ot/x", "'/ho" + "me/anne/y'", r"C:\Us" + "ers"])
def test_folder_of_a_machine_is_found(text: str) -> None:
    assert None is not MACHINE.search(text)


@pytest.mark.parametrize("text", ["docs/ho" + "me/x", "a framework/thing", "~/games"])
def test_folder_of_the_house_is_no_machine(text: str) -> None:
    assert None is MACHINE.search(text)
