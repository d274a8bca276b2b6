"""Characters: how they come into play, and how they move."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done, No
from ravenhill.core.frames import Decision, Draft, Procedure
from ravenhill.games.five_armies.choices import Choose, ChooseCharacter
from ravenhill.games.five_armies.lines import CHARACTER_ENTERED, CHARACTER_MOVED
from ravenhill.games.five_armies.rules.cards import announce, fate_character
from ravenhill.games.five_armies.rules.damage import reduce_army
from ravenhill.games.five_armies.rules.eagles import muster_eagles
from ravenhill.games.five_armies.rules.recruiting import FlipToken
from ravenhill.games.five_armies.state import (
    BESIDE,
    EYRIE,
    IN_PLAY,
    IN_THE_AIR,
    OFF_BOARD,
    Battle,
)
from ravenhill.games.five_armies.terms import (
    BEORN,
    BILBO,
    BOLG,
    DWARF_VETERAN,
    FREE,
    GREAT_ORC,
    LORD_OF_THE_EAGLES,
    SHADOW,
    SHADOW_TOKENS,
    THORIN,
)

DONE: Final = 999
POINTS_AGAINST_BEORN: Final = 6      # B-VIC-03
BODYGUARDS_WITH_DALE: Final = 3      # B-BOL-02


def entry_places(g: Battle, character: int) -> list[int]:
    """B-CHR-08, B-BIL-01, B-BEO-01, B-BOL-01  Where he may come into play now; for the Eagles' Lord, the Eyrie."""
    facts = g.facts
    if character == LORD_OF_THE_EAGLES: return [EYRIE]
    if character == BILBO: return bilbos_company(g)
    if character == THORIN:
        gate = facts.front_gate
        return [] if g.army(SHADOW, gate) or g.control[gate] else [gate]
    if character == BEORN: return [place for place in facts.south_edge if not g.size(place)]
    return [place for place in facts.mustering_regions if not g.army(FREE, place) and g.characters[BEORN] != place]


def bilbos_company(g: Battle) -> list[int]:
    """B-BIL-01  Regions with another character of the Free Peoples, or with one of their Leadership tokens."""
    here = [False] * g.facts.places
    for place in g.places_with_army(FREE): here[place] = g.leadership_tokens[place] > 0
    for other, place in enumerate(g.characters):
        if place >= 0 and g.facts.character_side[other] == FREE: here[place] = True
    return [place for place in range(g.facts.regions) if here[place]]


def may_enter(g: Battle, character: int) -> bool:
    """B-CHR-04, 08  He is ready, and there is a place for him."""
    return g.is_ready(character) and len(entry_places(g, character)) > 0


class EnterPlay(Decision[Battle]):
    """B-CHR-04  Where a ready character comes into play."""
    character: int

    def __init__(self, side: int, character: int) -> None:
        super().__init__(side)
        self.character = character

    def copy(self) -> EnterPlay: return EnterPlay(self.side, self.character)
    def rules(self) -> tuple[str, ...]: return ("B-CHR-04", "B-CHR-08")
    def options(self, g: Battle) -> list[int]: return entry_places(g, self.character)

    def choice(self, g: Battle, option: int) -> Choice:
        return Done() if self.character == LORD_OF_THE_EAGLES else Choose(option)

    def choose(self, g: Battle, option: int) -> None:
        g.tell(CHARACTER_ENTERED, self.character, -1 if self.character == LORD_OF_THE_EAGLES else option)
        g.then(Entered(self.character, option))


class Entered(Procedure[Battle]):
    """B-CHR-04  What a character brings with him."""
    character: int
    place: int

    def __init__(self, character: int, place: int, like: Entered | None = None) -> None:
        super().__init__(like)
        self.character = character
        self.place = place

    def copy(self) -> Entered: return Entered(self.character, self.place, self)

    def step(self, g: Battle, at: int) -> bool:
        if at == 0:
            self.take_his_place(g)
            return True
        if self.character == BOLG and at <= len(g.facts.mustering_regions):
            self.flip_one(g, g.facts.mustering_regions[at - 1])
            return True
        g.stack.pop()
        if self.character == THORIN: reduce_army(g, FREE, self.place, True)
        for card in g.piles[BESIDE].copy():
            if fate_character(g, card) == self.character: announce(g, IN_PLAY, card)
        return True

    def take_his_place(self, g: Battle) -> None:
        character = self.character
        g.characters[character] = self.place
        if character == LORD_OF_THE_EAGLES: self.the_lord_comes(g)
        elif character == BILBO: g.rings = g.facts.rings                     # B-BIL-01
        elif character == THORIN: self.thorin_comes(g)
        elif character == BEORN: self.beorn_comes(g)
        else: self.bolg_comes(g)

    def the_lord_comes(self, g: Battle) -> None:
        """B-EAG-03  With one Eagle, to the Eyrie."""
        g.characters[LORD_OF_THE_EAGLES] = IN_THE_AIR
        g.lord = EYRIE
        muster_eagles(g, 1)

    def thorin_comes(self, g: Battle) -> None:
        """B-BEO-07, B-AMB-35  With a Veteran, who does not come to where Beorn stands."""
        if g.characters[BEORN] != self.place: g.muster(DWARF_VETERAN, self.place)

    def beorn_comes(self, g: Battle) -> None:
        """B-BEO-02, 06, B-VIC-03  Eight Wrath tokens and those of Fate; against few Shadow points he decides all."""
        g.wrath = min(g.wrath + g.facts.wrath, g.facts.most_wrath)
        g.eliminate_tokens(SHADOW, self.place)
        if g.victory_points() < POINTS_AGAINST_BEORN: g.finish(FREE, "war-beorn")

    def bolg_comes(self, g: Battle) -> None:
        """B-BOL-01, 02  With a Great Orc, and one Bodyguard token, or three from the Ruins of Dale."""
        g.muster(GREAT_ORC, self.place)
        dale = g.control[g.facts.ruins_of_dale] == 1
        g.bodyguards = min(BODYGUARDS_WITH_DALE if dale else g.facts.bodyguards, g.facts.most_bodyguards)

    def flip_one(self, g: Battle, place: int) -> None:
        """B-BOL-01  One token in each Mustering region."""
        if g.recruits[SHADOW_TOKENS * g.facts.places + place]: g.then(FlipToken(SHADOW_TOKENS, place))


# Movement


def walkers(g: Battle, side: int) -> list[int]:
    """B-CHR-03, 11, B-BEO-04  Characters of a side on the board; Beorn and the Eagles' Lord go their own ways."""
    return [character for character, where in enumerate(g.characters)
            if where >= 0 and character != BEORN and g.facts.character_side[character] == side]


class CharacterMovement(Draft[Battle]):
    """B-CHR-09, 11, B-DIC-11  Any or all characters, each up to his Movement rating; enemies do not matter."""
    further: int                     # regions more than the rating
    moved: list[int]                 # character, region, character, region …
    who: int
    enough: bool

    def __init__(self, side: int, further: int = 0, like: CharacterMovement | None = None) -> None:
        super().__init__(side, like)
        self.further = further
        self.moved = [] if like is None else like.moved.copy()
        self.who = -1 if like is None else like.who
        self.enough = False if like is None else like.enough

    def copy(self) -> CharacterMovement: return CharacterMovement(self.side, self.further, self)
    def blank(self, g: Battle) -> CharacterMovement: return CharacterMovement(self.side, self.further)

    def step(self, g: Battle, at: int) -> bool:
        if self.who >= 0:
            g.then(CharacterTo(self.side))
        elif self.enough or not g.ask_if_any(WhoMoves(self.side), DONE):
            for n in range(0, len(self.moved), 2):
                g.characters[self.moved[n]] = self.moved[n + 1]
                g.tell(CHARACTER_MOVED, self.moved[n], self.moved[n + 1])
            return False
        return True

    def waiting(self, g: Battle) -> list[int]:
        gone = self.moved[::2]
        return [character for character in walkers(g, self.side) if character not in gone]


class WhoMoves(Decision[Battle]):
    """B-CHR-11  The next character, or no more."""

    def copy(self) -> WhoMoves: return WhoMoves(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-CHR-11",)
    def choice(self, g: Battle, option: int) -> Choice: return Done() if option == DONE else ChooseCharacter(option)

    def options(self, g: Battle) -> list[int]:
        draft = walking(g)
        found = draft.waiting(g)
        if draft.moved: found.append(DONE)
        return found

    def choose(self, g: Battle, option: int) -> None:
        draft = walking(g)
        if option == DONE:
            draft.enough = True
        else:
            draft.who = option


class CharacterTo(Decision[Battle]):
    """B-CHR-09, 11  The region he goes to."""

    def copy(self) -> CharacterTo: return CharacterTo(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-CHR-11", "B-CHR-09")
    def choice(self, g: Battle, option: int) -> Choice: return Choose(option)

    def options(self, g: Battle) -> list[int]:
        draft = walking(g)
        return g.facts.reach[g.facts.movement[draft.who] + draft.further][g.characters[draft.who]]

    def choose(self, g: Battle, option: int) -> None:
        draft = walking(g)
        draft.moved += [draft.who, option]
        draft.who = -1


def walking(g: Battle) -> CharacterMovement: return g.nearest(CharacterMovement)


# Bilbo's ring


def bilbo_may_vanish(g: Battle) -> bool:
    """B-BIL-03, B-AMB-44  He is in play, on the board or off it, and has a Ring token."""
    return g.rings > 0 and (g.characters[BILBO] >= 0 or g.characters[BILBO] == OFF_BOARD)


class BilboAppears(Decision[Battle]):
    """B-BIL-03  A Ring token takes him to any region, or he stays."""

    def copy(self) -> BilboAppears: return BilboAppears(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-BIL-03",)
    def choice(self, g: Battle, option: int) -> Choice: return No() if option == DONE else Choose(option)
    def options(self, g: Battle) -> list[int]: return [DONE, *range(g.facts.regions)]

    def choose(self, g: Battle, option: int) -> None:
        if option != DONE:
            g.rings -= 1
            g.characters[BILBO] = option
            g.tell(CHARACTER_MOVED, BILBO, option)
