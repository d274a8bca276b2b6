"""Cards of Dark Minions with words that they alone use, a file for each."""
