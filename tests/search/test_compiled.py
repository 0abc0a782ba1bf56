"""Compiling: what is kept, where, and that the house runs without a compiler."""

import subprocess
import sys
from pathlib import Path

import pytest

from rebelote.kernels import bits, tricks
from rebelote.search.compiled import cache_folder, cache_key, kernel_functions, sources, usable

LINE = "belote/ffb-coinche S:E=.A9.J.9,K.Q.8.K,9.J7.K.,7..A7.7 80d -"
BLOCKED = """
import sys
sys.modules.update(numba=None, numpy=None, llvmlite=None)
sys.argv = ["rebelote", *sys.argv[1:]]
from rebelote.cli import main
main()
"""


def told(*words: str) -> str:
    """What the command line says where numba and numpy are missing."""
    run = subprocess.run([sys.executable, "-c", BLOCKED, *words], capture_output=True, text=True, check=True)
    return run.stdout


def test_an_edit_of_any_source_makes_another_key(tmp_path: Path) -> None:
    """Numba looks at the file of the outer function only."""
    inner, outer = tmp_path / "inner.py", tmp_path / "outer.py"
    inner.write_text("a = 1")
    outer.write_text("b = 1")
    before = cache_key((inner, outer))
    inner.write_text("a = 2")

    assert before != cache_key((inner, outer))


def test_kernels_and_the_whole_room_are_in_the_key() -> None:
    names = {path.name for path in sources()}

    assert {"bits.py", "tricks.py", "kernel.py", "compiled.py", "solver.py", "layout.py"} <= names
    assert cache_folder().name == cache_key(sources())


def test_cache_lies_where_it_was_asked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REBELOTE_CACHE", str(tmp_path))

    assert tmp_path == cache_folder().parents[1]


def test_a_folder_that_cannot_be_made_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    assert [True, False] == [usable(tmp_path / "new" / "er"), usable(tmp_path / "file" / "under")]


def test_kernel_functions_stay_plain() -> None:
    """Being registered changes nothing for the rules."""
    assert {bits.count, tricks.legal, tricks.lay} <= set(kernel_functions())
    assert 3 == bits.count(0b10101)


def test_solving_needs_no_compiler() -> None:
    assert ["E plays; card points NS-WE", "9c    29-40"] == told("solve", LINE).splitlines()[:2]


def test_playing_needs_no_compiler() -> None:
    assert "no invariant violated" in told("simulate", "belote/contree", "--matches", "1")
