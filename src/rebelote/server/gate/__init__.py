"""The gate: how often somebody may ask, and for which table."""
