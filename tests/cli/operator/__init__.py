"""What the operator types."""
