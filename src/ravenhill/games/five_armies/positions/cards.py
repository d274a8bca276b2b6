"""The cards of a position: which lie where, and which effects are in force."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ravenhill.core.positions import Entry
from ravenhill.core.words import ALWAYS, Source
from ravenhill.games.five_armies.facts import Facts
from ravenhill.games.five_armies.state import BESIDE, BOX, DECK_PILE, DISCARD, HAND, TABLE, TIRED, USED, Battle
from ravenhill.games.five_armies.terms import FREE, SHADOW, SIDES

# Piles that a position names; all other cards are where they were when the box was opened
PILES: Final = {
    "free.hand": HAND, "shadow.hand": HAND + SHADOW, "free.table": TABLE, "shadow.table": TABLE + SHADOW,
    "free.discard": DISCARD, "shadow.discard": DISCARD + SHADOW, "used": USED, "beside": BESIDE, "tired": TIRED,
}
EVERYBODY: Final = 3


def card_names(facts: Facts) -> list[str]:
    """The English name of each card, or its id where two have one name."""
    names = [card.name for card in facts.content.cards]
    return [name if names.count(name) == 1 else facts.content.cards[n].id for n, name in enumerate(names)]


def numbers(facts: Facts) -> dict[str, int]:
    """Cards by name and by id."""
    return {name: n for n, name in enumerate(card_names(facts))} | dict(facts.content.card)


def read_cards(doc: Entry, g: Battle) -> None:
    """`hand = ["Lucky Number"]`: each card lies in one pile, and where such a card may lie."""
    known = numbers(g.facts)
    where: dict[int, int] = {}
    for name, pile in PILES.items():
        entry, key = doc.at(name)
        for n, kind in enumerate(entry.some_of(key, known)):
            deck = g.facts.card_deck[kind]
            if kind in where: raise entry.fault(f"{key}[{n}]", "B-CMP-07: this card lies elsewhere too")
            if not may_lie(g.facts, kind, pile):
                raise entry.fault(f"{key}[{n}]", f"B-CRD-03, 05: no card of this kind ({deck}) lies here")
            where[kind] = pile
    for kind, deck in enumerate(g.facts.card_deck):
        card = g.add(kind, where.get(kind, DECK_PILE[deck]))
        if g.pile[card] == BOX: g.knows[card] = EVERYBODY


def may_lie(facts: Facts, kind: int, pile: int) -> bool:
    """Events and own Stories in hands, Fate cards beside characters, unit and maneuver cards in combats."""
    home = DECK_PILE[facts.card_deck[kind]]
    if pile == BESIDE: return home == 3
    if pile == TIRED: return home in (0, BOX)
    if pile == USED: return home < BOX
    side = (pile - HAND) % 2 if pile < USED else pile - TABLE
    return home in (0, 1 + side)


def name_cards(doc: dict[str, Any], g: Battle) -> None:
    names = card_names(g.facts)
    for place, pile in PILES.items():
        *path, key = place.split(".")
        part = doc.setdefault(path[0], {}) if path else doc
        cards = [names[kind] for kind in sorted(g.kind[card] for card in g.piles[pile])]
        if cards: part[key] = cards


def by_itself(g: Battle) -> list[Source]:
    """What Fate cards beside a character have in force, without a word in the position."""
    library = g.facts.library
    if library is None: return []
    return [Source(card, n, FREE, []) for card in sorted(g.piles[BESIDE])
            for n, rule in enumerate(library.cards[g.kind[card]].rules) if rule.kind == ALWAYS]


def read_what_lasts(doc: Entry, g: Battle) -> None:
    """`in_force = ["shadow S07 sentence 0 until 1 naming 4 5"]`; without it, what Fate cards say always."""
    g.lasting = by_itself(g)
    g.lasting_until = [0] * len(g.lasting)
    if "in_force" not in doc.data: return
    g.lasting, g.lasting_until = [], []
    for n, text in enumerate(doc.get("in_force", list)):
        words = str(text).split()
        try:
            side, card, ability, until = SIDES.index(words[0]), g.facts.content.card[words[1]], words[3], words[5]
            shape = (words[2], words[4], words[6]) == ("sentence", "until", "naming")
            picks = [int(word) for word in words[7:]]
            source = Source(g.kind.index(card), int(ability), side, picks)
            lasts = int(until)
        except (ValueError, KeyError, IndexError):
            shape = False
        if not shape: raise doc.fault(f"in_force[{n}]", 'should be such as "shadow S07 sentence 0 until 1 naming 4"')
        library = g.facts.library
        if library is None or not 0 <= source.ability < len(library.cards[card].rules):
            raise doc.fault(f"in_force[{n}]", "the card has no such sentence")
        g.lasting.append(source)
        g.lasting_until.append(lasts)


def name_what_lasts(doc: dict[str, Any], g: Battle) -> None:
    said = [in_words(g, source, until) for source, until in zip(g.lasting, g.lasting_until)]
    usual = [in_words(g, source, 0) for source in by_itself(g)]
    if said != usual: doc["in_force"] = said


def in_words(g: Battle, source: Source, until: int) -> str:
    card = g.facts.content.cards[g.kind[source.card]].id
    picks: Sequence[str] = [str(pick) for pick in source.picks]
    return " ".join([SIDES[source.side], card, f"sentence {source.ability} until {until} naming", *picks])
