"""Tables that live on this node: each one's state, who watches it, its timers and its bots."""
