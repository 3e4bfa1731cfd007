"""A match between players: clocks, how it ends, its record, the library of one's games, simulation, review."""
