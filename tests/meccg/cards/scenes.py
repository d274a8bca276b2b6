"""Scenes in which cards are tried: a company on its way, under attack, struck, or at its site."""
from __future__ import annotations

from ravenhill.core.cards import replaced
from ravenhill.core.chain import Chain, Declare
from ravenhill.core.frames import Decision, Roll
from ravenhill.core.words import WHENEVER, Source
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.companies import Company
from ravenhill.games.meccg.piles import CHAIN, IN_PLAY, LOCATION, MOVEMENT, ORGANIZATION, SITE_PHASE, SITES
from ravenhill.games.meccg.rules.attacks import Attacking, Striking
from ravenhill.games.meccg.rules.combat import Attack, begin_attack
from ravenhill.games.meccg.rules.deck_top import TopCards
from ravenhill.games.meccg.rules.hazard_window import HazardWindow
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.leaving import found_company
from ravenhill.games.meccg.rules.organization import Organizing
from ravenhill.games.meccg.rules.site import SiteActions, SitePhase, Visit
from ravenhill.games.meccg.rules.strikes import Strike
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import WILDERNESS
from ravenhill.games.meccg.words.moments import AT_SITE, END_OF_ORGANIZATION, PERSUADING
from tests.meccg.tables import choose, company, goes_on, names, put, table

LIMIT = 9


def on_the_way(
    site: str, *members: str, path: tuple[int, ...] = (), regions: tuple[str, ...] = (), origin: str = "Rivendell",
    standard: bool = True,
) -> tuple[Meccg, list[int]]:
    """A company of seat 0 moves to this site by this path, and seat 1 may play hazards; both hands are empty."""
    g = table(standard)
    g.stack.clear()
    people = company(g, 0, origin, *members)
    it = g.companies[g.company[people[0]]]
    it.going = put(g, site, LOCATION, 0)
    g.move(it.going, SITES)
    it.path = type(it.path)(path)
    it.regions = type(it.regions)(g.cards.names[name] for name in regions)
    it.limit = LIMIT
    g.phase = MOVEMENT
    g.current = g.company[people[0]]
    g.then(HazardWindow(0))
    return g, people


def at_rest(site: str, *members: str, standard: bool = True) -> tuple[Meccg, list[int]]:
    """A company of seat 0 stays at this site in the movement/hazard phase."""
    g = table(standard)
    g.stack.clear()
    people = company(g, 0, site, *members)
    g.companies[g.company[people[0]]].limit = LIMIT
    g.phase = MOVEMENT
    g.current = g.company[people[0]]
    g.then(HazardWindow(0))
    return g, people


def visiting(site: str, *members: str, standard: bool = True) -> tuple[Meccg, list[int]]:
    """A company of seat 0 has entered this site and faced its attacks."""
    g = table(standard)
    g.stack.clear()
    people = company(g, 0, site, *members)
    g.phase = SITE_PHASE
    g.current = g.company[people[0]]
    g.companies[g.current].entered = True
    visit = Visit(g.current)
    visit.at = 6
    g.then(visit)
    g.then(SiteActions(0))
    return g, people


def organizing(site: str, *members: str, standard: bool = True) -> tuple[Meccg, list[int]]:
    """Seat 0 organizes, with a company at this site."""
    g = table(standard)
    g.stack.clear()
    people = company(g, 0, site, *members)
    g.phase = ORGANIZATION
    g.then(Organizing(0))
    return g, people


def window(moment: int, site: str, *members: str) -> tuple[Meccg, list[int]]:
    """Seat 0 may act at such a moment."""
    g, people = organizing(site, *members)
    g.then(Acting(moment, 0, True))
    return g, people


def attacked_by(g: Meccg, creature: str, by: int = -1, key: int = -1) -> Attack:
    """The current company faces this creature of seat 1; strikes are not yet assigned."""
    card = put(g, creature, CHAIN, 0)
    g.owner = replaced(g.owner, card, 1)
    it = begin_attack(g, g.current, card, g.facts(card))
    it.by, it.key = by, key
    it.at = 1
    g.attackers.append(card)
    g.then(it)
    g.question()
    return it


def struck_by(g: Meccg, creature: str, target: int, by: int = -1, key: int = -1) -> tuple[Attack, Strike]:
    """A strike of this creature against somebody is about to be rolled: the defender's cards are asked for."""
    it = attacked_by(g, creature, by, key)
    while not isinstance(g.stack[-1], Attacking):
        g.stack.pop()
    g.ready = False
    it.at = 5
    it.targets, it.results = [target], [0]
    strike = Strike(0, target)
    strike.at = 4
    g.then(strike)
    g.question()
    return it, strike


def offered(g: Meccg) -> list[str]:
    """What may be declared now, by name."""
    question = g.question()
    assert isinstance(question, Declare), f"{type(question).__name__} is asked"
    return names(g)


def offers(g: Meccg, card: str) -> bool:
    return any(words.startswith(f"Declared {card}") for words in offered(g))


def until_settled(g: Meccg, total: int = 7) -> None:
    """Pass and take the first of what must be chosen until the chain is over; every roll is this sum."""
    for _ in range(200):
        question = g.question()
        if isinstance(question, Roll):
            first = total // 2
            g.answer((first if question.left == 2 else total - first) - 1)
        elif isinstance(question, Declare) and not g.chain():
            return
        elif isinstance(question, Decision):
            g.answer(0 if 0 in g.offered else g.offered[0])
        else:
            g.answer(0)
    raise AssertionError("this goes on and on")


def play(g: Meccg, words: str, *picks: str, total: int = 7) -> None:
    """Declare this, pick these, and let the chain settle."""
    from tests.meccg.tables import choose

    choose(g, f"Declared {words}")
    for pick in picks:
        choose(g, pick)
    until_settled(g, total)


def the_company(g: Meccg) -> Company:
    return g.companies[g.current]


def facts(g: Meccg, name: str) -> Card:
    return g.cards.facts[g.cards.names[name]]


def second_company(g: Meccg, site: str) -> int:
    return found_company(g, 0, put(g, site, LOCATION, 0))


def is_stopped(attack: Attack) -> bool:
    return attack.stopped


def in_play(g: Meccg, card: int) -> bool:
    return IN_PLAY <= g.pile[card] < IN_PLAY + 2


def striking(g: Meccg) -> Striking:
    return g.nearest(Striking)


def until_over(g: Meccg, attack: Attack, total: int = 12) -> None:
    """Pass, and take the first of what must be chosen, until the attack is over; every roll is this sum."""
    for _ in range(60):
        if attack not in g.stack:
            return
        goes_on(g, total)
    raise AssertionError("it is never over")


def influenced(*mine: str) -> tuple[Meccg, list[int], int]:
    """In seat 1's site phase, its Boromir tries to influence the first of these of seat 0."""
    g, (boromir,) = visiting("Edoras", "Boromir II")
    people = company(g, 1, "Edoras", *mine)
    g.phase = SITE_PHASE
    rules = g.facts(boromir).rules
    n = next(n for n, rule in enumerate(rules) if rule.kind == WHENEVER and rule.at == PERSUADING)
    g.then(Chain(AT_SITE, 1, [Source(boromir, n, 0, [people[0]])]))
    return g, people, boromir


def hazard(g: Meccg, words: str, *picks: str, total: int = 7) -> None:
    """Seat 0 passes, and seat 1 plays this."""
    g.answer(0)
    play(g, words, *picks, total=total)


def refused(g: Meccg, words: str) -> bool:
    g.answer(0)
    return not offers(g, words)


def declare(g: Meccg, words: str, *picks: str) -> None:
    """Seat 0 passes, seat 1 declares this, and the chain waits."""
    g.answer(0)
    choose(g, f"Declared {words}")
    for pick in picks:
        choose(g, pick)


def site_phase(g: Meccg) -> None:
    """The site phase begins."""
    g.stack.clear()
    turns = Turns()
    turns.at = 6
    g.then(turns)
    g.then(SitePhase())


def pass_until(g: Meccg, question: str) -> None:
    """Whatever may be declined is declined, until this is asked."""
    for _ in range(60):
        if type(g.question()).__name__ == question:
            return
        assert isinstance(g.question(), Decision), f"{type(g.question()).__name__} is asked"
        g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError(f"{question} is never asked")


def under_attack(g: Meccg) -> Attacking:
    return g.nearest(Attacking)


def end_of_organization(site: str, *members: str) -> tuple[Meccg, list[int]]:
    return window(END_OF_ORGANIZATION, site, *members)


def fought(creature, *members, total=12, again=()):
    """The company fights the creature to its end; every roll is this sum."""
    g, people = on_the_way("Bree", *members, path=(WILDERNESS,))
    for name in again:
        g.companies[0].faced = (*g.companies[0].faced, g.cards.names[name])
    return g, people


def until_settled_rolls(g, total):
    g.answer(0)
    until_settled(g, total)


SEVEN_CARDS = ("Dodge", "Block", "Escape", "Concealment", "Stealth", "Hiding", "Ford")


def ways(g: Meccg, card: str) -> list[str]:
    return [words for words in names(g) if words.startswith(f"Declared {card}")]


def see_tops(g: Meccg) -> None:
    """Which cards lie on top is left to the dice; everything else is passed."""
    for _ in range(40):
        question = g.question()
        if not isinstance(question, TopCards) and not (isinstance(question, Declare) and g.chain() is not None):
            return
        g.answer(0)


def safe(g):
    from ravenhill.core.frames import Decision

    return names(g) if isinstance(g.question(), Decision) else []


def company_with(*members: str):
    return on_the_way("Moria", *members, path=(WILDERNESS, WILDERNESS))


def arrives(g, site):
    """The company moves there now, by no path, and only creatures keyed to the site could be played."""
    g.question()
    g.stack.clear()
    g.phase = MOVEMENT
    g.ready = False
    g.then(CompanyMoves(0))
    g.question()
    assert g.facts(g.companies[0].going).name == site and len(g.companies[0].path) == 0
