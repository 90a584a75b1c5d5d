"""A bot for the Letter Loom."""

from sobremesa.bots.loom.bot import LoomBot

__all__ = ["LoomBot"]
