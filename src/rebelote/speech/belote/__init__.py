"""Belote in words."""
