"""Bots that play whist."""
