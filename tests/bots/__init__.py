"""Bots: they choose among their choices, see no hidden card, and play better than chance."""
