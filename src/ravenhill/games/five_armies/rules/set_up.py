"""The table before the first turn."""
from __future__ import annotations

from ravenhill.games.five_armies.state import BOX, DECK_PILE, POOL, Battle


def lay_the_table(g: Battle) -> None:
    """B-SET-01 to 27  Figures, tokens, markers, tiles and decks on an empty table; nothing is dealt yet."""
    lay_the_cards(g)
    place_the_armies(g)
    for tile in g.facts.standard_tiles: g.tiles[tile] = POOL
    g.pools = g.facts.dice_at_start.copy()


def lay_the_cards(g: Battle) -> None:
    """B-SET-05  Each deck is a bag; cards of units, maneuvers and characters are open."""
    for kind, deck in enumerate(g.facts.card_deck):
        card = g.add(kind, DECK_PILE[deck])
        if DECK_PILE[deck] == BOX: g.knows[card] = 3


def place_the_armies(g: Battle) -> None:
    """B-SET-03, 09, 11 to 26  Starting figures, facedown tokens and characters."""
    for unit, place, count in g.facts.starting_units: g.muster(unit, place, count)
    for group, place, count in g.facts.starting_tokens: g.recruits[group * g.facts.places + place] += count
    for character, place in g.facts.starting_characters: g.characters[character] = place
