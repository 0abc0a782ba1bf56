"""The process that works out what is asked about matches that are over: each question has its own time."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from rebelote.server.looking import analyst
from rebelote.server.looking.analyst import Analyst, Busy

MOST_S, EACH_S, QUESTIONS = 1.5, 0.4, 5


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """An analyst who answers with what was asked, after a while."""
    monkeypatch.setattr(analyst, "_SLOWEST_S", MOST_S)
    monkeypatch.setattr(analyst, "_made", lambda: ThreadPoolExecutor(1))
    monkeypatch.setattr(analyst, "_ready", lambda: None)
    monkeypatch.setattr(analyst, "end", lambda pool: pool.shutdown(wait=False))

    def work(name: str, seconds: float) -> str:
        time.sleep(seconds)
        return name

    monkeypatch.setattr(analyst, "_work", work)


async def asked(*seconds: float) -> list[str]:
    """What is answered to questions that are asked together; nothing where no answer comes."""
    one = Analyst()

    async def answer(number: int, each: float) -> str:
        try:
            return str(await one.ask(number, f"q{number}", each))
        except Busy:
            return ""

    try:
        return await asyncio.gather(*(answer(number, each) for number, each in enumerate(seconds)))
    finally:
        one.close()


@pytest.mark.usefixtures("slow")
def test_time_spent_in_the_row_is_not_counted() -> None:
    assert [f"q{number}" for number in range(QUESTIONS)] == asyncio.run(asked(*[EACH_S] * QUESTIONS))


@pytest.mark.usefixtures("slow")
def test_question_that_takes_too_long_does_not_take_those_behind_it_along() -> None:
    assert ["", "q1"] == asyncio.run(asked(MOST_S * 2, 0))
