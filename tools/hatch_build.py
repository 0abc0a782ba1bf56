"""Lets a wheel contain the built client: `pip install .` builds it, with a node of its own if need be."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# hatchling loads this file by its path
sys.path.insert(0, str(Path(__file__).resolve().parent))

import client


class ClientBuild(BuildHookInterface[Any]):
    """Builds the client before it is packed; an editable install leaves that to `make client`."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: a node, unless the machine has one."""
        return [] if client.node_version() >= client.OLDEST_NODE else [client.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless it is built or came with the sources."""
        unpacked = (client.ROOT / "PKG-INFO").exists() and (client.BUILT / "index.html").exists()
        if version != "editable" and not unpacked:
            client.build(Path(sys.executable))
