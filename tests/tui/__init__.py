"""The terminal client: words, input, screen, sentences."""
