"""What somebody has to do now at a table of belote, in few words."""

from collections.abc import Callable, Mapping

from rebelote.games.belote import moves
from rebelote.games.belote.view import View
from rebelote.speech.belote.contract import denomination
from rebelote.speech.names import Names

Facts = Callable[[Mapping[str, str | int]], dict[str, str | int]]

_PROMPTS = {
    "follow": "prompt-follow",
    "rise": "prompt-rise",
    "trump": "prompt-trump",
    "overtrump": "prompt-overtrump",
    "over-partner": "prompt-overtrump",
    "undertrump": "prompt-undertrump",
}
"""The duty that greyed cards break, by the code of the refusal."""
_RISING = ("rise", "overtrump", "over-partner")
"""Duties that say more than those which forbid other cards at the same time."""


def prompt(names: Names, view: View, facts: Facts) -> str:
    """What the reader has to do; empty when nobody waits for him."""
    if view.seat is None or view.seat not in view.due:
        return ""
    match view.phase:
        case "play":
            return _play(names, view, facts)
        case "bidding":
            return _bidding(names, view)
    return names.say(f"prompt-{view.phase}")


def _play(names: Names, view: View, facts: Facts) -> str:
    """The duty that the greyed cards of the hand tell: that of all of them, or the one that says most."""
    if len(view.plays) == len(view.takers) * len(names.called):
        return names.say("prompt-lead")
    duties = {refusal.code: refusal for _, refusal in view.greyed}
    code = next(iter(duties)) if len(duties) == 1 else next((each for each in _RISING if each in duties), "")
    if code not in _PROMPTS:
        return names.say("prompt-play")
    return names.say(_PROMPTS[code], **facts(dict(duties[code].facts)))


def _bidding(names: Names, view: View) -> str:
    """Whether to take, in which suit; or to bid."""
    offered = [moves.read(text) for text in view.choices]
    takes = [each for each in offered if isinstance(each, moves.Take)]
    if not takes:
        bids = any(isinstance(each, moves.Bid | moves.CapotBid | moves.GeneraleBid) for each in offered)
        return names.say("prompt-bid" if bids else "prompt-answer-bid")
    if len(takes) == 1:
        return names.say("prompt-take-in", suit=denomination(names.words, takes[0].denomination))
    return names.say("prompt-take")
