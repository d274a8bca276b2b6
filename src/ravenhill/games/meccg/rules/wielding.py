"""R-SITE-18  Which of several weapons, armours, shields and helmets a character uses."""
from __future__ import annotations

from typing import Final

from ravenhill.games.meccg.piles import IN_PLAY, NO_PATH, TAPPED
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import NO_KIND, SHIELD, TWO_WEAPONS, WARRIOR, WEAPON
from ravenhill.games.meccg.words.moments import STRUCK

MOST_SWITCHES: Final = 48                # R-SITE-18  in one turn, with what was rearranged before: so every turn ends


def spare_items(g: Meccg, side: int) -> list[int]:
    """R-SITE-18  Weapons, armour, shields and helmets that could be used instead of others of their kind."""
    if g.arranged >= MOST_SWITCHES:
        return NO_PATH
    mine = g.piles[IN_PLAY + side]
    items = [card for card in mine if g.facts(card).kind != NO_KIND and g.host[card] >= 0]
    if not items:
        return NO_PATH
    if g.asking().about == STRUCK:                             # what was tapped against a strike is not put aside in it
        used = [(g.host[card], g.facts(card).kind) for card in items if g.state[card] == TAPPED]
        items = [card for card in items if (g.host[card], g.facts(card).kind) not in used]
    return [card for card in items if card not in g.in_use and (any(
        other != card and g.host[other] == g.host[card] and g.facts(other).kind == g.facts(card).kind
        for other in items) or (g.facts(card).kind == SHIELD and uses_two_weapons(g, g.host[card])))]


def uses_two_weapons(g: Meccg, character: int) -> bool:
    """A warrior who has learned it, and bears two weapons."""
    cards = g.borne(character)
    if not any(g.facts(card).is_such(TWO_WEAPONS) for card in cards):
        return False
    before = [g.facts(card).gives for card in cards]
    for place, card in enumerate(cards):
        if g.facts(card).is_such(TWO_WEAPONS):
            before = before[:place]                        # already a warrior, when he learned it
            break
    warrior = WARRIOR in g.facts(character).skills or WARRIOR in before
    return warrior and sum(1 for card in cards if g.facts(card).kind == WEAPON) > 1


def wield(g: Meccg, item: int) -> None:
    """R-SITE-18  From now on its bearer uses this one."""
    g.arranged += 1
    kind = g.facts(item).kind
    g.in_use = [it for it in g.in_use if g.host[it] != g.host[item] or g.facts(it).kind != kind]
    g.in_use.append(item)
    if kind == WEAPON and uses_two_weapons(g, g.host[item]):
        g.in_use = [it for it in g.in_use
                       if g.host[it] != g.host[item] or g.facts(it).kind != SHIELD]
