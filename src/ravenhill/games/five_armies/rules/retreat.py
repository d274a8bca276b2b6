"""The end of a round: who withdraws, retreats or routs, and where a leaving Army goes."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision, Procedure
from ravenhill.games.five_armies.choices import GoAlong, StayBehind
from ravenhill.games.five_armies.combat_choices import GoOn, Retreat, RetreatTo, Rout, Stay, Withdraw
from ravenhill.games.five_armies.facts import KINDS
from ravenhill.games.five_armies.rules.combat_lines import RETREATED, ROUTED, WITHDREW
from ravenhill.games.five_armies.rules.damage import Suffer, comes_through, fresh, reduce_army, take_casualties
from ravenhill.games.five_armies.rules.fight import (
    ACROSS_FORDS,
    MAY_NOT_LEAVE,
    MAY_RETREAT,
    PURSUED,
    PURSUIT,
    STAY_ROUNDS,
    Fight,
    the_fight,
)
from ravenhill.games.five_armies.state import FORDS, Battle
from ravenhill.games.five_armies.terms import BEORN, FREE

GO_ON: Final = 0
WITHDRAW: Final = 1
STAY: Final = 0
LEAVE: Final = 1
FORCED_DAMAGE: Final = 1             # B-RET-07


def may_withdraw(it: Fight) -> bool:
    """B-RET-02  Unless the order says that he must fight on."""
    return it.round > it.terms[STAY_ROUNDS]


class GoOnOrWithdraw(Decision[Battle]):
    """B-RET-02, 23  After each round the attacker declares first; he leaves nothing but the fight."""

    def copy(self) -> GoOnOrWithdraw: return GoOnOrWithdraw(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-RET-02",)
    def choice(self, g: Battle, option: int) -> Choice: return GoOn() if option == GO_ON else Withdraw()
    def options(self, g: Battle) -> list[int]: return [GO_ON, WITHDRAW] if may_withdraw(the_fight(g)) else [GO_ON]

    def choose(self, g: Battle, option: int) -> None:
        if option == WITHDRAW:
            the_fight(g).withdrawn = True
            g.tell(WITHDREW, self.side)


# Where to

def retreats(g: Battle, it: Fight) -> list[int]:
    """B-RET-04, 05, 06, B-AMB-09, B-BEO-09, 15  The regions the defender may choose for himself."""
    return [region for region in g.facts.adjacent[it.target] if may_retreat_to(g, it, region)]


def may_retreat_to(g: Battle, it: Fight, region: int) -> bool:
    side = 1 - it.attacker
    if g.is_blocked(side, region) or g.controls(1 - side, region): return False
    if is_barred_by_beorn(g, it, region): return False
    if g.army(side, region) or g.controls(side, region): return True
    if g.facts.is_ford[it.target * g.facts.places + region] and not may_cross_fords(g, it, side): return False
    return not g.is_threatened(side, region)


def may_cross_fords(g: Battle, it: Fight, side: int) -> bool:
    """B-RET-05  Only where an effect says so."""
    return g.asked(FORDS, it.target, it.now[ACROSS_FORDS + side]) > 0


def is_barred_by_beorn(g: Battle, it: Fight, region: int) -> bool:
    """B-BEO-07, 15, 16, B-AMB-35  Beorn never joins a friendly Army, nor it him."""
    side = 1 - it.attacker
    if it.is_beorn(side): return g.army(FREE, region) > 0
    return side == FREE and g.characters[BEORN] == region


def forced_retreats(g: Battle, it: Fight) -> list[int]:
    """B-RET-07, B-AMB-10  The regions the attacker may choose when the defender has none."""
    side = 1 - it.attacker
    return [region for region in g.facts.adjacent[it.target]
            if not g.is_blocked(side, region) and not g.controls(it.attacker, region)
            and not is_barred_by_beorn(g, it, region)]


def may_leave(g: Battle, it: Fight) -> bool:
    """B-RET-08, 11, B-AMB-08  Nothing holds the defender, and there is a region for him."""
    if it.now[MAY_NOT_LEAVE + 1 - it.attacker]: return False
    return len(retreats(g, it)) > 0 or len(forced_retreats(g, it)) > 0


def routs(it: Fight) -> bool:
    """B-RET-03, 11, B-AMB-11  Without Regroup it is a rout; Beorn never routs."""
    side = 1 - it.attacker
    return not it.is_beorn(side) and not it.now[MAY_RETREAT + side]


class StayOrLeave(Decision[Battle]):
    """B-RET-02, 03, 11  When the attacker goes on, the defender may leave."""

    def copy(self) -> StayOrLeave: return StayOrLeave(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-RET-03", "B-RET-11", "B-RET-08")
    def options(self, g: Battle) -> list[int]: return [STAY, LEAVE] if may_leave(g, the_fight(g)) else [STAY]

    def choice(self, g: Battle, option: int) -> Choice:
        if option == STAY: return Stay()
        return Rout() if routs(the_fight(g)) else Retreat()

    def choose(self, g: Battle, option: int) -> None:
        if option == LEAVE: g.then(Departure(self.side, routs(the_fight(g))))


class Departure(Procedure[Battle]):
    """B-RET-03 to 12, B-AMB-08, 32  The defender leaves: pursuit, rout casualties, the way, and what it costs."""
    side: int
    rout: bool
    region: int
    forced: bool                     # B-RET-07  the attacker chose the region
    asked: int                       # the character asked about
    staying: int                     # B-CHR-12  characters who stay behind, as a mask

    def __init__(self, side: int, rout: bool, like: Departure | None = None) -> None:
        super().__init__(like)
        self.side = side
        self.rout = rout
        self.region = -1 if like is None else like.region
        self.forced = False if like is None else like.forced
        self.asked = 0 if like is None else like.asked
        self.staying = 0 if like is None else like.staying

    def copy(self) -> Departure: return Departure(self.side, self.rout, self)

    def step(self, g: Battle, at: int) -> bool:
        it = the_fight(g)
        if not it.is_alive(g, self.side) and at < 5: return False
        match at:
            case 0: self.pursued(g, it)
            case 1: self.rout_casualties(g, it)                # B-RET-12
            case 2: self.which_region(g, it)                   # B-RET-04, 07
            case 3: self.who_stays_behind(g, it)               # B-AMB-32
            case 4: self.leaves(g, it)
            case 5: reduce_army(g, self.side, self.region, False)
            case 6: self.forced_damage(g)
            case _: return False
        return True

    def pursued(self, g: Battle, it: Fight) -> None:
        count = it.now[PURSUED + self.side] + it.terms[PURSUIT]
        if count: g.then(Suffer(self.side, it.target, count))

    def rout_casualties(self, g: Battle, it: Fight) -> None:
        if self.rout and g.damage[it.target] > 1: take_casualties(g, self.side, it.target, True)

    def which_region(self, g: Battle, it: Fight) -> None:
        self.forced = not retreats(g, it)
        g.then(WhichRetreat(it.attacker if self.forced else self.side))

    def who_stays_behind(self, g: Battle, it: Fight) -> None:
        if it.is_beorn(self.side): return
        for character in g.characters_at(self.side, it.target):
            if character >= self.asked:
                self.asked = character
                self.at = 3
                g.then(GoesToo(self.side))
                return

    def leaves(self, g: Battle, it: Fight) -> None:
        """B-AMB-32, B-REC-09  All units and tokens go together; what they enter is theirs."""
        origin, region = it.target, self.region
        it.over = True
        it.won = True
        g.tell(ROUTED if self.rout else RETREATED, self.side, origin, region)
        g.army_enters(self.side, region)
        if it.is_beorn(self.side):
            g.characters[BEORN] = region
            return
        fresh(g, it, self.side)                              # as much of the round's Damage as goes along
        for unit in range(KINDS):
            count = int(g.units[origin * KINDS + unit])
            if count:
                g.take_away(unit, origin, count)
                g.put(unit, region, count)
        g.damage[region] += g.damage[origin]
        g.damage[origin] = 0
        g.leadership_tokens[region] += g.leadership_tokens[origin]
        g.leadership_tokens[origin] = 0
        for character in g.characters_at(self.side, origin):
            if not self.staying >> character & 1: g.characters[character] = region

    def forced_damage(self, g: Battle) -> None:
        """B-RET-07, B-DMG-08  After the move, one Damage more; it is still the same round."""
        count = comes_through(g, the_fight(g), self.side, FORCED_DAMAGE) if self.forced else 0
        if count > 0: g.then(Suffer(self.side, self.region, count))


class WhichRetreat(Decision[Battle]):
    """B-RET-04, 07  The defender chooses, or the attacker if no region is allowed."""

    def copy(self) -> WhichRetreat: return WhichRetreat(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-RET-04", "B-RET-05", "B-RET-07")
    def choice(self, g: Battle, option: int) -> Choice: return RetreatTo(option)
    def choose(self, g: Battle, option: int) -> None: departure(g).region = option

    def options(self, g: Battle) -> list[int]:
        it = the_fight(g)
        return forced_retreats(g, it) if departure(g).forced else retreats(g, it)


class GoesToo(Decision[Battle]):
    """B-AMB-32, B-CHR-12  A character goes along or stays behind, alone."""

    def copy(self) -> GoesToo: return GoesToo(self.side)
    def rules(self) -> tuple[str, ...]: return ("B-CHR-12", "B-AMB-32")
    def options(self, g: Battle) -> list[int]: return [0, 1]

    def choice(self, g: Battle, option: int) -> Choice:
        return GoAlong(departure(g).asked) if option else StayBehind(departure(g).asked)

    def choose(self, g: Battle, option: int) -> None:
        leaving = departure(g)
        if not option: leaving.staying |= 1 << leaving.asked
        leaving.asked += 1


def departure(g: Battle) -> Departure: return g.nearest(Departure)
