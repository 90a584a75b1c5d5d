"""Word Buffet: its word policy so far."""
