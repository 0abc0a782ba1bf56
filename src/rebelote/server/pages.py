"""The built pages: one document for all of them, and the files beside it."""

import mimetypes
from contextlib import suppress
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from rebelote.server.answers import Refused
from rebelote.server.house import House

_UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><base href="/">
<meta name="viewport" content="width=device-width"><title>Rebelote</title>
<h1>Rebelote</h1><p>The server runs; its pages have not been built.
<p><a href="api/catalogue">What can be played</a> · <a href="api/openapi.json">OpenAPI</a>
· <a href="api/schema.json">messages</a></html>
"""
# what a machine knows about names of files differs, and a browser runs no script of another type
for _end, _type in (
    (".js", "text/javascript"),
    (".css", "text/css"),
    (".svg", "image/svg+xml"),
    (".woff2", "font/woff2"),
    (".webmanifest", "application/manifest+json"),
):
    mimetypes.add_type(_type, _end)

_BASE = '<base href="/">'
_FOR_EVER = "public, max-age=31536000, immutable"
# what the build has put beside its files, the smallest first
_SQUEEZED = {"br": ".br", "gzip": ".gz"}


async def page(house: House, request: Request) -> Response:
    """A file of the built pages, or the document in which the browser finds its page by the path."""
    path = str(request.scope["path"])
    name = path.strip("/")
    if "." in name.rpartition("/")[2]:
        return await _file(house.settings.web, name, request)
    if name.startswith("api/"):
        raise Refused(404, "no-page", {"value": path[:80]})
    html = _document(house.settings.web / "index.html").replace(_BASE, f'<base href="{house.settings.base}">')
    return HTMLResponse(html, headers={"cache-control": "no-cache"})


async def _file(web: Path, name: str, request: Request) -> Response:
    """A file beside the document; what is in `assets` carries a hash in its name and never changes."""
    if not web.is_dir() or name.endswith(tuple(_SQUEEZED.values())):
        raise Refused(404, "no-page", {"value": name[:80]})
    try:
        found = await _smallest(StaticFiles(directory=web, check_dir=False), name, request)
    except HTTPException as fault:
        raise Refused(fault.status_code, "no-page", {"value": name[:80]}) from fault
    found.headers["cache-control"] = _FOR_EVER if name.startswith("assets/") else "no-cache"
    found.headers.add_vary_header("accept-encoding")
    return found


async def _smallest(files: StaticFiles, name: str, request: Request) -> Response:
    """A file as it was compressed when it was built, if the browser takes that, or else as it is."""
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    for encoding in (each for each in _SQUEEZED if each in accepted):
        with suppress(HTTPException):
            found = await files.get_response(name + _SQUEEZED[encoding], request.scope)
            if found.status_code != HTTPStatus.NOT_MODIFIED:
                found.headers["content-encoding"] = encoding
            return found
    return await files.get_response(name, request.scope)


def _accepted(header: str) -> set[str]:
    """The encodings that a browser takes: `gzip, br;q=0` is gzip alone."""
    parts = (part.partition(";") for part in header.lower().split(","))
    return {name.strip() for name, _, weight in parts if weight.partition("=")[2].strip(" 0.") or not weight}


def _document(path: Path) -> str:
    return _read(path, path.stat().st_mtime_ns) if path.is_file() else _UNBUILT


@lru_cache(maxsize=4)
def _read(path: Path, changed: int) -> str:
    return path.read_text(encoding="utf-8")
