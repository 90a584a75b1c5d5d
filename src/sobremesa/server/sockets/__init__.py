"""The WebSocket: one a client, for the lobby and for tables."""
