"""The lines to a table: who is there, and what they are told in words."""
