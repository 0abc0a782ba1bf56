"""Bots that play Up & Down."""
