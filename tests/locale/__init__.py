"""Words: the same in four languages, complete, and well spelt."""
