"""People at the door."""
