"""What can go wrong, each with one clear line.

RavenhillError
├─ IllegalAnswer       an answer the rules do not allow now; the table is as it was
├─ BadRecord           a record that is truncated, tampered with or of another version
├─ BadSave             a saved table that cannot be read back
├─ BadPosition         a position that cannot be, with the rule it breaks
└─ OutOfDice           scripted or recorded dice that have no more results
"""
from __future__ import annotations


class RavenhillError(Exception):
    """Anything a person can be told about in one line."""


class IllegalAnswer(RavenhillError):
    """The rules do not allow this answer now."""


class BadRecord(RavenhillError):
    """This record cannot be trusted."""


class BadSave(RavenhillError):
    """This saved table cannot be read."""


class BadPosition(RavenhillError):
    """This position cannot be."""


class OutOfDice(RavenhillError):
    """The script of the dice has ended, or does not fit the question."""
