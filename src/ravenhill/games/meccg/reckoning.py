"""Numbers reckoned a second time, card by card and not by the sums of the rules: what tests compare with these."""
from __future__ import annotations

from itertools import permutations
from typing import Any

from ravenhill.core.words import Source
from ravenhill.games.meccg.lasting import EVERYTHING, PLANNED
from ravenhill.games.meccg.piles import IN_PLAY, MARSHALLED, OUT, PRISON
from ravenhill.games.meccg.rules.attacks import body_of, is_beyond_spells, prowess_of, strikes_of, the_attack
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.rules.numbers import (
    check_modifier,
    control,
    corruption,
    influence,
    limit_of,
    mind,
    points_by_group,
    unused_influence,
)
from ravenhill.games.meccg.rules.strength import body, instead, may_use, prowess
from ravenhill.games.meccg.rules.wielding import uses_two_weapons
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    ADDS,
    ANY_LAND,
    CHARACTER,
    DOUBLE,
    EVENT,
    HAZARD,
    ITEM,
    JOINED,
    NO_KIND,
    NO_LIMIT,
    SHIELD,
    SPELL,
    WEAPON,
    WILDERNESS,
)
from ravenhill.games.meccg.words.numbers import (
    AROUSED,
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    AUTHORITY,
    BODY,
    BODY_GIVEN,
    CHECK,
    CORRUPTION,
    HALVES_WILDS,
    INFLUENCE,
    LIMIT_NOW,
    MIND,
    OF_PATHS,
    POINTS,
    PROWESS,
    REGION_TYPE,
    WEIGHT,
    WILL,
    Alter,
    Withered,
)


def differences(g: Meccg) -> list[str]:
    """Where the rules and the second reckoning disagree, with the rule in question."""
    found: list[str] = []
    lying: dict[int, list[int]] = {}                           # by host
    for card in g.piles[IN_PLAY] + g.piles[IN_PLAY + 1]:
        lying.setdefault(g.host[card], []).append(card)
    for company in g.companies:
        for it in company.members:
            found += of_character(g, it, lying)
    for slot, company in enumerate(g.companies):
        if company.members and path_of(g, slot) != second_path(g, slot):
            found.append(f"R-AMB-47: the path of company {slot} is {path_of(g, slot)}, and {second_path(g, slot)}")
    return found + of_attack(g) + of_limits(g) + of_points(g)


def of_attack(g: Meccg) -> list[str]:
    """R-CMB-08, 09, R-AMB-54  What the attack has printed or was given, and all that changes it."""
    it = the_attack(g)
    if it is None:
        return []
    strikes = it.strikes if it.each else max(0, changed(g, ATTACK_STRIKES, it.slot, it.strikes + it.more_strikes))
    strength = changed(g, ATTACK_PROWESS, it.slot, it.prowess + it.more_prowess)
    strength = changed(g, AROUSED, it.card, strength) if it.automatic else strength
    base = it.body or changed(g, BODY_GIVEN, it.slot, 0)
    tough = max(1, changed(g, ATTACK_BODY, it.slot, base)) if base else 0
    asked = strikes_of(g, it), prowess_of(g, it), body_of(g, it)
    second = strikes, strength, tough
    return [] if asked == second else [f"R-CMB-09: the attack of {g.facts(it.card).name} is {asked}, and {second}"]


def of_limits(g: Meccg) -> list[str]:
    """R-MH-05  The limit that was set, and what was played since."""
    found: list[str] = []
    for slot, company in enumerate(g.companies):
        second = max(0, changed(g, LIMIT_NOW, slot, company.limit))
        if company.members and limit_of(g, slot) != second:
            found.append(f"R-MH-05: the limit of company {slot} is {limit_of(g, slot)}, and {second}")
    return found


def of_points(g: Meccg) -> list[str]:
    """R-END-15  What lies in play for a player, is stored or was defeated is worth its points; who is lost, others."""
    found: list[str] = []
    for side in range(2):
        scoring = [card for card in g.piles[IN_PLAY + side] if g.facts(card).side != HAZARD]
        scoring += g.piles[MARSHALLED + side]
        lost = [card for card in g.piles[MARSHALLED + side] if g.facts(card).type == CHARACTER]        # as prisoners
        second = sum(changed(g, POINTS, card, given(g, card, "points")) for card in scoring if card not in lost)
        lost += [card for card in g.piles[PRISON + side] if g.facts(card).type == CHARACTER]
        second -= sum(g.facts(card).points for card in lost)   # R-PRIS-12
        second += sum(g.facts(card).points_if_eliminated for card in g.piles[OUT + side])
        if sum(points_by_group(g, side)) != second:
            found.append(f"R-END-15: seat {side} has {sum(points_by_group(g, side))} points, and {second}")
    return found


def of_character(g: Meccg, it: int, lying: dict[int, list[int]]) -> list[str]:
    printed, there = g.facts(it), lying.get(it, [])
    borne = [card for card in there if g.facts(card).type != CHARACTER]
    led = [card for card in there if g.facts(card).type == CHARACTER]
    forged = [part for card in borne if g.facts(card).is_such(JOINED) for part in lying.get(card, [])]
    upon = [part for card in borne if g.facts(card).type == ITEM for part in lying.get(card, [])]
    weights = [(given(g, card, "corruption"), card) for card in borne]
    points = sum(max(0, changed(g, WEIGHT, card, n)) if g.facts(card).type == ITEM and n > 0 else n
                 for n, card in weights) + sum(g.facts(card).corruption for card in upon)
    useful = [card for card in borne if g.facts(card).type != ITEM or may_use(g, g.facts(card), it)]
    direct = printed.influence + sum(given(g, card, "influence") for card in useful + forged)
    numbers = [
        ("R-ORG-32", influence(g, it), changed(g, AUTHORITY, it, changed(g, INFLUENCE, it, direct))),
        ("R-CORR-04", check_modifier(g, it), changed(
            g, CHECK, it, printed.corruption_check + sum(g.facts(card).corruption_check for card in borne))),
        ("R-CORR-01", corruption(g, it), changed(
            g, CORRUPTION, it, points + (0 if printed.is_wizard() else g.tie))),
        ("R-ORG-33", mind(g, it), changed(g, MIND, it, printed.mind) + changed(g, WILL, it, 0)),
    ]
    if not any(bonus.influence for card in [it, *borne] for bonus in g.facts(card).bonuses):
        numbers.append(("R-AMB-23", unused_influence(g, it), influence(g, it) - sum(control(g, card) for card in led)))
    found = [f"{rule}: {printed.name} has {one}, and {other}" for rule, one, other in numbers if one != other]
    used = in_hand(g, it, borne, lying)
    for rule, question, base, one, number in (("R-CMB-31", PROWESS, printed.prowess, prowess(g, it), "prowess"),
                                              ("R-AMB-70", BODY, printed.body, body(g, it), "body")):
        second = changed(g, question, it, with_items(g, it, used, lying, base, number))
        if one != second:
            found.append(f"{rule}: {printed.name} has {one}, and {second}")
    return found


def given(g: Meccg, card: int, number: str) -> int:
    """What a card gives its bearer: the number in parentheses if it holds now."""
    other = instead(g, card, g.facts(card))
    held = None if other is None else getattr(other, number)
    return int(getattr(g.facts(card), number) if held is None else held)


def in_hand(g: Meccg, it: int, borne: list[int], lying: dict[int, list[int]]) -> list[int]:
    """R-SITE-18  Whatever is no weapon or armour; and of each kind what its player chose, or else the best, alone."""
    counted = [card for card in borne if g.facts(card).type in (ITEM, EVENT)]
    of_kind: dict[int, list[int]] = {}
    for card in counted:
        if g.facts(card).kind != NO_KIND:
            of_kind.setdefault(g.facts(card).kind, []).append(card)
    alone = {card: sum(with_items(g, it, [card], lying, getattr(g.facts(it), number), number)
                       for number in ("prowess", "body")) for cards in of_kind.values() for card in cards}
    used = {kind: next((card for card in cards if card in g.in_use), max(cards, key=alone.__getitem__))
            for kind, cards in of_kind.items()}
    if len(of_kind.get(WEAPON, [])) > 1 and uses_two_weapons(g, it) and used.get(SHIELD, -1) not in g.in_use:
        used[SHIELD] = max([card for card in of_kind[WEAPON] if card != used[WEAPON]], key=alone.__getitem__)
    return [card for card in counted if g.facts(card).kind == NO_KIND] + list(used.values())


def with_items(
    g: Meccg, it: int, used: list[int], lying: dict[int, list[int]], base: int, number: str,
) -> int:
    """R-CMB-31  The most that these items make of it, in whatever order: none lifts it above its own maximum."""
    steps: list[tuple[int, int]] = []
    for card in used:
        every = g.facts(card).is_such(JOINED)
        parts = [part for part in lying.get(card, []) if number == "prowess" and (every or g.facts(part).is_such(ADDS))]
        more = given(g, card, number) + sum(given(g, part, number) for part in parts)
        if more > 0 and may_use(g, g.facts(card), it):
            most = given(g, card, f"{number}_up_to")
            for part in parts:
                forged = instead(g, part, g.facts(part))
                if forged is not None and forged.prowess is not None and g.facts(part).prowess_up_to != NO_LIMIT:
                    most = g.facts(part).prowess_up_to
            steps.append((more, 2 * base if most == DOUBLE else most))
    found = base
    for order in permutations(steps):
        total = base
        for more, most in order:
            total = max(total, min(total + more, most))
        found = max(found, total)
    return found


def changed(g: Meccg, question: int, thing: int, total: int) -> int:
    """The number as all changes in force make it, gathered anew and put in their stages."""
    found: list[tuple[int, int, Source, Alter]] = []
    unspelled = is_beyond_spells(g)
    for card in g.piles[IN_PLAY] + g.piles[IN_PLAY + 1] + g.attackers:
        if g.is_suspended(card) or (unspelled and g.facts(card).has(SPELL)):
            continue
        for n, rule in enumerate(g.facts(card).rules):
            source = Source(card, n, g.user(card), [])
            for change in rule.changes:
                if isinstance(change, Alter) and change.question == question and (
                        rule.when is None or rule.when.holds(g, source)):
                    found.append((change.stage, len(found), source, change))
    for it in g.lasting:
        lasting = g.cards.lasts[it.effect].change
        follows = lasting.anchored and it.thing >= 0 and g.company[it.thing] == thing
        calm = it.until == PLANNED and question not in OF_PATHS and g.becalmed(g.slot_for(question, thing))
        calm = calm or (unspelled and g.cards.facts[g.cards.lasts_from[it.effect]].has(SPELL))
        if lasting.question == question and not calm and (follows or it.thing in (thing, EVERYTHING)):
            found.append((lasting.stage, len(found), Source(-1, it.effect, it.side, [thing, it.place]), lasting))
    for _, _, source, change in sorted(found, key=first_two):
        total = change.value(g, source, thing, total)
    return total


def first_two(change: tuple[Any, ...]) -> tuple[Any, ...]: return change[:2]


def second_path(g: Meccg, slot: int) -> list[int]:
    """The path region by region: hazards in play, then resources in play, then what lasts for this very region."""
    changes: list[tuple[Source, Alter]] = []
    cards = g.piles[IN_PLAY] + g.piles[IN_PLAY + 1] + g.attackers
    for card in sorted(cards, key=lambda it: g.facts(it).side != HAZARD):
        for n, rule in enumerate(g.facts(card).rules):
            source = Source(card, n, g.user(card), [])
            lands = [it for it in rule.changes if isinstance(it, Alter) and it.question == REGION_TYPE]
            if lands and (rule.when is None or rule.when.holds(g, source)):
                changes += [(source, it) for it in lands]
    found: list[int] = []
    for place, type in enumerate(g.companies[slot].path):
        for source, change in changes:
            type = change.value(g, source, slot, type)
        for it in g.lasting:
            lasting = g.cards.lasts[it.effect].change
            if lasting.question == REGION_TYPE and it.thing in (slot, EVERYTHING) and it.place in (-1, place):
                type = lasting.value(g, Source(-1, it.effect, it.side, [slot, it.place]), slot, type)
        found.append(type)
    found += [WILDERNESS for it in g.lasting if isinstance(g.cards.lasts[it.effect].change, Withered)
              and it.thing in (slot, EVERYTHING) and found]
    if changed(g, HALVES_WILDS, slot, 0):
        wild = [place for place, type in enumerate(found) if type == WILDERNESS]
        for place in wild[len(wild) // 2:]:
            found[place] = ANY_LAND
    return found
