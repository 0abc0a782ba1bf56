"""Search: kernels compiled, random playouts, the exact solver, worlds that a seat may think of.

Everything runs without numba too, from the same text, about a hundred times slower.
"""
