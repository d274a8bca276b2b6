"""What French puts before a name that stands in a sentence: de, du, des or d’, and à, au or aux."""
from __future__ import annotations

import re
import unicodedata

# Few names have an h that is not heard; those of Middle-earth have one that is.
ELIDES = re.compile(r"[aeiouœ]|h(omm|erb|ist|iv)", re.IGNORECASE)


def of(name: str) -> str:
    """OF($card): d’Aragorn, du Mont Solitaire, des Abîmes, de la Comté, de Háma."""
    elided = ELIDES.match(unicodedata.normalize("NFD", name))
    return merged(name, "de ", "du ", "des ") or ("d’" if elided else "de ") + name


def to(name: str) -> str:
    """TO($card): au Mont Solitaire, aux Abîmes, à la Comté, à Fondcombe."""
    return merged(name, "à ", "au ", "aux ") or "à " + name


def merged(name: str, alone: str, le: str, les: str) -> str:
    """The name with its article merged; nothing for a name that has none."""
    article, _, rest = name.partition(" ")
    if rest and article.lower() in ("le", "les"):
        return (le if len(article) == 2 else les) + rest
    return f"{alone}l{name[1:]}" if re.match(r"La |L['’]", name) else ""
