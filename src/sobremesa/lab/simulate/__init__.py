"""Many matches of bots alone, on all cores: the same matches for the same plan, whatever plays them."""

from sobremesa.lab.simulate.plan import Plan
from sobremesa.lab.simulate.played import BestWord, Played, Problem
from sobremesa.lab.simulate.playing import MOST_EVENTS, Room
from sobremesa.lab.simulate.pool import simulate, simulate_all
from sobremesa.lab.simulate.summary import LevelFigures, Mean, Share, Summary, mean_of, summarise, wilson

__all__ = [
    "MOST_EVENTS",
    "BestWord",
    "LevelFigures",
    "Mean",
    "Plan",
    "Played",
    "Problem",
    "Room",
    "Share",
    "Summary",
    "mean_of",
    "simulate",
    "simulate_all",
    "summarise",
    "wilson",
]
