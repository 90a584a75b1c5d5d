"""The Letter Loom: its word policy so far."""
