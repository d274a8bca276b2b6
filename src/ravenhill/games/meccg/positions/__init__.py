"""Positions of the card game as text."""
