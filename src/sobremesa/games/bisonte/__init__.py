"""Bisonte, the crossword game: its word policy so far."""
