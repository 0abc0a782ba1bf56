"""Bots that play Konter a Matt."""
