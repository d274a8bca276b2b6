"""The table: frames, questions, dice, cards, words, records. Knows no game."""
