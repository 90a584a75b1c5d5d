"""Sobremesa: the open-source home of tabletop word games."""

__version__ = "0.1.0"
