"""Thinking of worlds: what a seat knows, deals that agree with it, what every card comes to in them."""
