"""Slow readings of the rules of the bistro games, in strings and lists: they share no code with the games."""
