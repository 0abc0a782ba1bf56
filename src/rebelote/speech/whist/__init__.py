"""Whist in words."""
