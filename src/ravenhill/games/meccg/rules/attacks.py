"""What an attack and a strike are, and what can be asked of them."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ravenhill.core.frames import Procedure
from ravenhill.core.words import Source
from ravenhill.games.meccg.lasting import THIS_ATTACK
from ravenhill.games.meccg.piles import SLOTS
from ravenhill.games.meccg.rules.lands import destination, like_a, region_type
from ravenhill.games.meccg.rules.numbers import fighters
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    BY_HOLD,
    BY_REGION,
    BY_REGION_TYPE,
    BY_SITE,
    BY_SITES_IN,
    CREATURE,
    FAITHFUL,
    NO_RACE,
)
from ravenhill.games.meccg.words.moments import ATTACK_ENDS
from ravenhill.games.meccg.words.numbers import (
    AROUSED,
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    BODY_GIVEN,
    SPARED,
    UNCANCELLED,
    Opening,
)

STRIKE_ROLL: Final = 0
BODY_OF_STRIKE: Final = 1
BODY_OF_CHARACTER: Final = 2
AGENTS_ROLL: Final = 3                   # R-AGT-18

ASSIGNED_TO: Final = 0               # an unresolved strike
RESOLVED: Final = 1                  # it was faced and not defeated
BEATEN: Final = 2                    # it was defeated
NO_KEY: Final = -1
NO_CAPTOR: Final = -1
LEFT_ALONE: Final = -2               # somebody would have been taken, and an ally stood between


@mypyc_attr(allow_interpreted_subclasses=True)
class Attacking(Procedure[Meccg]):
    """R-CMB-01, 02  A company faces a creature, an event or an automatic-attack."""
    slot: int                        # the company
    card: int                        # what attacks: a creature, a site or an event
    number: int                      # which of its attacks
    race: int
    strikes: int                     # its original numbers, which no card changes
    prowess: int
    body: int
    more_strikes: int                # what it began with in addition
    more_prowess: int
    by: int                          # R-KEY-10  how it was keyed, and to which type or name; NO_KEY for none
    key: int
    times: int                       # so many region symbols
    chooses: bool                    # the attacker assigns all strikes
    each: bool                       # each character faces one
    checks: bool                     # R-SITE-04  whoever it wounds makes a corruption check
    automatic: bool
    targets: list[int]
    results: list[int]               # of each target
    excess: int                      # strikes beyond the number of characters
    wounded: list[int]               # whom it wounded
    defeated: bool                   # so far, every attack of the creature
    detained: bool
    prey: int                        # of a creature that hunts one character: that character, or -1
    thwarted: int                    # how many of its attacks were cancelled by tapping
    giver: int                       # of an automatic-attack: the event that it comes from, or -1
    carried: bool                    # a beast carries it
    sure: bool                       # it strikes its prey, and cannot be cancelled
    fixed: bool                      # it cannot be cancelled, though its strikes can
    bare: bool                       # R-TERM-11  weapons are of no use against it
    penalty: int                     # R-CMB-11  what it costs not to tap
    alone: int                       # who faces it alone, and nobody supports; or -1 for the whole company
    sworn: int                       # who must face a strike of it, and check corruption after it; or -1
    marks: list[int]                 # kinds of cards that cannot be played on it twice
    own_choice: int                  # so many of its targets the defender has chosen
    weary: int                       # who faces several strikes, each at one less than the one before; or -1
    broken: bool                     # its failed strikes are defeated without a body check
    first_at: int                    # who must face the first of its strikes; or -1
    loose: bool                      # strikes that are no attack: nothing that changes attacks changes them
    breath: bool                     # they are met with the body, not with prowess
    harder: int                      # added to the body checks of those whom they wound
    bodiless: int                    # so many of its strikes, the last ones, have no body
    again: list[int]                 # strikes that may go to somebody who has one, by what they are weaker
    strengths: list[int]             # of each target: how much stronger its strike is
    agent: int                       # R-AGT-17  the place of the agent that attacks, or -1: each strike of it rolls
    fell: int                        # and how it ended, if it was eliminated, or gave up
    spares: int                      # it robs or taps whom it hits, and does not wound
    prize: int                       # the defender gets the creature, defeated or not, and may play such a card; or -1
    captor: int                      # R-PRIS-01  the host that takes whom it hits, or -1
    hits: int                        # so many of its strikes have succeeded
    lone: bool                       # the one of several that is faced
    unspelled: bool                  # no spell is played, or helps, against it
    slain: int                       # so many characters it has eliminated
    curses: list[int]                # cards that wait for its end to know whether it has eliminated anybody
    keeper: int                      # the card with which its creature is set aside, or -1
    lasting_prowess: int             # what each of its attacks has in addition

    def __init__(self, slot: int, card: int, like: Attacking | None = None) -> None:
        super().__init__(like)
        self.slot = slot
        self.card = card
        if like is None:
            self.number = 0
            self.race = NO_RACE
            self.strikes = 0
            self.prowess = 0
            self.body = 0
            self.more_strikes = 0
            self.more_prowess = 0
            self.by = NO_KEY
            self.key = NO_KEY
            self.times = 1
            self.chooses = False
            self.each = False
            self.checks = False
            self.automatic = False
            self.targets = []
            self.results = []
            self.excess = 0
            self.wounded = []
            self.defeated = True
            self.detained = False
            self.prey = -1
            self.thwarted = 0
            self.giver = -1
            self.carried = False
            self.sure = False
            self.fixed = False
            self.bare = False
            self.penalty = 3
            self.alone = -1
            self.sworn = -1
            self.marks = []
            self.first_at = -1
            self.loose = False
            self.breath = False
            self.harder = 0
            self.bodiless = 0
            self.again = []
            self.strengths = []
            self.agent = -1
            self.fell = 0
            self.spares = 0
            self.prize = -1
            self.broken = False
            self.own_choice = 0
            self.weary = -1
            self.captor = NO_CAPTOR
            self.hits = 0
            self.lone = False
            self.unspelled = False
            self.slain = 0
            self.curses = []
            self.keeper = -1
            self.lasting_prowess = 0
        else:
            self.number = like.number
            self.race = like.race
            self.strikes = like.strikes
            self.prowess = like.prowess
            self.body = like.body
            self.more_strikes = like.more_strikes
            self.more_prowess = like.more_prowess
            self.by = like.by
            self.key = like.key
            self.times = like.times
            self.chooses = like.chooses
            self.each = like.each
            self.checks = like.checks
            self.automatic = like.automatic
            self.targets = like.targets.copy()
            self.results = like.results.copy()
            self.excess = like.excess
            self.wounded = like.wounded.copy()
            self.defeated = like.defeated
            self.detained = like.detained
            self.prey = like.prey
            self.thwarted = like.thwarted
            self.giver = like.giver
            self.carried = like.carried
            self.sure = like.sure
            self.fixed = like.fixed
            self.bare = like.bare
            self.penalty = like.penalty
            self.alone = like.alone
            self.sworn = like.sworn
            self.marks = like.marks.copy()
            self.first_at = like.first_at
            self.loose = like.loose
            self.breath = like.breath
            self.harder = like.harder
            self.bodiless = like.bodiless
            self.again = like.again.copy()
            self.strengths = like.strengths.copy()
            self.agent = like.agent
            self.fell = like.fell
            self.spares = like.spares
            self.prize = like.prize
            self.broken = like.broken
            self.own_choice = like.own_choice
            self.weary = like.weary
            self.captor = like.captor
            self.hits = like.hits
            self.lone = like.lone
            self.unspelled = like.unspelled
            self.slain = like.slain
            self.curses = like.curses.copy()
            self.keeper = like.keeper
            self.lasting_prowess = like.lasting_prowess


class Striking(Procedure[Meccg]):
    """R-CMB-16  Hazards, excess strikes, stay untapped or not, support, resources; then the roll."""
    place: int                       # which of the attack's
    target: int
    modifier: int                    # of the target's prowess, for this strike only
    weakness: int                    # of its body
    strength: int                    # of the strike's prowess
    untapped: bool                   # the target fought at -3, so as not to tap
    keeps: bool                      # a card keeps it from tapping
    was_wounded: bool                # before this strike
    rolls: int                       # two rolls, of which one counts
    first: int                       # the first of them
    skilled: int                     # R-AMB-62  seats that have played a card with a skill, as a mask
    cancelled: bool
    seizes: bool                     # whom it hits is taken away, and not wounded
    backlash: bool                   # if it fails, who was struck makes a body check
    total: int                       # of the roll, once it is known
    margin: int                      # by how much it has hit, or 0
    toughness: int                   # of the strike's body
    pierces: bool                    # if it is defeated, the failed strikes that follow are, too
    captor: int                      # R-AMB-149  the host that waits for it to hit, or -1
    foe: int                         # R-AGT-18  what the agent rolled for it
    was_hurt: bool                   # R-AMB-133  the agent, before this strike
    fellow: int                      # who makes a body check if it succeeds, besides its target; or -1

    def __init__(self, place: int, target: int, like: Striking | None = None) -> None:
        super().__init__(like)
        self.place = place
        self.target = target
        self.modifier = 0 if like is None else like.modifier
        self.weakness = 0 if like is None else like.weakness
        self.strength = 0 if like is None else like.strength
        self.untapped = False if like is None else like.untapped
        self.keeps = False if like is None else like.keeps
        self.was_wounded = False if like is None else like.was_wounded
        self.rolls = 1 if like is None else like.rolls
        self.first = 0 if like is None else like.first
        self.skilled = 0 if like is None else like.skilled
        self.cancelled = False if like is None else like.cancelled
        self.seizes = False if like is None else like.seizes
        self.backlash = False if like is None else like.backlash
        self.total = 0 if like is None else like.total
        self.margin = 0 if like is None else like.margin
        self.toughness = 0 if like is None else like.toughness
        self.pierces = False if like is None else like.pierces
        self.captor = NO_CAPTOR if like is None else like.captor
        self.foe = 0 if like is None else like.foe
        self.was_hurt = False if like is None else like.was_hurt
        self.fellow = -1 if like is None else like.fellow

    def it_wounds(self, g: Meccg, attack: Attacking) -> None: raise NotImplementedError


def faces(g: Meccg, it: Attacking) -> None:
    """R-CMB-36  The company has faced it from now on."""
    company = g.companies[it.slot]
    company.races = (*company.races, it.race)
    company.keyed = (*company.keyed, keyed_as(g, it))
    company.faced = (*company.faced, g.cards.identity[g.kind[it.card]])


def is_by_creature(g: Meccg, it: Attacking) -> bool:
    """R-DRG-06, R-AMB-120  By a hazard creature, or by a Dragon that hunts; not by one that lies there as an event."""
    if it.automatic or bool(g.facts(it.card).hunts):
        return not it.automatic
    return g.facts(it.card).type == CREATURE and not (it.by == NO_KEY and g.is_in_play(it.card))


def is_fixed(g: Meccg, it: Attacking) -> bool:
    """It cannot be cancelled: it is such an attack, or a card says so of the event that gives it."""
    return it.sure or it.fixed or (it.giver >= 0 and g.asked(UNCANCELLED, it.giver, 0) > 0)


def is_beyond_spells(g: Meccg) -> bool:
    """An attack is under way against which no spell helps."""
    return any(isinstance(frame, Attacking) and frame.unspelled for frame in g.stack)


def isolate(it: Attacking) -> None:
    """It is the only one of several that is faced, and cannot be cancelled."""
    it.lone = True
    it.fixed = True


def keyed_as(g: Meccg, it: Attacking) -> int:
    """R-KEY-10  How it was keyed, times eight, and the type of the region or the site; -1 if it was not."""
    if it.by in (BY_REGION_TYPE, BY_HOLD):
        return it.by * 8 + it.key
    if it.by == BY_REGION:
        return it.by * 8 + region_type(g, it.slot, it.key)
    return it.by * 8 + like_a(g, destination(g.companies[it.slot])) if it.by in (BY_SITE, BY_SITES_IN) else NO_KEY


def defender(it: Attacking) -> int:
    """Whose company is attacked: nearly always the active player's."""
    return it.slot * 2 // SLOTS


def the_attack(g: Meccg) -> Attacking | None:
    """The attack under way, if there is one that was not cancelled."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Attacking):
            return None if frame.stopped else frame
    return None


def attack_meant(g: Meccg, source: Source) -> Attacking | None:
    """R-CMB-36  The attack that a sentence is about; at its end also one that was cancelled, for it was faced."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Attacking):
            return frame if not frame.stopped or g.sentence(source).at == ATTACK_ENDS else None
    return None


def attack_depth(g: Meccg) -> int:
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Attacking):
            return -1 if frame.stopped else i
    return -1


def the_strike(g: Meccg) -> Striking | None:
    """The strike being resolved, if there is one."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Striking):
            return None if frame.stopped else frame
        if isinstance(frame, Attacking):
            return None
    return None


def strikes_of(g: Meccg, it: Attacking) -> int:
    """The number of strikes as cards in force change it: additions first, then doublings and halvings."""
    if it.each or it.loose:
        return it.strikes                            # R-CMB-08
    return max(0, g.asked(ATTACK_STRIKES, it.slot, it.strikes + it.more_strikes))


def prowess_of(g: Meccg, it: Attacking) -> int:
    if it.loose:
        return it.prowess
    total = g.asked(ATTACK_PROWESS, it.slot, it.prowess + it.more_prowess)
    return g.asked(AROUSED, destination(g.companies[it.slot]), total) if it.automatic else total


def body_of(g: Meccg, it: Attacking) -> int:
    """What has a body keeps one of one at least."""
    if it.loose:
        return it.body
    base = it.body or g.asked(BODY_GIVEN, it.slot, 0)
    return max(1, g.asked(ATTACK_BODY, it.slot, base)) if base else 0


def carry(it: Attacking, by: Opening) -> None:
    """What was played for a creature changes its attack."""
    it.more_strikes += by.strikes
    it.more_prowess += by.prowess
    it.chooses = it.chooses or by.chooses
    it.carried = it.carried or by.chooses


def spend_opening(g: Meccg, it: Attacking, opened: bool) -> None:
    """What was played for the next creature of its race is spent on it: what carries it, or what opened its way."""
    spent = -1
    for n, lasting in enumerate(g.lasting):
        change = g.cards.lasts[lasting.effect].change
        if isinstance(change, Opening) and change.fits(g.facts(it.card)):
            if change.chooses:
                spent = n
                break
            here = lasting.thing == destination(g.companies[it.slot])
            opens = here or it.key in (change.lands if it.by == BY_REGION_TYPE else change.types)
            if spent < 0 and opened and opens:
                spent = n
    if spent >= 0:
        change = g.cards.lasts[g.lasting[spent].effect].change
        g.lasting = g.lasting[:spent] + g.lasting[spent + 1:]
        assert isinstance(change, Opening)
        carry(it, change)


def attack_ends(g: Meccg, it: Attacking) -> None:
    """What was played on this one attack is over with it."""
    if g.lasting:
        depth = g.stack.index(it)
        g.lasting = [one for one in g.lasting if one.until != THIS_ATTACK or one.place < depth]


def assign(it: Attacking, target: int, strength: int = 0) -> None:
    it.targets.append(target)
    it.results.append(ASSIGNED_TO)
    it.strengths.append(strength)


def unstruck(g: Meccg, it: Attacking) -> list[int]:
    """R-CMB-05  Those of the company who have no strike of this attack."""
    return [one for one in whom_it_strikes(g, it) if one not in it.targets]


def shields_of(g: Meccg, it: Attacking, character: int, already: list[int]) -> list[int]:
    """Allies of this character that must have a strike before it can have one, tapped or not."""
    return [card for card in g.borne(character) if g.facts(card).is_such(FAITHFUL) and card not in already
            and card in whom_it_strikes(g, it)]


def open_to_strikes(g: Meccg, it: Attacking) -> list[int]:
    """R-CMB-04  Those without a strike to whom one may be given now."""
    return [one for one in unstruck(g, it) if not shields_of(g, it, one, it.targets)]


def whom_it_strikes(g: Meccg, it: Attacking) -> list[int]:
    """R-CMB-35  Characters and allies of the company, but for those this attack cannot touch."""
    if it.alone >= 0:
        return [it.alone] if g.is_in_play(it.alone) and g.company[it.alone] == it.slot else []
    prey = it.prey if g.facts(it.card).same_target else -1     # who is gone is not replaced
    return [one for one in fighters(g, g.companies[it.slot]) if prey in (-1, one) and g.asked(SPARED, one, 0) == 0]
