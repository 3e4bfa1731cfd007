"""Search, written once for every game."""
