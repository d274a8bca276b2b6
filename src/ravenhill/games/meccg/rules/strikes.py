"""One strike: what may be done before its roll, the roll, and what becomes of who was struck."""
from __future__ import annotations

from typing import Final

from ravenhill.core.chain import ChainTable
from ravenhill.core.choices import Choice, Done, No, Number, Take, Yes
from ravenhill.core.frames import Decision
from ravenhill.core.words import Source
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.lines import BODY, BODY_FAILED, STRIKE_EVEN, STRIKE_FAILS, STRIKE_HITS, SUPPORTS, TAPS, WOUND
from ravenhill.games.meccg.piles import MOVEMENT, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.agent_wounds import ELIMINATED, GAVE_UP, GIVES_UP_AT, agent_is_struck
from ravenhill.games.meccg.rules.attacks import (
    AGENTS_ROLL,
    ASSIGNED_TO,
    BEATEN,
    BODY_OF_CHARACTER,
    BODY_OF_STRIKE,
    NO_CAPTOR,
    RESOLVED,
    STRIKE_ROLL,
    Attacking,
    Striking,
    assign,
    body_of,
    defender,
    is_by_creature,
    prowess_of,
    strikes_of,
)
from ravenhill.games.meccg.rules.falling import BodyRoll, falls
from ravenhill.games.meccg.rules.leaving import discard_character
from ravenhill.games.meccg.rules.numbers import fighters
from ravenhill.games.meccg.rules.prisoners import StandBetween, capture, guardian_of, host_goes_empty
from ravenhill.games.meccg.rules.removal import DiscardItem, items_in
from ravenhill.games.meccg.rules.strength import body, items_of, prowess
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ARMOR, CHARACTER, GIVES_UP, HELMET, SHIELD
from ravenhill.games.meccg.words.moments import (
    BETWEEN_STRIKES,
    BODY_CHECK,
    CHARACTER_WOUNDED,
    STRIKE_HIT,
    STRIKE_OVER,
    STRUCK,
    STRUCK_HAZARDS,
)
from ravenhill.games.meccg.words.numbers import (
    ALSO_CHECKS,
    BODY_CHECKS,
    EQUAL_BODY,
    EXCESS,
    HARMLESS,
    MUST_TAP,
    ONLY_TAPS,
    PENALTY,
    ROBS_THE_COMPANY,
    ROBS_THE_STRUCK,
    SEIZES,
    AlsoChecks,
)

FOR_TAPPING: Final = 3                   # what it gives to tap against a breath


class Strike(Striking):
    """R-CMB-16  Hazards, excess strikes, stay untapped or not, support, resources; then the roll."""

    def copy(self) -> Strike: return Strike(self.place, self.target, self)
    def ending(self) -> int: return 10

    def step(self, g: Meccg, at: int) -> bool:
        if at < 8 and not g.is_in_play(self.target):
            self.at = 9
            g.nearest(Attacking).results[self.place] = RESOLVED
            return True
        match at:
            case 0: self.begins(g)
            case 1: self.excess(g)                             # R-AMB-57
            case 2: self.stay_untapped(g)                      # R-CMB-11
            case 3: self.support(g)                            # R-CMB-14
            case 4: self.resources(g)                          # R-CMB-16, 4
            case 5: g.roll(0 if self.cancelled else 2, STRIKE_ROLL)
            case 6: self.second_roll(g)
            case 7: self.compare(g)                            # R-CMB-18
            case 8: self.the_fellow_checks(g)
            case 9: self.it_is_over(g)
            case 10: host_goes_empty(g, self.captor)           # R-AMB-149
            case _: return False
        return True

    def it_is_over(self, g: Meccg) -> None:
        g.announce(STRIKE_OVER, self.target)
        g.then(Triggers(BETWEEN_STRIKES))

    def begins(self, g: Meccg) -> None:
        """R-AMB-72  An old wound is remembered, whatever heals it meanwhile."""
        self.was_wounded = g.state[self.target] == WOUNDED
        self.somebody_may_be_taken(g, g.nearest(Attacking))
        attack = g.nearest(Attacking)
        if attack.weary == self.target:
            own = [n for n, it in enumerate(attack.targets) if it == self.target]
            less = len([n for n in own if attack.results[n] != ASSIGNED_TO])
            self.modifier -= less
            self.weakness -= less
        if g.phase == MOVEMENT and defender(g.nearest(Attacking)) == g.active:
            g.then(Acting(STRUCK_HAZARDS, 1 - g.active, True))

    def somebody_may_be_taken(self, g: Meccg, attack: Attacking) -> None:
        """One strike of a Dragon at home, which its player picks, or each of them takes whom it hits, Wizards apart."""
        it = g.facts(self.target)
        if not attack.automatic or attack.giver < 0 or it.type != CHARACTER or it.is_wizard():
            return
        how = g.asked(SEIZES, attack.slot, 0)
        self.seizes = how > 1
        if how == 1:
            g.then(SeizeOrNot(1 - defender(attack)))

    def resources(self, g: Meccg) -> None:
        if defender(g.nearest(Attacking)) == g.active:
            g.then(Acting(STRUCK, g.active, True))

    def excess(self, g: Meccg) -> None:
        attack = g.nearest(Attacking)
        if attack.excess > 0 and not self.cancelled:
            last = len([it for it in attack.results if it == ASSIGNED_TO]) == 1
            if last:
                self.modifier -= attack.excess - g.asked(EXCESS, attack.slot, 0)
                attack.excess = 0
            else:
                g.then(ExcessStrikes(1 - defender(attack)))

    def stay_untapped(self, g: Meccg) -> None:
        """R-AMB-58  Only an untapped target has the choice."""
        state = g.state[self.target]
        if g.nearest(Attacking).breath and state != UNTAPPED:
            return
        if state == TAPPED:
            self.modifier -= 1                                 # R-CMB-12
        elif state == WOUNDED:
            self.modifier -= 2                                 # R-CMB-13
        elif not self.cancelled and not must_tap(g, g.nearest(Attacking)):
            g.then(StayUntapped(defender(g.nearest(Attacking))))

    def support(self, g: Meccg) -> None:
        if g.standard and not self.cancelled and not g.nearest(Attacking).breath and supporters(g, self):
            self.at = 3
            g.then(Support(defender(g.nearest(Attacking))))

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        if tag == BODY_OF_STRIKE:
            self.body_of_the_strike(g, faces[0] + faces[1])
        elif tag == BODY_OF_CHARACTER:
            self.body_of_the_target(g, faces[0] + faces[1])
        elif tag == AGENTS_ROLL:
            self.foe = faces[0] + faces[1]
        elif faces:
            self.first = self.total
            self.total = faces[0] + faces[1]

    def second_roll(self, g: Meccg) -> None:
        """R-CHAIN-07  A card played before the roll gives two of them, and the defender says which counts."""
        if self.rolls > 1 and not self.cancelled:
            if self.first == 0:
                self.at = 6
                self.first = self.total
                g.roll(2, STRIKE_ROLL)
            elif self.first != self.total:
                g.then(WhichRoll(defender(g.nearest(Attacking))))

    def compare(self, g: Meccg) -> None:
        """R-CMB-19, 20, 21  Greater: the strike fails. Equal: nothing. Lower: a wound."""
        attack = g.nearest(Attacking)
        if self.cancelled:
            attack.results[self.place] = RESOLVED
            self.fellow = -1
            return
        if attack.agent >= 0 and self.foe == 0:
            self.at = 7
            g.roll(2, AGENTS_ROLL)                             # R-AGT-18
            return
        own = against_breath(g, self.target) if attack.breath else prowess(g, self.target, attack.race, attack.bare)
        total = self.total + own + self.modifier
        against = prowess_of(g, attack) + self.strength + self.foe
        told = STRIKE_FAILS if total > against else STRIKE_HITS if total < against else STRIKE_EVEN
        g.tell(told, self.target, self.total, total, against)
        attack.results[self.place] = RESOLVED
        if total < against:
            self.margin = against - total
            attack.hits += 1
            self.it_wounds(g, attack)
            return
        self.fellow = -1
        if not (self.untapped or self.keeps) and g.state[self.target] == UNTAPPED:
            g.state[self.target] = TAPPED                      # R-CMB-10, R-AMB-59
            g.tell(TAPS, self.target)
        if total > against:
            if self.backlash:
                g.then(BodyRoll(self.target, len(armour(g, self.target)) * -1 + (1 if self.was_wounded else 0)))
            if attack.agent >= 0:
                self.was_hurt = agent_is_struck(g, attack)     # R-AMB-133
                g.roll(2, BODY_OF_STRIKE)
            elif self.own_body(g, attack) == 0 or attack.broken or attack.detained:  # R-DET-02
                self.it_is_beaten(attack)
            else:
                g.roll(2, BODY_OF_STRIKE)                      # R-CMB-39

    def own_body(self, g: Meccg, attack: Attacking) -> int:
        """R-CMB-39  The body of this strike: that of the attack, or less, or none at all."""
        if self.place >= strikes_of(g, attack) - attack.bodiless and attack.bodiless:
            return 0
        whole = body_of(g, attack)
        return max(1, whole + self.toughness) if whole else 0

    def body_of_the_strike(self, g: Meccg, total: int) -> None:
        attack = g.nearest(Attacking)
        limit = self.own_body(g, attack)
        total += 1 if self.was_hurt else 0
        g.tell(BODY_FAILED if total > limit else BODY, attack.card, total, limit)
        if total > limit:
            self.it_is_beaten(attack)
        if attack.agent >= 0 and (total > limit or (total == GIVES_UP_AT and g.facts(attack.card).is_such(GIVES_UP))):
            attack.fell = ELIMINATED if total > limit else GAVE_UP
            attack.results = [RESOLVED if it == ASSIGNED_TO else it for it in attack.results]

    def it_is_beaten(self, attack: Attacking) -> None:
        attack.results[self.place] = BEATEN
        attack.broken = attack.broken or self.pierces

    def the_fellow_checks(self, g: Meccg) -> None:
        """Who came to help makes a body check, too, if the strike has succeeded."""
        if self.fellow >= 0:
            g.then(BodyRoll(self.fellow, 0))

    def it_wounds(self, g: Meccg, attack: Attacking) -> None:
        """R-CMB-22  A wound and a body check, at once; or the target is taken, and not harmed (R-AMB-149)."""
        if self.seizes:
            discard_character(g, self.target)
            return
        if self.it_takes(g, attack):
            return
        harmless = g.asked(HARMLESS, attack.slot, attack.spares)
        if attack.detained or harmless:
            if attack.detained or harmless == ONLY_TAPS or not (self.untapped or self.keeps):          # R-DET-01
                g.state[self.target] = max(TAPPED, g.state[self.target])
                g.tell(TAPS, self.target)
            self.it_robs(g, attack, harmless)
            return
        g.tell(WOUND, self.target)
        g.state[self.target] = WOUNDED
        attack.wounded.append(self.target)
        g.hurt.append(self.target)
        g.hurt_by.append(attack.race)
        if may_be_weakened(g):
            g.then(BodyCheck(g.active))
        else:
            g.roll(2, BODY_OF_CHARACTER)                       # R-AMB-52  there is nothing that could be declared
        g.announce(STRIKE_HIT, self.target)
        if g.waiting:
            g.then(Triggers(STRIKE_HIT))

    def it_takes(self, g: Meccg, attack: Attacking) -> bool:
        """R-PRIS-01, 20, R-AMB-149  Whether a host takes whom the strike hits; allies are never taken, nor harmed."""
        host = attack.captor if self.captor == NO_CAPTOR else self.captor
        if host < 0 or not g.is_in_play(host):
            return False
        if g.facts(self.target).type == CHARACTER:
            if guardian_of(g, self.target) >= 0:
                g.then(StandBetween(g.owner[self.target], host))
            else:
                capture(g, self.target, host)
        return True

    def it_robs(self, g: Meccg, attack: Attacking, harmless: int) -> None:
        """Instead of a wound, an item is lost: of who was hit, or of anybody in the company."""
        side = g.companies[attack.slot].side
        if harmless == ROBS_THE_STRUCK and items_of(g, self.target):
            g.then(DiscardItem(side, attack.slot, self.target))
        elif harmless == ROBS_THE_COMPANY and items_in(g, attack.slot):
            g.then(DiscardItem(side, attack.slot))

    def body_of_the_target(self, g: Meccg, total: int) -> None:
        attack = g.nearest(Attacking)
        target = self.target
        sum = total + (1 if self.was_wounded else 0) + attack.harder + self.changed_checks(g, attack)
        limit = body(g, target) + self.weakness
        g.tell(BODY_FAILED if sum > limit else BODY, target, sum, limit)
        g.announce(CHARACTER_WOUNDED, target)
        if sum > limit:
            falls(g, target)
        elif sum == limit and discards_on_equal(g, attack, target):
            discard_character(g, target)
        else:
            self.more_checks(g, attack)

    def changed_checks(self, g: Meccg, attack: Attacking) -> int:
        return 0 if attack.loose else g.asked(BODY_CHECKS, attack.slot, 0)

    def more_checks(self, g: Meccg, attack: Attacking) -> None:
        """Cards in force ask for further body checks of those who were wounded so."""
        same = (1 if self.was_wounded else 0) + attack.harder + self.changed_checks(g, attack) - self.weakness
        for source, change in g.alterations(ALSO_CHECKS, attack.slot):
            assert isinstance(change, AlsoChecks)
            if change.when.holds(g, source):
                g.then(BodyRoll(self.target, same + change.modifier))


def armour(g: Meccg, target: int) -> list[int]:
    """The kinds of armour that somebody has, each once."""
    kinds = {g.facts(item).kind for item in items_of(g, target)}
    return sorted(kinds & {ARMOR, SHIELD, HELMET})


def against_breath(g: Meccg, target: int) -> int:
    """What is met with the body: a shield and a helmet are of use, each for one."""
    return body(g, target) + len([kind for kind in armour(g, target) if kind != ARMOR])


def may_be_weakened(g: Meccg) -> bool:
    """R-AMB-63, 112  Some card might be played between the wound and its body check, whoever holds it."""
    nobody = Source(-1, 0, 1 - g.active, [])
    return any(rule.when is None or rule.when.holds(g, nobody) for rule in g.cards.weakening)


class SeizeOrNot(Decision[Meccg]):
    """R-CMB-16  Whether this is the strike that tries to take somebody; it is a little weaker then."""

    def copy(self) -> SeizeOrNot: return SeizeOrNot(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-CMB-16",)
    def options(self, g: Meccg) -> list[int]: return [0, 1]
    def choice(self, g: Meccg, option: int) -> Choice: return Yes() if option else No()

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            strike = g.nearest(Striking)
            strike.seizes = True
            strike.strength -= 1
            slot = g.nearest(Attacking).slot
            spent = next(it for it in g.lasting
                         if it.thing == slot and g.cards.lasts[it.effect].change.question == SEIZES)
            g.lasting = [it for it in g.lasting if it is not spent]


def discards_on_equal(g: Meccg, attack: Attacking, target: int) -> bool:
    """Some creatures discard whom their body check just spares, Wizards apart."""
    it = g.facts(target)
    return it.type == CHARACTER and not it.is_wizard() and g.asked(EQUAL_BODY, attack.slot, 0) > 0


class BodyCheck(Acting):
    """R-CMB-22, 23, R-AMB-63  Between wound and body check only the body and the roll can be changed; then the roll."""

    def __init__(self, side: int, like: BodyCheck | None = None) -> None:
        super().__init__(BODY_CHECK, side, False, like)

    def copy(self) -> BodyCheck: return BodyCheck(self.side, self)

    def step(self, g: ChainTable, at: int) -> bool:
        if super().step(g, at):
            return True
        g.stack.pop()
        g.roll(2, BODY_OF_CHARACTER)
        return True


class ExcessStrikes(Decision[Meccg]):
    """R-CMB-06, R-AMB-57  So many excess strikes on this target, each -1."""

    def copy(self) -> ExcessStrikes: return ExcessStrikes(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-CMB-06",)
    def options(self, g: Meccg) -> list[int]: return list(range(g.nearest(Attacking).excess + 1))
    def choice(self, g: Meccg, option: int) -> Choice: return Number(option)
    def counts(self, g: Meccg) -> str: return "strikes"

    def choose(self, g: Meccg, option: int) -> None:
        attack = g.nearest(Attacking)
        attack.excess -= option
        g.nearest(Striking).modifier -= option - g.asked(EXCESS, attack.slot, 0) if option else 0


class TakeStrike(Decision[Meccg]):
    """Another strike of the attack that the one who is struck faces, too: another's, one in excess, or no more."""
    left: int

    def __init__(self, side: int, left: int) -> None:
        super().__init__(side)
        self.left = left

    def copy(self) -> TakeStrike: return TakeStrike(self.side, self.left)
    def choice(self, g: Meccg, option: int) -> Choice:
        return Done() if option == 0 else Take(g.nearest(Attacking).targets[option - 1])

    def options(self, g: Meccg) -> list[int]:
        attack, strike = g.nearest(Attacking), g.nearest(Striking)
        spare = [strike.place + 1] if attack.excess > 0 else []          # one in excess goes by his own name
        return [0, *spare, *[place + 1 for place in others_to_face(attack, strike)]]

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            take_strike(g.nearest(Attacking), g.nearest(Striking), option - 1)
            if self.left > 1 and may_face_more(g):
                g.then(TakeStrike(self.side, self.left - 1))


def others_to_face(attack: Attacking, strike: Striking) -> list[int]:
    """The strikes of an attack on others that are not yet resolved."""
    return [place for place, it in enumerate(attack.results)
            if it == ASSIGNED_TO and attack.targets[place] != strike.target]


def may_face_more(g: Meccg) -> bool:
    attack = g.nearest(Attacking)
    return attack.excess > 0 or bool(others_to_face(attack, g.nearest(Striking)))


def take_strike(attack: Attacking, strike: Striking, place: int) -> None:
    """One more strike on the same target: one in excess, or that of another."""
    if place == strike.place:
        attack.excess -= 1
        assign(attack, strike.target)
    else:
        attack.targets[place] = strike.target


class WhichRoll(Decision[Meccg]):
    """R-CHAIN-07  Which of two rolls counts."""

    def copy(self) -> WhichRoll: return WhichRoll(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-CHAIN-07",)
    def choice(self, g: Meccg, option: int) -> Choice: return Number(option)
    def counts(self, g: Meccg) -> str: return "total"
    def choose(self, g: Meccg, option: int) -> None: g.nearest(Striking).total = option

    def options(self, g: Meccg) -> list[int]:
        strike = g.nearest(Striking)
        return sorted([strike.first, strike.total])


def must_tap(g: Meccg, attack: Attacking) -> bool:
    """R-CMB-11  Something takes the choice to stay untapped away, against hazard creatures."""
    return is_by_creature(g, attack) and g.asked(MUST_TAP, attack.slot, 0) > 0


class StayUntapped(Decision[Meccg]):
    """R-CMB-11  An untapped target may fight at -3 to avoid tapping."""

    def copy(self) -> StayUntapped: return StayUntapped(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-CMB-11",)
    def options(self, g: Meccg) -> list[int]: return [0, 1]
    def choice(self, g: Meccg, option: int) -> Choice: return Yes() if option else No()

    def choose(self, g: Meccg, option: int) -> None:
        attack, strike = g.nearest(Attacking), g.nearest(Striking)
        strike.untapped = option == 1
        if attack.breath:
            strike.modifier += 0 if option else FOR_TAPPING
        elif option:
            strike.modifier -= g.asked(PENALTY, strike.target, attack.penalty)


class Support(Decision[Meccg]):
    """R-CMB-14, R-AMB-60  An untapped character without a strike may tap for +1."""

    def copy(self) -> Support: return Support(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-CMB-14",)
    def options(self, g: Meccg) -> list[int]: return [0, *[it + 1 for it in supporters(g, g.nearest(Striking))]]
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)

    def choose(self, g: Meccg, option: int) -> None:
        strike = g.nearest(Striking)
        if option == 0:
            strike.at = 4
        else:
            g.state[option - 1] = TAPPED
            g.tell(SUPPORTS, option - 1, strike.target)
            strike.modifier += 1


def supporters(g: Meccg, strike: Striking) -> list[int]:
    """R-AMB-60, 68  Untapped, without a strike of this attack, resolved or not; allies that fight too."""
    attack = g.nearest(Attacking)
    if attack.alone >= 0:
        return []                                              # R-AMB-158
    company = g.companies[attack.slot]
    return [it for it in fighters(g, company) if g.state[it] == UNTAPPED and it not in attack.targets]
