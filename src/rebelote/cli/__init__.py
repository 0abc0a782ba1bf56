"""The command `rebelote`: each subcommand in its own module, loaded when it is called."""

from rebelote.cli.main import main

__all__ = ["main"]
