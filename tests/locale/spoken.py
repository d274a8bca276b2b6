"""Which arguments of a card's words its text names, in each language."""
from __future__ import annotations

import inspect
import re

from ravenhill.core.words import Word
from ravenhill.locale.fields import parts
from ravenhill.locale.files import source


def messages(language: str, *areas: str) -> dict[str, str]:
    """Every text of these areas by its key, with its forms."""
    texts = "\n".join(source(language, area) for area in areas)
    return {found[1]: found[0] for found in re.finditer(r"^([\w-]+) =.*\n(?:[ }].*\n|\n(?=[ }]))*", texts, re.M)}


def arguments(word: Word) -> set[str]:
    """What a card writes in the word's parentheses; what the word sets itself, or what is left out, needs no text."""
    cls = next(it for it in type(word).__mro__ if "__init__" in vars(it))
    given = inspect.signature(vars(cls)["__init__"]).parameters
    return {name for name, value in parts(word).items() if name in given and value != given[name].default}


def is_named(text: str, name: str) -> bool:
    """Whether the text uses this argument, or one of its forms."""
    return re.search(rf"\${name}\b", text) is not None
