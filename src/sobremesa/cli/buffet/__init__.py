"""Word Buffet in the terminal."""
