"""From tricks to marks: the count, the contract, pots, the end of the match."""
