"""Random legal play: the ceiling that luck sets to how often the strongest bot can win."""

from sobremesa.lab.random_play.bot import RANDOM, RandomBot

__all__ = ["RANDOM", "RandomBot"]
