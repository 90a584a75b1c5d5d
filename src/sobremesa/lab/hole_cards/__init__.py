"""Design and figures of hole cards; `python -m sobremesa.lab.hole_cards` shows them."""
