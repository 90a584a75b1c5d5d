"""People in the store: tables on the shared metadata, and questions that take a connection first.

The same code runs on SQLite and PostgreSQL. Times come in as milliseconds since 1970, ids and secrets from the caller.
"""
