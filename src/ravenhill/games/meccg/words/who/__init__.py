"""Whom and what a sentence means."""
