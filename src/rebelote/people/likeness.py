"""What a name looks like: two names of one likeness cannot be told apart at a glance."""

import unicodedata

# Latin letters, and the figures, signs and letters of other scripts that are drawn like them
_DRAWN_LIKE = {
    "a": "4@\u03b1\u0430\u0251",
    "b": "\u03b2\u0432\u044c",
    "c": "\u0441\u03f2",
    "d": "\u0501\u0111\u00f0",
    "e": "3\u20ac\u03b5\u0435",
    "g": "\u0261",
    "h": "\u043d\u04bb\u0127",
    "j": "\u0458",
    "k": "\u03ba\u043a\u0138",
    # strokes that are one line in most typefaces
    "l": "1|!i\u03b9\u0456\u0131\u0142\u04cf",
    "m": "\u043c",
    "n": "\u03b7",
    "o": "0\u03bf\u043e\u00f8\u0585",
    "p": "\u03c1\u0440\u00fe",
    "q": "\u051b",
    "s": "5$\u0455",
    "t": "7\u03c4\u0442\u0167",
    "u": "\u03c5",
    "v": "\u03bd\u0475",
    "w": "\u051d\u03c9",
    "x": "\u03c7\u0445",
    "y": "\u0443\u03b3",
}
_ALIKE = {ord(sign): letter for letter, signs in _DRAWN_LIKE.items() for sign in signs}
_AS_ONE = (("rn", "m"), ("vv", "w"), ("\u00e6", "ae"), ("\u0153", "oe"))


def likeness(name: str) -> str:
    """What is left of a name when case, accents, spaces, signs and letters that look alike make no difference.

    >>> likeness("Zoé Müller") == likeness("zoe_mu11er") == likeness("Z0E MULLER")
    True
    """
    parted = unicodedata.normalize("NFKD", name).casefold()
    # figures of other scripts are the same figures
    bare = "".join(_figure(each) for each in parted if not unicodedata.combining(each)).translate(_ALIKE)
    letters = "".join(each for each in bare if each.isalnum())
    for drawn, one in _AS_ONE:
        letters = letters.replace(drawn, one)
    return letters


def _figure(sign: str) -> str:
    """A figure as Europe writes it; any other sign as it is."""
    return str(unicodedata.decimal(sign)) if sign.isdecimal() else sign
