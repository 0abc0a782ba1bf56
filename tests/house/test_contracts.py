"""Every import contract is kept by the house and broken by a wrong import."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FLOORS = "Floors: imports go down only, and doors never open into each other"
GAMES = "Games do not know each other"
KERNELS = "Kernels are integers and nothing else"
PURE = "Rules are pure: no clock, no chance, no network, no threads"
NUMBA = "Numba lives in the search room"
BOTS = "Bots see views, never states"

# contract, file of the planted import, the import
PLANTED = [
    (FLOORS, "engine/planted.py", "import rebelote.games"),
    (FLOORS, "games/belote/planted.py", "import rebelote.record"),
    (FLOORS, "locale/planted.py", "import rebelote.bots"),
    (FLOORS, "cards/planted.py", "import rebelote.kernels"),
    (FLOORS, "tui/__init__.py", "import rebelote.cli"),
    (FLOORS, "tui/planted.py", "def late() -> None:\n    import rebelote.server"),
    (FLOORS, "attic/__init__.py", ""),
    (GAMES, "games/planted/__init__.py", "import rebelote.games.belote"),
    (KERNELS, "kernels/planted.py", "import rebelote.cards"),
    (KERNELS, "kernels/planted.py", "import dataclasses"),
    (KERNELS, "games/belote/kernel.py", "import rebelote.engine"),
    *((PURE, f"{room}/planted.py", "import random") for room in ("cards", "kernels", "engine", "record")),
    *((PURE, "games/belote/planted.py", f"import {name}") for name in ("asyncio", "time", "numpy", "socket")),
    (NUMBA, "bots/planted.py", "import numba"),
    (NUMBA, "cli/planted.py", "from numba import njit"),
    (BOTS, "bots/planted.py", "import rebelote.games.belote.state"),
]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package with its contracts, and with the files that a wrong import may need."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    package = tmp_path / "rebelote"
    shutil.copytree(
        ROOT / "src/rebelote", package, ignore=shutil.ignore_patterns("__pycache__", "locale/*/*.ftl")
    )
    for needed in ("tui/__init__.py", "games/belote/state.py"):
        (package / needed).parent.mkdir(exist_ok=True)
        (package / needed).touch()
    return package


def judged(package: Path) -> dict[str, str]:
    """KEPT or BROKEN for each contract, as the linter reports it for a copy of the package."""
    report = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as lint; lint()",
            "--no-cache",
        ],
        cwd=package.parent,
        env={**os.environ, "PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    return dict(re.findall(r"^(.+) (KEPT|BROKEN)\b", report.stdout, re.MULTILINE))


def plant(package: Path, path: str, text: str) -> None:
    """Adds lines at the end of a module of the copy, which is made if it is missing."""
    module = package / path
    module.parent.mkdir(exist_ok=True)
    with module.open("a") as lines:
        lines.write(f"\n{text}\n")


def contracts() -> list[str]:
    """The names of the contracts, in order."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return [each["name"] for each in settings["tool"]["importlinter"]["contracts"]]


def test_house_keeps_its_contracts(copy: Path) -> None:
    assert dict.fromkeys(contracts(), "KEPT") == judged(copy)


def test_every_contract_has_a_wrong_import_that_breaks_it() -> None:
    assert set(contracts()) == {contract for contract, _, _ in PLANTED}


@pytest.mark.parametrize(("contract", "path", "text"), PLANTED)
def test_wrong_import_breaks_its_contract(copy: Path, contract: str, path: str, text: str) -> None:
    plant(copy, path, text)

    assert "BROKEN" == judged(copy)[contract]


def test_numba_is_allowed_in_the_search_room(copy: Path) -> None:
    plant(copy, "search/__init__.py", "import numba")

    assert "KEPT" == judged(copy)[NUMBA]
