"""The Letter Loom at one keyboard."""
