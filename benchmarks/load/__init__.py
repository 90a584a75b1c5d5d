"""Thousands of people who play at once: what an answer takes and what they cost, beside a bare server."""
