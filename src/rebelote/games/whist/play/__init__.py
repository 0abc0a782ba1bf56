"""The cards laid aside and the tricks of whist."""
