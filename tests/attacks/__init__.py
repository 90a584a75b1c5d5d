"""Attacks on a real server process, while an honest guest plays."""
