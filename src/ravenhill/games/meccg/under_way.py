"""What is under way, as a seat sees it: the chains with their links, and the attack with its strikes."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ravenhill.core.chain import Chain, Resolve
from ravenhill.core.chain_words import Counter
from ravenhill.core.choices import Take
from ravenhill.core.frames import Frame
from ravenhill.core.log import HIDDEN
from ravenhill.core.words import Source, amount
from ravenhill.games.meccg.choices import KeyedTo
from ravenhill.games.meccg.figures import Figures
from ravenhill.games.meccg.names import TERMS, name_of, term
from ravenhill.games.meccg.rules.aid import helped
from ravenhill.games.meccg.rules.attacks import BEATEN, NO_KEY, RESOLVED, Attacking, Striking, prowess_of, strikes_of
from ravenhill.games.meccg.rules.combat import AssignStrikes, keyed_attack
from ravenhill.games.meccg.rules.keys import key_of
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.rules.persuasion import value
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BY_HOLD, BY_MOVEMENT, BY_REGION_TYPE
from ravenhill.games.meccg.view import Attack, Card, Check, Foe, Key, Link, Part, Pin, Seat, Strike, Target
from ravenhill.games.meccg.view import Chain as ChainSeen
from ravenhill.games.meccg.words.numbers import RING_TEST
from ravenhill.games.meccg.words.verbs.combat import FaceAttack
from ravenhill.games.meccg.words.verbs.corruption import CheckCorruption
from ravenhill.games.meccg.words.verbs.influence import Influence, Persuade
from ravenhill.games.meccg.words.verbs.items import TestRing

SEATS: Final[tuple[Seat, Seat]] = ("grey", "blue")
ENDED: Final[dict[int, Any]] = {RESOLVED: "faced", BEATEN: "beaten"}


def seen_chains(g: Meccg, frames: Sequence[Frame[Any]], figures: Figures) -> list[ChainSeen]:
    """R-CHAIN-01, 11  Every chain under way, the one that interrupts after the one it interrupts."""
    found: list[ChainSeen] = []
    for place, frame in enumerate(frames):
        if not isinstance(frame, Chain):
            continue
        links = [link(g, source, "declared", figures) for source in frame.links]
        above = frames[place + 1] if place + 1 < len(frames) else None
        resolving = isinstance(above, Resolve)
        if isinstance(above, Resolve):
            links.append(link(g, above.source, "resolving", figures))
        doom(links)
        if links:
            responds = None if resolving or frame.passes >= 2 or frame.at > 0 else SEATS[frame.side]
            found.append(ChainSeen(links, responds, frame.passes))
    return found


def doom(links: list[Link]) -> None:
    """What the links above will cancel, if nothing else happens: the last one acts first."""
    doomed: set[str] = set()
    for it in reversed(links):
        if it.id in doomed:
            it.state = "doomed"
        else:
            doomed.update(it.cancels)


def link(g: Meccg, source: Source, state: Any, figures: Figures) -> Link:
    ability = g.ability(source)
    targets: list[Target] = []
    key: Key | None = None
    foe: Foe | None = None
    cancels: list[str] = []
    for verb, pick in zip(ability.picking, source.picks):
        choice = verb.who.choice(pick)
        if isinstance(choice, KeyedTo):
            key = keyed(g, *key_of(g, source.card, pick))
            if isinstance(verb, FaceAttack): foe = foreseen(g, source.card, pick)
            continue
        if pick == HIDDEN:
            targets.append(Target("", "a-card"))
            continue
        if isinstance(verb, Counter) and isinstance(choice, Take):
            cancels.append(figures.handle(pick))
        for name, thing in choice.plain().items():
            if name != "do" and isinstance(thing, int) and thing >= 0:
                targets.append(target(g, name, thing, figures))
    return Link(
        figures.handle(source.card), g.facts(source.card).id, source.ability, SEATS[source.side],
        state, targets, key, cancels, checks(g, source, figures), foe,
    )


def foreseen(g: Meccg, card: int, key: int) -> Foe:
    """The creature as it would attack now: begun on a copy, since what changes an attack asks for the one under way.

    One that has begun is told as it is: a second one would be stronger for what the company has faced since."""
    begun = [it for it in g.stack if isinstance(it, Attacking) and it.card == card]
    table = g.copy()
    attack = begun[-1] if begun else keyed_attack(table, g.current, card, key)
    table.stack = [attack]
    strikes = -1 if attack.each else strikes_of(table, attack)
    return Foe(g.facts(card).attacks, strikes, prowess_of(table, attack))


def target(g: Meccg, name: str, thing: int, figures: Figures) -> Target:
    """What was picked, by its handle and its name; a card that this seat does not know is just a card."""
    if not name.startswith("card"):
        return Target(f"{name.rstrip('0123456789')}:{thing}", name_of(g.cards, g, name, thing) or "")
    if not g.is_known(thing, figures.seat):
        return Target("", "a-card")
    return Target(f"card:{figures.handle(thing)}", f"card-{g.facts(thing).id}")


def checks(g: Meccg, source: Source, figures: Figures) -> list[Check]:
    """R-CORR-05, R-SITE-11, R-INF-04, R-RING-02  The checks it will bring, with all that is added to their dice."""
    found: list[Check] = []
    for verb in g.ability(source).verbs:
        if not isinstance(verb, CheckCorruption | Influence | Persuade | TestRing):
            continue
        for who in sorted(verb.who.find(g, source)):         # in no order that tells how they came to lie
            if who < 0 or not g.is_in_play(who):
                continue
            if isinstance(verb, TestRing):
                if verb.rolls: found.append(ring_test(g, who, verb.modifier, figures))
                continue
            card = Card(figures.handle(who), g.facts(who).id)
            aid = [Part(helped(g, source, who), "part-aid")]
            if isinstance(verb, CheckCorruption):
                parts = [*figures.check(who), Part(amount(g, source, verb.modifier), "part-bonus"), *aid]
                found.append(Check("corruption", card, None, corruption(g, who), figures.sum(parts), None))
            elif isinstance(verb, Influence):
                faction = Card(figures.handle(source.card), g.facts(source.card).id)
                parts = [*figures.faction(who, source.card), *aid]
                found.append(Check("faction", card, faction, g.facts(source.card).above, figures.sum(parts), None))
            else:
                target = source.picks[0]
                mine, theirs = figures.persuasion(who, target, source.picks[1] if len(source.picks) > 1 else -1)
                needs = value(g, target, len(source.picks) > 1)
                found.append(Check("influence", card, Card(figures.handle(target), g.facts(target).id), needs,
                                   figures.sum([*mine, *aid]), figures.sum(theirs)))
    return found


def ring_test(g: Meccg, ring: int, modifier: int, figures: Figures) -> Check:
    """R-RING-02  The gold ring of somebody, and what is added to the dice."""
    bearer = g.host[ring]
    parts = [Part(modifier, "part-bonus"), Part(g.asked(RING_TEST, g.company[bearer], 0), "part-card")]
    who, target = (Card(figures.handle(it), g.facts(it).id) for it in (bearer, ring))
    return Check("ring", who, target, 0, figures.sum(parts), None)


def keyed(g: Meccg, by: int, type: int, times: int) -> Key | None:
    """R-KEY-10  The way a creature was keyed, and to what."""
    if by == NO_KEY:
        return None
    if by == BY_REGION_TYPE:
        name = f"land-{TERMS['land'][type]}"
    elif by == BY_HOLD:
        name = f"hold-{TERMS['hold'][type]}"
    else:
        name = "by-movement" if by == BY_MOVEMENT or type < 0 else f"card-{g.cards.facts[type].id}"
    return Key(term("way", by), name, times)


def seen_attack(g: Meccg, frames: Sequence[Frame[Any]], figures: Figures) -> Attack | None:
    """R-CMB-01  The attack under way on a company, if it was not cancelled."""
    it = next((frame for frame in reversed(frames) if isinstance(frame, Attacking)), None)
    if it is None or it.stopped or not g.companies[it.slot].members:
        return None
    strike = next((frame for frame in reversed(frames) if isinstance(frame, Striking)), None)
    pins = [Pin(figures.handle(target), g.facts(target).id,
                "current" if strike is not None and strike.place == n and not result else ENDED.get(result, "assigned"))
            for n, (target, result) in enumerate(zip(it.targets, it.results))]
    pins += [Pin(figures.handle(target), g.facts(target).id, "assigned")          # in a dialog that only its seat sees
             for frame in frames if isinstance(frame, AssignStrikes) for target in frame.picks]
    return Attack(
        f"company:{it.slot}", Card(figures.handle(it.card), g.facts(it.card).id), it.number, it.automatic,
        term("race", it.race), figures.sum(figures.strikes(it)), figures.sum(figures.attack_prowess(it)),
        figures.sum(figures.attack_body(it)), keyed(g, it.by, it.key, it.times), it.chooses, it.each, it.detained,
        it.agent >= 0, it.excess, pins, None if strike is None else seen_strike(g, it, strike, figures),
    )


def seen_strike(g: Meccg, attack: Attacking, it: Striking, figures: Figures) -> Strike:
    """R-CMB-16  The sum of who is struck: prowess, and what this strike alone has changed."""
    parts = figures.prowess(it.target, attack.race) if g.is_in_play(it.target) else []
    more = it.modifier + (3 if it.untapped else 0)
    parts += [Part(more, "part-strike"), Part(-3 if it.untapped else 0, "part-untapped")]
    body = [*figures.body(it.target), Part(it.weakness, "part-strike")] if g.is_in_play(it.target) else []
    against = sum(part.n for part in figures.attack_prowess(attack)) + it.strength + it.foe
    return Strike(
        figures.handle(it.target), g.facts(it.target).id, figures.sum(parts), figures.sum(body), against,
        sum(part.n for part in figures.attack_body(attack)), it.untapped, it.keeps, it.was_wounded, it.cancelled,
        it.rolls, it.total, it.foe,
    )
