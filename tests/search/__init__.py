"""Search: compiled twins, playouts, the exact solver and worlds."""
