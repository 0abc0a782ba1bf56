"""What people type: letters without accents, capitals and spaces."""

import unicodedata

_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "♠": "s", "♥": "h", "♦": "d", "♣": "c"})
_KEPT = "+-"


def plain(text: str) -> str:
    """Small letters, digits, plus and minus: `Valet de Cœur` becomes `valetdecoeur`."""
    lowered = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(letter for letter in lowered if letter.isalnum() or letter in _KEPT)
