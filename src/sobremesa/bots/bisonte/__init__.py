"""The bot for Bisonte."""

from sobremesa.bots.bisonte.bot import BisonteBot

__all__ = ["BisonteBot"]
