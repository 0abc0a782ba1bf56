"""The terminal client: draws views or says them, and reads moves. It knows no rule."""

from rebelote.tui.match import Sitting, sit_down
from rebelote.tui.rulebook import all_tables, every_option, rules_of
from rebelote.tui.terminal import Left, Terminal

__all__ = ["Left", "Sitting", "Terminal", "all_tables", "every_option", "rules_of", "sit_down"]
