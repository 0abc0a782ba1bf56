"""The OpenAPI description of the requests, made from their list and from the types of their bodies."""

import re
from collections.abc import Iterable
from importlib.metadata import version
from typing import Any

from rebelote.server.answers import Route
from rebelote.wire.schema import components


def openapi(routes: Iterable[Route], base: str) -> dict[str, Any]:
    """OpenAPI 3.1. The messages of the socket are among the schemas."""
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rebelote",
            "version": version("rebelote"),
            "license": {"name": "AGPL-3.0-or-later"},
        },
        "servers": [{"url": base.rstrip("/") or "/"}],
        "paths": paths,
        "components": {"schemas": components("#/components/schemas/{name}")},
    }


def _operation(route: Route) -> dict[str, Any]:
    good = "201" if route.method == "POST" else "200"
    operation: dict[str, Any] = {
        "summary": route.says,
        "responses": {
            good: {"description": route.says, "content": _content(route.answer)},
            "4XX": {"description": "Refused", "content": {"application/json": {"schema": _ref("Trouble")}}},
        },
    }
    names = [(name, "path") for name in re.findall(r"{(\w+)}", route.path)]
    names += [(name, "query") for name in route.asks]
    if names:
        operation["parameters"] = [
            {"name": name, "in": where, "required": where == "path", "schema": {"type": "string"}}
            for name, where in names
        ]
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(route.body)}
    return operation


def _content(body: type[Any] | str) -> dict[str, Any]:
    if isinstance(body, str):
        return {body: {}}
    return {"application/json": {"schema": _ref(body.__name__)}}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}
