"""The arena and what serves it: who plays, pairs of deals, other people's engines, how sure a result is."""
