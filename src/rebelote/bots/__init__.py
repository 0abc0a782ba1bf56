"""Bots: from a view and its choices to a move. They see what their seat sees and nothing else."""

from rebelote.bots.bot import LEVELS, Bot, Hurried, RandomBot, bot_for, levels_here, levels_of, warm

__all__ = ["LEVELS", "Bot", "Hurried", "RandomBot", "bot_for", "levels_here", "levels_of", "warm"]
