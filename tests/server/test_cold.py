"""A cold start: pages and tables do not wait for code that is compiled, and the house runs where none can be."""

import asyncio
import time
from pathlib import Path

import pytest

from .process import Process, client, process

BEAT_S, BEATS = 0.1, 1200
_WITHOUT = """import importlib.util, sys
sys.modules["numba"] = sys.modules["numpy"] = None
_found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name in ("numba", "numpy") else _found(name, *more)
"""


async def plies(server: Process, wanted: int, level: str) -> int:
    """How far a table comes at which one person plays its first choice among bots of a level."""
    plan = {"setup": "belote/contree", "plan": ["person", level, level, level], "pace_ms": 0}
    made = await asyncio.to_thread(server.request, "api/tables", plan)
    async with client(server.port, server.base) as line:
        await line.say(t="join", table=made["code"], seat=0, name="Ada")
        ply = 0
        while ply < wanted:
            message = await line.hear("update")
            view, ply = message["view"], message["ply"]
            if view["seat"] in view["due"]:
                at = {"match": message["match"], "ply": ply}
                await line.say(t="act", move=view["choices"][-1], id=str(ply), **at)
    return ply


def compiled(folder: Path) -> set[Path]:
    """What was compiled by now."""
    return set((folder / "cache").rglob("*.nbi"))


@pytest.mark.slow
def test_pages_and_tables_do_not_wait_while_code_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REBELOTE_CACHE", str(tmp_path / "cache"))
    with process(f"sqlite:///{tmp_path}/cold.db") as server:
        for _ in range(5):
            server.request("api/catalogue")
        came = asyncio.run(plies(server, 12, "expert"))
        before = compiled(tmp_path)
        for _ in range(BEATS):
            if compiled(tmp_path) != before:
                break
            time.sleep(BEAT_S)

    assert 12 <= came
    assert before < compiled(tmp_path)


@pytest.mark.slow
def test_house_plays_with_the_levels_that_need_no_compiled_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(_WITHOUT)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with process(f"sqlite:///{tmp_path}/plain.db") as server:
        bots = [each["name"] for each in server.request("api/catalogue")["bots"]]
        came = asyncio.run(plies(server, 12, "steady"))

    assert ["beginner", "amateur", "steady"] == bots
    assert 12 <= came
