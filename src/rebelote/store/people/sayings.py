"""What was said at a table before somebody complained: by which player, "" for nobody known, and the line with a name."""

import json
from collections.abc import Sequence

Saying = tuple[str, str]


def kept(said: Sequence[Saying]) -> str:
    """What is said, as it is kept."""
    return json.dumps([*said])


def sayings(text: str) -> list[Saying]:
    """What was said, as it is kept: earlier versions kept lines alone."""
    try:
        return [(player, line) for player, line in json.loads(text)]
    except (ValueError, TypeError):
        return [("", line) for line in text.splitlines()]


def lines(text: str) -> str:
    """What was said, as it is read."""
    return "\n".join(line for _, line in sayings(text))


def without(text: str, player: str, names: set[str]) -> str:
    """What was said by others than a player; of lines of which nobody is known, those that begin with other names."""
    return kept(
        [
            (who, line)
            for who, line in sayings(text)
            if who != player and (who or not any(line.startswith(f"{name}: ") for name in names))
        ]
    )
