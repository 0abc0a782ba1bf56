"""Where the server is, as its clients see it: at the root or under a path, behind a proxy or not."""

import re

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from rebelote.engine import SetupError
from rebelote.server.house import Settings

_HOST = re.compile(r"(?:\[[\da-fA-F:.]{2,45}\]|[A-Za-z\d._-]{1,253})(?::\d{1,5})?")
_LOCAL = ("127.0.0.1", "localhost", "[::1]")


def base_path(text: str) -> str:
    """A base path with a slash at both ends. Raises SetupError for what cannot be one."""
    path = f"/{text.strip('/')}/" if text.strip("/") else "/"
    if not all(each.isascii() and (each.isalnum() or each in "-_.~/") for each in path) or "//" in path:
        raise SetupError("base-path", value=text, expected="/, /cards, /games/cards")
    return path


def origin(connection: HTTPConnection, settings: Settings) -> str:
    """Scheme and host by which clients call the server."""
    if settings.origin:
        return settings.origin
    scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
    told = (connection.headers.get(name, "") for name in ("x-forwarded-host", "host"))
    return f"{scheme}://{next(filter(_HOST.fullmatch, told), _LOCAL[0])}"


def doubts(connection: HTTPConnection, settings: Settings) -> list[str]:
    """What looks wrong with the proxy in front: links and QR codes would lead nowhere."""
    headers = connection.headers
    proxied = any(name in headers for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"))
    if not proxied or settings.origin:
        return []
    host = origin(connection, settings).partition("://")[2]
    local = host.rpartition(":")[0] in _LOCAL or host in _LOCAL
    found = ["proxy-host"] if local and "x-forwarded-host" not in headers else []
    return found + ([] if "x-forwarded-proto" in headers else ["proxy-scheme"])


class UnderBase:
    """Lets requests through with the base path and without it: some proxies cut it off."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app, self._base = app, base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Cut the base path off."""
        if scope["type"] in ("http", "websocket") and self._base != "/":
            path = scope["path"]
            if path == self._base[:-1]:
                path = self._base
            if path.startswith(self._base):
                scope = {**scope, "path": path[len(self._base) - 1 :], "raw_path": None}
        await self._app(scope, receive, send)
