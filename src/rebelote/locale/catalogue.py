"""A catalogue: sentences by key in one language, for the house alone or for one game as well."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from rebelote.engine.errors import SetupError
from rebelote.locale.expecting import matched, phrases
from rebelote.locale.language import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class NoWords(LookupError):
    """A catalogue has no such message, or a fact that the message needs was not given."""

    def __init__(self, language: str, key: str, fault: str) -> None:
        super().__init__(f"{key!r} in {language!r}: {fault}")
        self.language, self.key = language, key


class Catalogue:
    """The messages of one language. Made by `catalogue`."""

    __slots__ = ("_bundle", "_keys", "language")

    def __init__(self, language: str, bundle: "FluentBundle", keys: tuple[str, ...] = ()) -> None:
        self.language = language
        self._bundle, self._keys = bundle, keys

    def has(self, key: str) -> bool:
        """Whether there is a message under a key."""
        return self._bundle.has_message(key)

    def starting(self, start: str) -> tuple[str, ...]:
        """The keys that begin with a text, in the order in which they are written."""
        return tuple(key for key in self._keys if key.startswith(start))

    def say(self, key: str, /, **facts: str | int) -> str:
        """The sentence of a key, filled with facts. Raises NoWords.

        Whole numbers are written as the language does (1 000, 1,000, 1.000); give digits that are no
        quantity as text. What was `expected` comes as faults name it and is said in the language.
        """
        wanted = facts.get("expected")
        if isinstance(wanted, str) and self.language != "en":
            facts["expected"] = self.phrase(wanted)
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise NoWords(self.language, key, "no such message")
        said, faults = self._bundle.format_pattern(pattern, facts)
        if faults:
            raise NoWords(self.language, key, "; ".join(map(str, faults)))
        return str(said)

    def phrase(self, text: str) -> str:
        """An English phrase in this language, where the catalogues know it under `expected-`."""
        found = matched(text, phrases(tuple(_texts("en", None))))
        return text if found is None else self.say(found[0], **found[1])


@cache
def catalogue(language: str, game: str | None = None) -> Catalogue:
    """The words of the house in a language, and those of a game where one is named.

    Nothing of the game is imported. Raises SetupError for an unknown language or a game without words.
    """
    if language not in LANGUAGES:
        raise SetupError("language", value=language, expected=", ".join(LANGUAGES))
    # the command line starts in a blink because fluent is imported only when something is said
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    bundle = FluentBundle(_numbering(language), use_isolating=False)
    keys: list[str] = []
    for text in _texts(language, game):
        resource = FluentResource(text)
        bundle.add_resource(resource)
        keys += (entry.id.name for entry in resource.body if isinstance(entry, ast.Message))
    return Catalogue(language, bundle, tuple(keys))


def _numbering(language: str) -> list[str]:
    """Locales whose plurals and figures are used: German ones where there are none for Luxembourgish."""
    return ["lb", "de"] if language == "lb" else [language]


def _texts(language: str, game: str | None) -> Iterator[str]:
    house = resources.files("rebelote")
    yield from _files(house / "locale" / language)
    if game is not None:
        folder = house / "games" / game / "locale" / language
        if not game.isidentifier() or not folder.is_dir():
            raise SetupError("game-unknown", value=game, expected="a game with a folder of words")
        yield from _files(folder)


def _files(folder: Traversable) -> Iterator[str]:
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            yield file.read_text(encoding="utf-8")
