"""What cards can be asked and when: the moments of a turn, and the numbers that cards in force change."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ravenhill.core.words import MAY, Ability, Change, Effect, Moment, Source, Who
from ravenhill.games.meccg.lines import CHANGED
from ravenhill.games.meccg.terms import Hold, Race, RegionType

# Moments at which cards may be played or used.
ORGANIZING: Final = Moment(0)            # R-ORG-01
END_OF_ORGANIZATION: Final = Moment(1)   # R-ORG-71
LONG_EVENTS: Final = Moment(2)           # R-LONG-02
HAZARDS: Final = Moment(3)               # R-MH-13
ATTACKED: Final = Moment(4)              # R-AMB-55: before strikes are assigned
STRUCK_HAZARDS: Final = Moment(5)        # R-CMB-16, 1
STRUCK: Final = Moment(6)                # R-CMB-16, 4
BETWEEN_STRIKES: Final = Moment(7)       # R-AMB-61
AT_SITE: Final = Moment(8)               # R-AMB-79
END_OF_TURN: Final = Moment(9)           # R-EOT-02
CHECKING: Final = Moment(10)             # R-END-10: the checks of the Council
ENTERING: Final = Moment(11)             # R-OG-04, 05
BODY_CHECK: Final = Moment(12)           # R-AMB-63
WINDOWS: Final = 13
# Moments that only trigger.
END_OF_UNTAP: Final = Moment(13)         # R-UNTAP-05
BEGINNING_OF_HAZARDS: Final = Moment(14)
END_OF_HAZARDS: Final = Moment(15)       # R-AMB-40
ITEM_GAINED: Final = Moment(16)          # its subject: the character
CHARACTER_WOUNDED: Final = Moment(17)
ATTACK_OVER: Final = Moment(18)
INFLUENCED: Final = Moment(19)           # its subject: the character who succeeded
CHECK_FAILED: Final = Moment(20)
COMPANY_CHANGED: Final = Moment(21)      # its subject: the company somebody joined or left
DECK_EXHAUSTED: Final = Moment(22)
COUNCIL: Final = Moment(23)              # every character checks
BEGINNING_OF_END: Final = Moment(24)
EVENT_PLAYED: Final = Moment(25)         # its subject: the event
ANYTIME: Final = Moment(26)              # at each of the windows
ASSIGNING: Final = Moment(27)            # the attack was not cancelled; strikes will be assigned
INFLUENCES: Final = Moment(28)           # its subject: the character who makes an influence check
FACTION_LOST: Final = Moment(29)         # its subject: the faction that leaves play
ATTACK_ENDS: Final = Moment(32)          # even a cancelled one; its subject: the company
BEGINNING_OF_SITE: Final = Moment(33)    # its subject: the company whose site phase begins
TURN_ENDS: Final = Moment(34)            # R-AMB-86: the last triggers of a turn
ITEM_PASSED: Final = Moment(35)          # from who has left play; its subject: the character who takes it
PERSUADING: Final = Moment(36)           # R-INF-03: never announced; the sentence of an attempt waits for it
MOMENTS: Final = 37

# Numbers that cards change.
PROWESS: Final = 0                       # of a character or an ally
BODY: Final = 1
INFLUENCE: Final = 2                     # direct, of a character
CORRUPTION: Final = 3                    # points of a character
CHECK: Final = 4                         # modifier of a character's corruption checks
ATTACK_PROWESS: Final = 5
ATTACK_STRIKES: Final = 6
ATTACK_BODY: Final = 7
LIMIT: Final = 8                         # the hazard limit of a company
HAND_SIZE: Final = 9                     # of a player
DRAWS_OWN: Final = 10                    # of a company that moves
DRAWS_OPPONENT: Final = 11
FACTION_CHECK: Final = 12                # modifier of a character's influence checks against factions
STAYS: Final = 13                        # above 0: it can be neither discarded nor returned to a hand
KEYED_BY_TYPE: Final = 14                # of a company: bit n forbids creatures keyed to region type n
POINTS: Final = 15                       # of a card
SITE_TYPE: Final = 16                    # of a site
MIND: Final = 17
RING_TEST: Final = 18                    # modifier of the test of a gold ring in a company
NOT_UNTAPPING: Final = 19                # above 0: the character does not untap
DOES_NOTHING: Final = 20                 # above 0: the company does nothing in its site phase
ALL_STRIKES: Final = 21                  # strikes of an attack, after all additions
EQUAL_BODY: Final = 22                   # above 0: whom the body check just spares is discarded
SPARED: Final = 23                       # of a character or ally: above 0, the attack cannot strike it
HARMLESS: Final = 24                     # of an attack: above 0, whom it hits is not wounded, but robbed or only tapped
ONLY_TAPS: Final = 1                     # so it is not harmed in one of these ways
ROBS_THE_STRUCK: Final = 2
ROBS_THE_COMPANY: Final = 3
REGION_TYPE: Final = 25                  # of a region in a site path
ABLE: Final = 26                         # of a Palantír: above 0, its bearer can use it this turn
MOVES_AGAIN: Final = 27                  # above 0: the company moves once more after it has arrived
FACE_UP: Final = 28                      # of a player: above 0, cards from the hand are discarded face up
OPENS: Final = 29                        # of a creature: bit by * 8 + type, ways of keying that are not printed
OPEN_TO: Final = 30                      # of a company: bit n, creatures of race n may be played at its site
ONLY_OPEN: Final = 31                    # of a company: above 0, and no others
FLIES: Final = 32                        # of a company: above 0, it goes where no path leads
REGIONS: Final = 33                      # of a company: how many regions it may pass (R-ORG-65)
PASSES: Final = 34                       # of a company: regions that count as next to each other
MARKED: Final = 36                       # nobody asks: what cannot be duplicated has taken effect
RETURNS: Final = 35                      # of a company: the Haven to which it may go back at the end of the turn
# Those that hazards ask have numbers of their own, from 40 on.
LIKE_A: Final = 40                       # of a site: its type for healing and for playing hazards
AROUSED: Final = 41                      # of a site: more prowess of its automatic-attack under way
BODY_CHECKS: Final = 42                  # of an attack: added to the body checks of those it wounds
HELD: Final = 43                         # of a company: above 0, it may not move this turn
LONG_STAYS: Final = 44                   # of a player: above 0, hazard long-events stay
QUESTIONS: Final = 50

# Those of them that are asked of a company or a player, and not of a card.
OF_COMPANIES: Final = (
    ATTACK_PROWESS, ATTACK_STRIKES, ATTACK_BODY, LIMIT, DRAWS_OWN, DRAWS_OPPONENT, KEYED_BY_TYPE, RING_TEST,
    DOES_NOTHING, ALL_STRIKES, EQUAL_BODY, HAND_SIZE, HARMLESS, REGION_TYPE, MOVES_AGAIN, FACE_UP, OPEN_TO, ONLY_OPEN,
    FLIES, REGIONS, PASSES, RETURNS,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Alter(Change):
    """A change of one of these numbers. It says itself whom it touches."""
    question: int

    def __init__(self, question: int) -> None:
        self.question = question

    def value(self, g: Any, source: Source, thing: int, total: int) -> int: raise NotImplementedError

    def told(self) -> int:
        """What the log says of it: so much more of the number, or nothing."""
        return 0


class Passage(Alter):
    """Pairs of regions that count as next to each other for a company that uses region movement."""
    pairs: tuple[tuple[str, str], ...]
    def __init__(self, *pairs: tuple[str, str]) -> None:
        super().__init__(PASSES)
        self.pairs = pairs
    def value(self, g: Any, source: Source, thing: int, total: int) -> int: return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class TakingMore(Effect):
    """A verb by which the additional minor item is taken: with R-OPT-01, from other piles too."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hazardous(Effect):
    """A verb that R-OG-08 keeps from being revealed on guard: it sends back, taps, removes or holds up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Playing(Effect):
    """A verb by which a card is played: nothing that already lies in play does it again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FromStore(Effect):
    """A cost that only a card in the pile of marshalling points can ask for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Supporting(Effect):
    """R-CORR-10  A verb that helps a check: a character may do it by tapping, in anybody's turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SiteTapping(Effect):
    """R-AMB-76  A verb that would tap the site: what lies on guard may answer it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Discarding(Effect):
    """R-AMB-53  A verb that only discards a card: as a trigger it acts at once."""


def may_be_revealed(rule: Ability) -> bool:
    """R-OG-04, 07, 08  Whether a card lying on guard may be shown to do this."""
    if rule.kind != MAY or rule.at not in (ENTERING, AT_SITE):
        return False
    return not any(isinstance(effect, Hazardous) for effect in rule.does)


ATTACKS_ARE: Final = (ATTACK_PROWESS, ATTACK_STRIKES, ATTACK_BODY, ALL_STRIKES, AROUSED)


def changes_attacks(rule: Ability) -> bool:
    """R-OG-04  Whether playing it changes automatic-attacks for this turn."""
    return any(isinstance(it, ThisTurn) and it.change.question in ATTACKS_ARE for it in rule.does)


def alters_attacks(rules: tuple[Ability, ...]) -> bool:
    """R-OG-04  Whether an event changes attacks as long as it lies in play."""
    return any(isinstance(it, Alter) and it.question in ATTACKS_ARE for rule in rules for it in rule.changes)


def touches_somebody(rule: Ability) -> bool:
    """R-OG-07, 08  Whether it affects a member of the company, and is none of what must stay hidden."""
    if any(isinstance(it, Hazardous) for it in rule.does):
        return False
    weakens = any(isinstance(it, ThisTurn) and it.change.question == PROWESS for it in rule.does)
    return weakens or any(isinstance(it, Touching) for it in rule.does)


@mypyc_attr(allow_interpreted_subclasses=True)
class Touching(Effect):
    """R-OG-07  A verb that directly affects a character."""


class Opening(Alter):
    """The next creature of a race may be keyed in these ways too, and attacks so; then this is spent."""
    race: Race
    lands: tuple[RegionType, ...]
    types: tuple[Hold, ...]
    strikes: int
    prowess: int
    chooses: bool                        # the attacker assigns its strikes

    def __init__(
        self, race: Race, lands: tuple[RegionType, ...] = (), types: tuple[Hold, ...] = (), strikes: int = 0,
        prowess: int = 0, chooses: bool = False,
    ) -> None:
        super().__init__(OPENS)
        self.race = race
        self.lands = lands
        self.types = types
        self.strikes = strikes
        self.prowess = prowess
        self.chooses = chooses

    def value(self, g: Any, source: Source, thing: int, total: int) -> int:
        return total                     # these are looked at one by one, since each is for one creature only


class ThisTurn(Effect):
    """Something is different for one thing until the end of the turn, wherever the card then is."""
    change: Alter
    number: int                          # its place among all such effects; set by the library

    def __init__(self, change: Alter, who: Who[Any]) -> None:
        super().__init__(who)
        self.change = change
        self.number = -1

    def possible(self, g: Any, source: Source, thing: int) -> bool:
        """What cannot be duplicated does not last twice for one thing."""
        return bool(thing < 0 or g.facts(source.card).no_duplicate == 0 or not g.already_lasts(self.number, thing))

    def do(self, g: Any, source: Source, thing: int) -> None:
        g.lasts(self.number, source, thing)
        if thing >= 0 and self.change.question <= CHECK and self.change.told() != 0:
            g.tell(CHANGED, thing, self.change.told(), self.change.question)
