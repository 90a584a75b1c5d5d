"""Bisonte, the crossword game: words that cross on a board, and premiums that the squares give."""
