"""Each challenge is met by what it asks for, not by one less, and is given once: on its day, or for ever."""

from collections.abc import Iterator

import pytest
from tests.people.evenings import DAY_S, Evening, asked, evening, offered_at

from rebelote.people.challenges import CHALLENGES, Challenge

BY_NAME = [pytest.param(each, id=each.name) for each in CHALLENGES]
DAILY = next(each for each in CHALLENGES if each.kind == "daily")
LASTING = next(each for each in CHALLENGES if each.kind == "lasting")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """A house in which players come to exactly what is wanted."""
    yield from evening(f"sqlite:///{tmp_path_factory.mktemp('evening') / 'x.db'}")


@pytest.mark.parametrize("challenge", BY_NAME)
def test_challenge_is_met_by_what_it_asks_for_and_not_by_one_less(
    house: Evening, challenge: Challenge
) -> None:
    moment, anne, luc = offered_at(challenge), house.guest(), house.guest()
    house.did(anne, asked(challenge, challenge.number), moment)
    house.did(luc, asked(challenge, challenge.number - 1), moment)

    assert challenge.name in house.claims(anne, moment)
    assert challenge.name not in house.claims(luc, moment)


@pytest.mark.parametrize("challenge", BY_NAME)
def test_challenge_gives_what_it_promises_once(house: Evening, challenge: Challenge) -> None:
    moment, anne = offered_at(challenge), house.guest()
    house.did(anne, asked(challenge, challenge.number), moment)
    for _ in range(2):
        met = house.claims(anne, moment)
    promised = [each for each in CHALLENGES if each.name in met]

    assert challenge in promised
    assert sum(each.experience for each in promised) == house.now(anne).experience
    assert sum(each.coins for each in promised) == house.now(anne).coins


def test_what_was_done_yesterday_meets_no_challenge_of_today(house: Evening) -> None:
    moment, anne = offered_at(DAILY), house.guest()
    house.did(anne, asked(DAILY, DAILY.number), moment - DAY_S)

    assert DAILY.name not in house.claims(anne, moment)


def test_lasting_challenge_adds_up_over_days(house: Evening) -> None:
    moment, anne = offered_at(LASTING), house.guest()
    house.did(anne, asked(LASTING, LASTING.number), moment - 30 * DAY_S)

    assert LASTING.name in house.claims(anne, moment)


def test_house_without_coins_gives_experience_alone(house: Evening) -> None:
    moment, anne = offered_at(LASTING), house.guest()
    house.did(anne, asked(LASTING, LASTING.number), moment)
    house.claims(anne, moment, coins=False)

    assert 0 == house.now(anne).coins
    assert house.now(anne).experience > 0
