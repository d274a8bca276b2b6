"""Cards of The Dragons with words that they alone use, a file for each."""
