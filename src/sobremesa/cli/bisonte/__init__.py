"""Bisonte in the terminal."""
