"""The title of a table while it is played: the deal, and the length of the match."""

from rebelote.engine import Setup
from rebelote.speech.names import Names


def title(names: Names, setup: Setup, number: int) -> str:
    """The deal and how long the match is, as far as the options say."""
    deal = names.say("speech-deal", number=str(number))
    long = length(names, setup)
    return names.say("speech-title", deal=deal, length=long) if long else deal


def length(names: Names, setup: Setup) -> str:
    """How long a match is: to so many points, or so many deals; empty where the options do not say."""
    options = setup.options
    end = getattr(options, "end_mode", "")
    number = 1 if end == "single_deal" else 0
    for name in ("target",) if end == "target" else ("deals", "start_strokes", "rounds"):
        number = number or getattr(options, name, 0) or 0
        if isinstance(number, str):
            number = len(names.called)
        if number:
            return names.say(f"option-{name}-number", number=number)
    return ""
