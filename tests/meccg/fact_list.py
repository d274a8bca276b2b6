"""The facts of every card, told apart from the cards (`facts/`), read as what a card must say."""
from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ravenhill.games.meccg import terms
from ravenhill.games.meccg.cards.parts import Automatic, Bonus, Instead, Key, Removal
from ravenhill.games.meccg.cards.printed import Card

FACTS = Path(__file__).parent / "facts"

# Not facts of play, or said in another field of the same card.
ASIDE = {"code", "set", "names", "type", "side", "influence_over"}
SIDES = {"hazard": terms.HAZARD, "resource": terms.RESOURCE, "hazard-or-resource": terms.EITHER,
         "character": terms.RESOURCE, "site": terms.NO_SIDE, "region": terms.NO_SIDE}
TYPES = {"site": terms.SITE, "region": terms.REGION, "character": terms.CHARACTER, "item": terms.ITEM,
         "ally": terms.ALLY, "faction": terms.FACTION, "creature": terms.CREATURE, "agent": terms.AGENT}
FORMS = {"short-event": terms.SHORT, "long-event": terms.LONG, "permanent-event": terms.PERMANENT}
SCORES = {"character": terms.CHARACTERS, "item": terms.ITEMS, "faction": terms.FACTIONS, "ally": terms.ALLIES,
          "kill": terms.CREATURES, "miscellaneous": terms.OTHERS}
SCOPES = {"global": terms.GLOBAL, "per character": terms.PER_CHARACTER, "per company": terms.PER_COMPANY,
          "per site": terms.PER_SITE, "per turn": terms.PER_TURN, "per attack": terms.PER_ATTACK,
          "per Wizard": terms.PER_WIZARD, "per Elf": terms.PER_ELF, "per Dagger": terms.PER_ITEM,
          "per item": terms.PER_ITEM, "per player": terms.PER_PLAYER, "per agent": terms.PER_AGENT,
          "per faction": terms.PER_FACTION, "per Dragon": terms.PER_DRAGON}
ALTERNATIVES = {"mp_alt": "points", "corruption_points_alt": "corruption", "prowess_bonus_alt": "prowess",
                "prowess_max_alt": "prowess_up_to", "body_bonus_alt": "body", "body_max_alt": "body_up_to",
                "di_bonus_alt": "influence"}
AGAINST: dict[str, dict[str, Any]] = {"Orcs": {"race": terms.ORC}, "Dragons": {"race": terms.DRAGON},
           "Drakes": {"race": terms.DRAKE}, "Nazgûl": {"race": terms.NAZGUL},
           "Dwarves and Dwarf factions": {"race": terms.DWARF}, "Men and Man factions": {"race": terms.MAN},
           "Elves and Elf factions": {"race": terms.ELF}, "Elves": {"race": terms.ELF, "factions": False},
           "Hobbits and Hobbit factions": {"race": terms.HOBBIT},
           "all factions": {"characters": False}, "Wose factions": {"race": terms.WOSE, "characters": False},
           "Southron": {"card": "Southrons"}, "Orcs and Orc factions": {"race": terms.ORC},
           "Dúnedain": {"race": terms.DUNADAN, "factions": False},
           "characters of Edoras": {"home": "Edoras", "factions": False},
           "factions of the south": {"regions": ("Anfalas", "Anórien", "Belfalas", "Lamedon", "Lebennin"),
                                     "characters": False}}
# Direct influence in parentheses that is limited to some people is a Bonus, not an Instead.
LIMITED: dict[str, dict[str, Any]] = {
           "elves": {"race": terms.ELF}, "factions": {"characters": False}, "hobbits": {"race": terms.HOBBIT},
           "dwarves": {"race": terms.DWARF}, "edoras": {"home": "Edoras", "factions": False}}
# An attack that the list has only in the text.
IN_THE_TEXT: dict[str, tuple[Any, ...]] = {
    "tw-035": (terms.WOLF, 3, 7, 0, False, False, False, False, 3, frozenset(), False, None),
}
# "Warrior only" stands before one use of these items, not before the whole item.
USED_BY_WARRIORS = {"tw-250", "tw-494"}
# Cards that a site names among its items.
NAMED_KEYWORDS = {"tw-347": terms.THE_ONE_RING, "tw-323": terms.SCROLL_OF_ISILDUR}


def fact_list(name: str) -> Any:
    return json.loads((FACTS / name).read_text(encoding="utf-8"))


@cache
def region_names() -> dict[str, str]:
    return {entry["code"]: entry["names"]["en"] for entry in fact_list("cards.json") if entry["type"] == "region"}


def named(regions: list[str]) -> tuple[str, ...]:
    """Regions are listed by their codes."""
    return tuple(region_names()[code] for code in regions)


def cards_of(set_name: str) -> list[dict[str, Any]]:
    return [entry for entry in fact_list("cards.json") if entry["set"] == set_name]


def term(word: str) -> Any:
    """The constant of a word of the list: "ruins-and-lairs" is RUINS_AND_LAIRS."""
    name = "SPECIAL_RACE" if word == "special race" else word.upper().replace("-", "_")
    return getattr(terms, name)


def parts(thing: Any) -> Any:
    """Small objects of a card as plain values, to compare."""
    match thing:
        case Automatic():
            return (thing.race, thing.strikes, thing.prowess, thing.body, thing.checks_corruption, thing.chooses,
                    thing.bare, thing.fixed, thing.penalty, frozenset(one for key in thing.hand for one in ways(key)),
                    thing.unique, thing.nazgul)
        case Bonus():
            return (thing.prowess, thing.influence, thing.race, thing.card, thing.home, thing.regions, thing.characters,
                    thing.factions)
        case Instead():
            return {name: getattr(thing, name) for name in ALTERNATIVES.values() if getattr(thing, name) is not None}
        case Removal():
            return thing.above, thing.at_haven, thing.sage, thing.helped, thing.havens, thing.others
        case tuple():
            return tuple(parts(part) for part in thing)
    return thing


def keys(card: Card) -> set[tuple[Any, ...]]:
    """The ways of keying a creature, each name by itself."""
    return {one for key in (*card.keyed_to, *card.hunts) for one in ways(key)}


def ways(key: Key) -> list[tuple[Any, ...]]:
    condition = key.when is not None
    if key.by in (terms.BY_REGION_TYPE, terms.BY_HOLD):
        return [(key.by, key.type, key.times, condition)]
    if key.by == terms.BY_ATTACK:
        return [(key.by, condition)]
    if key.by == terms.BY_MOVEMENT:
        return [(key.by, frozenset(key.names), condition)]
    return [(key.by, name, frozenset(key.holds), condition) for name in key.names]


def expected_keys(entry: dict[str, Any]) -> set[tuple[Any, ...]]:
    return keyed((*entry.get("keyed_to", ()), *entry.get("hunts", ())))


def keyed(listed: Any) -> set[tuple[Any, ...]]:
    found: set[tuple[Any, ...]] = set()
    for key in listed:
        condition = "condition" in key
        match key["by"]:
            case "region-type": found.add((terms.BY_REGION_TYPE, term(key["type"]), key["count"], condition))
            case "site-type": found.add((terms.BY_HOLD, term(key["type"]), 1, condition))
            case "region": found |= {(terms.BY_REGION, name, frozenset(), condition) for name in named(key["regions"])}
            case "site": found.add((terms.BY_SITE, key["site"], frozenset(), condition))
            case "after-attack": found.add((terms.BY_ATTACK, condition))
            case "movement": found.add((terms.BY_MOVEMENT, frozenset(key["between"]), condition))
            case "site-in-region":
                holds = frozenset() if key["site_types"] == "any" else frozenset(map(term, key["site_types"]))
                found |= {(terms.BY_SITES_IN, name, holds, condition) for name in named(key["regions"])}
    return found


def automatic(attack: dict[str, Any]) -> tuple[Any, ...]:
    """Of a site or an event; or who may guard a site in its place, a creature of the hand or a Nazgûl in play."""
    if "from_hand" in attack:
        by_hand = frozenset(keyed(attack["from_hand"]))
        return terms.NO_RACE, 0, 0, 0, False, False, False, False, 3, by_hand, attack["unique"], None
    if "nazgul" in attack:
        return terms.NAZGUL, 0, 0, 0, False, False, False, False, 3, frozenset(), False, tuple(attack["nazgul"])
    checks = attack.get("on_wound") == "corruption-check"
    chooses = attack.get("attacker_chooses", False)
    strikes = terms.EACH_CHARACTER if attack["strikes"] == "each-character" else attack["strikes"]
    return (term(attack["race"]) if attack["race"] else terms.NO_RACE, strikes, attack["prowess"],
            attack.get("body") or 0, checks, chooses, attack.get("no_weapons", False),
            attack.get("cannot_be_canceled", False), attack.get("penalty", 3), frozenset(), False, None)


def bonus(stat: str, amount: int, against: dict[str, Any]) -> tuple[Any, ...]:
    prowess, influence = (amount, 0) if stat == "prowess" else (0, amount)
    race, card, home = against.get("race", terms.NO_RACE), against.get("card", ""), against.get("home", "")
    regions = against.get("regions", ())
    return prowess, influence, race, card, home, regions, against.get("characters", True), against.get("factions", True)


def expected(entry: dict[str, Any]) -> dict[str, Any]:
    """What the card of this entry must say, by field; a field that is not here must be at its default."""
    e = entry
    want: dict[str, Any] = {
        "id": e["code"], "name": e["names"]["en"], "unique": e["unique"], "promo": e["promo"],
        "reprint_of": e.get("reprint_of", ""), "side": SIDES[e["side"]],
    }
    kind, _, also = e["type"].partition("/")
    want["type"] = TYPES.get(kind, terms.EVENT)
    want["form"] = FORMS.get(kind) or FORMS.get(also, terms.NO_FORM)
    keywords = [term(word) for word in e.get("keywords", ()) if word != "corruption"]
    keywords += [NAMED_KEYWORDS[e["code"]]] if e["code"] in NAMED_KEYWORDS else []
    want["keywords"] = frozenset(keywords)
    if "no_duplicate" in e: want["no_duplicate"] = SCOPES[e["no_duplicate"]]
    if e["code"] == "tw-033": want["no_duplicate"] = terms.PER_NAZGUL             # as its text says, against the list
    if "mp_category" in e: want["score"] = SCORES[e["mp_category"]]
    if e.get("item_subtype") == "special": want["score"] = terms.OTHERS            # R-AMB-114, against the list
    for listed, here in (
        ("mp", "points"), ("mp_if_eliminated", "points_if_eliminated"), ("mind", "mind"), ("prowess", "prowess"),
        ("body", "body"), ("direct_influence", "influence"), ("corruption_check_mod", "corruption_check"),
        ("faction_influence_check_mod", "faction_check"), ("corruption_points", "corruption"),
        ("prowess_bonus", "prowess"), ("body_bonus", "body"), ("di_bonus", "influence"), ("attacks", "attacks"),
        ("attacker_chooses", "attacker_chooses"), ("same_target_all_attacks", "same_target"), ("lair", "lair"),
        ("influence_number", "above"), ("region", "region"), ("nearest_haven", "nearest_haven"), ("hoard", "hoard"),
        ("hoard_item", "hoard"), ("dwarf_hold", "dwarf_hold"), ("draw_own", "draws_own"),
        ("draw_opponent", "draws_opponent"), ("body_max", "body_up_to"),
    ):
        if e.get(listed) is not None: want[here] = e[listed]
    if "prowess_max" in e:
        want["prowess_up_to"] = terms.DOUBLE if isinstance(e["prowess_max"], str) else e["prowess_max"]
    want |= alternatives(e) | at_sites(e) | others(e)
    return want


def alternatives(e: dict[str, Any]) -> dict[str, Any]:
    against = LIMITED.get(e.get("influence_over", ""))
    instead = {here: e[listed] for listed, here in ALTERNATIVES.items() if listed in e}
    bonuses = [
        bonus(b["stat"], b["bonus"], AGAINST.get(b["against"], {"card": b["against"]}))
        for b in e.get("conditional_bonuses", ())
    ]
    if against is not None:
        bonuses.append(bonus("influence", instead.pop("influence"), against))
    return {"bonuses": tuple(bonuses)} | ({"instead": instead} if instead else {})


def at_sites(e: dict[str, Any]) -> dict[str, Any]:
    want: dict[str, Any] = {}
    if "playable_at" in e:
        at = e["playable_at"]
        if isinstance(at, list): want["at"] = tuple(at)
        else: want["at"] = ({"after-a-test": terms.AFTER_A_TEST, "any Haven": terms.ANY_HAVEN, "any Under-deeps site":
                          terms.ANY_UNDER_DEEPS, "any Under-deeps stronghold": terms.DEEP_STRONGHOLD}.get(at, at),)
    if "at_regions" in e: want["at_regions"] = tuple(e["at_regions"])
    if "never_at" in e: want["never_at"] = tuple(map(term, e["never_at"]))
    if "gold_ring_test" in e: want["test"] = {term(ring): span(roll) for ring, roll in e["gold_ring_test"].items()}
    if "racial_modifiers" in e: want["swayed_by"] = {term(race): n for race, n in e["racial_modifiers"].items()}
    if "discard_if_company_leaves" in e: want["stays_in"] = named(e["discard_if_company_leaves"]["regions"])
    if "goes_only" in e: want["stays_in"] = tuple(e["goes_only"])
    if "home_sites" in e:
        want["homes"] = tuple(terms.ANY_HAVEN if name == "Any Haven" else name for name in e["home_sites"])
    return want


def span(roll: str) -> tuple[int, int]:
    if roll == "any": return 1, 99
    low, _, high = roll.rstrip("+").partition("-")
    return int(low), int(high or 99)


def others(e: dict[str, Any]) -> dict[str, Any]:
    want: dict[str, Any] = {}
    if "race" in e: want["race"] = term("special race" if e["race"] == "special" else e["race"])
    if "skills" in e: want["skills"] = frozenset(map(term, e["skills"]))
    if "requires" in e:
        want["needs" if e["requires"] in ("wizard", "hobbit") else "skill"] = term(e["requires"])
    if "bearer_restriction" in e and e["code"] not in USED_BY_WARRIORS:
        want["needs" if e["bearer_restriction"] == "wizard" else "skill"] = term(e["bearer_restriction"])
    if "item_subtype" in e: want["size"] = term(e["item_subtype"])
    if e.get("item_class"): want["kind"] = term(e["item_class"])
    if "home_only" in e: want["home_only"] = True
    if "strikes" in e:
        want["strikes"] = terms.EACH_CHARACTER if e["strikes"] == "each-character" else e["strikes"]
    if "attack" in e: want["attack"] = automatic(e["attack"])
    if e["code"] in IN_THE_TEXT: want["attack"] = IN_THE_TEXT[e["code"]]
    if "removal" in e: want["removal"] = tuple(e["removal"].get(name, False) for name in (
        "above", "at_haven", "by_sage", "helped", "havens", "by_others"))
    if "dragon_manifestation" in e: want["dragon"] = e["dragon_manifestation"]["dragon"]
    if "site_type" in e: want["hold"] = term(e["site_type"])
    if "site_path" in e: want["path"] = tuple(map(term, e["site_path"]))
    if "haven_paths" in e:
        want["haven_paths"] = {name: tuple(map(term, path)) for name, path in e["haven_paths"].items()}
    if "playable" in e: want["playable"] = frozenset(map(term, e["playable"]))
    if "playable_restrictions" in e:
        want["only"] = {term(size): term(what) for size, what in e["playable_restrictions"].items()}
    if "automatic_attacks" in e: want["guarded_by"] = tuple(map(automatic, e["automatic_attacks"]))
    if "rescue_attacks" in e: want["rescue"] = tuple(map(automatic, e["rescue_attacks"]))
    for name in ("hazard_limit", "heals_everybody"):
        if name in e: want[name] = e[name]
    if "adjacent_sites" in e:
        want |= {"under": True, "neighbours": {it["site"]: it["number"] for it in e["adjacent_sites"]}}
    if "open_to" in e: want["open_to"] = tuple(map(term, e["open_to"]))
    if "cancels" in e: want["cancels"] = tuple(e["cancels"])
    if "manifestation_of" in e: want["twin"] = e["manifestation_of"]
    if "region_type" in e: want["region_type"] = term(e["region_type"])
    if "adjacent_regions" in e: want["borders"] = named(e["adjacent_regions"])
    return want


# Every field of the list that `expected` reads; a new one in the list must not go unnoticed.
READ = ASIDE | set(ALTERNATIVES) | {
    "unique", "promo", "reprint_of", "keywords", "no_duplicate", "mp", "mp_category", "mp_if_eliminated", "mind",
    "prowess", "body", "direct_influence", "corruption_check_mod", "faction_influence_check_mod", "corruption_points",
    "prowess_bonus", "body_bonus", "di_bonus", "attacks", "attacker_chooses", "same_target_all_attacks", "lair",
    "influence_number", "region", "nearest_haven", "hoard", "hoard_item", "dwarf_hold", "draw_own", "draw_opponent",
    "body_max", "prowess_max", "conditional_bonuses", "playable_at", "never_at", "at_regions", "gold_ring_test",
    "racial_modifiers", "discard_if_company_leaves", "home_sites", "race", "skills", "requires", "bearer_restriction",
    "item_subtype", "item_class", "home_only", "strikes", "attack", "removal", "dragon_manifestation",
    "site_type", "site_path", "haven_paths", "playable", "playable_restrictions", "automatic_attacks",
    "hazard_limit", "heals_everybody",
    "region_type", "adjacent_regions", "keyed_to", "cannot_be_attacked",
}
