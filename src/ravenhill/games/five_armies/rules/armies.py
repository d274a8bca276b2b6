"""Moving Armies: which part of an Army goes where, and what happens when it arrives."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done, Number
from ravenhill.core.frames import Decision, Draft, Procedure
from ravenhill.games.five_armies.choices import AttackFrom, Choose, GoAlong, Move, Several, Split, StayBehind
from ravenhill.games.five_armies.facts import KINDS
from ravenhill.games.five_armies.lines import MOVED
from ravenhill.games.five_armies.rules.attack import AttackWith, targets
from ravenhill.games.five_armies.rules.cards import remember
from ravenhill.games.five_armies.rules.damage import reduce_army
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import BEORN, FREE

WHOLE: Final = 0                     # an option of WhichArmy is place * 4 and one of these
SPLIT: Final = 1
STAND: Final = 2
DONE: Final = 999
ALL_UNITS: Final = 511               # a mask of unit types

# A planned move, as numbers one after the other: the origin, three regions entered (the last one again where it ends
# earlier), nine counts of units, characters as a mask, Leadership tokens, Damage.
VIA: Final = 1
UNITS: Final = 4
CHARACTERS: Final = UNITS + KINDS
TOKENS: Final = CHARACTERS + 1
DAMAGE: Final = TOKENS + 1
MOVE: Final = 16                     # numbers; written out, so that a compiled loop may take such steps


class MoveArmies(Draft[Battle]):
    """B-MOV-01 to 20, B-AMB-04, 26  Some Armies or parts of Armies, each a few regions; then merging and an attack."""
    armies: int                      # how many more may move
    regions: int                     # how far each
    leadership: bool                 # B-MOV-10  what moves must have Leadership
    contains: int                    # B-MOV-05  and a unit of one of these types, as a mask
    attack: bool                     # B-MOV-03  one of those that moved may attack
    optional: bool                   # nothing need be moved at all
    origins: list[int]               # where a move may start; empty: anywhere
    through: int                     # terrains a region entered before the last may have, as a mask; 0: any
    along: int                       # a character who must go along, or -1
    moves: list[int]                 # decided so far
    origin: int                      # of the move being decided, as are the next ones
    whole: bool
    asked: int                       # the type or the character asked about
    taken: list[int]                 # units by type
    taking: int                      # characters
    tokens: int
    damage: int
    entered: list[int]
    arrived: bool

    def __init__(
        self, side: int, armies: int, regions: int, leadership: bool = False, contains: int = ALL_UNITS,
        attack: bool = False, optional: bool = False, origins: list[int] | None = None, through: int = 0,
        along: int = -1, like: MoveArmies | None = None,
    ) -> None:
        super().__init__(side, like)
        self.armies = armies if like is None else like.armies
        self.regions = regions if like is None else like.regions
        self.leadership = leadership if like is None else like.leadership
        self.contains = contains if like is None else like.contains
        self.attack = attack if like is None else like.attack
        self.optional = optional if like is None else like.optional
        self.origins = [] if origins is None else origins.copy()
        self.through = through if like is None else like.through
        self.along = along if like is None else like.along
        self.moves = [] if like is None else like.moves.copy()
        self.origin = -1 if like is None else like.origin
        self.whole = False if like is None else like.whole
        self.asked = 0 if like is None else like.asked
        self.taken = [0] * KINDS if like is None else like.taken.copy()
        self.taking = 0 if like is None else like.taking
        self.tokens = 0 if like is None else like.tokens
        self.damage = 0 if like is None else like.damage
        self.entered = [] if like is None else like.entered.copy()
        self.arrived = False if like is None else like.arrived

    def copy(self) -> MoveArmies:
        return MoveArmies(self.side, self.armies, self.regions, self.leadership, self.contains, self.attack,
                          self.optional, self.origins, self.through, self.along, self)

    def blank(self, g: Battle) -> MoveArmies:
        armies = self.armies + len(self.moves) // MOVE
        return MoveArmies(self.side, armies, self.regions, self.leadership, self.contains, self.attack,
                          self.optional, self.origins, self.through, self.along)

    def step(self, g: Battle, at: int) -> bool:
        match at:
            case 0: self.which_army(g)
            case 1: self.which_units(g)                       # B-MOV-08
            case 2: self.which_characters(g)                  # B-CHR-12
            case 3: self.how_many_tokens(g)
            case 4: self.how_much_damage(g)                   # B-MOV-11
            case 5: self.where_to(g)                          # B-MOV-01
            case 6: self.one_move_is_decided()
            case _: self.carry_out(g)
        return True

    # What is still there to be moved

    def left(self, g: Battle, place: int, unit: int) -> int:
        """B-MOV-15, B-AMB-04  Units of a type here that no move of this action has taken."""
        count = g.units[place * KINDS + unit]
        for start in range(0, len(self.moves), MOVE):
            if self.moves[start] == place: count -= self.moves[start + UNITS + unit]
        return count

    def units_left(self, g: Battle, place: int) -> int:
        count = g.army(self.side, place)
        for start in range(0, len(self.moves), MOVE):
            if self.moves[start] == place:
                for unit in range(KINDS): count -= self.moves[start + UNITS + unit]
        return count

    def of_the_rest(self, place: int, what: int, count: int) -> int:
        """Tokens or Damage here that no move has taken."""
        for start in range(0, len(self.moves), MOVE):
            if self.moves[start] == place: count -= self.moves[start + what]
        return count

    def characters_left(self, g: Battle, place: int) -> list[int]:
        gone = 0
        for start in range(0, len(self.moves), MOVE): gone |= self.moves[start + CHARACTERS]
        return [character for character in g.characters_at(self.side, place) if not gone >> character & 1]

    # The questions

    def which_army(self, g: Battle) -> None:
        self.at = 1 if self.armies > 0 and g.ask_if_any(WhichArmy(self.side), DONE) else 7

    def can_go_on(self, g: Battle) -> bool:
        return any(self.may_use(g, place) for place in g.places_with_army(self.side))

    def may_use(self, g: Battle, place: int) -> bool:
        """The Army here may move, or attack from where it stands."""
        return self.may_move_from(g, place) or (self.attack and self.may_stand(g, place))

    def fits(self, g: Battle, place: int) -> bool:
        """B-AMB-26  The Army here is one this action may use."""
        if self.origins and place not in self.origins: return False
        if self.contains != ALL_UNITS:
            if not any(self.contains >> unit & 1 and self.left(g, place, unit) for unit in range(KINDS)): return False
        if self.leadership:
            if not self.moves: return g.has_leadership(self.side, place)
            if self.of_the_rest(place, TOKENS, g.leadership_tokens[place]) > 0: return True
            return any(g.leadership_of(character) for character in self.characters_left(g, place))
        return True

    def may_move_from(self, g: Battle, place: int) -> bool:
        if self.moves and not self.units_left(g, place): return False
        if not self.fits(g, place): return False
        return any(self.may_enter(g, place, region, 0) for region in g.facts.onward[place])

    def may_stand(self, g: Battle, place: int) -> bool:
        """B-DIC-04, B-CRD-13  Attack only; where several Armies may move, one of them may stand and attack."""
        if self.moves and not self.units_left(g, place): return False
        return self.fits(g, place) and len(targets(g, self.side, place)) > 0

    def may_enter(self, g: Battle, here: int, region: int, entered: int) -> bool:
        """B-MOV-01, 20, B-PAS-01, 03, 04  Free of the enemy, the Pass open, and a place where it can stop or go on."""
        if g.is_blocked(self.side, region): return False
        if here >= g.facts.regions and here in g.facts.goblin_points: return g.is_open(here)
        return not self.is_beorns(g, region) or self.may_pass_beorn(g, region, entered + 1)

    def is_beorns(self, g: Battle, region: int) -> bool:
        """B-BEO-07, B-AMB-35  Free Peoples Armies may pass him, but not stay."""
        return self.side == FREE and g.characters[BEORN] == region

    def may_pass_beorn(self, g: Battle, region: int, entered: int) -> bool:
        if entered >= self.regions or g.is_threatened(FREE, region): return False
        if self.through and not self.through >> g.facts.terrain[region] & 1: return False
        return any(not g.is_blocked(FREE, onward) for onward in g.facts.onward[region])

    def which_units(self, g: Battle) -> None:
        if self.whole:
            self.take_everything(g)
            self.at = 5
            return
        while self.asked < KINDS and not self.left(g, self.origin, self.asked): self.asked += 1
        if self.asked < KINDS:
            self.at = 1
            g.then(HowMany(self.side))
        else:
            self.asked = 0

    def take_everything(self, g: Battle) -> None:
        for unit in range(KINDS): self.taken[unit] = self.left(g, self.origin, unit)
        for character in self.characters_left(g, self.origin): self.taking |= 1 << character
        self.tokens = self.of_the_rest(self.origin, TOKENS, g.leadership_tokens[self.origin])
        self.damage = self.of_the_rest(self.origin, DAMAGE, g.damage[self.origin])

    def which_characters(self, g: Battle) -> None:
        for character in self.characters_left(g, self.origin):
            if character >= self.asked:
                self.asked = character
                self.at = 2
                g.then(GoesAlong(self.side))
                return

    def how_many_tokens(self, g: Battle) -> None:
        here = self.of_the_rest(self.origin, TOKENS, g.leadership_tokens[self.origin])
        if self.units_left(g, self.origin) == sum(self.taken):
            self.tokens = here                       # B-LDR-02  none can stay without an Army
        elif here: g.then(TokensGoAlong(self.side))

    def how_much_damage(self, g: Battle) -> None:
        here = self.of_the_rest(self.origin, DAMAGE, g.damage[self.origin])
        if self.units_left(g, self.origin) == sum(self.taken):
            self.damage = here
        elif here: g.then(DamageGoesAlong(self.side))

    def where_to(self, g: Battle) -> None:
        if self.arrived: return
        if self.entered and (len(self.entered) >= self.regions or self.must_stop(g)): return
        self.at = 5
        g.then(MoveTo(self.side))

    def must_stop(self, g: Battle) -> bool:
        """B-MOV-18, 22, B-AMB-42  Next to the enemy; a Pass is next to nothing."""
        here = self.entered[len(self.entered) - 1]
        if here < g.facts.regions and g.is_threatened(self.side, here): return True
        return self.through != 0 and here < g.facts.regions and not self.through >> g.facts.terrain[here] & 1

    def one_move_is_decided(self) -> None:
        last = self.entered[len(self.entered) - 1]
        self.moves.append(self.origin)
        self.moves += self.entered
        self.moves += [last] * (UNITS - VIA - len(self.entered))
        self.moves += self.taken
        self.moves.append(self.taking)
        self.moves.append(self.tokens)
        self.moves.append(self.damage)
        self.armies -= 1
        self.origin = -1
        self.asked = 0
        self.taken = [0] * KINDS
        self.taking = 0
        self.tokens = 0
        self.damage = 0
        self.entered = []
        self.arrived = False
        self.at = 0

    # Then it happens

    def carry_out(self, g: Battle) -> None:
        """B-MOV-15  All moves are made before any merging."""
        g.stack.pop()
        for start in range(0, len(self.moves), MOVE): self.set_out(g, start)
        places: list[int] = []
        for start in range(0, len(self.moves), MOVE):
            self.arrive(g, start)
            place = self.moves[start + UNITS - 1]
            if place not in places: places.append(place)
        if self.origin >= 0 and self.origin not in places: places.append(self.origin)  # it attacks from there
        remember(g, places)
        if places: g.then(Arrival(self.side, places, self.attack))

    def set_out(self, g: Battle, start: int) -> None:
        moves = self.moves
        origin = moves[start]
        for unit in range(KINDS):
            if moves[start + UNITS + unit]: g.take_away(unit, origin, moves[start + UNITS + unit])
        g.damage[origin] -= moves[start + DAMAGE]
        g.leadership_tokens[origin] -= moves[start + TOKENS]

    def arrive(self, g: Battle, start: int) -> None:
        """B-CTL-03, B-REC-09, B-MOV-12  It marks what it enters, and becomes one with the Army it finds."""
        moves = self.moves
        place = moves[start + UNITS - 1]
        g.tell(MOVED, self.side, sum(moves[start + UNITS:start + CHARACTERS]), moves[start], place)
        for via in range(VIA, UNITS): g.army_enters(self.side, moves[start + via])
        for unit in range(KINDS):
            if moves[start + UNITS + unit]: g.put(unit, place, moves[start + UNITS + unit])
        g.damage[place] += moves[start + DAMAGE]
        g.leadership_tokens[place] += moves[start + TOKENS]
        for character in range(len(g.characters)):
            if moves[start + CHARACTERS] >> character & 1: g.characters[character] = place


def may_move(g: Battle, side: int, leadership: bool, contains: int) -> bool:
    """Some Army of this side could be moved by an action that needs this: the same that MoveArmies would offer."""
    facts = g.facts
    if side == FREE and g.characters[BEORN] >= 0:
        return MoveArmies(side, 1, 2 if leadership else 1, leadership, contains).can_go_on(g)
    for place in g.places_with_army(side):
        if contains == ALL_UNITS or has_one_of(g, place, contains):
            if not leadership or g.has_leadership(side, place):
                if place < facts.regions or place not in facts.goblin_points or g.is_open(place):
                    for region in facts.onward[place]:
                        if not g.is_blocked(side, region): return True
    return False


def may_attack(g: Battle, side: int, leadership: bool, contains: int) -> bool:
    """Some Army of this side could attack from where it stands."""
    for place in g.places_with_army(side):
        if contains == ALL_UNITS or has_one_of(g, place, contains):
            if targets(g, side, place) and (not leadership or g.has_leadership(side, place)): return True
    return False


def has_one_of(g: Battle, place: int, wanted: int) -> bool:
    """A unit of one of these types (a mask) is here."""
    return any(wanted >> unit & 1 and g.units[place * KINDS + unit] for unit in range(KINDS))


class Arrival(Procedure[Battle]):
    """B-MOV-12 to 14, B-AMB-05  Armies that met are reduced to five; then one of them may attack."""
    side: int
    places: list[int]
    attack: bool

    def __init__(self, side: int, places: list[int], attack: bool, like: Arrival | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.places = places
        self.attack = attack

    def copy(self) -> Arrival:
        return Arrival(self.side, self.places.copy(), self.attack, self)

    def step(self, g: Battle, at: int) -> bool:
        if at < len(self.places):
            reduce_army(g, self.side, self.places[at], False)
            return True
        g.stack.pop()
        if self.attack: g.then(AttackWith(self.side, self.places))
        return True


class WhichArmy(Decision[Battle]):
    """B-MOV-08, 09  An Army, whole or in parts, or no more."""

    def copy(self) -> WhichArmy: return WhichArmy(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-MOV-01", "B-MOV-08")

    def choice(self, g: Battle, option: int) -> Choice:
        if option == DONE: return Done()
        place = option // 4
        if option % 4 == STAND: return AttackFrom(place)
        return Move(place) if option % 4 == WHOLE else Split(place)

    def options(self, g: Battle) -> list[int]:
        draft = moving(g)
        found: list[int] = []
        for place in g.places_with_army(self.side):
            if draft.may_move_from(g, place):
                found.append(place * 4)
                if draft.units_left(g, place) > 1 or draft.characters_left(g, place): found.append(place * 4 + SPLIT)
            if draft.attack and draft.may_stand(g, place): found.append(place * 4 + STAND)
        if draft.moves or draft.optional: found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        draft = moving(g)
        if option == DONE:
            draft.at = 7
            return
        draft.origin = option // 4
        draft.whole = option % 4 == WHOLE
        if option % 4 == STAND: draft.at = 7


class HowMany(Decision[Battle]):
    """B-MOV-08  How many of this type go; at least one unit must, and one of those the action needs."""

    def copy(self) -> HowMany: return HowMany(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-MOV-08", "B-MOV-05", "B-AMB-26")
    def choice(self, g: Battle, option: int) -> Choice: return Several(moving(g).asked, option)

    def options(self, g: Battle) -> list[int]:
        draft = moving(g)
        needed = draft.contains
        fewest = 1
        for unit in range(KINDS):
            if needed >> unit & 1:
                if unit < draft.asked and draft.taken[unit]: fewest = 0
                if unit > draft.asked and draft.left(g, draft.origin, unit): fewest = 0
        if not needed >> draft.asked & 1: fewest = 0
        return list(range(fewest, draft.left(g, draft.origin, draft.asked) + 1))

    def choose(self, g: Battle, option: int) -> None:
        draft = moving(g)
        draft.taken[draft.asked] = option
        draft.asked += 1


class GoesAlong(Decision[Battle]):
    """B-CHR-12, B-MOV-10  A character goes along or stays behind."""

    def copy(self) -> GoesAlong: return GoesAlong(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-CHR-12", "B-MOV-10")
    def choice(self, g: Battle, option: int) -> Choice:
        return GoAlong(moving(g).asked) if option else StayBehind(moving(g).asked)

    def options(self, g: Battle) -> list[int]:
        draft = moving(g)
        if draft.asked == draft.along: return [1]
        if not draft.leadership or draft.of_the_rest(draft.origin, TOKENS, g.leadership_tokens[draft.origin]):
            return [0, 1]
        for character in draft.characters_left(g, draft.origin):
            if character != draft.asked and g.leadership_of(character):
                if character > draft.asked or draft.taking >> character & 1: return [0, 1]
        return [1]

    def choose(self, g: Battle, option: int) -> None:
        draft = moving(g)
        if option: draft.taking |= 1 << draft.asked
        draft.asked += 1


class TokensGoAlong(Decision[Battle]):
    """B-MOV-08, 10  How many Leadership tokens go along."""

    def copy(self) -> TokensGoAlong: return TokensGoAlong(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-MOV-10", "B-MOV-08")
    def choice(self, g: Battle, option: int) -> Choice: return Number(option)
    def counts(self, g: Battle) -> str: return "leadership"
    def choose(self, g: Battle, option: int) -> None: moving(g).tokens = option

    def options(self, g: Battle) -> list[int]:
        draft = moving(g)
        fewest = 1 if draft.leadership else 0
        for character in range(len(g.characters)):
            if draft.taking >> character & 1 and g.leadership_of(character): fewest = 0
        return list(range(fewest, draft.of_the_rest(draft.origin, TOKENS, g.leadership_tokens[draft.origin]) + 1))


class DamageGoesAlong(Decision[Battle]):
    """B-MOV-11  So much Damage that no part has more tokens than units."""

    def copy(self) -> DamageGoesAlong: return DamageGoesAlong(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-MOV-11",)
    def choice(self, g: Battle, option: int) -> Choice: return Number(option)
    def counts(self, g: Battle) -> str: return "damage"
    def choose(self, g: Battle, option: int) -> None: moving(g).damage = option

    def options(self, g: Battle) -> list[int]:
        draft = moving(g)
        damage = draft.of_the_rest(draft.origin, DAMAGE, g.damage[draft.origin])
        going = sum(draft.taken)
        staying = draft.units_left(g, draft.origin) - going
        return list(range(max(0, damage - staying), min(damage, going) + 1))


class MoveTo(Decision[Battle]):
    """B-MOV-01, 04, 16, 17  One region on; a longer move may end on the way."""

    def copy(self) -> MoveTo: return MoveTo(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-MOV-01", "B-MOV-18", "B-PAS-03")
    def choice(self, g: Battle, option: int) -> Choice: return Done() if option == DONE else Choose(option)

    def options(self, g: Battle) -> list[int]:
        draft = moving(g)
        entered = len(draft.entered)
        here = draft.entered[entered - 1] if entered else draft.origin
        found = [region for region in g.facts.onward[here] if draft.may_enter(g, here, region, entered)]
        if entered and not draft.is_beorns(g, here): found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        draft = moving(g)
        if option == DONE:
            draft.arrived = True
        else:
            draft.entered.append(option)


def moving(g: Battle) -> MoveArmies: return g.nearest(MoveArmies)
