"""What lies on the table of the battle: Armies, tokens, markers, cards, dice, and what may be asked of them."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ravenhill.core.numbers import AskedTable
from ravenhill.core.words import Ability, Moment, Source
from ravenhill.games.five_armies.facts import KINDS, TOKEN_GROUPS, Facts
from ravenhill.games.five_armies.lines import (
    CARD_GONE,
    CHARACTER_GONE,
    CONTROL_LOST,
    CONTROL_TAKEN,
    DAMAGE_REMOVED,
    DAMAGED,
    ELIMINATED,
    LEADERSHIP_LOST,
    LEADERSHIP_PLACED,
    MUSTERED,
    PASS_OPENED,
    TOKEN_PLACED,
    TOKENS_ELIMINATED,
)
from ravenhill.games.five_armies.terms import (
    BEORN,
    BOLG,
    EVENT_DECK,
    FREE,
    GENERALS,
    GREAT_ORC,
    SHADOW,
)

STACKING_LIMIT: Final = 5            # B-ARM-01
HAND_LIMIT: Final = 6                # B-CRD-04
MOST_ACTIVATIONS: Final = 3          # B-GEN-01
FACES: Final = 7                     # results an Action Die may show
TERRITORIES: Final = 4
OPENS_WITH: Final = 5                # B-PAS-02
POINTS_TO_WIN: Final = 10            # B-VIC-05

# Where a character is, below the numbers of places
WAITING: Final = -1                  # not yet in play
OFF_BOARD: Final = -2                # B-AMB-44  in play, nowhere
GONE: Final = -3                     # B-CHR-13
IN_THE_AIR: Final = -4               # B-EAG-10  the Lord of the Eagles, whose territory is in `lord`
EYRIE: Final = 4                     # after the four territories

# Where a Fate tile lies
OUTSIDE: Final = 0
POOL: Final = 1
DRAWN: Final = 2
SET_ASIDE: Final = 3
SPENT: Final = 4

# Piles of cards
EVENTS: Final = 0                    # the Event deck
STORIES: Final = 1                   # a deck for each side
FATES: Final = 3
HAND: Final = 4                      # one for each side
DISCARD: Final = 6                   # face down, one for each side
USED: Final = 8                      # face up
TABLE: Final = 9                     # B-CRD-14  one for each side
BESIDE: Final = 11                   # B-FAT-10  Fate cards kept next to a character
BOX: Final = 12                      # unit, maneuver and reference cards
TIRED: Final = 13                    # B-CMB-13  unit and maneuver cards played in this combat
LOOKED: Final = 14                   # B-INF-06  cards of a deck that a side is looking at, one for each side
SEES: Final = [0, 0, 0, 0, 1, 2, 1, 2, 3, 3, 3, 3, 3, 3, 1, 2]
DECK_PILE: Final = [EVENTS, STORIES, STORIES + 1, FATES, BOX, BOX, BOX]

# Moments of a card's sentence, after the seven of a combat round in terms.py
BEFORE_YOUR_ACTION: Final = Moment(7)
CHARACTER_RESULT: Final = Moment(8)
WILL_OF_THE_WEST_RESULT: Final = Moment(9)
MUSTER_RESULT: Final = Moment(10)
DAMAGE_APPLIED: Final = Moment(11)
ENTERS_PLAY: Final = Moment(12)
ORDER: Final = Moment(13)            # B-CRD-01  played with a die; a Fate card: when drawn
IN_PLAY: Final = Moment(14)          # B-FAT-10  of a Fate card: its character enters play, or is there already
MOMENTS: Final = 15

# Numbers the rules ask of the cards in force: `g.asked(LEADERSHIP_OF, character, printed)`
LEADERSHIP_OF: Final = 0             # of a character
ACTION_DICE: Final = 1               # of a side
COMBAT_DICE: Final = 2               # of a side, in the combat under way; so are the next ones
TARGET_NUMBER: Final = 3
ADD_TO_ROLL: Final = 4
ADD_TO_REROLL: Final = 5
MANEUVER: Final = 6                  # 1: the side may use the Maneuver Ability of its Unit card
CASUALTY_REMOVES: Final = 7          # Damage tokens taken by one casualty, of a unit type
BEORN_DICE: Final = 8
BEORN_ADD: Final = 9
EAGLE_DICE: Final = 10
FORDS: Final = 11                    # 1: the Army of a place may retreat across fords
EAGLES_IN_BOXES: Final = 13          # so many Eagles may each turn attack inside the mountain
STROKES_ON_BOTH: Final = 14          # 1: Thorin's Mighty Strokes work on both rolls
TARGET_FIXED: Final = 15             # the Target Number whatever else would count; 0: none is fixed
BEORN_AGAIN: Final = 12              # regions Beorn may move, and attack again, after a combat he won

# What happens once a turn, as a mask
BEORN_STRUCK_AGAIN: Final = 1
EAGLE_STRUCK_BOX: Final = 2

# What ends a lasting effect, as a mask
END_OF_TURN: Final = 1
GREAT_ORC_ELIMINATED: Final = 2
FORTIFICATION_FELL: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(AskedTable):
    """The whole table. A place holds the Army of one side only, so Damage and Leadership tokens need no side.

    Long columns are bytes, which copy thirty times faster than lists; what is read most is a list.
    """
    facts: Facts                     # what is printed; shared, never copied or saved
    units: bytearray                 # by place * 9 + type
    armies: list[int]                # how many units, by side * places + place
    standing: list[list[int] | None]  # where the Armies of each side stand, once somebody asked; not saved, not copied
    unused: list[int]                # B-CMP-13  figures left, by type
    damage: bytearray                # by place
    leadership_tokens: bytearray     # by place
    recruits: bytearray              # B-INF-01  facedown tokens by group * places + place: nobody knows their fronts
    lying: tuple[bytes, list[int]]   # `recruits` when somebody last asked where tokens lie, and the answer; not saved
    bag: list[int]                   # tokens not yet flipped, facedown on the map or unused, by front
    control: bytearray               # B-CTL-06  1: a Shadow Control marker, by place
    walls: bytearray                 # B-FOR-01  Damage on the Fortification, by place
    characters: list[int]            # the place of each, or why he has none
    eagles: list[int]                # by territory, then in the Eyrie; without their Lord
    bats: list[int]                  # by territory
    tiles: list[int]                 # where each Fate tile lies
    action_dice: list[int]           # unused, by side * 7 + face
    pools: list[int]                 # dice of this turn, by side
    lasting: list[Source]            # card effects in force
    lasting_until: list[int]         # what ends each of them
    turn: int
    phase: int
    active: int                      # whose action it is
    fate: int
    lord: int                        # the territory of the Lord of the Eagles
    activated: int                   # B-GEN-01  Generals with a token, as a mask
    open_passes: int                 # as a mask
    rings: int
    wrath: int
    bodyguards: int
    concentration: int
    may_pass: bool                   # B-AMB-30  no General's ability was used before this action
    once: int                        # what happens once a turn and has happened, as a mask

    def __init__(self, facts: Facts, like: Battle | None = None) -> None:
        super().__init__(len(SEES), like)
        self.facts = facts
        self.standing = [None, None]
        if like is None:
            places = facts.places
            self.units = bytearray(places * KINDS)
            self.armies = [0] * (2 * places)
            self.unused = facts.figures.copy()
            self.damage = bytearray(places)
            self.leadership_tokens = bytearray(places)
            self.recruits = bytearray(TOKEN_GROUPS * places)
            self.lying = (bytes(TOKEN_GROUPS * places), [])
            self.bag = facts.face_count.copy()
            self.control = bytearray(places)
            self.walls = bytearray(places)
            self.characters = [WAITING] * len(facts.character_side)
            self.eagles = [0] * (TERRITORIES + 1)
            self.bats = [0] * TERRITORIES
            self.tiles = [OUTSIDE] * len(facts.tile_value)
            self.action_dice = [0] * (2 * FACES)
            self.pools = [0, 0]
            self.lasting = []
            self.lasting_until = []
            self.turn = 0
            self.phase = 0
            self.active = FREE
            self.fate = 0
            self.lord = EYRIE
            self.activated = 0
            self.open_passes = 0
            self.rings = 0
            self.wrath = 0
            self.bodyguards = 0
            self.concentration = 0
            self.may_pass = True
            self.once = 0
        else:
            self.units = like.units.copy()
            self.armies = like.armies.copy()
            self.unused = like.unused.copy()
            self.damage = like.damage.copy()
            self.leadership_tokens = like.leadership_tokens.copy()
            self.recruits = like.recruits.copy()
            self.lying = like.lying
            self.bag = like.bag.copy()
            self.control = like.control.copy()
            self.walls = like.walls.copy()
            self.characters = like.characters.copy()
            self.eagles = like.eagles.copy()
            self.bats = like.bats.copy()
            self.tiles = like.tiles.copy()
            self.action_dice = like.action_dice.copy()
            self.pools = like.pools.copy()
            self.lasting = like.lasting.copy()
            self.lasting_until = like.lasting_until.copy()
            self.turn = like.turn
            self.phase = like.phase
            self.active = like.active
            self.fate = like.fate
            self.lord = like.lord
            self.activated = like.activated
            self.open_passes = like.open_passes
            self.rings = like.rings
            self.wrath = like.wrath
            self.bodyguards = like.bodyguards
            self.concentration = like.concentration
            self.may_pass = like.may_pass
            self.once = like.once

    def copy(self) -> Battle: return Battle(self.facts, self)
    def sees(self, pile: int) -> int: return SEES[pile]                            # B-INF-04
    def back(self, card: int, kind: int) -> int: return self.facts.card_deck[kind]
    def points(self, seat: int) -> int: return self.victory_points() if seat == SHADOW else self.fate

    # Armies

    def army(self, side: int, place: int) -> int:
        """B-FIG-01  How many units this side has in this place."""
        return self.armies[side * self.facts.places + place]

    def owner(self, place: int) -> int:
        """The side whose Army stands here, or -1."""
        if self.armies[place]: return FREE
        return SHADOW if self.armies[self.facts.places + place] else -1

    def size(self, place: int) -> int:
        """The number of units here, whoever's."""
        return self.armies[place] + self.armies[self.facts.places + place]

    def places_with_army(self, side: int) -> list[int]:
        """Where Armies of this side stand. Asked by nearly every rule, so it is found once a change: read it only."""
        found = self.standing[side]
        if found is None:
            places = self.facts.places
            found = [place for place, units in enumerate(self.armies[side * places:side * places + places]) if units]
            self.standing[side] = found
        return found

    def has(self, place: int, unit: int) -> int:
        """How many units of this type stand here."""
        return self.units[place * KINDS + unit]

    def combat_strength(self, place: int) -> int:
        """B-CMB-20  The Combat Strength of all units here, before the limit of five dice."""
        total = 0
        strength = self.facts.strength
        start = place * KINDS
        for unit in range(KINDS):
            total += self.units[start + unit] * strength[unit]
        return total

    def favoring(self, place: int, terrain: int, attacking: bool) -> int:
        """B-CMB-06  Units here for which this is a Favored Terrain."""
        favored = self.facts.favored_attacking if attacking else self.facts.favored_defending
        total = 0
        for unit in range(KINDS):
            if favored[unit * 5 + terrain]: total += self.units[place * KINDS + unit]
        return total

    def is_blocked(self, side: int, place: int) -> bool:
        """B-MOV-01, B-BEO-09, B-AMB-22  An enemy Army, or Beorn for the Shadow, keeps this side's Armies out."""
        if self.army(1 - side, place): return True
        return side == SHADOW and self.characters[BEORN] == place

    def is_threatened(self, side: int, place: int) -> bool:
        """B-MOV-18, 19, B-BEO-09  An enemy Army is adjacent, not counting impassable borders."""
        start = (1 - side) * self.facts.places
        for other in self.facts.adjacent[place]:
            if self.armies[start + other]: return True
            if side == SHADOW and self.characters[BEORN] == other: return True
        return False

    def is_over_limit(self, place: int) -> bool:
        """B-ARM-01 to 03, B-MOV-23, B-AMB-02  More than five units, where the limit holds."""
        facts = self.facts
        return self.armies[place] > STACKING_LIMIT or (
            self.armies[facts.places + place] > STACKING_LIMIT and not facts.is_unlimited[place])

    # Leadership and characters

    def leadership_of(self, character: int) -> int:
        """B-CHR-01  The Leadership rating, with what Fate cards add."""
        return self.asked(LEADERSHIP_OF, character, self.facts.leadership[character])

    def leadership(self, side: int, place: int) -> int:
        """B-LDR-03  The tokens and the ratings of the characters in the Army of this side here."""
        if not self.army(side, place): return 0
        total = self.leadership_tokens[place]
        for character, where in enumerate(self.characters):
            if where == place and self.facts.character_side[character] == side:
                total += self.leadership_of(character)
        return total

    def has_leadership(self, side: int, place: int) -> bool:
        """B-LDR-04  A token, or a character rated 1 or more."""
        if not self.army(side, place): return False
        if self.leadership_tokens[place]: return True
        for character, where in enumerate(self.characters):
            if where == place and self.facts.character_side[character] == side and self.leadership_of(character):
                return True
        return False

    def characters_at(self, side: int, place: int) -> list[int]:
        """B-CHR-02  The characters of this side here; with its Army if there is one. Beorn is always alone."""
        return [character for character, where in enumerate(self.characters)
                if where == place and character != BEORN and self.facts.character_side[character] == side]

    def is_in_play(self, character: int) -> bool:
        where = self.characters[character]
        return where >= 0 or where in (OFF_BOARD, IN_THE_AIR)

    def is_ready(self, character: int) -> bool:
        """B-CHR-05, 06, 07, B-AMB-01, B-FAT-09  May he be brought into play now, as far as Fate or the Valley goes?"""
        if self.characters[character] != WAITING: return False
        if character == BOLG:
            start = self.facts.places
            return any(self.armies[start + place] for place in self.facts.valley)
        return self.fate >= self.facts.fate_step[character]

    def is_active(self, general: int) -> bool:
        """B-GEN-02  The General has an Activation token."""
        return self.activated >> general & 1 == 1

    def active_generals(self) -> int:
        return sum([self.activated >> general & 1 for general in range(GENERALS)])

    def leadership_left(self, side: int) -> int:
        """B-AMB-37  Tokens of this side still in the box."""
        left = self.facts.leadership_tokens[side]
        for place in self.places_with_army(side): left -= self.leadership_tokens[place]
        return left

    # Tokens, control, points

    def tokens(self, side: int, place: int) -> int:
        """Facedown Recruitment tokens of this side here."""
        total = 0
        for group in range(TOKEN_GROUPS):
            if self.facts.side_of_group[group] == side: total += self.recruits[group * self.facts.places + place]
        return total

    def tokens_lying(self) -> list[int]:
        """Where facedown tokens lie, as group * places + place. Found once a change: read it only."""
        if self.recruits != self.lying[0]:
            self.lying = (bytes(self.recruits), [where for where, count in enumerate(list(self.recruits)) if count])
        return self.lying[1]

    def tokens_left(self, group: int) -> int:
        """B-REC-06  Tokens of a group neither flipped nor facedown on the map."""
        first = group * self.facts.places
        left = 0
        for face in self.facts.faces_of_group[group]: left += self.bag[face]
        for where in self.tokens_lying():
            if first <= where < first + self.facts.places: left -= self.recruits[where]
        return left

    def may_take_token(self, side: int, place: int) -> bool:
        """B-REC-05, B-AMB-35  No token where an enemy Army, an enemy Control marker or Beorn is."""
        if self.army(1 - side, place) or self.characters[BEORN] == place: return False
        return (side == SHADOW and not self.is_free_settlement(place)) or (side == FREE and not self.control[place])

    def is_free_settlement(self, place: int) -> bool:
        """B-CTL-06  A Settlement without a Control marker is the Free Peoples'."""
        return self.facts.is_settlement[place] and not self.control[place]

    def controls(self, side: int, place: int) -> bool:
        """B-CTL-01, 06  The Settlement or Fortification here is under this side's control."""
        return self.facts.is_settlement[place] and (self.control[place] == 1) == (side == SHADOW)

    def settlements_held(self) -> int:
        """How many Settlements the Shadow controls."""
        return sum(self.control)

    def victory_points(self) -> int:
        """B-VIC-01  The points of the Settlements under Shadow control."""
        total, control = 0, bytes(self.control)              # which a compiled loop reads faster
        for place in self.facts.settlements:
            if control[place]: total += self.facts.victory_points[place]
        return total

    def holds_two_in_a_territory(self) -> bool:
        """B-TRN-03  Two Settlements of one territory are under Shadow control."""
        held = [0] * TERRITORIES
        for place in self.facts.settlements:
            if self.control[place]: held[self.facts.territory[place]] += 1
        return max(held) >= 2

    def is_unbroken(self, place: int) -> bool:
        """B-FOR-01  A Fortification whose Damage is below its Protection Value."""
        return self.walls[place] < self.facts.protection[place]

    def dice_left(self, side: int) -> int:
        left = 0
        for face in range(FACES): left += self.action_dice[side * FACES + face]
        return left

    def speaking(self, question: int, thing: int) -> list[Source]: return self.lasting

    def sentence(self, source: Source) -> Ability:
        library = self.facts.library
        assert library is not None
        return library.cards[self.kind[source.card]].rules[source.ability]

    # Verbs: units

    def muster(self, unit: int, place: int, count: int = 1, told: bool = True) -> int:
        """B-REC-11, B-CMP-13, B-PAS-08, B-AMB-20  So many units, or as many as there are figures. How many came."""
        count = min(count, self.unused[unit])
        if count > 0:
            self.unused[unit] -= count
            self.put(unit, place, count)
            if told: self.tell(MUSTERED, unit, count, place)
        return max(count, 0)

    def put(self, unit: int, place: int, count: int) -> None:
        """Units that were already counted as in play come to this place."""
        self.units[place * KINDS + unit] += count
        self.count_units(unit, place, count)
        if place >= self.facts.regions: self.pass_may_open(place)

    def pass_may_open(self, place: int) -> None:
        """B-PAS-02, B-AMB-03  Five units in a Mustering Point open its Pass for good."""
        for n, point in enumerate(self.facts.goblin_points):
            if point == place and not self.open_passes >> n & 1 and self.size(place) >= OPENS_WITH:
                self.open_pass(n)

    def open_pass(self, n: int) -> None:
        """B-PAS-02  The Closed Pass marker is removed."""
        self.open_passes |= 1 << n
        self.tell(PASS_OPENED, self.facts.mountain_passes[n])

    def is_open(self, place: int) -> bool:
        """B-PAS-01  Whether the Pass of this Goblin Mustering Point is open."""
        return self.open_passes >> self.facts.goblin_points.index(place) & 1 == 1

    def take_away(self, unit: int, place: int, count: int) -> None:
        """Units leave this place and are still in play."""
        self.units[place * KINDS + unit] -= count
        self.count_units(unit, place, -count)

    def count_units(self, unit: int, place: int, more: int) -> None:
        """So many units more, or fewer, are counted here."""
        side = self.facts.side_of[unit]
        self.armies[side * self.facts.places + place] += more
        self.standing[side] = None

    def eliminate_unit(self, unit: int, place: int, count: int = 1) -> None:
        """B-DMG-04, 07, B-CHR-10  The figures go back to the unused ones; the last one takes the whole Army with it."""
        side = self.facts.side_of[unit]
        self.take_away(unit, place, count)
        self.unused[unit] += count
        self.tell(ELIMINATED, unit, count, place, self.damage[place])
        if not self.army(side, place):
            self.damage[place] = 0
            self.leadership_tokens[place] = 0
            for character in self.characters_at(side, place): self.eliminate_character(character)
        if unit == GREAT_ORC: self.lasting_ends(GREAT_ORC_ELIMINATED)

    def casualty(self, unit: int, place: int, removes: int = 2) -> None:
        """B-DMG-03  A unit is eliminated and takes up to two Damage tokens away."""
        self.damage[place] -= min(removes, self.damage[place])
        self.eliminate_unit(unit, place)

    # Verbs: Damage

    def add_damage(self, place: int, count: int) -> None:
        """B-DMG-01  Damage tokens come to the Army here."""
        if count > 0 and self.size(place):
            self.damage[place] += count
            self.tell(DAMAGED, self.owner(place), place, count)

    def remove_damage(self, place: int, count: int, told: bool = True) -> int:
        """Take away so many Damage tokens, or as many as there are. How many were taken."""
        count = min(count, self.damage[place])
        if count > 0:
            self.damage[place] -= count
            if told: self.tell(DAMAGE_REMOVED, self.owner(place), place, count)
        return count

    # Verbs: Leadership, characters

    def place_leadership(self, side: int, place: int, count: int = 1, told: bool = True) -> int:
        """B-LDR-01, B-AMB-37  A Leadership token comes to the Army of this side here, if one is left."""
        count = min(count, self.leadership_left(side)) if self.army(side, place) else 0
        if count > 0:
            self.leadership_tokens[place] += count
            if told: self.tell(LEADERSHIP_PLACED, side, place + 1)
        return max(count, 0)

    def lose_leadership(self, place: int, count: int) -> int:
        """Leadership tokens here go back to the box. How many did."""
        count = min(count, self.leadership_tokens[place])
        if count > 0:
            self.leadership_tokens[place] -= count
            self.tell(LEADERSHIP_LOST, self.owner(place), place, count)
        return count

    def eliminate_character(self, character: int) -> None:
        """B-CHR-13, B-GEN-06, B-BOL-06, B-VIC-02  Out of the game, with his token; Bolg's end is the Shadow's."""
        self.characters[character] = GONE
        if character < GENERALS: self.activated &= ~(1 << character)
        self.tell(CHARACTER_GONE, character)
        if character == BOLG: self.finish(FREE, "war-bolg")

    # Verbs: tokens and control

    def place_token(self, group: int, place: int) -> bool:
        """B-REC-03, 06  A token of the group is laid facedown, if one is left."""
        if not self.tokens_left(group): return False
        self.recruits[group * self.facts.places + place] += 1
        self.tell(TOKEN_PLACED, group, place)
        return True

    def eliminate_tokens(self, side: int, place: int) -> None:
        """B-REC-09  The facedown tokens of this side here go back unseen."""
        for group in range(TOKEN_GROUPS):
            here = group * self.facts.places + place
            if self.recruits[here] and self.facts.side_of_group[group] == side:
                self.tell(TOKENS_ELIMINATED, group, self.recruits[here], place)
                self.recruits[here] = 0

    def army_enters(self, side: int, place: int) -> None:
        """B-CTL-01 to 04, B-REC-09, 10  An Army comes into a place, or through it: control and enemy tokens."""
        self.eliminate_tokens(1 - side, place)
        if side == SHADOW:
            self.take_control(place)
        else:
            self.lose_control(place)

    def take_control(self, place: int) -> None:
        """B-CTL-01, B-VIC-06, B-AMB-27, 48  A marker on a Settlement; ten points with the Front Gate win at once."""
        if self.is_free_settlement(place):
            self.control[place] = 1
            points = self.victory_points()
            self.tell(CONTROL_TAKEN, place, points)
            if points >= POINTS_TO_WIN and self.control[self.facts.front_gate]: self.finish(SHADOW, "war-front-gate")

    def lose_control(self, place: int) -> None:
        """B-CTL-02  The Free Peoples come back."""
        if self.control[place]:
            self.control[place] = 0
            self.tell(CONTROL_LOST, place, self.victory_points())

    # Verbs: cards and what lasts

    def put_in_force(self, source: Source, until: int) -> None:
        """B-CRD-14  An effect that stays."""
        self.lasting.append(source)
        self.lasting_until.append(until)

    def lasting_ends(self, what: int, place: int = -1) -> None:
        """B-CRD-14  Effects that were to last until this (here) end, and their cards leave the table."""
        for n in range(len(self.lasting) - 1, -1, -1):
            if self.lasting_until[n] & what and (place < 0 or place in self.lasting[n].picks): self.end_lasting(n)

    def end_lasting(self, n: int) -> None:
        card = self.lasting[n].card
        del self.lasting[n]
        del self.lasting_until[n]
        if self.pile[card] == TABLE or self.pile[card] == TABLE + SHADOW:
            self.tell(CARD_GONE, card)
            self.move(card, USED)

    def reshuffle_events(self) -> None:
        """B-CRD-06, 15  All used and discarded Events become the deck again."""
        for pile in (USED, DISCARD, DISCARD + SHADOW):
            for card in self.piles[pile].copy():
                if self.facts.card_deck[self.kind[card]] == EVENT_DECK:
                    self.take(card)
                    self.lay(card, EVENTS)
        self.shuffle(EVENTS)
