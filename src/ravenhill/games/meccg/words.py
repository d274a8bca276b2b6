"""What cards do: the verbs of their sentences."""
from __future__ import annotations

from typing import Any

from ravenhill.core.words import Effect, Source, Who, Word
from ravenhill.games.meccg.cards.printed import Automatic
from ravenhill.games.meccg.lines import (
    ATTACK_CANCELLED,
    ATTACK_NOW,
    DISCARDED,
    GAINS,
    HEALS,
    JOINS,
    LIMIT,
    STORED,
    STRIKE_CANCELLED,
    TAPS,
    UNTAPS,
    WOUND,
)
from ravenhill.games.meccg.questions import (
    COMPANY_CHANGED,
    EVENT_PLAYED,
    ITEM_GAINED,
    MARKED,
    Alter,
    Discarding,
    Hazardous,
    Playing,
    SiteTapping,
    Supporting,
    TakingMore,
    ThisTurn,
)
from ravenhill.games.meccg.rules.attacks import Attacking, prowess_of, strikes_of, the_attack, the_strike
from ravenhill.games.meccg.rules.combat import keyed_attack
from ravenhill.games.meccg.rules.corruption import CorruptionCheck, helps
from ravenhill.games.meccg.rules.dooms import ManyChecks
from ravenhill.games.meccg.rules.hazards import send_back
from ravenhill.games.meccg.rules.influence import FactionCheck
from ravenhill.games.meccg.rules.leaving import (
    ally_slot,
    discard,
    discard_character,
    found_company,
    happens,
    join,
    may_leave,
)
from ravenhill.games.meccg.rules.numbers import blocked, may_bear, path_of, prowess
from ravenhill.games.meccg.rules.persuasion import Persuasion, targets
from ravenhill.games.meccg.rules.removal import DiscardItem, RemovalRoll, ReturnRoll, items_in
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.rules.site import Visit, attack_of, tap_site
from ravenhill.games.meccg.rules.wizard_forms import his_form_returns
from ravenhill.games.meccg.state import (
    CHAIN,
    EVERYTHING,
    FIRST_COMPANY,
    IN_PLAY,
    MARSHALLED,
    NOBODY_HOSTS,
    TAPPED,
    TAPPED_FOR,
    UNTAPPED,
    WOUNDED,
    Meccg,
)
from ravenhill.games.meccg.terms import ALLY, ANY_NUMBER, GLOBAL, ITEM, NO_SKILL, PER_ATTACK, PER_COMPANY, RegionType
from ravenhill.games.meccg.whos import NEW, PLACE, Checking, Influencing, Persuading, company_of

# Characters and cards change their state


class Tap(Hazardous):
    """R-TURN-03, 04, R-SITE-23  It taps; as a cost it must be untapped."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing >= 0 and g.state[thing] == UNTAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = TAPPED
        g.tell(TAPS, thing)


class Untap(Effect):
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.state[thing] == TAPPED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = UNTAPPED
        g.tell(UNTAPS, thing)


class Heal(Effect):
    """Wounded becomes well: untapped, or tapped if so said."""
    tapped: bool
    def __init__(self, who: Who[Any], tapped: bool = False) -> None:
        super().__init__(who)
        self.tapped = tapped
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.state[thing] == WOUNDED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        company = g.companies[company_of(g, thing)]
        everybody = company.members if g.facts(company.site).heals_everybody else [thing]
        for it in everybody:
            if g.state[it] == WOUNDED:
                g.state[it] = TAPPED if self.tapped else UNTAPPED
                g.tell(HEALS, it)


class Wound(Effect):
    """Wounded, without a body check. What a wound sets off is a word of its own, for when the attack is cancelled."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing >= 0 and g.state[thing] != WOUNDED
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = WOUNDED
        g.tell(WOUND, thing)


class Spend(Effect):
    """The item is used up; its bearer taps for it, if so said. It leaves when what it does is over."""
    tapping: bool
    def __init__(self, who: Who[Any], tapping: bool = False) -> None:
        super().__init__(who)
        self.tapping = tapping
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing >= 0 and (not self.tapping or g.state[thing] == UNTAPPED)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if self.tapping:
            g.state[thing] = TAPPED
            g.tell(TAPS, thing)
        slot = ally_slot(g, source.card)
        g.move(source.card, CHAIN)
        if slot >= 0:
            happens(g, COMPANY_CHANGED, slot)


class Discard(Discarding):
    """To the discard pile, with everything that lies on it."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if g.company[thing] < 0:
            g.tell(DISCARDED, thing)
            discard(g, thing)
        elif may_leave(g, thing):
            discard_character(g, thing)


class DiscardAll(Effect):
    """All of them, if there are any."""
    def refusal(self, g: Any, source: Source) -> Word | None: return None
    def happen(self, g: Any, source: Source) -> bool:
        for thing in self.who.find(g, source):
            g.tell(DISCARDED, thing)
            discard(g, thing)
        return True


class Expel(Hazardous):
    """A character is discarded, if nothing keeps it."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.company[thing] >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        if may_leave(g, thing):
            discard_character(g, thing)


class RollOrReturn(Hazardous):
    """Its player rolls; with unused general influence below this number it returns to the hand."""
    below: int
    def __init__(self, who: Who[Any], below: int) -> None:
        super().__init__(who)
        self.below = below
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(ReturnRoll(thing, self.below))


class RollOrLose(Effect):
    """The player of a faction rolls; with unused general influence below this number it is discarded."""
    below: int
    def __init__(self, who: Who[Any], below: int) -> None:
        super().__init__(who)
        self.below = below
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(ReturnRoll(thing, self.below))


# Coming into play


class EnterPlay(Playing):
    """R-ORG-07  The character joins a company, or begins one of its own."""

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not g.character_played and not blocked(g, g.kind[source.card]) and wizard_fits(g, source)

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        card = source.card
        where = thing // PLACE
        slot = where - 1 if where < NEW else found_company(g, source.side, where - NEW)
        g.character_played = True
        g.move(card, IN_PLAY + source.side)
        g.host[card] = thing % PLACE - 1
        join(g, card, slot)
        if g.facts(card).is_wizard():
            g.wizard[source.side] = g.cards.identity[g.kind[card]]
            his_form_returns(g, card)
        g.tell(JOINS, card, g.companies[slot].site)


def wizard_fits(g: Meccg, source: Source) -> bool:
    """R-AMB-04  The first Wizard a player plays stays that player's only one; once lost, there is none."""
    if not g.facts(source.card).is_wizard():
        return True
    own, identity = g.wizard[source.side], g.cards.identity[g.kind[source.card]]
    return not g.wizard_lost[source.side] and own in (-1, identity) and g.sacrificed[1 - source.side] != identity


class Gain(Playing):
    """R-SITE-05, 08  The card comes under the control of a character."""

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        it = g.facts(source.card)
        if thing < 0:
            return not (it.unique and blocked(g, g.kind[source.card]))
        if g.company[thing] < 0 or (it.unique and blocked(g, g.kind[source.card])):
            return False
        return may_bear(g, thing, source.card)

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(source.card, IN_PLAY + g.owner[source.card])
        g.host[source.card] = thing
        g.tell(GAINS, thing, source.card)
        if g.facts(source.card).type == ITEM:
            happens(g, ITEM_GAINED, thing)
        elif g.facts(source.card).type == ALLY:
            happens(g, COMPANY_CHANGED, g.company[thing])


class TapSite(SiteTapping):
    """R-SITE-06  The success taps the site."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: tap_site(g)


class TakeMinor(TakingMore):
    """R-SITE-19  The additional minor item has been taken."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.nearest(Visit).minor = False


class PutInPlay(Playing):
    """An event stays in play, on its own or on a character, a company or a site."""
    on_company: bool
    on_each: bool                        # what cannot be duplicated may lie once on each of them

    def __init__(self, who: Who[Any], on_company: bool = False, on_each: bool = False) -> None:
        super().__init__(who)
        self.on_company = on_company
        self.on_each = on_each

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        it = g.facts(source.card)
        kind = g.kind[source.card]
        if it.unique and blocked(g, kind):
            return False
        if it.no_duplicate == GLOBAL and not self.on_each:
            return not in_play(g, kind)
        if it.no_duplicate == ANY_NUMBER or thing < 0 or thing == source.card:
            return True
        return not any(g.cards.identity[g.kind[card]] == g.cards.identity[kind] for card in g.on(self.host(thing)))

    def host(self, thing: int) -> int:
        return FIRST_COMPANY - thing if self.on_company else thing

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        card = source.card
        g.move(card, IN_PLAY + g.owner[card])
        g.host[card] = NOBODY_HOSTS if thing == card else self.host(thing)
        if g.facts(card).is_corruption_card():
            g.corrupted.append(thing)
        happens(g, EVENT_PLAYED, card)


class Corrupt(PutInPlay):
    """R-CORR-02  A corruption card comes on a character, one a turn."""

    def __init__(self, who: Who[Any]) -> None:
        super().__init__(who)

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return thing not in g.corrupted and super().possible(g, source, thing)


def in_play(g: Meccg, kind: int) -> bool:
    """Whether a card of this name lies in play."""
    identity = g.cards.identity[kind]
    return any(g.cards.identity[g.kind[card]] == identity for card in g.in_force())


class Mark(Alter):
    """Nothing changes; it is remembered that a card took effect."""
    def __init__(self) -> None: super().__init__(MARKED)
    def value(self, g: Meccg, source: Source, thing: int, total: int) -> int: return total


class NotAgain(ThisTurn):
    """It cannot be duplicated once it has taken effect: this turn, or on this company or attack."""
    def __init__(self, who: Who[Any]) -> None: super().__init__(Mark(), who)

    def where(self, g: Meccg, source: Source) -> int:
        return g.current if g.facts(source.card).no_duplicate == PER_COMPANY else EVERYTHING

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if g.facts(source.card).no_duplicate == PER_ATTACK:
            attack = the_attack(g)
            return attack is None or g.cards.identity[g.kind[source.card]] not in attack.marks
        return not g.already_lasts(self.number, self.where(g, source))

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack = the_attack(g)
        if g.facts(source.card).no_duplicate != PER_ATTACK:
            g.lasts(self.number, source, self.where(g, source))
        elif attack is not None:
            attack.marks.append(g.cards.identity[g.kind[source.card]])


# Items


class HandOver(Effect):
    """R-ORG-50  The item passes to another at the same site, if its bearer is still there."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.is_in_play(source.card) and g.host[source.card] >= 0 and may_bear(g, thing, source.card)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.host[source.card] = thing
        g.tell(GAINS, thing, source.card)
        happens(g, ITEM_GAINED, thing)


class Store(Effect):
    """R-ORG-51  It goes to the pile of marshalling points, if its bearer is still there."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for card in [*g.on(thing), thing]:
            g.state[card] = UNTAPPED
            g.move(card, MARSHALLED + g.owner[card])
        g.host[thing] = NOBODY_HOSTS                           # what lay with it still does
        g.tell(STORED, thing)


class RollToRemove(Effect):
    """R-ORG-57, 58  A roll above the card's number discards it."""
    modifier: int
    def __init__(self, who: Who[Any], modifier: int = 0) -> None:
        super().__init__(who)
        self.modifier = modifier
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        """R-AMB-28  At -3 once in a turn, and neither after another attempt nor before one."""
        return thing not in g.tried and (self.modifier == 0 or TAPPED_FOR - thing not in g.tried)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(RemovalRoll(thing, self.modifier))


# Checks


class CheckCorruption(Checking):
    """R-CORR-05  A corruption check, now."""
    modifier: int
    def __init__(self, who: Who[Any], modifier: int = 0) -> None:
        super().__init__(who)
        self.modifier = modifier
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return thing < 0 or g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(CorruptionCheck(thing, self.modifier))
    def happen(self, g: Any, source: Source) -> bool:
        """R-AMB-54  Of several, everybody says in which order they come."""
        things = [it for it in self.who.find(g, source) if self.possible(g, source, it)]
        if len(things) < 2:
            return super().happen(g, source)
        g.then(ManyChecks(things, self.modifier))
        return True


class CheckForEach(Checking):
    """A corruption check for each symbol of a region type in the company's site path; they stop if it leaves."""
    type: int
    def __init__(self, who: Who[Any], type: int) -> None:
        super().__init__(who)
        self.type = type
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        path = path_of(g, company_of(g, thing))
        for _ in range(path.count(self.type)):
            g.then(CorruptionCheck(thing, 0))


class Help(Supporting):
    """R-AMB-52  The check that follows is modified."""
    more: int
    def __init__(self, who: Who[Any], more: int = 1) -> None:
        super().__init__(who)
        self.more = more
    def do(self, g: Meccg, source: Source, thing: int) -> None: helps(g, thing, self.more)


class HelpByCompany(Effect):
    """The check that follows gets +1 for each character of the company."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        helps(g, thing, len(g.companies[company_of(g, thing)].members))


class HelpByProwess(Effect):
    """The check that follows is modified by the character's prowess, to a maximum."""
    most: int
    def __init__(self, who: Who[Any], most: int) -> None:
        super().__init__(who)
        self.most = most
    def do(self, g: Meccg, source: Source, thing: int) -> None: helps(g, thing, min(self.most, prowess(g, thing)))


class Influence(Influencing):
    """R-SITE-11  The character tries to win the faction."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not blocked(g, g.kind[source.card])
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(FactionCheck(thing, source.card))


class Persuade(Persuading):
    """R-INF-03  The character tries to win away what was chosen, if both are still there."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return g.is_in_play(thing) and source.picks[0] in targets(g, thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(Persuasion(thing, source.picks[0], source.picks[1] if len(source.picks) > 1 else -1))


class WinFaction(Playing):
    """The faction is won without a check."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return not blocked(g, g.kind[source.card])
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.move(source.card, MARSHALLED + source.side)
        tap_site(g)


# Attacks and strikes


class FaceAttack(Playing):
    """R-CMB-01, R-KEY-10  The creature attacks, keyed as was said."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not (g.facts(source.card).unique and blocked(g, g.kind[source.card]))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(keyed_attack(g, g.current, source.card, thing))


class Ambush(Playing):
    """R-OG-05  The creature that lay on guard attacks after the automatic-attacks."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not (g.facts(source.card).unique and blocked(g, g.kind[source.card]))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.attackers.append(source.card)
        visit = g.nearest(Visit)
        visit.creatures.append(source.card)
        visit.creatures.append(thing)


class FacePrinted(Effect):
    """The company faces the attack printed here."""
    attack: Automatic
    def __init__(self, who: Who[Any], attack: Automatic) -> None:
        super().__init__(who)
        self.attack = attack
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        it = attack_of(thing, source.card, self.attack)
        it.automatic = False
        g.then(it)


class Cancel(Effect):
    """The attack does not happen. Its chain goes on to its end; nothing is cut."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        frame = g.stack[thing]
        return isinstance(frame, Attacking) and not frame.sure
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        frame = g.stack[thing]
        assert isinstance(frame, Attacking)
        g.tell(ATTACK_CANCELLED, frame.card)
        g.stop(thing)


def tell_attack(g: Meccg, it: Attacking) -> None:
    """How strong it is now that a card has changed it."""
    if g.log is not None:
        g.tell(ATTACK_NOW, it.card, strikes_of(g, it), prowess_of(g, it))


class HalveStrikes(Effect):
    """Half as many strikes, rounded up."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        frame = g.stack[thing]
        assert isinstance(frame, Attacking)
        frame.strikes = (frame.strikes + 1) // 2
        tell_attack(g, frame)


class Weaken(Effect):
    """The prowess of the attack changes, for as long as it lasts."""
    more: int
    def __init__(self, who: Who[Any], more: int) -> None:
        super().__init__(who)
        self.more = more
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        frame = g.stack[thing]
        assert isinstance(frame, Attacking)
        frame.prowess += self.more
        tell_attack(g, frame)


class CancelStrike(Effect):
    """The strike does not happen."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        attack = the_attack(g)
        return attack is not None and not attack.sure
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        strike = the_strike(g)
        if strike is not None:
            strike.cancelled = True
            g.tell(STRIKE_CANCELLED, strike.target)


class Fight(Effect):
    """R-CMB-34  For this strike only: more prowess, less body, no tapping, two rolls."""
    prowess: int
    body: int
    keeps: bool
    rolls: int

    def __init__(self, who: Who[Any], prowess: int = 0, body: int = 0, keeps: bool = False, rolls: int = 1) -> None:
        super().__init__(who)
        self.prowess = prowess
        self.body = body
        self.keeps = keeps
        self.rolls = rolls

    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        """R-DECK-16  Who is tapped, or has already chosen not to tap, gains nothing from not tapping."""
        strike = the_strike(g)
        if strike is None or not self.keeps or self.prowess or self.rolls > 1:
            return strike is not None
        return g.state[thing] == UNTAPPED and not strike.keeps

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        strike = the_strike(g)
        if strike is not None:
            strike.modifier += self.prowess
            strike.weakness += self.body
            strike.rolls = max(strike.rolls, self.rolls)
            if g.pile[source.card] == CHAIN and g.facts(source.card).skill != NO_SKILL:
                strike.skilled |= 1 << source.side
            if self.keeps:
                strike.keeps = True
                if strike.untapped:
                    strike.untapped = False
                    strike.modifier += 3


class SendBack(Hazardous):
    """R-MH-21  The company returns to its site of origin."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.companies[thing].going >= 0
    def do(self, g: Meccg, source: Source, thing: int) -> None: send_back(g, thing)


class LoseItems(Effect):
    """Each discards the items he bears, special ones apart."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for card in g.on(thing):
            if g.facts(card).type == 3 and g.facts(card).size != 4:
                g.tell(DISCARDED, card)
                discard(g, card)


class TestRing(Effect):
    """R-RING-02  The gold ring is tested: with a modifier, by two rolls, or without any."""
    modifier: int
    rolls: int
    def __init__(self, who: Who[Any], modifier: int = 0, rolls: int = 1) -> None:
        super().__init__(who)
        self.modifier = modifier
        self.rolls = rolls
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return g.is_in_play(thing)
    def do(self, g: Meccg, source: Source, thing: int) -> None: g.then(RingTest(thing, self.modifier, self.rolls))


class LoseAnItem(Effect):
    """The player of the company discards one of its items."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return bool(items_in(g, thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.then(DiscardItem(g.companies[thing].side, thing))


class ChangePath(Effect):
    """One region of the company's site path counts as another type this turn."""
    one: RegionType
    other: RegionType
    def __init__(self, who: Who[Any], one: RegionType, other: RegionType) -> None:
        super().__init__(who)
        self.one = one
        self.other = other
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return self.one in g.companies[thing].path
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        path = list(g.companies[thing].path)
        path[path.index(self.one)] = self.other
        g.companies[thing].path = tuple(path)


class RaiseLimit(Effect):
    """The hazard limit of the company changes now."""
    more: int
    def __init__(self, who: Who[Any], more: int) -> None:
        super().__init__(who)
        self.more = more
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        company = g.companies[thing]
        company.limit = max(0, company.limit + self.more)
        g.tell_of(LIMIT, company, company.limit)
