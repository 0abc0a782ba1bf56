"""Looking back: what is asked about moves of matches that are over."""
