"""Looking back at deals that are over: what each card would have led to, and why a bot did what it did.

`known` says what may be asked; `deals` answers, for up to a second or two, and loads what searches: it belongs into
a process of its own.
"""

__all__: list[str] = []
