"""How long a turn lasts where nobody says so: a minute among strangers, and as long as it takes among friends."""

import asyncio
from typing import Any

import pytest
from tests.tables.house import COINCHE, house

from rebelote.engine import SetupError

BOTS = ("simple",) * 4


@pytest.mark.parametrize(
    ("expected", "plan", "asked"),
    [
        (60, (), {"public": True}),
        (60, ("person", *BOTS[1:]), {"public": True}),
        (0, BOTS, {"public": True}),
        (0, (), {}),
        (0, (), {"public": True, "turn_s": 0}),
        (600, (), {"public": True, "turn_s": 600}),
    ],
)
def test_turns_of_public_tables_end_unless_the_table_says_otherwise(
    expected: int, plan: tuple[str, ...], asked: dict[str, Any]
) -> None:
    async def test() -> None:
        async with house() as home:
            assert expected == (await home.table(COINCHE, *plan, **asked)).view.turn_s

    asyncio.run(test())


def test_turn_in_which_nobody_could_move_is_refused() -> None:
    async def test() -> None:
        async with house() as home:
            with pytest.raises(SetupError) as refused:
                await home.table(COINCHE, turn_s=9)

            assert ("turn", {"value": 9, "expected": 10}) == (
                refused.value.fault.code,
                dict(refused.value.fault.facts),
            )

    asyncio.run(test())
