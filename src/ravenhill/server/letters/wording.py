"""What letters say, in the language of whoever gets them."""
from __future__ import annotations

from functools import cache

from ravenhill.locale import Speech, best_language


@cache
def speech(language: str) -> Speech:
    return Speech(language, "letters", strict=False)


def of_turn(language: str, game: str, link: str) -> tuple[str, str, str]:
    """Subject, text, and one line without the link, for a browser that shows few words."""
    say = speech(best_language(language))
    subject = say.line("letter-turn", {"game": say.line(f"game-{game}", {})})
    return subject, say.line("letter-turn.text", {"link": link}) + "\n", say.line("your-turn", {})


def of_account(language: str, kind: str, link: str) -> tuple[str, str]:
    """Subject and text of a letter with which a password is set anew, or an address confirmed."""
    say = speech(best_language(language))
    text = say.line(f"letter-{kind}.text", {"link": link})
    return say.line(f"letter-{kind}", {}), f"{text}\n{say.line('letter-unasked', {})}\n"
