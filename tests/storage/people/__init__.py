"""People in the store."""
