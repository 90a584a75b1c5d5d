"""Values of tiles left on a rack of Bisonte, trained by self-play."""
