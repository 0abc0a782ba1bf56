"""Rommé in words."""
