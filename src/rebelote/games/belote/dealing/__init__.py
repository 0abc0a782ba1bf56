"""From a pack to hands: forms of the table, dealing and gathering, the wait before a deal."""
