"""Proofs: invariants of states, and states that a seat cannot tell apart."""
