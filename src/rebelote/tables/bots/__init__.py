"""Bots at a table: they are asked, stand in a row, and think in processes of their own."""
