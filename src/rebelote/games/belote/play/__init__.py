"""Playing the cards, and what is said on them."""
