"""The Action Dice: what each result can be used for."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Pass
from ravenhill.core.frames import EVERYBODY, Decision, Procedure
from ravenhill.games.five_armies.choices import PlayCard, SkipDie, UseDie
from ravenhill.games.five_armies.facts import KINDS
from ravenhill.games.five_armies.lines import DIE_SKIPPED, DIE_USED, PASSED
from ravenhill.games.five_armies.rules.armies import ALL_UNITS, MoveArmies, may_attack, may_move
from ravenhill.games.five_armies.rules.attack import CombinedAttack, may_combine
from ravenhill.games.five_armies.rules.bats import bat_cloud, clouds
from ravenhill.games.five_armies.rules.beorn import BeornMoves, may_pay_wrath, pay_wrath
from ravenhill.games.five_armies.rules.cards import may_play, play_card
from ravenhill.games.five_armies.rules.characters import (
    BilboAppears,
    CharacterMovement,
    EnterPlay,
    bilbo_may_vanish,
    may_enter,
    walkers,
)
from ravenhill.games.five_armies.rules.eagles import EagleAttack, eagles_may_attack
from ravenhill.games.five_armies.rules.generals import DONE as NO_ABILITY
from ravenhill.games.five_armies.rules.generals import UseGeneral
from ravenhill.games.five_armies.rules.hand import draw_event, draw_story, keep_to_the_limit
from ravenhill.games.five_armies.rules.rally import RallyArmies, in_need
from ravenhill.games.five_armies.rules.recruiting import (
    Recruitment,
    may_flip,
    may_redouble,
    own_groups,
    recruit_goblins,
    redoubled_strength,
)
from ravenhill.games.five_armies.state import EVENTS, FACES, HAND, STORIES, Battle
from ravenhill.games.five_armies.terms import (
    ARMY,
    BEORN,
    BILBO,
    BOLG,
    CHARACTER,
    EVENT,
    FREE,
    GOBLIN,
    LORD_OF_THE_EAGLES,
    MUSTER,
    MUSTER_ARMY,
    SHADOW,
    THORIN,
    WILL_OF_THE_WEST,
)

# What a die may be used for, in the order of the rulebook's chart
STRATEGIC_MOVEMENT: Final = 0
ATTACK: Final = 1
COMBINED_ATTACK: Final = 2
RECRUITMENT: Final = 3
RALLY: Final = 4
FAST_MOVEMENT: Final = 5
LEADERS_ATTACK: Final = 6
CHARACTER_MOVEMENT: Final = 7
DRAW_CARDS: Final = 8
GOBLIN_RECRUITMENT: Final = 9
GOBLIN_ATTACK: Final = 10
GOBLIN_MOVEMENT: Final = 11
ENTRY: Final = 12                    # and the number of the character
EAGLES: Final = 21
BEORN_MOVES: Final = 22
BAT_CLOUD: Final = 23
REDOUBLED_STRENGTH: Final = 24
SKIP: Final = 25
USES: Final = (
    "strategic_movement", "attack", "combined_attack", "recruitment", "rally", "fast_movement", "leaders_attack",
    "character_movement", "draw_cards", "goblin_recruitment", "goblin_attack", "goblin_movement", "", "", "", "",
    "lord_of_the_eagles_enters", "bilbo_enters", "thorin_enters", "beorn_enters", "bolg_enters", "eagles",
    "beorn_moves", "bat_cloud", "redoubled_strength", "skip",
)

# An option of Act: face * 10,000 and a use, or 64 and a card; PASS
CARD: Final = 64
FACE: Final = 10_000
PASS: Final = FACES * FACE
EYE: Final = 4                       # a result, after Character, Army, Muster and Event
GOBLINS: Final = 1 << GOBLIN
RESULTS: Final = [[CHARACTER], [ARMY], [MUSTER], [EVENT], [ARMY, MUSTER], [ARMY, MUSTER, CHARACTER, EVENT], [EYE]]
ENTERING: Final = [LORD_OF_THE_EAGLES, BILBO, THORIN, BEORN, BOLG]


def uses(g: Battle, side: int, result: int) -> list[int]:
    """B-DIC-09 to 13, 16, 17  What a result can be used for now: only what would do something."""
    found: list[int] = []
    if result == ARMY:
        moving_and_attacking(g, side, STRATEGIC_MOVEMENT, ATTACK, False, ALL_UNITS, found)
        if may_combine(g, side): found.append(COMBINED_ATTACK)
    elif result == MUSTER:
        if may_flip(g, side): found.append(RECRUITMENT)
        if in_need(g, side): found.append(RALLY)
        if side == FREE:
            if eagles_may_attack(g): found.append(EAGLES)
        else:
            if clouds(g): found.append(BAT_CLOUD)
            if may_redouble(g): found.append(REDOUBLED_STRENGTH)
    elif result == CHARACTER:
        moving_and_attacking(g, side, FAST_MOVEMENT, LEADERS_ATTACK, True, ALL_UNITS, found)
        if walkers(g, side): found.append(CHARACTER_MOVEMENT)
        if side == FREE and g.characters[BEORN] >= 0: found.append(BEORN_MOVES)
    elif result == EVENT:
        if g.piles[EVENTS] or g.piles[STORIES + side]: found.append(DRAW_CARDS)
    else:
        if g.unused[GOBLIN]: found.append(GOBLIN_RECRUITMENT)
        moving_and_attacking(g, side, GOBLIN_MOVEMENT, GOBLIN_ATTACK, False, GOBLINS, found)
    if result != EYE:
        for character in ENTERING:
            if g.facts.enters_with[character] == result and g.facts.character_side[character] == side:
                if may_enter(g, character): found.append(ENTRY + character)
    return found


def moving_and_attacking(
    g: Battle, side: int, movement: int, attack: int, leadership: bool, contains: int, found: list[int],
) -> None:
    """B-DIC-04  The two uses of a result that moves Armies; an attack may leave out the move."""
    if may_move(g, side, leadership, contains):
        found.append(movement)
        found.append(attack)
    elif may_attack(g, side, leadership, contains):
        found.append(attack)


def fits(g: Battle, face: int, card: int) -> bool:
    """B-CRD-08, B-DIC-17  An Event or a Will of the West plays any card, other results those of their type."""
    kind = g.facts.card_type[g.kind[card]]
    if face in (EVENT, WILL_OF_THE_WEST): return True
    if face == MUSTER_ARMY: return kind in (MUSTER, ARMY)
    return face == kind


class Action(Procedure[Battle]):
    """B-TRN-12, 13  One action: a General's ability first, if he likes, then one die."""
    side: int
    face: int                        # of the die
    use: int                         # what for; SKIP if nothing happens
    card: int                        # the card it plays, or -1

    def __init__(self, side: int, like: Action | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.face = 0 if like is None else like.face
        self.use = SKIP if like is None else like.use
        self.card = -1 if like is None else like.card

    def copy(self) -> Action: return Action(self.side, self)

    def step(self, g: Battle, at: int) -> bool:
        match at:
            case 0: self.a_general_may_speak(g)
            case 1: g.then(Act(self.side))
            case 2: self.bilbo_may_move(g)
            case 3: self.carry_out(g)
            case 4: keep_to_the_limit(g, FREE)                # B-CRD-04
            case 5: keep_to_the_limit(g, SHADOW)
            case _: return False
        return True

    def a_general_may_speak(self, g: Battle) -> None:
        """B-GEN-03, 04, 06  Before a die, and only while there is one."""
        g.may_pass = True
        if self.side == FREE: g.ask_if_any(UseGeneral(FREE), NO_ABILITY)

    def bilbo_may_move(self, g: Battle) -> None:
        """B-BIL-03  A Character result is being used: before the rest of the action."""
        if self.side == FREE and self.is_character_result(g) and bilbo_may_vanish(g): g.then(BilboAppears(FREE))

    def carry_out(self, g: Battle) -> None:
        if self.card >= 0:
            play_card(g, self.side, self.card)
        elif self.use != SKIP:
            carry_out(g, self.side, self.face, self.use)

    def is_character_result(self, g: Battle) -> bool:
        """B-BIL-03  The die is used as a Character result: for what only that allows, or for a Character card."""
        if self.card >= 0:
            kind = g.facts.card_type[g.kind[self.card]]
            return self.face == CHARACTER or (self.face == WILL_OF_THE_WEST and kind == CHARACTER)
        if ENTRY <= self.use < ENTRY + KINDS: return g.facts.enters_with[self.use - ENTRY] == CHARACTER
        if self.use == BEORN_MOVES: return self.face == CHARACTER        # B-BEO-04  a Will of the West is enough itself
        return self.use in (FAST_MOVEMENT, LEADERS_ATTACK, CHARACTER_MOVEMENT)


class Act(Decision[Battle]):
    """B-TRN-12, B-DIC-04 to 17  Which die, and what for; or skip it; or pass."""

    def copy(self) -> Act: return Act(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-DIC-09", "B-DIC-07", "B-DIC-08", "B-DIC-17", "B-CRD-08")

    def choice(self, g: Battle, option: int) -> Choice:
        if option == PASS: return Pass()
        face, use = option // FACE, option % FACE
        if use >= CARD: return PlayCard(face, use - CARD)
        return SkipDie(face) if use == SKIP else UseDie(face, use)

    def options(self, g: Battle) -> list[int]:
        found: list[int] = []
        known: list[list[int] | None] = [None, None, None, None, None]
        faces = [face for face in range(FACES) if g.action_dice[self.side * FACES + face]]
        cards = self.playable(g, faces)
        for face in faces:
            for result in RESULTS[face]:
                can = known[result]
                if can is None:
                    can = uses(g, self.side, result)
                    known[result] = can
                for use in can:
                    if self.offers(g, face, use): found.append(face * FACE + use)
            for card in cards:
                if fits(g, face, card): found.append(face * FACE + CARD + card)
            found.append(face * FACE + SKIP)                  # B-DIC-08, B-AMB-24
        if g.may_pass and g.dice_left(self.side) < g.dice_left(1 - self.side): found.append(PASS)       # B-DIC-07
        return found

    def playable(self, g: Battle, faces: list[int]) -> list[int]:
        """B-CRD-08, 10  Cards of the hand that one of these dice may play, and whose requirements are met."""
        return [card for card in g.piles[HAND + self.side]
                if any(fits(g, face, card) for face in faces) and may_play(g, self.side, card)]

    def offers(self, g: Battle, face: int, use: int) -> bool:
        """B-DIC-14, B-BEO-04  A Will of the West attacks as an Army result, unless a Character result moves Bilbo."""
        if use == LEADERS_ATTACK and face == WILL_OF_THE_WEST: return bilbo_may_vanish(g)
        return use != BEORN_MOVES or face == WILL_OF_THE_WEST or may_pay_wrath(g)

    def choose(self, g: Battle, option: int) -> None:
        if option == PASS:
            g.tell(PASSED, self.side)
            return
        face, use = option // FACE, option % FACE
        g.action_dice[self.side * FACES + face] -= 1              # B-DIC-05
        action = g.stack[len(g.stack) - 1]
        assert isinstance(action, Action)
        action.face = face
        if use >= CARD:
            action.card = use - CARD
            g.learn(action.card, EVERYBODY)                       # B-INF-02  a played card is public
        else:
            action.use = use
            g.tell(DIE_SKIPPED if use == SKIP else DIE_USED, self.side, face, use)


def carry_out(g: Battle, side: int, face: int, use: int) -> None:
    """B-DIC-09 to 13, 16  The action begins."""
    if use == STRATEGIC_MOVEMENT: g.then(MoveArmies(side, 2, 1))                                 # B-MOV-02
    elif use == ATTACK: g.then(MoveArmies(side, 1, 1, attack=True))                              # B-MOV-03
    elif use == COMBINED_ATTACK: g.then(CombinedAttack(side))                                    # B-COM-01
    elif use == RECRUITMENT: g.then(Recruitment(side, 2, own_groups(g, side)))                   # B-REC-01
    elif use == RALLY: g.then(RallyArmies(side))                                                 # B-RAL-01
    elif use == FAST_MOVEMENT: g.then(MoveArmies(side, 1, 2, leadership=True))                   # B-MOV-04
    elif use == LEADERS_ATTACK: g.then(MoveArmies(side, 1, 1, leadership=True, attack=True))     # B-MOV-03
    elif use == CHARACTER_MOVEMENT: g.then(CharacterMovement(side))                              # B-CHR-11
    elif use == DRAW_CARDS: draw_both(g, side)                                                   # B-DIC-12
    elif use == GOBLIN_RECRUITMENT: recruit_goblins(g)                                           # B-REC-02
    elif use == GOBLIN_ATTACK: g.then(MoveArmies(side, 1, 1, contains=GOBLINS, attack=True))     # B-MOV-05
    elif use == GOBLIN_MOVEMENT: g.then(MoveArmies(side, 2, 1, contains=GOBLINS))
    elif use == EAGLES: g.then(EagleAttack())                                                    # B-EAG-06
    elif use == BEORN_MOVES: beorn_moves(g, face)                                                # B-BEO-04
    elif use == BAT_CLOUD: bat_cloud(g)                                                          # B-BAT-03
    elif use == REDOUBLED_STRENGTH: redoubled_strength(g)                                        # B-BOL-03
    else: g.then(EnterPlay(side, use - ENTRY))                                                   # B-CHR-04


def draw_both(g: Battle, side: int) -> None:
    """B-DIC-12  One Event and one Story card."""
    draw_story(g, side)
    draw_event(g, side)


def beorn_moves(g: Battle, face: int) -> None:
    if face != WILL_OF_THE_WEST: pay_wrath(g)
    g.then(BeornMoves(g.facts.movement[BEORN]))


def roll_action_dice(g: Battle, side: int, faces: list[int]) -> None:
    """B-DIC-01, 02, B-TRN-12  The rolled faces become the dice of the turn."""
    for face in faces: g.action_dice[side * FACES + g.facts.dice_faces[side][face - 1]] += 1


