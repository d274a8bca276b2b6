"""A word of one card stands beside its card, and a word of the game serves two cards at least."""
from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

from ravenhill.games.meccg.cards.all_cards import CARDS, OWN
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.words import __all__ as vocabulary
from tests.meccg.test_texts import all_words

SOURCE = Path(__file__).parents[3] / "src" / "ravenhill"
CARDS_ROOM = SOURCE / "games" / "meccg" / "cards"
COMPILED = [SOURCE / "core", SOURCE / "games" / "meccg" / "words",
            *[CARDS_ROOM / f"{name}.py" for name in ("printed", "parts", "classes", "events")]]
# Words of one card that a bot, a type of card, a reprint or another word uses too, and some about attacks and stones.
SHARED = {"HelpByProwess", "HelpByCompany", "WinThatFaction", "WinFaction", "Wound", "FeelWound", "Stored",
          "MoreStrikes", "CancelAndDiscard", "ForHisCompany", "LetHimUse", "SubjectIsNamed"}


def test_each_file_holds_one_card_and_bears_its_name() -> None:
    for file in OWN:
        cards = [name for name, it in vars(file).items() if isinstance(it, Card)]
        assert [name.lower() for name in cards] == [file.__name__.rpartition(".")[2]]
        assert (file.__doc__ or "").startswith(getattr(file, cards[0]).name)


def test_a_word_of_the_game_serves_two_cards() -> None:
    users: dict[str, set[str]] = defaultdict(set)
    own = {name for file in OWN for name, it in vars(file).items() if getattr(it, "__module__", "") == file.__name__}
    for card in CARDS:
        for word in all_words(card):
            users[type(word).__name__].add(card.name)
    assert all(len(users[name]) <= 1 for name in own)
    assert {name for name in vocabulary if len(users.get(name, {"", " "})) == 1 and name[0].isupper()
            and not name.isupper()} <= SHARED


def classes(path: Path) -> list[ast.ClassDef]:
    return [it for it in ast.parse(path.read_text("utf-8")).body if isinstance(it, ast.ClassDef)]


def test_what_stands_beside_a_card_is_made_from_words_that_allow_it() -> None:
    """Files of single cards may run as they are beside compiled words, from which theirs derive."""
    files = [path for folder in COMPILED for path in ([folder] if folder.is_file() else folder.rglob("*.py"))]
    closed = {it.name for path in files for it in classes(path)
              if not any("allow_interpreted_subclasses" in ast.unparse(mark) for mark in it.decorator_list)}
    for file in OWN:
        for it in classes(Path(str(file.__file__))):
            bases = {ast.unparse(base).partition("[")[0] for base in it.bases}
            assert not bases & closed, f"{file.__name__}: {it.name}"
    assert len(closed) > 20


def body_of(it: ast.ClassDef) -> str:
    """What a word does, whatever it and its fields are called: its methods, without what they say of themselves."""
    parts = [part for part in it.body if isinstance(part, ast.FunctionDef) and part.name != "__init__"]
    for part in parts:
        if isinstance(part.body[0], ast.Expr) and isinstance(part.body[0].value, ast.Constant):
            part.body = part.body[1:]
    bases = [ast.unparse(base) for base in it.bases]
    return "\n".join([*bases, *[ast.unparse(part) for part in parts]]) if parts else ""


def test_no_two_words_have_the_same_body() -> None:
    """A second word that does the same as another is the first one, perhaps with an argument."""
    files = [*(SOURCE / "games" / "meccg" / "words").rglob("*.py"), *[Path(str(file.__file__)) for file in OWN]]
    found: dict[str, list[str]] = defaultdict(list)
    for path in files:
        for it in classes(path):
            found[body_of(it)].append(it.name)
    found.pop("")
    assert [names for names in found.values() if len(names) > 1] == []
    assert len(found) > 150


# Where the starting company is (R-SETUP-16), and the land that a rule bars (R-AMB-32).
PLACES_OF_THE_BOOK = {"Rivendell", "Gorgoroth", "Imlad Morgul"}


def test_the_rules_name_no_single_card() -> None:
    """What one card needs of the rules is a question, a kind of verb or a moment that any card could use."""
    names = "|".join(sorted(re.escape(card.name) for card in CARDS if card.name not in PLACES_OF_THE_BOOK))
    for path in (SOURCE / "games" / "meccg" / "rules").glob("*.py"):
        assert re.findall(rf"\b(?:{names})\b", path.read_text("utf-8")) == [], path.name


def test_no_fact_is_compared_with_a_bare_number() -> None:
    bare = re.compile(r"\.(?:type|size|kind|hold|form|race|side|skill) (?:==|!=) -?\d")
    for folder in ("games/meccg", "bots/meccg"):
        for path in (SOURCE / folder).rglob("*.py"):
            assert bare.findall(path.read_text("utf-8")) == [], path.name


# Where an ally is found that has no site of its own.
ALONE = {"at_regions"}


def test_every_printed_fact_is_one_of_two_cards_at_least() -> None:
    """A fact of one card alone is a word of its own, or a trait."""
    blank = Card("", "", 0, CARDS[0].side, False, ())
    users = {name: {card.name for card in CARDS if getattr(card, name) != getattr(blank, name)}
             for name in vars(Card)["__annotations__"]}
    assert {name for name, cards in users.items() if len(cards) < 2} == ALONE
