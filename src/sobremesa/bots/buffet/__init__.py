"""Bots for Word Buffet: what comes to mind, what a path is worth, and when to announce it."""

from sobremesa.bots.buffet.bot import BuffetBot

__all__ = ["BuffetBot"]
