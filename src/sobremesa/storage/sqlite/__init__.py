"""A store in one SQLite file, or in memory: one writer thread, and readers beside it."""
