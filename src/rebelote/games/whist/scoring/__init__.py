"""The points grid of whist, and the end of a match."""
