"""A store in a PostgreSQL database, for one node or several."""
