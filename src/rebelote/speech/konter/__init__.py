"""Konter a Matt in words."""
