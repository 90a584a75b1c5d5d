"""A mutation check of a game's rules: small changes, one at a time, each of which some clause test must notice."""
