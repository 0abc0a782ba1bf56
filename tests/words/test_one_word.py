"""A deal has one word in each language, wherever it stands, and it is that of the glossary."""

import re

import pytest
from tests.words.messages import GAMES, files

ELSE = {
    "de": r"\b(Spiele?|Spiels|Spielen)\b",
    "fr": r"\b([Tt]ours?|[Mm]anches?)\b",
    "lb": r"\b(Spill|Spiller)\b",
}
"""What a deal is not called: the glossary has Runde, donne and Ronn."""
DEAL = re.compile(r"\b[Dd]eals?\b")
OTHER = re.compile(r"\b(games?|play|pack|players?)\b")
"""Words of the English sentence beside which the other word may stand for what it is."""


def messages(language: str) -> dict[tuple[str, str], str]:
    """The text of each message of a language that stands on one line, by room and key."""
    found = {}
    for room in (None, *GAMES):
        for path in files(language, room):
            for line in path.read_text(encoding="utf-8").splitlines():
                key, _, text = line.partition(" = ")
                if text and not line.startswith((" ", "#")):
                    found[room or "", key] = text
    return found


@pytest.mark.parametrize("language", ELSE)
def test_deal_is_called_nothing_else(language: str) -> None:
    english, other = messages("en"), ELSE[language]
    deals = {key for key, text in english.items() if DEAL.search(text) and not OTHER.search(text)}

    assert len(deals) > 50
    assert {} == {
        key: text for key, text in messages(language).items() if key in deals and re.search(other, text)
    }


def test_deal_has_the_word_of_its_number_everywhere_on_a_screen() -> None:
    titles = {"en": "Deal", "fr": "Donne", "de": "Runde", "lb": "Ronn"}
    keys = [
        ("", "speech-deal"),
        ("", "deal"),
        ("", "deal-number"),
        ("", "replay-deal-marks"),
        ("updown", "event-pack-mixed"),
    ]

    for language, word in titles.items():
        found = messages(language)
        assert [word] * len(keys) == [found[key].partition(" ")[0] for key in keys]


def test_round_of_bidding_is_no_deal_in_german() -> None:
    english = messages("en")
    rounds = {
        key
        for key, text in messages("de").items()
        if key[0] == "belote" and re.search(r"\b(in|der|einer|ersten|zweiten) Runde\b", text)
    }

    assert set() == {key for key in rounds if re.search(r"\brounds?\b", english[key])}
