"""Makes the lexicons from declared sources; nothing here is needed to use them."""
