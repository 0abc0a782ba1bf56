"""Which language is spoken."""

import subprocess
import sys

import pytest

from rebelote.engine.errors import SetupError
from rebelote.locale import language_of


@pytest.mark.parametrize("text", ["lb", "LB", "lb_LU", "lb-LU", "lb_LU.UTF-8"])
def test_language_asked_for_is_spoken(text: str) -> None:
    assert "lb" == language_of(text, "fr_FR.UTF-8")


def test_unknown_language_asked_for_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match="value nl, expected fr, en, de, lb"):
        language_of("nl", "fr_FR.UTF-8")


@pytest.mark.parametrize("text", [None, ""])
def test_environment_speaks_when_nothing_is_asked_for(text: str | None) -> None:
    assert "de" == language_of(text, "de_AT.UTF-8@euro")


def test_first_known_language_of_a_list_is_spoken() -> None:
    assert "lb" == language_of(None, "nl_BE:lb_LU:fr")


@pytest.mark.parametrize("environment", ["", "C", "C.UTF-8", "POSIX", "nl_NL.UTF-8", "français"])
def test_english_is_spoken_when_nothing_is_known(environment: str) -> None:
    assert "en" == language_of(None, environment)


def test_fluent_is_imported_only_when_something_is_said() -> None:
    asked = "import sys, rebelote.locale as l; l.language_of('fr'); print('fluent.runtime' in sys.modules)"
    told = asked.replace("l.language_of('fr')", "l.catalogue('fr').say('yes')")

    assert ["False", "True"] == [
        subprocess.run(
            [sys.executable, "-c", each], capture_output=True, text=True, check=True
        ).stdout.strip()
        for each in (asked, told)
    ]
