"""What is learned from solved deals: labels, a small net for each way of bidding, its training."""
