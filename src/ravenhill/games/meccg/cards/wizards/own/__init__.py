"""Cards with a word of their own: facts, sentence, word and frame of each in one file."""
