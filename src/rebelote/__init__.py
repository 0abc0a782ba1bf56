"""Rebelote: the card table of the bistro."""
