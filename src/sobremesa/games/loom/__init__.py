"""The Letter Loom: letter cards on the table and in the hand, and strategy cards that upset both."""
