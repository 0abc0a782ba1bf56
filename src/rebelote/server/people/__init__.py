"""What the server knows of people: who asks, what they were given, whom they know, what is settled."""
