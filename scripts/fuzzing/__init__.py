"""Messages that nobody should send, over real sockets and real HTTP, and what must be said to each of them."""
