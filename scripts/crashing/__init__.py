"""Nodes that are killed while people play, people who do not give up, and what the log must say afterwards."""
