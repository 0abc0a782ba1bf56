"""Bots that play Rommé."""
