"""Who sits at the board."""
