"""Which language is spoken: asked for, or taken from the environment."""

from rebelote.engine.errors import SetupError

LANGUAGES = ("fr", "en", "de", "lb")
_FALLBACK = "en"


def language_of(text: str | None, environment: str = "") -> str:
    """The language asked for, or else the first known one of a value of LANG or LANGUAGE.

    Both may name a country and a coding (`lb_LU.UTF-8`, `de-AT`); LANGUAGE lists several with colons.
    English when nothing is known. Raises SetupError for a language that was asked for and is none of ours.
    """
    if text:
        asked = _plain(text)
        if asked not in LANGUAGES:
            raise SetupError("language", value=text, expected=", ".join(LANGUAGES))
        return asked
    return next((each for each in map(_plain, environment.split(":")) if each in LANGUAGES), _FALLBACK)


def _plain(text: str) -> str:
    """The language alone of a name such as `lb_LU.UTF-8`."""
    for mark in ".@_-":
        text = text.partition(mark)[0]
    return text.strip().lower()
