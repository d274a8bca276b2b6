"""Words of the great dooms: Nazgûl and what they ride and wield, the Balrog, Shelob, sieges, rivers, traitors."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.chain import Chain
from ravenhill.core.words import Effect, If, Source, Who, Word
from ravenhill.games.meccg.deeds import InPath
from ravenhill.games.meccg.feats import is_ring, nazgul_in_play, veiled
from ravenhill.games.meccg.questions import (
    AROUSED,
    ATTACK_PROWESS,
    DOES_NOTHING,
    LIKE_A,
    LONG_STAYS,
    OPENS,
    REGION_TYPE,
    SPARED,
    Alter,
    Discarding,
    Opening,
    Playing,
    ThisTurn,
)
from ravenhill.games.meccg.rules.attacks import (
    Attacking,
    body_of,
    carry,
    defender,
    prowess_of,
    strikes_of,
    the_attack,
    the_strike,
)
from ravenhill.games.meccg.rules.combat import Attack, keyed_attack
from ravenhill.games.meccg.rules.corruption import TO_HAND, asked_for, helps
from ravenhill.games.meccg.rules.dooms import (
    InWhoseWound,
    SiegeRoll,
    rangers_of,
    rivers_ahead,
    stays_in_the_wound,
)
from ravenhill.games.meccg.rules.hazards import slots_of
from ravenhill.games.meccg.rules.leaving import discard, to_hand
from ravenhill.games.meccg.rules.numbers import blocked, destination, items_of, like_a
from ravenhill.games.meccg.rules.piles import A_NAZGUL, Fetch, found
from ravenhill.games.meccg.rules.site import Visit, attack_of, automatic
from ravenhill.games.meccg.state import (
    CHAIN,
    DISCARD,
    EVERYTHING,
    FIRST_COMPANY,
    IN_PLAY,
    MOVEMENT,
    NOBODY_HOSTS,
    TAPPED,
    Meccg,
)
from ravenhill.games.meccg.terms import (
    ALLY,
    BY_HOLD,
    CHARACTER,
    NAZGUL,
    SHADOW_HOLD,
    SHADOW_LAND,
    THE_ONE_RING,
    Hold,
    Race,
    RegionType,
)

WITCH_KING: Final = "Witch-king of Angmar"
STRONGER_TRAITOR: Final = 10             # the prowess of a traitor's attack, above his own


# Conditions


class GuardedByRace(If):
    """The site where the company is, or moves to, has an automatic-attack of one of these races: this one, or any."""
    number: int
    races: tuple[Race, ...]
    def __init__(self, number: int, *races: Race) -> None:
        self.number = number                                   # 0 for any of them
        self.races = races
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0:
            return False
        attacks = automatic(g, destination(g.companies[g.current]))
        if self.number:
            return len(attacks) >= self.number and attacks[self.number - 1].race in self.races
        return any(it.race in self.races for it in attacks)


class SitePathHas(InPath):
    """The site where the company is, or moves to, has so many regions of a type in its own site path."""
    def path(self, g: Meccg) -> list[int]:
        printed = g.facts(destination(g.companies[g.current])).path
        return [g.asked(REGION_TYPE, g.current, int(it)) for it in printed]


class AutomaticIn(If):
    """It is an automatic-attack at a site in one of these regions."""
    regions: tuple[str, ...]
    def __init__(self, *regions: str) -> None: self.regions = regions
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and attack.automatic and g.facts(attack.card).region in self.regions


class ChangesAutomatic(If):
    """R-OG-04  An automatic-attack of the company's site would be another, or there would be one more."""
    def holds(self, g: Meccg, source: Source) -> bool:
        if g.current < 0 or source.card in g.attackers:
            return False
        site = g.companies[g.current].site
        before = self.numbers(g, site)
        g.attackers.append(source.card)                        # as if it lay in play
        after = self.numbers(g, site)
        g.attackers.remove(source.card)
        return before != after
    def numbers(self, g: Meccg, site: int) -> list[int]:
        seen: list[int] = []
        for printed in automatic(g, site):
            it = attack_of(g.current, site, printed)
            g.stack.append(it)
            seen.extend([strikes_of(g, it), prowess_of(g, it), body_of(g, it)])
            g.stack.pop()
        return seen


class OnAttackedCompany(If):
    """The card lies on the company that is attacked."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and g.host[source.card] == FIRST_COMPANY - attack.slot


class SubjectLiesUnder(If):
    """What the moment is about is the company the card lies on."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.host[source.card] == FIRST_COMPANY - source.picks[0]


class SubjectAtItsSite(If):
    """What the moment is about is a company at the site the card lies on."""
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.host[source.card] >= 0 and (
            g.companies[source.picks[0]].site == g.host[source.card])


class DiscardPileHas(If):
    """There is such a card in your discard pile."""
    what: int
    def __init__(self, what: int) -> None: self.what = what
    def holds(self, g: Meccg, source: Source) -> bool: return bool(found(g, DISCARD + source.side, self.what))


class SubjectIsNamed(If):
    """What the moment is about is a card of this name."""
    name: str
    def __init__(self, name: str) -> None: self.name = name
    def holds(self, g: Meccg, source: Source) -> bool:
        return bool(source.picks) and g.facts(source.picks[0]).name == self.name


class Uncarried(If):
    """The attack is carried by no beast yet."""
    def holds(self, g: Meccg, source: Source) -> bool:
        attack = the_attack(g)
        return attack is not None and not attack.carried and not attack.each


# Whom


class Everything(Who[int]):
    """Everything that may come."""
    def find(self, g: Meccg, source: Source) -> list[int]: return [EVERYTHING]


class TappedNazgul(Who[int]):
    """Nazgûl of yours that were tapped in this chain, and would be discarded."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        chain = g.chain()
        if chain is None:
            return []
        return [link.card for link in chain.links if link.side == source.side and g.is_in_play(link.card)
                and g.facts(link.card).race == NAZGUL and g.state[link.card] == TAPPED]


class RangersAtTheRiver(Who[int]):
    """Rangers of a company that moves to the site the card lies on, and has not forded it."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        rangers: list[int] = []
        for slot in slots_of(source.side):
            company = g.companies[slot]
            if company.members and destination(company) == g.host[source.card] and rivers_ahead(g, slot) > 0:
                rangers.extend(rangers_of(g, slot))
        return rangers


# Changes


class Aroused(Alter):
    """So much more prowess of the first or the second automatic-attack of a site."""
    more: int
    number: int
    def __init__(self, more: int, number: int) -> None:
        super().__init__(AROUSED)
        self.more = more
        self.number = number
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        return total + self.more if g.under_way(Visit) and g.nearest(Visit).number == self.number else total


class CountsAsWithout(Alter):
    """A site counts as another type for healing and hazards, as long as somebody is in play and not there."""
    site: str
    type: Hold
    name: str
    def __init__(self, site: str, type: Hold, name: str) -> None:
        super().__init__(LIKE_A)
        self.site = site
        self.type = type
        self.name = name
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if g.facts(thing).name != self.site:
            return total
        for card in g.in_force():
            if g.company[card] >= 0 and g.facts(card).name == self.name:
                there = g.facts(g.companies[g.company[card]].site).name == self.site
                return total if there else self.type
        return total


class HuntsTheOneRing(Alter):
    """Nazgûl may be played on a company with The One Ring wherever it is, but for these types of site."""
    never: tuple[Hold, ...]
    def __init__(self, *never: Hold) -> None:
        super().__init__(OPENS)
        self.never = never
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if g.current < 0 or g.facts(thing).race != NAZGUL:
            return total
        company = g.companies[g.current]
        site = like_a(g, destination(company))
        borne = any(g.facts(card).has(THE_ONE_RING) for it in company.members for card in items_of(g, it))
        return total | 1 << BY_HOLD * 8 + site if borne and site not in self.never else total


class HuntsRings(Alter):
    """Nazgûl may be keyed in these ways to a company that has any ring."""
    lands: tuple[RegionType, ...]
    types: tuple[Hold, ...]
    def __init__(self, lands: tuple[RegionType, ...], types: tuple[Hold, ...]) -> None:
        super().__init__(OPENS)
        self.lands = lands
        self.types = types
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        if g.current < 0 or g.facts(thing).race != NAZGUL:
            return total
        if not any(is_ring(g, card) for it in g.companies[g.current].members for card in items_of(g, it)):
            return total
        for land in self.lands:
            total |= 1 << land
        for type in self.types:
            total |= 1 << BY_HOLD * 8 + type
        return total


class LongEventsStay(Alter):
    """Hazard long-events are not discarded in the long-event phase."""
    def __init__(self) -> None: super().__init__(LONG_STAYS)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return total + 1


class RiverBars(Alter):
    """A company that moves to this site this turn does nothing there."""
    def __init__(self) -> None: super().__init__(DOES_NOTHING)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        company = g.companies[thing]
        moves = company.going >= 0 or company.arrived
        return total + 1 if moves and destination(company) == g.host[source.card] else total


class ByTheNumberOfNazgul(Alter):
    """If it is the Witch-king who attacks, so much more prowess as Nazgûl lie in play."""
    when: If
    def __init__(self, when: If) -> None:
        super().__init__(ATTACK_PROWESS)
        self.when = when
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        if attack is None or g.facts(attack.card).name != WITCH_KING or not self.when.holds(g, source):
            return total
        return total + nazgul_in_play(g)


class SparesAllies(Alter):
    """This attack strikes characters only."""
    def __init__(self) -> None: super().__init__(SPARED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int:
        attack = the_attack(g)
        here = attack is not None and attack.card == source.card
        return total + 1 if here and g.facts(thing).type == ALLY else total


# What is done


class Prepare(ThisTurn):
    """The next creature of a race this turn may be keyed in more ways, and attacks so."""
    def __init__(self, change: Opening, who: Who[Any]) -> None: super().__init__(change, who)
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return True


class Arouse(ThisTurn):
    """One automatic-attack of the site is stronger this turn; once for each site, if the card says so."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if thing < 0 or g.facts(source.card).no_duplicate == 0:
            return True
        kind = g.cards.identity[g.kind[source.card]]
        return not any(it.thing == thing and g.cards.lasts_from[it.effect] == kind for it in g.lasting)


class AsLongEvent(ThisTurn):
    """Something is different everywhere for as long as a long-event lasts, though the card is gone."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.lasts(self.number, source, EVERYTHING, True)


class Carry(Effect):
    """The attack is carried by a beast: more strikes, less prowess, and the attacker chooses."""
    how: Opening
    def __init__(self, who: Who[Any], how: Opening) -> None:
        super().__init__(who)
        self.how = how
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        frame = g.stack[thing]
        assert isinstance(frame, Attacking)
        carry(frame, self.how)


class SpareNazgul(Effect):
    """The Nazgûl returns to the hand, and is not discarded, when what it does is over."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: helps(g, thing, TO_HAND)


class DiscardOrReturn(Discarding):
    """It is discarded; or it returns to the hand, if something was played for that."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if asked_for(g, thing, TO_HAND):
            to_hand(g, thing)
        else:
            discard(g, thing)


class CountsAgainstLimit(Effect):
    """R-AMB-36  What a hazard in play does counts against the limit."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if not g.is_in_play(thing) or g.phase != MOVEMENT or g.current < 0 or source.side == g.active:
            return False
        if isinstance(g.asking(), Chain):
            return False                                       # R-CHAIN-06  an attack answers nothing
        return len(g.companies[g.current].counted) < g.companies[g.current].limit
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        company = g.companies[g.current]
        company.count(thing)


class RiseToAttack(Effect):
    """The creature that lay in play attacks, keyed as was said, with so many more strikes and so much more prowess."""
    strikes: int
    prowess: int
    def __init__(self, who: Who[Any], strikes: int, prowess: int) -> None:
        super().__init__(who)
        self.strikes = strikes
        self.prowess = prowess
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = keyed_attack(g, g.current, source.card, thing)
        attack.strikes += self.strikes
        attack.prowess += self.prowess
        g.host[source.card] = NOBODY_HOSTS
        g.move(source.card, CHAIN)
        g.then(attack)


class LayBlade(Playing):
    """The blade comes into an attack; it lies on the company until it is known whom it wounds."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        kind = g.cards.identity[g.kind[source.card]]
        if g.facts(source.card).unique and blocked(g, kind):
            return False
        return not any(g.cards.identity[g.kind[card]] == kind for card in g.on(FIRST_COMPANY - thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(source.card, IN_PLAY + g.owner[source.card])
        g.host[source.card] = FIRST_COMPANY - thing


class StayInTheWound(Effect):
    """R-CORR-02  The blade stays in the wound of one whom the attack has wounded; if there is none, it is discarded."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        attack = g.nearest(Attacking)
        victims = [it for it in attack.wounded if g.is_in_play(it) and g.company[it] == attack.slot
                   and g.facts(it).type == CHARACTER and it not in g.corrupted]
        if not victims:
            discard(g, source.card)
        elif len(victims) == 1:
            stays_in_the_wound(g, source.card, victims[0])
        else:
            g.then(InWhoseWound(1 - defender(attack), source.card, victims))
        return True


class TraitorStrikes(Effect):
    """The traitor attacks somebody of his company, whom the attacker chooses; then the card is discarded."""
    def happen(self, g: Any, source: Source) -> bool:
        slot, prowess = source.picks[1], source.picks[2]
        g.host[source.card] = NOBODY_HOSTS
        g.move(source.card, CHAIN)
        if any(it != source.picks[0] for it in g.companies[slot].members):
            attack = Attack(slot, source.card)
            attack.strikes = 1
            attack.prowess = prowess + STRONGER_TRAITOR
            attack.chooses = True
            g.then(attack)
        return True
    def refusal(self, g: Any, source: Source) -> Word | None: return None


class MayFetchNazgul(Effect):
    """Each player may take a Nazgûl from the discard pile to the hand, the active player first."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        if not veiled(g):
            for side in (1 - g.active, g.active):
                g.then(Fetch(side, A_NAZGUL, 2))
        return True


class Embolden(Effect):
    """The strike is stronger; a creature that is no Nazgûl is the defender's after the attack."""
    more: int
    def __init__(self, who: Who[Any], more: int) -> None:
        super().__init__(who)
        self.more = more
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        strike, attack = the_strike(g), the_attack(g)
        if strike is not None and attack is not None:
            strike.strength += self.more
            attack.given_up = attack.race != NAZGUL


class HoldUp(ThisTurn):
    """The company rolls, less one for everybody who is no scout: with too little it may not move this turn."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(g.companies[thing].members)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(SiegeRoll(thing, source.card, self.number))


EVERYTHING_TO_COME: Final = Everything()
CARRIED_BY_A_BEAST: Final = Opening(NAZGUL, (SHADOW_LAND,), (SHADOW_HOLD,), strikes=1, prowess=-2, chooses=True)
