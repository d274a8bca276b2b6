"""The words of the war game's cards."""
