"""Makes a content pack's sentences, which are JSON, into words that act: once, when the pack is loaded."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ravenhill.core.library import Printed
from ravenhill.core.words import ALWAYS, MAY, WHENEVER, AnyOf, Change, Effect, If
from ravenhill.games.five_armies.cards.effect_words import NAMES, WHEN
from ravenhill.games.five_armies.cards.standing import standing_of
from ravenhill.games.five_armies.content.pack import Content
from ravenhill.games.five_armies.content.printed import Card, ContentError
from ravenhill.games.five_armies.rules.cards import Sentence
from ravenhill.games.five_armies.rules.fight import (
    LEADER_PLUS,
    LEADER_ROUNDS,
    ORDER_PLUS,
    ORDER_ROUNDS,
    ORDER_TAKES,
    ORDER_UNIT,
    PURSUIT,
    STAY_ROUNDS,
)
from ravenhill.games.five_armies.state import (
    END_OF_TURN,
    ENTERS_PLAY,
    FORTIFICATION_FELL,
    GREAT_ORC_ELIMINATED,
    IN_PLAY,
    ORDER,
)
from ravenhill.games.five_armies.terms import (
    CHARACTERS,
    FATE_DECK,
    GROUPS,
    KINS,
    MOMENTS,
    RANGES,
    REFERENCE_CARDS,
    SIDES,
    TERRAINS,
    UNITS,
)
from ravenhill.games.five_armies.words import changes, ifs, who
from ravenhill.games.five_armies.words.base import NONE, RALLIED, Count, Verb, WarLibrary, Which, fold, mask_of
from ravenhill.games.five_armies.words.numbers import LeadershipTokens, Normally, UnitsBeside, UnitTypesBeyondFirst
from ravenhill.games.five_armies.words.verbs import armies, combat, damage, decks, leaders, recruits

UNTIL: Final = {
    "end_of_turn": END_OF_TURN,
    "great_orc_eliminated": GREAT_ORC_ELIMINATED,
    "fortification_broken": FORTIFICATION_FELL,
}
Call = dict[str, Any]
Args = dict[str, Any]
FORTIFICATION: Final = 0
REGION_WITH_ARMY: Final = 1


class WarCard(Printed):
    """A card of the war game: its sentences, and the facts its pack gives."""

    def __init__(self, card: Card, rules: tuple[Sentence, ...]) -> None:
        super().__init__(card.id, rules)
        self.card = card


def library_of(content: Content) -> WarLibrary:
    """All cards of a pack. A word that no class carries out is a ContentError."""
    builder = Builder(content)
    cards: list[Printed] = [builder.card(card) for card in content.cards]
    if builder.faults:
        raise ContentError(tuple(builder.faults))
    return WarLibrary(cards, builder.verbs)


class Builder:
    """One walk through all cards, gathering their verbs."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.verbs: list[Verb] = []
        self.faults: list[str] = []
        self.now = ""                     # the card being read
        self.is_reference = False

    # Sentences

    def card(self, card: Card) -> WarCard:
        self.now = card.id
        self.is_reference = card.deck == REFERENCE_CARDS
        rules = [self.order(card, sentence) for sentence in card.order]
        if card.deck == REFERENCE_CARDS and card.subject in CHARACTERS:
            character = self.content.characters[CHARACTERS.index(card.subject)]
            rules += [self.order(card, sentence) for sentence in character.rules]
            rules += [Sentence(ALWAYS, NONE, (), (it,), None, None, 0, None) for it in standing_of(character)]
        if card.combat:
            rules.append(self.combat(card))
        return WarCard(card, tuple(rules))

    def order(self, card: Card, said: Call) -> Sentence:
        """A sentence played with a die, or of a Fate or reference card."""
        requires = self.ifs(card.requires)
        when = self.ifs(said.get("if", ()))
        lasting, does = self.lasting(said, card)
        at = WHEN.index(said["at"]) if "at" in said else ORDER
        if at == ENTERS_PLAY and card.deck == FATE_DECK:
            at = IN_PLAY
        kind = MAY
        if lasting or "always" in said:
            kind = ALWAYS
            if card.deck >= FATE_DECK:
                at = NONE                 # a Fate card comes into force by itself, a reference card is so
        elif card.deck == FATE_DECK or (card.deck == REFERENCE_CARDS and at >= len(MOMENTS) and is_by_itself(said)):
            kind = WHENEVER
        self.follow_up(does)
        until = 0
        for end in said.get("until", ["end_of_turn"] if lasting and "always" not in said else []):
            until |= UNTIL[end]
        return Sentence(kind, at, tuple(does), tuple(lasting), self.cost(said), when, until, requires)

    def lasting(self, said: Call, card: Card) -> tuple[list[Change], list[Effect]]:
        """What comes into force, and what is done."""
        lasting = [self.change(call, card) for call in said.get("always", ())]
        does: list[Effect] = []
        if "beside" in said:
            does.append(self.add(recruits.LayBeside(FORTIFICATION)))
        for call in said.get("do", ()):
            if "DefendRegion" in call:    # a verb of the pack that names a region and stays in force there
                args = call["DefendRegion"]
                does.append(self.add(recruits.LayBeside(REGION_WITH_ARMY)))
                lasting.append(changes.DefendRegion(args["target_number"], args["rounds"]))
            else:
                does.append(self.verb(call))
        return lasting, does

    def combat(self, card: Card) -> Sentence:
        """The sentence of a combat round."""
        said = card.combat
        when = self.ifs((*card.requires, *said.get("if", ())))
        does = tuple(self.verb(call) for call in said["do"])
        kind = MAY if said.get("may") or "pay" in said else WHENEVER
        return Sentence(kind, MOMENTS.index(said["at"]), does, (), self.cost(said), when, 0, None)

    def cost(self, said: Call) -> Effect | None:
        paid = [self.verb(call) for call in said.get("pay", ())]
        if len(paid) > 1:
            return self.add(armies.Together(tuple(paid)))
        return paid[0] if paid else None

    def follow_up(self, does: list[Effect]) -> None:
        """What later verbs of a sentence mean for earlier ones: terms of the combat, an Army rallied only to move."""
        for n, verb in enumerate(does):
            for later in does[n + 1:]:
                if isinstance(verb, armies.March):
                    set_terms(verb.terms, later)
                if isinstance(verb, armies.Rally) and isinstance(later, armies.March) and later.army == RALLIED:
                    verb.unhurt = True

    # Words

    def add(self, verb: Verb) -> Verb:
        self.verbs.append(verb)
        return verb

    def known(self, call: Call, words: dict[str, Callable[..., Any]]) -> tuple[Callable[..., Any] | None, Args]:
        (name, args), *_ = call.items()
        if name not in words:
            self.faults.append(f"card {self.now}: nothing carries out the word {name!r}")
        return words.get(name), args

    def verb(self, call: Call) -> Effect:
        make, args = self.known(call, VERBS)
        return self.add(decks.DrawFate(0) if make is None else make(self, args))

    def verbs_of(self, calls: Any) -> tuple[Effect, ...]:
        return tuple(self.verb(call) for call in calls)

    def change(self, call: Call, card: Card) -> Change:
        make, args = self.known(call, CHANGES)
        return changes.StrokesWorkOnBothRolls() if make is None else make(self, args, card)

    def ifs(self, calls: Any) -> If | None:
        return fold([self.one_if(call) for call in calls])

    def one_if(self, call: Call) -> If:
        make, args = self.known(call, IFS)
        return ifs.FirstRound() if make is None else make(self, args)

    def which(self, args: Args) -> tuple[Which, ...]:
        return tuple(self.one_which(call) for call in args.get("which", ()))

    def one_which(self, call: Call) -> Which:
        make, args = self.known(call, WHICH)
        return who.WithLeadership() if make is None else make(self, args)

    def number(self, args: Args, name: str, default: int = 0) -> int | Count:
        value = args.get(name, default)
        if isinstance(value, int):
            return value
        make, inner = self.known(value, NUMBERS)
        return default if make is None else make(self, inner)

    def place(self, id: str) -> int:
        return self.content.place[id]

    def tile(self, id: str) -> int:
        return [tile.id for tile in self.content.tiles].index(id)


# Arguments as numbers

def listed(value: Any) -> list[str]:
    return [] if value is None else list(value) if isinstance(value, list) else [value]


def army(args: Args, default: int = NONE) -> int:
    return NAMES["army"].index(args["army"]) if "army" in args else default


def units(b: Builder, args: Args) -> tuple[list[int], int]:
    """Types of units and kins as numbers, and as a mask of types."""
    numbers = [(*UNITS, *KINS[:3]).index(it) for it in listed(args.get("units"))]
    mask = 0
    for n in numbers:
        if n < len(UNITS):
            mask |= 1 << n
        else:
            mask |= mask_of([unit for unit, it in enumerate(b.content.units) if it.kin == n - len(UNITS)])
    return numbers, mask


def unit(args: Args) -> int:
    return UNITS.index(args["unit"]) if "unit" in args else NONE


def terrains(args: Args, name: str = "terrains") -> list[int]:
    return [TERRAINS.index(it) for it in listed(args.get(name))]


def character(args: Args, name: str = "character") -> int:
    return CHARACTERS.index(args[name]) if name in args else NONE


def where(args: Args) -> int:
    return NAMES["where"].index(args["where"]) if "where" in args else NONE


def groups(args: Args) -> list[int]:
    return [GROUPS.index(it) for it in listed(args.get("group")) if it != "own"]


def penalties(args: Args) -> list[int]:
    return [NAMES["penalties"].index(it) for it in listed(args.get("free_of"))]


def roll(args: Args) -> int:
    return NAMES["roll"].index(args["roll"])


def is_by_itself(said: Call) -> bool:
    return said.get("at") in ("enters_play",)


def set_terms(terms: list[int], verb: Effect) -> None:
    """B-CRD-09  What a verb after an Attack order says of its combat."""
    if isinstance(verb, combat.AddToDice):
        terms[ORDER_PLUS], terms[ORDER_ROUNDS] = verb.n, verb.rounds
    elif isinstance(verb, leaders.ExtraLeadership):
        terms[LEADER_PLUS], terms[LEADER_ROUNDS] = verb.n, verb.rounds
    elif isinstance(verb, combat.MayNotWithdraw):
        terms[STAY_ROUNDS] = verb.rounds
    elif isinstance(verb, combat.PursuitDamage):
        terms[PURSUIT] = verb.n
    elif isinstance(verb, damage.CasualtyRemoves):
        terms[ORDER_UNIT], terms[ORDER_TAKES] = verb.unit + 1, verb.n


def any_of(b: Builder, args: Args) -> If:
    found = [b.one_if(call) for call in args["of"]]
    whole = found[0]
    for it in found[1:]:
        whole = AnyOf(whole, it)
    return whole


def all_of(b: Builder, args: Args) -> If:
    whole = b.ifs(args["of"])
    assert whole is not None
    return whole


def controls(b: Builder, args: Args) -> If:
    if "settlement" in args:
        return ifs.ControlsThat(b.place(args["settlement"]))
    return ifs.Controls(args.get("settlements", 1))


def normally(b: Builder, args: Args) -> Count:
    when = b.ifs(args["if"])
    assert when is not None
    return Normally(args["n"], args["but"], when)


# The words of a pack, and the classes that carry them out

NUMBERS: Final[dict[str, Callable[..., Any]]] = {
    "Normally": normally,
    "UnitTypesBeyondFirst": lambda b, a: UnitTypesBeyondFirst(a["most"]),
    "LeadershipTokens": lambda b, a: LeadershipTokens(a["most"]),
    "UnitsBeside": lambda b, a: UnitsBeside(unit(a), a["most"]),
}

WHICH: Final[dict[str, Callable[..., Any]]] = {
    "Containing": lambda b, a: who.Containing(*units(b, a)),
    "Only": lambda b, a: who.OnlyOf(*units(b, a)),
    "WithLeadership": lambda b, a: who.WithLeadership(),
    "With": lambda b, a: who.With(character(a)),
    "Other": lambda b, a: who.Other(character(a, "than")),
    "In": lambda b, a: who.In(terrains(a), where(a)),
    "Beside": lambda b, a: who.Beside(army(a), b.which(a)),
    "Near": lambda b, a: who.Near(character(a)),
    "InRange": lambda b, a: who.InRange(RANGES.index(a["range"]), character(a)),
    "WithoutEnemyUnits": lambda b, a: who.WithoutEnemyUnits(),
}

IFS: Final[dict[str, Callable[..., Any]]] = {
    "FirstRound": lambda b, a: ifs.FirstRound(),
    "FirstAttackOfEnemy": lambda b, a: ifs.FirstAttackOfEnemy(),
    "Attacking": lambda b, a: ifs.Attacking(),
    "Defending": lambda b, a: ifs.Defending(),
    "MoreUnits": lambda b, a: ifs.MoreUnits(),
    "FewerUnits": lambda b, a: ifs.FewerUnits(),
    "InTerrain": lambda b, a: ifs.InTerrain(terrains(a)),
    "AcrossFord": lambda b, a: ifs.AcrossFord(),
    "UpSlope": lambda b, a: ifs.UpSlope(),
    "FromPass": lambda b, a: ifs.FromPass(),
    "HitScored": lambda b, a: ifs.HitScored(),
    "DamageInflicted": lambda b, a: ifs.DamageInflicted(),
    "BothHaveLeadership": lambda b, a: ifs.BothHaveLeadership(),
    "Contains": lambda b, a: ifs.Contains(army(a), *units(b, a), character(a), a.get("any_character", False)),
    "ContainsOnly": lambda b, a: ifs.ContainsOnly(army(a), *units(b, a)),
    "Flanking": lambda b, a: ifs.Flanking(),
    "FavorsTerrain": lambda b, a: ifs.FavorsTerrain(a["units"]),
    "RoomForUnits": lambda b, a: ifs.RoomForUnits(),
    "InPlay": lambda b, a: ifs.InPlay(character(a)),
    "OnBoard": lambda b, a: ifs.OnBoard(character(a)),
    "WithArmy": lambda b, a: ifs.WithArmy(character(a)),
    "FateMarker": lambda b, a: ifs.FateMarker(a["least"]),
    "ArmyExists": lambda b, a: ifs.ArmyExists(b.which(a)),
    "Controls": controls,
    "Concentrated": lambda b, a: ifs.Concentrated(),
    "PlayedBy": lambda b, a: ifs.PlayedBy(SIDES.index(a["side"])),
    "BatsInTerritory": lambda b, a: ifs.BatsInTerritory(),
    "AnyOf": any_of,
    "AllOf": all_of,
}

CHANGES: Final[dict[str, Callable[..., Any]]] = {
    "AddToDice": lambda b, a, card: changes.AddsToDice(
        a["n"], combat.BOTH if card.subject == "beorn" else roll(a), card.subject == "beorn"),
    "TargetNumber": lambda b, a, card: changes.TargetNumberIs(a["n"], army(a, 0)),
    "NoManeuver": lambda b, a, card: changes.ManeuversForbidden(army(a, 1), *units(b, a)),
    "MayRetreat": lambda b, a, card: changes.RetreatAllowed(a.get("across_fords", False)),
    "ExtraLeadership": lambda b, a, card: changes.MoreLeadership(a["n"], character(a)),
    "BeornDice": lambda b, a, card: changes.BeornDice(a["n"]),
    "BeornStrikesAgain": lambda b, a, card: changes.BeornStrikesAgain(a["regions"]),
    "EagleDice": lambda b, a, card: changes.EagleDice(a["n"]),
    "EaglesReachBoxes": lambda b, a, card: changes.EaglesReachBoxes(a["per_turn"]),
    "StrokesWorkOnBothRolls": lambda b, a, card: changes.StrokesWorkOnBothRolls(),
    "ExtraActionDie": lambda b, a, card: changes.ExtraActionDie(character(a, "unless")),
}

VERBS: Final[dict[str, Callable[..., Any]]] = {
    "Move": lambda b, a: armies.Move(
        a.get("armies", 1), a.get("regions", 1), army(a), b.which(a), a.get("attack", False), terrains(a, "through"),
        penalties(a), a.get("superiority", False), a.get("may", False)),
    "Attack": lambda b, a: armies.Attack(
        a.get("regions", 1), army(a), b.which(a), terrains(a, "into"), penalties(a), a.get("superiority", False)),
    "CombinedAttack": lambda b, a: armies.CombinedAttack(),
    "Rally": lambda b, a: armies.Rally(
        a.get("armies", 1), army(a), b.which(a), b.number(a, "success_on", 5), a.get("rerolls", True),
        a.get("may", False)),
    "MoveCharacters": lambda b, a: armies.MoveCharacters(a.get("more", 0)),
    "Either": lambda b, a: armies.Either(b.verbs_of(a["of"]), NAMES["chooser"].index(a.get("chooser", "owner"))),
    "InflictDamage": lambda b, a: damage.InflictDamage(
        b.number(a, "n"), army(a, 4), b.which(a), b.ifs(a.get("if", ())), b.verbs_of(a.get("otherwise", ()))),
    "LeadershipOrDamage": lambda b, a: damage.LeadershipOrDamage(a["n"], army(a), b.which(a)),
    "SufferDamage": lambda b, a: damage.SufferDamage(a["n"], army(a, 0)),
    "PreventDamage": lambda b, a: damage.PreventDamage(
        b.number(a, "n"), a.get("all", False), a.get("fortification", False)),
    "RemoveDamage": lambda b, a: damage.RemoveDamage(b.number(a, "n"), army(a), a.get("armies", 1), b.which(a)),
    "RepairFortification": lambda b, a: damage.RepairFortification(a["n"]),
    "SacrificeUnit": lambda b, a: damage.SacrificeUnit(unit(a), a["removes"], army(a, 0)),
    "CasualtyRemoves": lambda b, a: damage.CasualtyRemoves(a["n"], unit(a), a.get("times", 0)),
    "Shoot": lambda b, a: damage.Shoot(b.number(a, "dice"), a["hits_on"], army(a), b.which(a)),
    "Archery": lambda b, a: damage.Archery(
        [UNITS.index(it) for it in a["shooters"]], list(a["shooters"].values()), terrains(a), a["most"]),
    "PlaceLeadership": lambda b, a: leaders.PlaceLeadership(a.get("armies", 1), a.get("each", 1), army(a)),
    "LoseLeadership": lambda b, a: leaders.LoseLeadership(
        a.get("n", 1), a.get("all", False), army(a), a.get("armies", 1), b.which(a),
        b.verbs_of(a.get("otherwise", ()))),
    "EliminateCharacter": lambda b, a: leaders.EliminateCharacter(army(a, 0)),
    "PlaceCharacter": lambda b, a: leaders.PlaceCharacter(character(a), where(a)),
    "TakeOffBoard": lambda b, a: leaders.TakeOffBoard(character(a)),
    "ExtraLeadership": lambda b, a: leaders.ExtraLeadership(a["n"], character(a), a.get("rounds", 0)),
    "DoubleLeadership": lambda b, a: leaders.DoubleLeadership(a["most"]),
    "DiscardActivation": lambda b, a: leaders.DiscardActivation(b.which(a), character(a, "except")),
    "Concentrate": lambda b, a: leaders.Concentrate(),
    "DiscardRing": lambda b, a: leaders.DiscardRing(),
    "DiscardBodyguard": lambda b, a: leaders.DiscardBodyguard(),
    "PlaceTokens": lambda b, a: recruits.PlaceTokens(groups(a), a.get("regions", 1), where(a)),
    "FlipTokens": lambda b, a: recruits.FlipTokens(groups(a), a.get("regions", 1), where(a), a.get("may", False)),
    "EliminateTokens": lambda b, a: recruits.EliminateTokens(where(a)),
    "PlaceUnits": lambda b, a: recruits.PlaceUnits(unit(a), a.get("n", 1), where(a), b.which(a)),
    "PlaceEagles": lambda b, a: recruits.PlaceEagles(a["n"], not b.is_reference),
    "FlyEagles": lambda b, a: recruits.FlyEagles(),
    "EagleAttack": lambda b, a: recruits.EagleAttack(a["dice"], a["hits_on"]),
    "PlaceBats": lambda b, a: recruits.PlaceBats(a["n"]),
    "RemoveBats": lambda b, a: recruits.RemoveBats(a.get("n", 0), character(a)),
    "BatCloud": lambda b, a: recruits.BatCloud(a.get("may", False)),
    "OpenPass": lambda b, a: recruits.OpenPass(a["units"]),
    "DrawEvents": lambda b, a: decks.DrawEvents(a["n"], a.get("discard", 0)),
    "DrawFate": lambda b, a: decks.DrawFate(a["n"]),
    "AddTile": lambda b, a: decks.AddTile(b.tile(a["tile"])),
    "LookAtHand": lambda b, a: decks.LookAtHand(a["cards"], a["discard"]),
    "LookAtEventDeck": lambda b, a: decks.LookAtEventDeck(a["cards"], a["take"]),
    "DiscardRandom": lambda b, a: decks.DiscardRandom(a["n"]),
    "TakeBackUnitCard": lambda b, a: decks.TakeBackUnitCard(a.get("n", 1), a.get("all", False)),
    "AddRings": lambda b, a: decks.AddRings(a.get("n", 0), a.get("dice", 0), a.get("hits_on", 0)),
    "AddWrath": lambda b, a: decks.AddWrath(a["n"]),
    "AddBodyguards": lambda b, a: decks.AddBodyguards(b.number(a, "n")),
    "RerollActionDie": lambda b, a: decks.RerollActionDie(a["n"]),
    "AddToDice": lambda b, a: combat.AddToDice(a["n"], roll(a), a.get("rounds", 0), army(a, 0)),
    "Dice": lambda b, a: combat.Dice(a["n"], army(a, 0), a.get("least", 1), a.get("most", 5)),
    "TargetNumber": lambda b, a: combat.TargetNumber(a["n"], army(a, 1)),
    "Rerolls": lambda b, a: combat.Rerolls(a["n"]),
    "RollAgain": lambda b, a: combat.RollAgain(NAMES["dice"].index(a["dice"]), a.get("n", 5)),
    "CancelEvent": lambda b, a: combat.CancelEvent(b.verbs_of(a.get("otherwise", ()))),
    "NoManeuver": lambda b, a: combat.NoManeuver(army(a, 1), *units(b, a)),
    "MayRetreat": lambda b, a: combat.MayRetreat(a.get("across_fords", False), a.get("without_rout", False)),
    "MayNotRetreat": lambda b, a: combat.MayNotRetreat(army(a), b.ifs(a.get("if", ())), character(a, "except")),
    "WithdrawalDamage": lambda b, a: combat.WithdrawalDamage(a["n"], character(a, "except")),
    "PursuitDamage": lambda b, a: combat.PursuitDamage(a["n"]),
    "MayNotWithdraw": lambda b, a: combat.MayNotWithdraw(a["rounds"]),
    "DuelOfChampions": lambda b, a: combat.DuelOfChampions(),
    "HoldBack": lambda b, a: combat.HoldBack(b.number(a, "dice")),
}

__all__ = ["CHANGES", "IFS", "NUMBERS", "VERBS", "WHICH", "WarCard", "library_of"]
