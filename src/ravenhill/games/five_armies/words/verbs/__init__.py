"""Verbs of the cards, by what they act on."""
