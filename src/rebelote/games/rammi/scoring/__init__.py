"""What a deal of Rommé brings, and the end of a match."""
