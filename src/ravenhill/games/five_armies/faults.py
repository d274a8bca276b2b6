"""What may never be so on the table of the battle: checked after every answer by the fuzzer, and in every save."""
from __future__ import annotations

from ravenhill.games.five_armies.facts import KINDS
from ravenhill.games.five_armies.state import (
    EYRIE,
    GONE,
    HAND,
    HAND_LIMIT,
    IN_THE_AIR,
    MOST_ACTIVATIONS,
    OUTSIDE,
    SPENT,
    STACKING_LIMIT,
    Battle,
)
from ravenhill.games.five_armies.terms import BEORN, FREE, GROUPS, LORD_OF_THE_EAGLES, SHADOW, UNITS


def faults(g: Battle) -> list[str]:
    """The invariants this table breaks, each with its rule."""
    found = [*_cards(g), *_figures(g), *_armies(g), *_tokens(g), *_characters(g), *_track(g)]
    return [*found, *faults_at_rest(g)] if is_at_rest(g) else found


RESTING = ("Turn", "Act", "UseGeneral", "Activate", "ShadowSplit", "KeepOrDraw")


def is_at_rest(g: Battle) -> bool:
    """Nothing is half done: a phase begins, or a player is about to take an action."""
    return bool(g.stack) and type(g.stack[-1]).__name__ in RESTING


def faults_at_rest(g: Battle) -> list[str]:
    """What may be so only in the middle of something."""
    found: list[str] = []
    for side in range(2):
        if len(g.piles[HAND + side]) > HAND_LIMIT:
            found.append("B-CRD-04: more than six cards in a hand")
    for place in range(g.facts.places):
        if g.damage[place] > g.size(place):
            found.append(f"B-DMG-05: more Damage than units in {_name(g, place)}")
        if g.is_over_limit(place):
            found.append(f"B-ARM-01: more than {STACKING_LIMIT} units in {_name(g, place)}")
    beorn = g.characters[BEORN]
    if beorn >= 0 and g.size(beorn):
        found.append("B-BEO-07: Beorn shares a region with an Army")
    return found


def _name(g: Battle, place: int) -> str:
    return g.facts.content.place_ids[place]


def _cards(g: Battle) -> list[str]:
    found: list[str] = []
    if sorted(card for pile in g.piles for card in pile) != list(range(len(g.kind))):
        found.append("B-CMP-07: a card lies in two places, or nowhere")
    if sorted(g.kind) != list(range(len(g.facts.card_deck))):
        found.append("B-CMP-07: a card stands twice")
    if any(g.pile[card] != pile for pile, cards in enumerate(g.piles) for card in cards):
        found.append("a card is not in the pile it is said to be in")
    return found


def _figures(g: Battle) -> list[str]:
    found: list[str] = []
    for unit in range(KINDS):
        out = sum(g.units[place * KINDS + unit] for place in range(g.facts.places))
        if out + g.unused[unit] != g.facts.figures[unit] or g.unused[unit] < 0:
            found.append(f"B-CMP-13: {out} of {UNITS[unit]} in play and {g.unused[unit]} unused")
    if not 0 <= sum(g.eagles) <= g.facts.eagles or min(g.eagles) < 0:
        found.append("B-CMP-14: too many Eagles")
    if not 0 <= sum(g.bats) <= g.facts.bats or min(g.bats) < 0:
        found.append("B-CMP-14: too many Great Bats")
    return found


def _armies(g: Battle) -> list[str]:
    found: list[str] = []
    for side in range(2):
        if g.places_with_army(side) != [place for place in range(g.facts.places) if g.army(side, place)]:
            found.append("B-FIG-01: an Army stands where nobody looks for it")
    places = g.facts.places
    for place in range(places):
        for side in range(2):
            count = sum(g.has(place, unit) for unit in range(KINDS) if g.facts.side_of[unit] == side)
            if count != g.army(side, place):
                found.append(f"B-FIG-01: {count} units counted as {g.army(side, place)} in {_name(g, place)}")
        if g.army(FREE, place) and (g.army(SHADOW, place) or g.control[place]):
            found.append(f"B-MOV-01, B-CTL-02: {_name(g, place)} is of both sides")
        if g.army(SHADOW, place) and g.is_free_settlement(place):
            found.append(f"B-CTL-01: a Shadow Army in {_name(g, place)} without control")
        if g.leadership_tokens[place] and not g.size(place):
            found.append(f"B-LDR-02: Leadership without an Army in {_name(g, place)}")
        if g.damage[place] < 0 or g.leadership_tokens[place] < 0:
            found.append(f"fewer than no tokens in {_name(g, place)}")
        if g.control[place] and not g.facts.is_settlement[place]:
            found.append(f"B-CTL-01: control of {_name(g, place)}, which is no Settlement")
        if g.walls[place] > g.facts.protection[place]:
            found.append(f"B-FOR-03: the Fortification in {_name(g, place)} has too much Damage")
    for side in range(2):
        if g.leadership_left(side) < 0:
            found.append("B-AMB-37: too many Leadership tokens")
    for n, point in enumerate(g.facts.goblin_points):
        if g.size(point) >= 5 and not g.open_passes >> n & 1:
            found.append("B-PAS-02: a Pass should be open")
        if g.army(FREE, point) or g.army(FREE, g.facts.mountain_passes[n]):
            found.append("B-PAS-07: a Free Peoples Army inside the mountain")
        if g.size(g.facts.mountain_passes[n]) and not g.open_passes >> n & 1:
            found.append("B-PAS-01: an Army in a closed Pass")
    return found


def _tokens(g: Battle) -> list[str]:
    found: list[str] = []
    places = g.facts.places
    for group, side in enumerate(g.facts.side_of_group):
        if g.tokens_left(group) < 0:
            found.append(f"B-CMP-11: too many tokens of {GROUPS[group]}")
        for place in range(places):
            if g.recruits[group * places + place] and (g.army(1 - side, place) or (side == FREE and g.control[place])):
                found.append(f"B-REC-05, 09: a token of {GROUPS[group]} with the enemy in {_name(g, place)}")
    for face, count in enumerate(g.bag):
        if not 0 <= count <= g.facts.face_count[face]:
            found.append(f"B-CMP-11: {count} tokens of front {face}")
    return found


def _characters(g: Battle) -> list[str]:
    found: list[str] = []
    for character, where in enumerate(g.characters):
        if not GONE - 1 <= where < g.facts.regions + 4:
            found.append(f"character {character} stands in place {where}")
        if (where == IN_THE_AIR) != (character == LORD_OF_THE_EAGLES and g.is_in_play(character)):
            found.append("B-EAG-10: only the Lord of the Eagles is in the air")
    beorn = g.characters[BEORN]
    if beorn >= 0 and not 0 < g.wrath <= g.facts.most_wrath:
        found.append(f"B-BEO-02: Beorn has {g.wrath} Wrath tokens")
    if g.active_generals() > MOST_ACTIVATIONS or any(
        g.is_active(general) and not g.is_in_play(general) for general in range(5)
    ):
        found.append("B-GEN-01: an Activation token too many")
    if not 0 <= g.rings <= g.facts.rings or not 0 <= g.bodyguards <= g.facts.most_bodyguards:
        found.append("B-CMP-10: Ring or Bodyguard tokens")
    if not 0 <= g.lord <= EYRIE:
        found.append("B-EAG-05: the Lord of the Eagles is nowhere")
    return found


def _track(g: Battle) -> list[str]:
    found: list[str] = []
    if not 0 <= g.fate <= g.facts.last_step or (g.fate == g.facts.last_step and not g.ended):
        found.append("B-VIC-04: the Fate marker")
    if any(not OUTSIDE <= where <= SPENT for where in g.tiles):
        found.append("B-CMP-10: a Fate tile lies nowhere")
    for side in range(2):
        if not 0 <= g.dice_left(side) <= g.facts.dice_in_box[side]:
            found.append("B-CMP-02: too many Action Dice")
    return found
