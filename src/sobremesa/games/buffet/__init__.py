"""Word Buffet: ants that follow words over a board of letters to food and to rival nests."""
