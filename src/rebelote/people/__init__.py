"""People: what a name and a password may be, what a match gives, how players are measured.

Everything here is computed from what it is given; the store keeps it, and the server tells it.
"""
