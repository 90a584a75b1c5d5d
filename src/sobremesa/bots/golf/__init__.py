"""Bots for Word Golf: words, lines, jokers and cards weighed together, and a plan for the shop."""

from sobremesa.bots.golf.bot import GolfBot

__all__ = ["GolfBot"]
