"""A turn of Rommé: draw, meld and lay off, discard."""
