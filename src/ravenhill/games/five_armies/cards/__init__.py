"""The sentences of the cards: the words a pack may use, made into what acts."""
