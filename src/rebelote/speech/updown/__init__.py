"""Up & Down in words."""
