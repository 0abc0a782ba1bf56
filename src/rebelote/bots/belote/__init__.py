"""A player of belote by rules of thumb."""
