"""How much somebody's pages may keep with them."""

import json
from collections.abc import Mapping

MOST, LONGEST = 40, 8192
"""So many settings, and so many characters as they are kept."""


def fits(settings: Mapping[str, str | int | float | bool]) -> bool:
    """Whether there is room for all these settings."""
    return len(settings) <= MOST and len(json.dumps(settings)) <= LONGEST
