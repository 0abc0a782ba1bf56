"""The auction of whist."""
