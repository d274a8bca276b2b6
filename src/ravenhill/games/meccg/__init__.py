"""The Middle-earth collectible card game: basic and standard rules, hero side."""
