"""What hands of Rommé are worth, in integers that may be compiled."""

from rebelote.search.rummy.worth import Habits, danger, drawn, left_over, melded, outs, thrown

__all__ = ["Habits", "danger", "drawn", "left_over", "melded", "outs", "thrown"]
