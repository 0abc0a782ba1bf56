"""`rebelote serve`: the table in the browser, from one process or from several."""

import asyncio
import re
from collections.abc import Callable

from rebelote.cli.main import spoken_language
from rebelote.engine import SetupError
from rebelote.locale import catalogue

__all__ = ["serve"]

_ORIGIN = re.compile(r"https?://([\w.-]+|\[[\da-fA-F:.]+\])(:(?P<port>\d{1,5}))?", re.ASCII)
_PORTS = 65536


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str = "sqlite:///rebelote.db",
    base_path: str = "/",
    origin: str = "",
    bots: int = 1,
    tables_a_minute: int = 60,
    redis: str = "",
) -> int:
    """Serve tables to browsers, until it is ended with Ctrl-C.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets the whole network in.
    port
        The port; 0 takes any that is free.
    db
        Where everything is kept: sqlite:///FILE or postgresql://USER@HOST/NAME. It is made and migrated.
    base_path
        The path under which a proxy shows the server.
    origin
        Scheme and host that links and QR codes name, where a proxy hides them: https://example.org.
    bots
        How many processes think for bots.
    tables_a_minute
        How many tables one address may make in a minute; 0 for as many as it likes.
    redis
        Where several processes over one PostgreSQL meet: redis://HOST:PORT/0. Without it there is one process.
    """
    from rebelote.server import Settings, running
    from rebelote.server.addresses import base_path as read_base_path

    _check_addresses(base_path, origin)
    settings = Settings(
        db, read_base_path(base_path), origin.rstrip("/"), max(1, bots), tables_a_minute, redis=redis
    )
    words = catalogue(spoken_language())
    listening = running.bound(host, port)

    def announce(address: str) -> None:
        print(words.say("serve-address", address=address), flush=True)

    def admin(code: str) -> None:
        print(words.say("serve-admin", code=code), flush=True)

    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(running.serve(listening, settings, announce, admin))
    return 0


def _check_addresses(base: str, origin: str) -> None:
    """Raises SetupError for what browsers would take for another path, and for an origin to which no link leads."""
    if {".", ".."} & set(base.split("/")):
        raise SetupError("base-path", value=base, expected="/, /cards, /games/cards")
    found = _ORIGIN.fullmatch(origin.rstrip("/"))
    if origin and (found is None or int(found["port"] or 0) >= _PORTS):
        raise SetupError("origin", value=origin, expected="https://example.org")


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The quicker loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop
