"""Verbs, by what they are about."""
