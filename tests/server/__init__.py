"""The house on a network."""
