"""The one house that people come to over a network: HTTP and WebSocket, the one clock, the one source of seeds."""
