"""The process of the crowd: `python -m crowd rebelote PORT PID TABLES SECONDS`; its last line is the most moves a second."""

import argparse
import asyncio
import gc
import resource
import time

import uvloop

from crowd.boardgame import Boardgame
from crowd.measuring import Crowd, Seated
from crowd.rebelote import Rebelote
from crowd.table import Pace


async def measured(given: argparse.Namespace) -> None:
    """Sit down, play at one move a second, then as fast as it goes."""
    pace = Pace()
    tables: list[Seated] = [
        Boardgame(pace) if given.kind == "boardgame.io" else Rebelote(pace, words=given.words)
        for _ in range(given.tables)
    ]
    crowd = Crowd(tables, pace, given.pid)
    begun = time.perf_counter()
    await crowd.come(given.port)
    print(f"{given.kind}: everybody sits after {time.perf_counter() - begun:.1f} s", flush=True)
    gc.freeze()
    name = f"{given.kind}, in words" if given.words else given.kind
    stage = await crowd.stage(given.tables, given.seconds, settling_s=4)
    print(f"{name}: {given.tables} tables, one move a second each\n  {stage.shown()}", flush=True)
    most = 0.0
    if given.most:
        print(f"{name}: more and more", flush=True)
        most = await crowd.most(given.tables)
    print(f"{name}: {crowd.refused} moves refused, {crowd.ended()} lines ended", flush=True)
    await crowd.go()
    print(f"{most:.0f}", flush=True)


def main() -> None:
    """Measure."""
    asked = argparse.ArgumentParser()
    asked.add_argument("kind", choices=("rebelote", "boardgame.io"))
    asked.add_argument("port", type=int)
    asked.add_argument("pid", type=int)
    asked.add_argument("tables", type=int)
    asked.add_argument("seconds", type=float)
    asked.add_argument("--words", action="store_true")
    asked.add_argument("--most", action="store_true")
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    given = asked.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measured(given))


if __name__ == "__main__":
    main()
