"""How everything is said: English, Spanish, French and Polish, from Fluent files. A leaf that knows no game."""

from ravenhill.locale.files import LANGUAGES, areas, best_language, source
from ravenhill.locale.keys import Key
from ravenhill.locale.names import Names, listed
from ravenhill.locale.speech import Speech, Unsayable

__all__ = ["LANGUAGES", "Key", "Names", "Speech", "Unsayable", "areas", "best_language", "listed", "source"]
