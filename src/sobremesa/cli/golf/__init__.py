"""Word Golf in the terminal: drawn in characters, asked line by line."""
