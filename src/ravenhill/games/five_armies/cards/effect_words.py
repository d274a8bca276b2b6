"""The words a content pack may use to say what a card does, and the check that each is used rightly.

A call is an object with one key: the word, and its arguments: `{"Rally": {"armies": 2, "success_on": 4}}`.
A sentence is *when, if, pay, do*: an object with the keys of `SENTENCE`. Arguments marked `?` are optional.
"""

from __future__ import annotations

from typing import Any, Final

from ravenhill.games.five_armies.terms import (
    CHARACTERS,
    GROUPS,
    KINS,
    MOMENTS,
    RANGES,
    SIDES,
    SPECIAL_UNITS,
    TERRAINS,
    UNITS,
)

VERBS: Final[dict[str, dict[str, str]]] = {
    # armies on the map
    "Move": {
        "armies": "number?",
        "regions": "number?",
        "army": "army?",
        "which": "which?",
        "attack": "flag?",
        "through": "terrains?",
        "free_of": "penalties?",
        "superiority": "flag?",
        "may": "flag?",
    },
    "Attack": {
        "regions": "number?",
        "army": "army?",
        "which": "which?",
        "into": "terrains?",
        "free_of": "penalties?",
        "superiority": "flag?",
    },
    "CombinedAttack": {},
    "Rally": {
        "armies": "number?",
        "army": "army?",
        "which": "which?",
        "success_on": "number?",
        "rerolls": "flag?",
        "may": "flag?",
    },
    "MoveCharacters": {"more": "number?"},
    # damage
    "InflictDamage": {"n": "number", "army": "army?", "which": "which?", "if": "if?", "otherwise": "do?"},
    "LeadershipOrDamage": {"n": "number", "army": "army", "which": "which?"},
    "SufferDamage": {"n": "number", "army": "army?"},
    "PreventDamage": {"n": "number?", "all": "flag?", "fortification": "flag?"},
    "RemoveDamage": {"n": "number", "army": "army?", "armies": "number?", "which": "which?"},
    "RepairFortification": {"n": "number"},
    "SacrificeUnit": {"unit": "units", "removes": "number", "army": "army?"},
    "CasualtyRemoves": {"n": "number", "unit": "units?", "times": "number?"},
    "Shoot": {"dice": "number", "hits_on": "number", "army": "army?", "which": "which?"},
    "Archery": {"shooters": "shooters", "terrains": "terrains", "most": "number"},
    "EagleAttack": {"dice": "number", "hits_on": "number"},
    "PursuitDamage": {"n": "number"},
    "WithdrawalDamage": {"n": "number", "except": "characters?"},
    # leadership and characters
    "PlaceLeadership": {"armies": "number?", "each": "number?", "army": "army?"},
    "LoseLeadership": {
        "n": "number?",
        "all": "flag?",
        "army": "army?",
        "armies": "number?",
        "which": "which?",
        "otherwise": "do?",
    },
    "EliminateCharacter": {"army": "army?"},
    "PlaceCharacter": {"character": "characters", "where": "where", "if": "if?"},
    "TakeOffBoard": {"character": "characters"},
    "ExtraLeadership": {"n": "number", "character": "characters?", "rounds": "number?"},
    "DoubleLeadership": {"most": "number"},
    "DiscardActivation": {"which": "which", "except": "characters?"},
    "Concentrate": {},
    # recruiting
    "PlaceTokens": {"group": "group?", "regions": "number?", "where": "where?"},
    "FlipTokens": {"group": "group?", "regions": "number?", "where": "where?", "may": "flag?"},
    "EliminateTokens": {"where": "where"},
    "PlaceUnits": {"unit": "units", "n": "number?", "where": "where", "which": "which?"},
    "PlaceEagles": {"n": "number"},
    "FlyEagles": {},
    "PlaceBats": {"n": "number"},
    "RemoveBats": {"n": "number?", "character": "characters?"},
    "BatCloud": {"may": "flag?"},
    "OpenPass": {"units": "number"},
    # cards, tiles, tokens
    "DrawEvents": {"n": "number", "discard": "number?"},
    "DrawFate": {"n": "number"},
    "AddTile": {"tile": "tile"},
    "LookAtHand": {"cards": "number", "discard": "number"},
    "LookAtEventDeck": {"cards": "number", "take": "number"},
    "DiscardRandom": {"n": "number"},
    "TakeBackUnitCard": {"n": "number?", "all": "flag?"},
    "AddRings": {"n": "number?", "dice": "number?", "hits_on": "number?"},
    "DiscardRing": {},
    "AddWrath": {"n": "number"},
    "AddBodyguards": {"n": "number"},
    "DiscardBodyguard": {},
    "RerollActionDie": {"n": "number"},
    # combat
    "AddToDice": {"n": "number", "roll": "roll", "rounds": "number?", "army": "army?"},
    "Dice": {"n": "number", "army": "army?", "least": "number?", "most": "number?"},
    "TargetNumber": {"n": "number", "army": "army?"},
    "Rerolls": {"n": "number"},
    "RollAgain": {"dice": "dice", "n": "number?"},
    "CancelEvent": {"otherwise": "do?"},
    "NoManeuver": {"army": "army?", "units": "units?"},
    "MayRetreat": {"across_fords": "flag?", "without_rout": "flag?"},
    "MayNotRetreat": {"army": "army", "if": "if?", "except": "characters?"},
    "MayNotWithdraw": {"rounds": "number"},
    "Either": {"of": "do", "chooser": "chooser?"},
    # one card each: written beside their card
    "DefendRegion": {"target_number": "number", "rounds": "number"},
    "DuelOfChampions": {},
    "HoldBack": {"dice": "number"},
    "BeornDice": {"n": "number"},
    "BeornStrikesAgain": {"regions": "number"},
    "EagleDice": {"n": "number"},
    "EaglesReachBoxes": {"per_turn": "number"},
    "StrokesWorkOnBothRolls": {},
    "ExtraActionDie": {"unless": "characters?"},
}

IFS: Final[dict[str, dict[str, str]]] = {
    "FirstRound": {},
    "FirstAttackOfEnemy": {},
    "Attacking": {},
    "Defending": {},
    "MoreUnits": {},
    "FewerUnits": {},
    "InTerrain": {"terrains": "terrains"},
    "AcrossFord": {},
    "UpSlope": {},
    "FromPass": {},
    "HitScored": {},
    "DamageInflicted": {},
    "BothHaveLeadership": {},
    "Contains": {"army": "army", "units": "units?", "character": "characters?", "any_character": "flag?"},
    "ContainsOnly": {"army": "army", "units": "units"},
    "Flanking": {},
    "FavorsTerrain": {"units": "number"},
    "RoomForUnits": {},
    "InPlay": {"character": "characters"},
    "OnBoard": {"character": "characters"},
    "WithArmy": {"character": "characters"},
    "FateMarker": {"least": "number"},
    "ArmyExists": {"which": "which"},
    "Controls": {"settlements": "number?", "settlement": "settlement?"},
    "Concentrated": {},
    "PlayedBy": {"side": "side"},
    "BatsInTerritory": {},
    "AnyOf": {"of": "if"},
    "AllOf": {"of": "if"},
}

WHICH: Final[dict[str, dict[str, str]]] = {
    "Containing": {"units": "units"},
    "Only": {"units": "units"},
    "WithLeadership": {},
    "With": {"character": "characters"},
    "Other": {"than": "characters"},
    "In": {"terrains": "terrains?", "where": "where?"},
    "Beside": {"army": "army", "which": "which?"},
    "Near": {"character": "characters"},
    "InRange": {"range": "range", "character": "characters"},
    "WithoutEnemyUnits": {},
}

NUMBERS: Final[dict[str, dict[str, str]]] = {
    "Normally": {"n": "number", "but": "number", "if": "if"},
    "UnitTypesBeyondFirst": {"most": "number"},
    "LeadershipTokens": {"most": "number"},
    "UnitsBeside": {"unit": "units", "most": "number"},
}

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "army": ("own", "enemy", "moved", "rallied", "chosen", "there"),
    "penalties": ("ford", "slope", "fortification"),
    "roll": ("combat_roll", "leader_reroll", "either", "both"),
    "dice": ("enemy_hits", "own_ones"),
    "chooser": ("owner", "enemy"),
    "group": (*GROUPS, "own"),
    "range": RANGES,
    "side": SIDES,
    "terrains": TERRAINS,
    "units": (*UNITS, *KINS[:3], *SPECIAL_UNITS),
    "characters": CHARACTERS,
    "where": (
        "fighting_region",
        "placed",
        "settlements",
        "own_settlements",
        "mustering_regions",
        "each_mustering_region",
        "broken_lands",
        "goblin_mustering_points",
        "goblin_boxes",
        "mountain_passes",
        "settlement_or_mustering_region",
        "with_character_or_leadership",
        "any_region",
        "beside_chosen_settlement",
        "friendly_army",
        "chosen_army",
        "with_thorin",
        "front_gate",
        "south_edge",
        "eyrie",
        "with_bolg",
    ),
}

UNTIL: Final = ("end_of_turn", "great_orc_eliminated", "fortification_broken")
WHEN: Final = (
    *MOMENTS,
    "before_your_action",
    "character_result",
    "will_of_the_west_result",
    "muster_result",
    "damage_applied",
    "enters_play",
)
SENTENCE: Final = ("at", "until", "beside", "if", "pay", "do", "always", "may", "name")


def sentence_faults(sentence: Any, tiles: tuple[str, ...], settlements: tuple[str, ...]) -> list[str]:
    """What is wrong with one sentence of a card; an empty list: nothing."""
    if not isinstance(sentence, dict):
        return ["a sentence must be an object"]
    faults: list[str] = []
    check = _Check(tiles, settlements, faults)
    for key, value in sentence.items():
        if key not in SENTENCE:
            faults.append(f"unknown key {key!r} in a sentence")
        elif key in ("do", "pay", "always"):
            check.calls(value, VERBS)
        elif key == "if":
            check.calls(value, IFS)
        elif key in ("name", "beside") and not isinstance(value, str):
            faults.append(f"{key!r} must be a text, not {value!r}")
        elif key == "may" and not isinstance(value, bool):
            faults.append(f"'may' must be true or false, not {value!r}")
        elif key == "at" and value not in WHEN:
            faults.append(f"unknown moment {value!r}")
        elif key == "until" and (not isinstance(value, list) or any(it not in UNTIL for it in value)):
            faults.append(f"unknown end {value!r}")
    if not sentence.get("do") and not sentence.get("always"):
        faults.append("a sentence needs 'do' or 'always'")
    return faults


def call_faults(call: Any, words: dict[str, dict[str, str]], settlements: tuple[str, ...]) -> list[str]:
    """What is wrong with one call that stands alone."""
    faults: list[str] = []
    _Check((), settlements, faults).call(call, words)
    return faults


class _Check:
    """One walk through a sentence, gathering what is wrong."""

    def __init__(self, tiles: tuple[str, ...], settlements: tuple[str, ...], faults: list[str]) -> None:
        self.names = {**NAMES, "tile": tiles, "settlement": settlements}
        self.faults = faults

    def calls(self, value: Any, words: dict[str, dict[str, str]]) -> None:
        """A list of calls of one part of speech."""
        if not isinstance(value, list):
            self.faults.append(f"expected a list of words, not {value!r}")
            return
        for call in value:
            self.call(call, words)

    def call(self, call: Any, words: dict[str, dict[str, str]]) -> None:
        if not isinstance(call, dict) or len(call) != 1:
            self.faults.append(f"a word must be an object with one key, not {call!r}")
            return
        (word, arguments), *_ = call.items()
        if word not in words:
            self.faults.append(f"unknown effect word {word!r}")
        elif not isinstance(arguments, dict):
            self.faults.append(f"{word}: arguments must be an object")
        else:
            self.arguments(word, arguments, words[word])

    def arguments(self, word: str, arguments: dict[str, Any], wanted: dict[str, str]) -> None:
        for name, kind in wanted.items():
            if not kind.endswith("?") and name not in arguments:
                self.faults.append(f"{word}: argument {name!r} is missing")
        for name, value in arguments.items():
            if name not in wanted:
                self.faults.append(f"{word}: unknown argument {name!r}")
            else:
                self.argument(f"{word}.{name}", wanted[name].rstrip("?"), value)

    def argument(self, place: str, kind: str, value: Any) -> None:
        if kind == "number":
            if isinstance(value, dict):
                self.call(value, NUMBERS)
            elif not isinstance(value, int) or isinstance(value, bool):
                self.faults.append(f"{place}: expected a number, not {value!r}")
        elif kind == "flag":
            if not isinstance(value, bool):
                self.faults.append(f"{place}: expected true or false, not {value!r}")
        elif kind == "do":
            self.calls(value, VERBS)
        elif kind == "if":
            self.calls(value, IFS)
        elif kind == "which":
            self.calls(value, WHICH)
        elif kind == "shooters":
            self.shooters(place, value)
        else:
            for it in value if isinstance(value, list) else [value]:
                if it not in self.names[kind]:
                    self.faults.append(f"{place}: unknown {kind} {it!r}")

    def shooters(self, place: str, value: Any) -> None:
        if not isinstance(value, dict) or not value:
            self.faults.append(f"{place}: expected units and the faces they hit on")
            return
        for unit, face in value.items():
            if unit not in UNITS:
                self.faults.append(f"{place}: unknown units {unit!r}")
            if not isinstance(face, int) or not 2 <= face <= 6:
                self.faults.append(f"{place}: {unit} cannot hit on {face!r}")
