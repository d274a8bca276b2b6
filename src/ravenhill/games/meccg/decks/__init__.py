"""Decks: which are legal, how they are written in files, random ones, and those that come with the game."""
