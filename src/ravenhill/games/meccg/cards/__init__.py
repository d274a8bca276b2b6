"""The cards of the game, a package for each set."""
