"""What belote says at a terminal."""
