"""Who does the jobs of a long run: this process, the cores of this machine, or Ray on one machine or many.

A job and its result go from process to process, so both are small, and work is a function of a module. On a
cluster every machine has the same version of the house; RAY_ADDRESS names the cluster, without it Ray
starts on this machine.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from typing import Annotated, Any, Protocol, TypeVar

from cyclopts import Parameter, validators

from rebelote.engine import SetupError

J = TypeVar("J")
R = TypeVar("R")

Jobs = Annotated[int, Parameter(validator=validators.Number(gte=0))]
"""How many processes, 0 for one on each core."""

_AHEAD = 3
"""Jobs that are handed out for each worker: one that is done never waits for the next."""


class Crew(Protocol):
    """Workers."""

    @property
    def size(self) -> int:
        """How many."""

    def as_done(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results of jobs as they are done, in any order."""

    def in_order(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results of jobs in the order of the jobs."""


def crew(jobs: int = 0, *, ray: bool = False) -> Crew:
    """Workers on this machine, 0 for one on each core it may use, or those of Ray.

    Raises SetupError where Ray is asked for and not installed.
    """
    if ray:
        return OnRay()
    count = jobs or cores()
    return Alone() if count == 1 else Cores(count)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Alone:
    """This process."""

    size = 1

    def as_done(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """One job after the other."""
        return map(work, jobs)

    in_order = as_done


class Cores:
    """Processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size

    def as_done(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results of jobs as they are done; what was not begun when nobody reads on is not done."""
        with ProcessPoolExecutor(self.size) as pool:
            rest, running = iter(jobs), set[Future[R]]()
            try:
                while True:
                    more = islice(rest, self.size * _AHEAD - len(running))
                    running |= {pool.submit(work, each) for each in more}
                    if not running:
                        return
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from (each.result() for each in done)
            finally:
                for each in running:
                    each.cancel()

    def in_order(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results of jobs in the order of the jobs."""
        with ProcessPoolExecutor(self.size) as pool:
            rest = iter(jobs)
            running = deque(pool.submit(work, each) for each in islice(rest, self.size * _AHEAD))
            while running:
                yield running.popleft().result()
                running.extend(pool.submit(work, each) for each in islice(rest, 1))


class OnRay:
    """The workers of a cluster, or of this machine where no cluster is named."""

    def __init__(self) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ImportError:
            raise SetupError("extra", value="ray", expected="rebelote[cluster]") from None
        if not self._ray.is_initialized():
            self._ray.init(
                address=os.environ.get("RAY_ADDRESS"), include_dashboard=False, log_to_driver=False
            )
        self.size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def as_done(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results of jobs as they are done; what was not begun when nobody reads on is not done."""
        remote, rest, running = self._ray.remote(_done), iter(jobs), list[Any]()
        try:
            while True:
                more = islice(rest, self.size * _AHEAD - len(running))
                running += [remote.remote(work, each) for each in more]
                if not running:
                    return
                done, running = self._ray.wait(running)
                yield from self._ray.get(done)
        finally:
            for each in running:
                self._ray.cancel(each)

    def in_order(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results of jobs in the order of the jobs."""
        remote, rest = self._ray.remote(_done), iter(jobs)
        running = deque(remote.remote(work, each) for each in islice(rest, self.size * _AHEAD))
        while running:
            yield self._ray.get(running.popleft())
            running.extend(remote.remote(work, each) for each in islice(rest, 1))


def _done(work: Callable[[J], R], job: J) -> R:
    """A job done, wherever that is: Ray takes functions of modules only, and work may be a partial."""
    return work(job)
