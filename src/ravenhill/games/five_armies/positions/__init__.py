"""Positions of the battle as text."""
