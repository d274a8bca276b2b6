"""Where the words are kept: one Fluent file per language and area, read when first needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ravenhill.locale import french

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

HERE: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "es", "fr", "pl")
PSEUDO: Final = "xx"
SHARED: Final = ("common", "grammar", "terminal")
# Areas of which a language has only some texts, as names of cards: the others are said in English, each by itself.
GAPS: Final = {"pl": ("meccg_dragons", "meccg_minions", "meccg_wizards")}


def areas() -> tuple[str, ...]:
    """The areas there are, from the English files: common, grammar, and one for each game."""
    return tuple(sorted(path.stem for path in (HERE / "en").glob("*.ftl")))


def areas_of(game: str) -> tuple[str, ...]:
    """The area of a game, and those that begin with its name: meccg, meccg_wizards."""
    found = tuple(area for area in areas() if area == game or area.startswith(f"{game}_"))
    if not found:
        raise LookupError(f"no area {game!r}: there are {', '.join(areas())}")
    return found


def source(language: str, area: str) -> str:
    """The text of one Fluent file; the browser is sent the same."""
    if language not in LANGUAGES:
        raise LookupError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    if area not in areas():
        raise LookupError(f"no area {area!r}: there are {', '.join(areas())}")
    return (HERE / language / f"{area}.ftl").read_text("utf-8")


def best_language(*wanted: str) -> str:
    """The first language wished for that there is, else English; es_MX.UTF-8 and es-ES are es."""
    for wish in wanted:
        language = wish.replace("_", "-").split(".")[0].split("-")[0].lower()
        if language in LANGUAGES or language == PSEUDO:
            return language
    return "en"


@cache
def resource(language: str, area: str) -> Resource:
    """One file, parsed; the pseudo-locale is made from English."""
    from fluent.runtime import FluentResource

    if language == PSEUDO:
        from ravenhill.locale.pseudo import accented

        return accented(FluentResource(source("en", area)))
    return FluentResource(source(language, area))


@cache
def bundle(language: str, game: str | None, more: str = "") -> FluentBundle:
    """All that a game's players read: the shared areas, the game's own, then what a pack adds; the last one counts."""
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Callable[[Any], Any]] = {"SIGNED": signed, "OF": french.of, "TO": french.to}
    found = FluentBundle(["en" if language == PSEUDO else language], functions, use_isolating=False)
    for area in (*SHARED, *areas_of(game)) if game else SHARED:
        if area in GAPS.get(language, ()):
            found.add_resource(resource("en", area), allow_overrides=True)
        found.add_resource(resource(language, area), allow_overrides=True)
    found.add_resource(FluentResource(more), allow_overrides=True)
    return found


def signed(number: float | str) -> str:
    """SIGNED($n): a bonus or a penalty, +3 or −1; one that depends on something says its own signs."""
    return number if isinstance(number, str) else f"{number:+}".replace("-", "\N{MINUS SIGN}")
