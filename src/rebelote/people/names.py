"""What a player may be called, and which names are too much alike."""

import unicodedata

LONGEST, SHORTEST = 24, 2
_KEPT = frozenset({"admin", "administrator", "rebelote", "moderator", "system"})


class BadName(ValueError):
    """A name that cannot be one; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def tidy(name: str) -> str:
    """A name without invisible signs and double spaces."""
    shown = "".join(each if each.isprintable() else " " for each in unicodedata.normalize("NFC", name))
    return " ".join(shown.split())


def compared(name: str) -> str:
    """A name as it is compared: case, accents and width make no difference.

    >>> compared("Zoé Müller") == compared("zoe  MULLER")
    True
    """
    parted = unicodedata.normalize("NFKD", tidy(name))
    return "".join(each for each in parted if not unicodedata.combining(each)).casefold()


def account_name(name: str) -> tuple[str, str]:
    """The name of an account, and as it is compared. Raises BadName."""
    shown, alike = tidy(name), compared(name)
    letters = [each for each in alike if each.isalnum()]
    if len(shown) > LONGEST or len(alike) > LONGEST or len(letters) < SHORTEST:
        raise BadName("name-length")
    if alike in _KEPT:
        raise BadName("name-taken")
    # letters of two scripts in one name are how somebody passes for somebody else
    scripts = {unicodedata.name(each, " ").partition(" ")[0] for each in letters if each.isalpha()}
    if len(scripts) > 1:
        raise BadName("name-scripts")
    return shown, alike
