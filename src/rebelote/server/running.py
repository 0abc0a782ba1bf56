"""The process: everything is opened, the address is printed, and requests are served until it is ended."""

import asyncio
import gc
import secrets
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import uvicorn
from starlette.types import ASGIApp

from rebelote.engine import SetupError
from rebelote.server.application import application_among
from rebelote.server.gate.frames import Frames
from rebelote.server.gate.patience import Requests
from rebelote.server.house import Settings, people_in
from rebelote.server.nodes.ports import Alone, Nodes
from rebelote.server.people.first import first_code
from rebelote.store import DatabaseStore, open_store
from rebelote.tables.bots.pool import ProcessPool
from rebelote.tables.clock import LoopClock
from rebelote.tables.ports import Alone as OneProcess
from rebelote.tables.ports import Leases, Ports

_BACKLOG = 2048
_PORTS = 65536
_LONGEST_FRAME = 8192
_FIRST_PAGE_S = 1.0
_GARBAGE = 2_000, 1, 25_000
"""Young objects in pieces of some milliseconds, twice; all of them after a hundred million."""

_SWITCH_S = 0.0005
_EVERYWHERE = ("0.0.0.0", "::")


def bound(host: str, port: int) -> socket.socket:
    """A socket that has an address, and listens once all is ready: whoever comes too early asks another process.

    Raises SetupError naming an address that is taken or is none.
    """
    try:
        if port not in range(_PORTS):
            raise OverflowError(f"0 to {_PORTS - 1}")
        kind, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(kind, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except (OSError, OverflowError) as fault:
        raise SetupError("address", value=f"{host}:{port}", expected=str(fault)) from fault
    return listening


def address(listening: socket.socket, base: str) -> str:
    """The address by which a browser finds a socket; on the network, when it listens everywhere."""
    host, port = listening.getsockname()[:2]
    if host in _EVERYWHERE:
        host = _own_address()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base}"


async def serve(
    listening: socket.socket,
    settings: Settings,
    announce: Callable[[str], None],
    admin: Callable[[str], None],
) -> None:
    """Serve until the process is told to end; `admin` is told the code of the first administrator.

    Raises SetupError when the database cannot be opened, or the Redis of several processes.
    """
    _many_lines()
    async with _shared(settings) as (store, leases, nodes):
        people, bots = people_in(store), ProcessPool(settings.workers)
        code = await first_code(people, nodes)
        ports = Ports(store, bots, LoopClock(), secrets.SystemRandom(), leases)
        server = uvicorn.Server(_config(application_among(ports, settings, people, nodes)))
        # uvicorn raises the signal that ended it once more, when there is still something to close
        for ending in (signal.SIGINT, signal.SIGTERM):
            signal.signal(ending, _let_it_end)

        async def open_the_doors() -> None:
            while not server.started:
                await asyncio.sleep(0.01)
            announce(address(listening, settings.base))
            if code is not None:
                admin(code)
            _settle()
            # the first page has the machine for itself; a bot that is asked earlier is got ready at once
            await asyncio.sleep(_FIRST_PAGE_S)
            await bots.warm()

        opening = asyncio.create_task(open_the_doors())
        try:
            await server.serve(sockets=[listening])
        finally:
            opening.cancel()
            await asyncio.gather(opening, return_exceptions=True)
            bots.close()


@asynccontextmanager
async def _shared(settings: Settings) -> AsyncIterator[tuple[DatabaseStore, Leases, Nodes]]:
    """The store, who holds which table, and the other processes; all of it is closed at the end."""
    if not settings.redis:
        store = await open_store(settings.database)
        try:
            yield store, OneProcess(), Alone()
        finally:
            await store.close()
        return
    if settings.database.startswith("sqlite"):
        raise SetupError("redis-database", value=settings.database, expected="postgresql://...")
    try:
        from rebelote.server.nodes.linked import linked
        from rebelote.store.nodes import open_redis
    except ImportError as fault:
        raise SetupError("redis-closed", reason=f"{fault}; pip install rebelote[redis]") from fault

    kept = await open_redis(settings.redis)
    try:
        store = await open_store(settings.database, alone=False)
        try:
            yield store, *linked(kept, store)
        finally:
            await store.close()
    finally:
        await kept.redis.aclose()


def _config(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        http=Requests,
        ws=Frames,
        ws_max_size=_LONGEST_FRAME,
        ws_per_message_deflate=False,
        backlog=_BACKLOG,
        timeout_graceful_shutdown=2,
        server_header=False,
    )


def _many_lines() -> None:
    """Each line takes a file, and there may be as many as the system lets the process have."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _settle() -> None:
    """What was loaded by now stays, and need not be looked through for garbage again.

    Positions and views are trees, which go by themselves; to look through those of hundreds of tables takes
    longer than anybody should wait, and finds next to nothing. Cycles, of lines that are cut, can wait.
    """
    # the thread that writes moves asks for the interpreter for microseconds, and would wait for milliseconds
    sys.setswitchinterval(_SWITCH_S)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


def _let_it_end(number: int, frame: object) -> None:
    """The server has seen the signal."""


def _own_address() -> str:
    """The address of this machine on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # an address kept for documents
            return str(asked.getsockname()[0])
        except OSError:
            return "127.0.0.1"
