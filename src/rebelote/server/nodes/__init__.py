"""Several processes of one house: a client may ask any, and is answered by the one that holds its table."""
