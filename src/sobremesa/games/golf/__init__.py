"""Word Golf: nine holes, where the way a word is written counts as much as the word."""
