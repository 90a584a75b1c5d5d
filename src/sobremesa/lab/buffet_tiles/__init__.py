"""Design and figures of letter tiles for Word Buffet; `python -m sobremesa.lab.buffet_tiles` shows them."""
