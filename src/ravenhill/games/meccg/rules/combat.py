"""Combat: an attack from the moment it is faced until it is over."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice, Done, Take
from ravenhill.core.frames import Decision, Draft, Frame, Procedure
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.lines import ASSIGNED, ATTACK_CANCELLED, ATTACKS, DEFEATED, DISCARDED, NOT_DEFEATED, TAPS
from ravenhill.games.meccg.piles import CHAIN, INVERTED, MARSHALLED, MOVEMENT, OUT, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.agent_wounds import agent_after
from ravenhill.games.meccg.rules.attacks import (
    ASSIGNED_TO,
    BEATEN,
    RESOLVED,
    Attacking,
    assign,
    attack_ends,
    defender,
    faces,
    isolate,
    open_to_strikes,
    prowess_of,
    shields_of,
    spend_opening,
    strikes_of,
    unstruck,
    whom_it_strikes,
)
from ravenhill.games.meccg.rules.before_strikes import BeforeStrikes
from ravenhill.games.meccg.rules.checks import owes_check
from ravenhill.games.meccg.rules.dragons import dragon_falls
from ravenhill.games.meccg.rules.keys import by_opening, key_of, still_keyed
from ravenhill.games.meccg.rules.leaving import discard, happens, keep_with, turns_over
from ravenhill.games.meccg.rules.spoils import PlayPrize
from ravenhill.games.meccg.rules.strikes import Strike
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURE, EACH_CHARACTER, FAITHFUL, HAZARD, SLAYER
from ravenhill.games.meccg.words.moments import ATTACK_ENDS, ATTACK_OVER, ATTACKED, BETWEEN_STRIKES
from ravenhill.games.meccg.words.numbers import ASSIGNS, LONE, WARDED

OVER: Final = 6


class Attack(Attacking):
    """R-CMB-01  It is faced, strikes are assigned and resolved one by one, and it is over."""

    def copy(self) -> Attack: return Attack(self.slot, self.card, self)
    def ending(self) -> int: return OVER

    def step(self, g: Meccg, at: int) -> bool:
        company = g.companies[self.slot]
        if at < OVER and not company.members:
            self.stopped = True
            self.at = OVER
            return True
        match at:
            case 0: return self.it_is_faced(g, company)        # R-CMB-36
            case 1: self.it_may_be_changed(g)                  # R-CMB-09, R-AMB-55, 71
            case 2: self.the_defender_assigns(g, company)      # R-CMB-03
            case 3: self.the_attacker_assigns(g, company)      # R-CMB-04
            case 4: self.count_excess(g, company)              # R-CMB-06
            case 5: self.strikes_are_resolved(g, company)      # R-CMB-17
            case 6: self.it_is_over(g)
            case 7: self.the_wounded_check(g)
            case 8: return self.another_attack(g)              # R-AMB-67
            case _: return False
        return True

    def it_is_faced(self, g: Meccg, company: Company) -> bool:
        faces(g, self)
        if self.number == 0:
            if self.card not in g.attackers and not g.is_in_play(self.card):
                g.attackers.append(self.card)
            g.tell(ATTACKS, self.card, strikes_of(g, self), prowess_of(g, self))
            printed = g.facts(self.card)
            if printed.type == CREATURE and printed.attacks > 1 and g.asked(LONE, self.slot, 0) > 0:
                isolate(self)
            if self.is_turned_away(g, printed):
                self.number = printed.attacks - 1              # all of its attacks
                self.stopped = True
                self.at = OVER
                g.tell(ATTACK_CANCELLED, self.card)
        return True

    def is_turned_away(self, g: Meccg, printed: Card) -> bool:
        """Something waits for the next creature that is not unique; one that cannot be cancelled spends it, too."""
        if self.automatic or printed.type != CREATURE or printed.unique or not g.lasting or not g.asked(
                WARDED, self.slot, 0):
            return False
        g.lasting = [it for it in g.lasting if it.thing != self.slot or (
            g.cards.lasts[it.effect].change.question != WARDED)]
        return not self.sure and not self.fixed

    def it_may_be_changed(self, g: Meccg) -> None:
        g.then(BeforeStrikes(self.slot))
        if defender(self) == g.active:
            g.then(Acting(ATTACKED, g.active, g.phase != MOVEMENT))

    def the_defender_assigns(self, g: Meccg, company: Company) -> None:
        self.targets.clear()
        self.results.clear()
        self.strengths.clear()
        must = self.prey if self.sure else self.sworn if self.sworn >= 0 else self.first_at
        if must >= 0 and not self.each and must in whom_it_strikes(g, self):
            for it in [*shields_of(g, self, must, []), must][:strikes_of(g, self)]:
                assign(self, it)
        if self.each:
            for it in whom_it_strikes(g, self):
                assign(self, it)
        elif self.any_may_be_struck(g) or not (self.chooses or self.sure):
            strikes = 1 if g.facts(self.card).same_target else strikes_of(g, self)
            g.then(AssignStrikes(defender(self), strikes - len(self.targets)))

    def any_may_be_struck(self, g: Meccg) -> bool:
        """Something lets the defender choose, whoever is tapped or wounded and whatever the attack could do."""
        return not self.sure and g.asked(ASSIGNS, self.slot, 0) > 0

    def the_attacker_assigns(self, g: Meccg, company: Company) -> None:
        self.own_choice = 0 if self.each else len(self.targets)
        left = strikes_of(g, self) - len(self.targets)
        free = unstruck(g, self)
        if g.facts(self.card).same_target:
            left = min(left, 1)                                # what is more becomes excess strikes on the same one
        if self.each or left <= 0 or not (free or self.again) or (g.facts(self.card).same_target and self.targets):
            return
        if left >= len(free) and not self.again:
            for it in free:
                assign(self, it)
        else:
            g.then(AssignRest(1 - defender(self), left))

    def count_excess(self, g: Meccg, company: Company) -> None:
        if g.facts(self.card).same_target and self.targets:
            self.prey = self.targets[0]
            if self.thwarted + 1 < g.facts(self.card).attacks and not self.lone and who_may_thwart(g, self):
                g.then(Thwart(defender(self)))
        self.excess = 0 if self.each else max(0, strikes_of(g, self) - len(self.targets))
        for it in self.targets:
            g.tell(ASSIGNED, it)

    def strikes_are_resolved(self, g: Meccg, company: Company) -> None:
        """R-AMB-61  The defender picks the next strike each time; between two, both may act."""
        left = [it for n, it in enumerate(self.targets) if self.results[n] == ASSIGNED_TO]
        if not left:
            return
        self.at = 5
        if len(left) < len(self.targets) and defender(self) == g.active:
            g.then(BetweenStrikes())
        else:
            g.then(NextStrike(defender(self)))

    def it_is_over(self, g: Meccg) -> None:
        """R-CMB-27, 30, R-AMB-66  Defeated if a strike was assigned and all were defeated; if cancelled, not."""
        if self.stopped or not self.results or any(it != BEATEN for it in self.results):
            self.defeated = False
        if self.prize >= 0:
            g.then(PlayPrize(defender(self), self.slot, self.prize))
        if not self.stopped:
            happens(g, ATTACK_OVER, self.slot)
        happens(g, ATTACK_ENDS, self.slot)
        g.then(Triggers(ATTACK_OVER))

    def the_wounded_check(self, g: Meccg) -> None:
        """R-SITE-04  One after the other, each in a chain of its own; before them, who rode to the company's aid."""
        if self.sworn >= 0:
            self.at = 7
            character, self.sworn = self.sworn, -1
            if g.is_in_play(character):
                g.state[character] = max(TAPPED, g.state[character])
                owes_check(g, character, 0, ATTACK_OVER)
            return
        if self.checks and self.wounded:
            self.at = 7
            character = self.wounded.pop()
            if g.is_in_play(character) and g.company[character] >= 0:
                owes_check(g, character, 0, ATTACK_OVER)

    def another_attack(self, g: Meccg) -> bool:
        """R-CMB-29, R-AMB-67  One after the other, also after one that was cancelled; as printed, if its key holds."""
        it = g.facts(self.card)
        attack_ends(g, self)
        if g.companies[self.slot].members:
            g.companies[self.slot].since = len(g.did)
        self.wounded.clear()
        more = it.type == CREATURE and self.number + 1 < it.attacks and self.prize < 0 and not self.lone
        if more and g.companies[self.slot].members and still_keyed(g, self):
            fresh = begin_attack(g, self.slot, self.card, it)
            self.strikes, self.prowess, self.body = fresh.strikes, fresh.prowess, fresh.body
            self.more_strikes, self.more_prowess = 0, self.lasting_prowess
            self.number += 1
            self.broken = False
            self.hits = 0
            self.weary = -1
            self.slain = 0
            self.curses.clear()
            self.marks.clear()                                 # what was played on one of them was for that one
            self.again.clear()
            self.bodiless = 0
            self.first_at = -1
            self.stopped = False
            self.at = 0
            return True
        if more:
            self.defeated = False                              # R-AMB-48  what is never faced is not beaten
        the_creature_leaves(g, self)
        return False


class BetweenStrikes(Procedure[Meccg]):
    """R-AMB-61  Both may act; then the next strike, if what was done has left one."""

    def copy(self) -> BetweenStrikes: return BetweenStrikes(self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: g.then(Acting(BETWEEN_STRIKES, g.active, g.phase != MOVEMENT))
            case 1: self.next_strike(g)
            case _: return False
        return True

    def next_strike(self, g: Meccg) -> None:
        attack = g.nearest(Attacking)
        if not attack.stopped and ASSIGNED_TO in attack.results:
            g.then(NextStrike(defender(attack)))


def who_may_thwart(g: Meccg, it: Attacking) -> list[int]:
    """Who may tap to cancel one attack of a hunter: anybody; of an assassin, anybody but the one he is after."""
    members = g.companies[it.slot].members
    return [one for one in members if g.state[one] == UNTAPPED and (one != it.prey or it.race == SLAYER)]


class Thwart(Decision[Meccg]):
    """Somebody of the company may tap to cancel this one of several attacks, though its strike is assigned."""

    def copy(self) -> Thwart: return Thwart(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-67",)
    def options(self, g: Meccg) -> list[int]: return [0, *[it + 1 for it in who_may_thwart(g, g.nearest(Attacking))]]
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)

    def choose(self, g: Meccg, option: int) -> None:
        if option:
            attack = g.nearest(Attacking)
            g.state[option - 1] = TAPPED
            g.tell(TAPS, option - 1)
            attack.thwarted += 1
            for place in range(len(attack.results)):
                attack.results[place] = RESOLVED               # R-AMB-66  a cancelled attack is not defeated


def the_creature_leaves(g: Meccg, it: Attacking) -> None:
    """R-CMB-28, R-CMB-32  Defeated, it scores for the defender; otherwise its owner discards it."""
    card = it.card
    if card in g.attackers:
        g.attackers.remove(card)
    if it.agent >= 0:
        company = g.companies[it.slot]
        if company.members and it.results and it.hits == 0 and not it.stopped:
            company.beat = (*company.beat, g.cards.identity[g.kind[card]])
        g.tell(DEFEATED if it.defeated else NOT_DEFEATED, card)
        agent_after(g, it)
        return
    if it.giver >= 0 and it.defeated and g.is_in_play(it.giver):
        own = g.owner[it.giver] == defender(it)                # R-CMB-32
        if not turns_over(g, it.giver, defender(it), INVERTED):
            for other in g.on(it.giver):
                discard(g, other)
            g.move(it.giver, OUT + g.owner[it.giver] if own else MARSHALLED + defender(it))
        remember_defeat(g, it)
        dragon_falls(g, g.facts(it.giver).dragon)
    if g.facts(card).side != HAZARD:
        return
    if it.automatic:                                           # R-AMB-144, 145  it was the site's: no points
        discard(g, card)
        return
    g.tell(DEFEATED if it.defeated else NOT_DEFEATED, card)
    if g.pile[card] != CHAIN:
        return
    if (it.defeated or it.prize >= 0) and not it.detained and g.facts(card).type == CREATURE:
        g.move(card, MARSHALLED + defender(it))
        dragon_falls(g, g.facts(card).dragon)
        if it.keeper >= 0 and g.is_in_play(it.keeper):
            g.tell(DISCARDED, it.keeper)
            discard(g, it.keeper)
    elif it.keeper >= 0 and g.is_in_play(it.keeper) and g.facts(card).type == CREATURE:
        keep_with(g, card, it.keeper)
    else:
        discard(g, card)


def remember_defeat(g: Meccg, it: Attacking) -> None:
    """R-AMB-121  Of a Dragon at home it is remembered that it fell there, and this turn to whom."""
    if it.automatic and g.facts(it.giver).dragon:
        g.state[it.giver] = TAPPED
        company = g.companies[it.slot]
        if company.members:
            company.beat = (*company.beat, g.cards.identity[g.kind[it.giver]])


def begin_attack(g: Meccg, slot: int, card: int, printed: Card) -> Attack:
    """The attack of a creature, not yet keyed."""
    it = Attack(slot, card)
    it.race = int(printed.race)
    it.each = printed.strikes == EACH_CHARACTER
    it.strikes = 1 if it.each else printed.strikes
    it.prowess = printed.prowess
    it.body = printed.body
    it.chooses = printed.attacker_chooses
    return it


def keyed_attack(g: Meccg, slot: int, card: int, thing: int) -> Attack:
    """R-KEY-10  The attack of a creature, keyed as was said: a place on the card, and which of its names."""
    it = begin_attack(g, slot, card, g.facts(card))
    it.by, it.key, it.times = key_of(g, card, thing)
    spend_opening(g, it, by_opening(thing))
    return it


class AssignStrikes(Draft[Meccg]):
    """R-AMB-56  The defender gives strikes to untapped characters, as many as it likes."""
    strikes: int
    picks: list[int]

    def __init__(self, side: int, strikes: int, like: AssignStrikes | None = None) -> None:
        super().__init__(side, like)
        self.strikes = strikes
        self.picks = [] if like is None else like.picks.copy()

    def copy(self) -> AssignStrikes: return AssignStrikes(self.side, self.strikes, self)
    def blank(self, g: Meccg) -> Frame[Meccg]: return AssignStrikes(self.side, self.strikes)

    def step(self, g: Meccg, at: int) -> bool:
        if at == 0 and len(self.picks) < self.strikes and self.free(g):
            self.at = 0
            g.then(AssignStrike(self.side))
            return True
        attack = g.nearest(Attacking)
        for it in self.picks:
            assign(attack, it)
        return False

    def free(self, g: Meccg) -> list[int]:
        attack = g.nearest(Attacking)
        anybody = g.asked(ASSIGNS, attack.slot, 0) > 0
        already = self.picks + attack.targets
        return [it for it in whom_it_strikes(g, attack)
                if (anybody or g.state[it] == UNTAPPED or g.facts(it).is_such(FAITHFUL)) and it not in already
                and not shields_of(g, attack, it, already)]


class AssignStrike(Decision[Meccg]):
    """R-CMB-03  One more of the untapped, or no more."""

    def copy(self) -> AssignStrike: return AssignStrike(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-CMB-03",)
    def options(self, g: Meccg) -> list[int]: return [0, *[it + 1 for it in g.nearest(AssignStrikes).free(g)]]
    def choice(self, g: Meccg, option: int) -> Choice: return Done() if option == 0 else Take(option - 1)

    def choose(self, g: Meccg, option: int) -> None:
        draft = g.nearest(AssignStrikes)
        if option == 0:
            draft.at = 1
        else:
            draft.picks.append(option - 1)


class AssignRest(Decision[Meccg]):
    """R-CMB-04, R-CMB-07  The attacker gives a strike to somebody who has none, or has one if a card lets it."""
    left: int

    def __init__(self, side: int, left: int) -> None:
        super().__init__(side)
        self.left = left

    def copy(self) -> AssignRest: return AssignRest(self.side, self.left)
    def rules(self) -> tuple[str, ...]: return ("R-CMB-04",)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def options(self, g: Meccg) -> list[int]:
        attack = g.nearest(Attacking)
        struck = list(dict.fromkeys(attack.targets)) if attack.again else []
        return [*open_to_strikes(g, attack), *[it for it in struck if it not in open_to_strikes(g, attack)]]

    def choose(self, g: Meccg, option: int) -> None:
        attack = g.nearest(Attacking)
        assign(attack, option, attack.again.pop(0) if option in attack.targets else 0)
        if self.left > 1 and self.options(g):
            g.then(AssignRest(self.side, self.left - 1))


class LooseStrikes(Attack):
    """Strikes that are no attack: each character of the company faces one, one after the other."""

    def copy(self) -> LooseStrikes: return LooseStrikes(self.slot, self.card, self)
    def ending(self) -> int: return 2

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0:
                for it in g.companies[self.slot].members:
                    assign(self, it)
            case 1 if ASSIGNED_TO in self.results:
                self.at = 1
                g.then(NextStrike(defender(self)))
            case 1: pass
            case _: return False
        return True


def loose_strikes(slot: int, card: int, prowess: int) -> LooseStrikes:
    it = LooseStrikes(slot, card)
    it.loose = True
    it.each = True
    it.strikes = 1
    it.prowess = prowess
    return it


class NextStrike(Decision[Meccg]):
    """R-CMB-17  Which strike is resolved next."""

    def copy(self) -> NextStrike: return NextStrike(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-CMB-17",)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(g.nearest(Attacking).targets[option])

    def options(self, g: Meccg) -> list[int]:
        return [n for n, it in enumerate(g.nearest(Attacking).results) if it == ASSIGNED_TO]

    def choose(self, g: Meccg, option: int) -> None:
        attack = g.nearest(Attacking)
        target = attack.targets[option]
        if g.is_in_play(target):
            strike = Strike(option, target)
            strike.strength = attack.strengths[option] if attack.strengths else 0
            g.then(strike)
        else:
            attack.results[option] = RESOLVED        # R-CMB-33, R-AMB-65
