"""The crowd at a server that is measured: a process of its own, with as little work for each message as can be."""
