#!/usr/bin/env python3
"""Writes what is made from the message types: the JSON Schema and the types of the browser.

    .venv/bin/python tools/wire_types.py

A test compares the files with what would be written.
"""

import json
from pathlib import Path
from typing import Any

from rebelote.wire.schema import components, schema

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "docs/protocol.schema.json"
TYPES = ROOT / "web/src/wire/messages.ts"
HEAD = "// Made by tools/wire_types.py from src/rebelote/wire. Change it there.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def files() -> dict[Path, str]:
    """What each file has to hold."""
    return {
        SCHEMA: json.dumps(schema(), indent=1, ensure_ascii=False) + "\n",
        TYPES: typescript(components("#/$defs/{name}")),
    }


def typescript(named: dict[str, Any]) -> str:
    """TypeScript types for the types of a schema."""
    return HEAD + "".join(f"\n{_declared(name, shape)}" for name, shape in named.items())


def _declared(name: str, shape: dict[str, Any]) -> str:
    said = f"/** {' '.join(shape['description'].split())} */\n" if "description" in shape else ""
    if "properties" not in shape:
        return f"{said}export type {name} = {_type(shape)};\n"
    asked = shape.get("required", ())
    tag = next(
        (key for key, field in shape["properties"].items() if "enum" in field and key in ("t", "do")), ""
    )
    fields = (
        f"  {key}{'' if key in asked or key == tag else '?'}: {_type(field)};\n"
        for key, field in shape["properties"].items()
    )
    return f"{said}export interface {name} {{\n{''.join(fields)}}}\n"


def _type(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"].rpartition("/")[2])
    if "enum" in shape:
        return " | ".join(json.dumps(value) for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(_type(each) for each in shape["anyOf"])
    match shape.get("type"):
        case "array":
            inner = _type(shape["items"])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = shape.get("additionalProperties")
            return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
        case None:
            return "unknown"
        case plain:
            return PLAIN[plain]


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        print(path.relative_to(ROOT))
