"""Ways of bidding: taking, and the auction."""
