"""What is done to attacks and strikes."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ravenhill.core.words import Effect, Source, Who, Word
from ravenhill.games.meccg.cards.parts import Automatic
from ravenhill.games.meccg.lasting import THIS_ATTACK
from ravenhill.games.meccg.lines import ATTACK_CANCELLED, ATTACK_NOW, STRIKE_CANCELLED, TAPS
from ravenhill.games.meccg.piles import CHAIN, FIRST_COMPANY, IN_PLAY, MOVEMENT, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import (
    Attacking,
    attack_depth,
    defender,
    is_fixed,
    prowess_of,
    strikes_of,
    the_attack,
    the_strike,
)
from ravenhill.games.meccg.rules.combat import keyed_attack
from ravenhill.games.meccg.rules.dragons import a_form_comes
from ravenhill.games.meccg.rules.guards import attack_of, guards_of
from ravenhill.games.meccg.rules.leaving import discard, happens
from ravenhill.games.meccg.rules.numbers import blocked, limit_of
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.rules.spoils import InWhoseWound, stays_in_the_wound
from ravenhill.games.meccg.rules.strikes import TakeStrike, may_face_more, others_to_face, take_strike
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ANY_NUMBER, CHARACTER, NO_SKILL
from ravenhill.games.meccg.words.changes import Aroused, HalfTheStrikes, OnThisAttack
from ravenhill.games.meccg.words.moments import CHARACTER_WOUNDED
from ravenhill.games.meccg.words.numbers import ATTACK_STRIKES, Alter, Opening
from ravenhill.games.meccg.words.verbs.kinds import Forestalling, Playing, ThisTurn

ALL_STRIKES: Final = -1
ANY_STRIKES: Final = 99


class FaceAttack(Playing):
    """R-CMB-01, R-KEY-10  The creature attacks, keyed as was said."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not (g.facts(source.card).unique and blocked(g, g.kind[source.card]))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        a_form_comes(g, source.card)
        g.then(keyed_attack(g, g.current, source.card, thing))


class Ambush(Playing):
    """R-OG-05  The creature that lay on guard attacks after the automatic-attacks."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return not (g.facts(source.card).unique and blocked(g, g.kind[source.card]))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        a_form_comes(g, source.card)
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


class FaceAlone(FacePrinted):
    """R-TERM-11  The character alone faces the attack printed here, and nobody supports him."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        it = attack_of(g.company[thing], source.card, self.attack)
        it.automatic = False
        it.alone = thing
        g.then(it)


class SwoopDown(Effect):
    """R-DRG-06, 08, R-AMB-118  The Dragon that hunts attacks the company; defeated, the event is the creature."""
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        printed = g.facts(source.card).attack
        assert printed is not None
        it = attack_of(thing, source.card, printed)
        it.automatic = False
        it.giver = source.card
        g.then(it)


class Cancel(Effect):
    """The attack does not happen. Its chain goes on to its end; nothing is cut."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        frame = g.stack[thing]
        return isinstance(frame, Attacking) and not is_fixed(g, frame)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        frame = g.stack[thing]
        assert isinstance(frame, Attacking)
        g.tell(ATTACK_CANCELLED, frame.card)
        g.stop(thing)


def tell_attack(g: Meccg, it: Attacking) -> None:
    """How strong it is now that a card has changed it."""
    if g.log is not None:
        g.tell(ATTACK_NOW, it.card, strikes_of(g, it), prowess_of(g, it))


def changes_strikes(change: Alter) -> bool:
    """R-CMB-08  More strikes or half of them are nothing to an attack on each character."""
    return isinstance(change, (OnThisAttack, HalfTheStrikes)) and change.question == ATTACK_STRIKES


class ForThisAttack(ThisTurn):
    """Something is different for one attack, as long as it lasts."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        frame = g.stack[thing]
        return isinstance(frame, Attacking) and not (frame.each and changes_strikes(self.change))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        frame = g.stack[thing]
        assert isinstance(frame, Attacking)
        g.lasts(self.number, source, frame.slot, THIS_ATTACK, thing)
        tell_attack(g, frame)


class AgainstIt(ThisTurn):
    """Something is different for somebody against one attack, as long as it lasts."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return the_attack(g) is not None
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.lasts(self.number, source, thing, THIS_ATTACK, attack_depth(g))


class ForHisCompany(ThisTurn):
    """Something is different for the company of its Wizard, wherever he goes, until the end of the turn."""
    def __init__(self, change: Alter, who: Who[Any]) -> None:
        super().__init__(change, who)
        change.anchored = True
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        for it in g.companies[thing].members:
            if g.facts(it).is_wizard():
                g.lasts(self.number, source, it)


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
        return g.state[thing] == UNTAPPED and not strike.keeps and not strike.untapped

    def do(self, g: Meccg, source: Source, thing: int) -> None:
        strike = the_strike(g)
        if strike is not None:
            strike.modifier += self.prowess
            strike.weakness += self.body
            strike.rolls = max(strike.rolls, self.rolls)
            if g.pile[source.card] == CHAIN and g.facts(source.card).skill != NO_SKILL:
                strike.skilled |= 1 << source.side
            strike.keeps = strike.keeps or self.keeps          # R-AMB-58  the -3 that was chosen before stays


class StrikeHas(Effect):
    """The strike that is faced has so much more prowess and body."""
    prowess: int
    body: int
    def __init__(self, who: Who[Any], prowess: int = 0, body: int = 0) -> None:
        super().__init__(who)
        self.prowess = prowess
        self.body = body
    def possible(self, g: Meccg, source: Source, thing: int) -> bool: return the_strike(g) is not None
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        strike = the_strike(g)
        if strike is not None:
            strike.strength += self.prowess
            strike.toughness += self.body


def is_forestalled(g: Meccg, card: int) -> bool:
    """Something declared in this chain deals with the card, and it may not be tapped in response."""
    chain = g.chain()
    return chain is not None and any(isinstance(verb, Forestalling) and card in verb.forestalls(link)
                                     for link in chain.links for verb in g.ability(link).verbs)


@mypyc_attr(allow_interpreted_subclasses=True)
class TapAsHazard(Effect):
    """R-AMB-36  A hazard in play taps in the opponent's movement/hazard phase, and counts against the limit."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        if not g.is_in_play(thing) or g.state[thing] != UNTAPPED or g.phase != MOVEMENT or g.current < 0:
            return False
        company = g.companies[g.current]
        return source.side != g.active and len(company.counted) < limit_of(g, g.current) and (
            not is_forestalled(g, thing))
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        g.state[thing] = TAPPED
        g.tell(TAPS, thing)
        company = g.companies[g.current]
        company.count(thing, limit_of(g, g.current))


class TakeStrikes(Effect):
    """Who is struck may face more strikes of the attack: so many at most, or all of them; each weaker, if so said."""
    most: int
    weakens: bool
    def __init__(self, who: Who[Any], most: int, weakens: bool = False) -> None:
        super().__init__(who)
        self.most = most
        self.weakens = weakens
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        return the_strike(g) is not None and may_face_more(g)
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        attack, strike = the_attack(g), the_strike(g)
        assert attack is not None and strike is not None
        if self.weakens:
            attack.weary = thing
        if self.most == ALL_STRIKES:
            for place in others_to_face(attack, strike):
                take_strike(attack, strike, place)
            while attack.excess > 0:
                take_strike(attack, strike, strike.place)
        else:
            g.then(TakeStrike(defender(attack), self.most))


class FeelWound(Effect):
    """What a wound sets off follows."""
    def do(self, g: Meccg, source: Source, thing: int) -> None: happens(g, CHARACTER_WOUNDED, thing)


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
    def do(self, g: Meccg, source: Source, thing: int) -> None:
        """That attack is meant, whichever others come to guard the site or leave it."""
        found, place = guards_of(g, thing), -1
        if isinstance(self.change, Aroused) and self.change.number <= len(found):
            place = found[self.change.number - 1]
        g.lasts(self.number, source, thing, place=place)


class LayBlade(Playing):
    """The blade comes into an attack; it lies on the company until it is known whom it wounds."""
    def possible(self, g: Meccg, source: Source, thing: int) -> bool:
        kind = g.cards.identity[g.kind[source.card]]
        if g.facts(source.card).unique and blocked(g, kind):
            return False
        if g.facts(source.card).no_duplicate == ANY_NUMBER:
            return True
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

