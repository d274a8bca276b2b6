"""Each game's table as columns of numbers, in a file of the game's name."""
