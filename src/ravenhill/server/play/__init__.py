"""Matches: their ledger, their dice, who sits at them, what each viewer is shown."""
