"""Influencing the opponent: characters, allies, items and factions that are not one's own."""
from __future__ import annotations

from typing import Final

from ravenhill.core.chain import Chain, Resolve
from ravenhill.core.choices import Choice, No, Number, Take, Yes
from ravenhill.core.frames import Decision, Procedure
from ravenhill.core.words import WHENEVER, Source
from ravenhill.games.meccg.choices import DirectInfluence, GeneralInfluence
from ravenhill.games.meccg.lines import GAINS, INFLUENCE, INFLUENCE_FAILED, JOINS, TAPS
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED, NOBODY_HOSTS, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.aid import A_CARD, is_promised
from ravenhill.games.meccg.rules.lands import is_named, region_name, same_place
from ravenhill.games.meccg.rules.leaving import discard, discard_character, gained, happens, join, may_leave
from ravenhill.games.meccg.rules.movement import has_room
from ravenhill.games.meccg.rules.numbers import (
    blocked,
    faction_check,
    general_influence,
    matches,
    may_bear,
    mind,
    unused_influence,
)
from ravenhill.games.meccg.rules.strength import instead, may_use
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ALLY, BOUND, CHARACTER, EVENT, FACTION, ITEM
from ravenhill.games.meccg.words.moments import AT_SITE, COMPANY_CHANGED, INFLUENCED, INFLUENCES, PERSUADING
from ravenhill.games.meccg.words.numbers import ATTEMPTS, AUTHORITY

MINE: Final = 0
THEIRS: Final = 1


def persuaders(g: Meccg, side: int) -> list[int]:
    """R-INF-01, 02, R-AMB-89  From the second turn on, once a turn, an untapped character that has entered its site."""
    if not may_try(g, side) or g.current < 0 or not g.companies[g.current].entered:
        return []
    return [it for it in g.companies[g.current].members
            if g.state[it] == UNTAPPED and not is_new(g, it) and targets(g, it)]


def is_new(g: Meccg, character: int) -> bool:
    """R-INF-02  A Wizard who was played this turn."""
    return g.facts(character).is_wizard() and g.kind[character] in g.did


def may_try(g: Meccg, side: int) -> bool:
    """R-INF-01, R-AMB-89  In the standard game, from the second turn on, once a turn."""
    return g.standard and not g.influenced and g.turns[side] >= 2


def same_of_opponent(g: Meccg, side: int, faction: int) -> int:
    """R-INF-12  The opponent's faction that is the same as this card, or -1."""
    kind = g.cards.identity[g.kind[faction]]
    theirs = [card for card in g.piles[MARSHALLED + 1 - side] if g.cards.identity[g.kind[card]] == kind]
    return theirs[0] if theirs else -1


def targets(g: Meccg, influencer: int) -> list[int]:
    """R-INF-03, 12, 13  What is at the same site and no Wizard's, and factions that could be played here."""
    side = g.owner[influencer]
    site = g.companies[g.company[influencer]].site
    found: list[int] = []
    for card in g.piles[IN_PLAY + 1 - side]:
        character = card if g.company[card] >= 0 else g.host[card]
        if character < 0 or g.company[character] < 0 or g.facts(character).is_wizard() or is_led_by_wizard(g, card):
            continue
        if not same_place(g, g.companies[g.company[character]].site, site):
            continue
        stays = g.on(card) or g.facts(card).is_such(BOUND)
        if g.facts(card).type in (CHARACTER, ALLY) or (
                g.facts(card).type == ITEM and identical(g, side, card) and not stays):
            found.append(card)
    for card in g.piles[MARSHALLED + 1 - side]:
        it = g.facts(card)
        here = is_named(g, site, it.at) or region_name(g, site) in it.at_regions
        if it.type == FACTION and it.above > 0 and here:
            found.append(card)
    return found


def is_led_by_wizard(g: Meccg, card: int) -> bool:
    """R-AMB-89  A Wizard's follower."""
    return g.company[card] >= 0 and g.host[card] >= 0 and g.facts(g.host[card]).is_wizard()


def identical(g: Meccg, side: int, target: int) -> list[int]:
    """R-INF-11  Cards of the hand that are the same as the target."""
    kind = g.cards.identity[g.kind[target]]
    for card in sorted(g.piles[HAND + side]):
        if g.cards.identity[g.kind[card]] == kind and g.facts(card).done:
            return [card]
    return []


class ChooseTarget(Decision[Meccg]):
    """R-INF-03  What the character tries to win away."""
    influencer: int

    def __init__(self, side: int, influencer: int) -> None:
        super().__init__(side)
        self.influencer = influencer

    def copy(self) -> ChooseTarget: return ChooseTarget(self.side, self.influencer)
    def rules(self) -> tuple[str, ...]: return ("R-INF-03",)
    def options(self, g: Meccg) -> list[int]: return targets(g, self.influencer)
    def choice(self, g: Meccg, option: int) -> Choice: return Take(option)

    def choose(self, g: Meccg, option: int) -> None:
        g.then(ShowIdentical(self.side, self.influencer, option))


def attempt(g: Meccg, influencer: int, target: int, shown: int) -> None:
    """R-INF-03, R-AMB-50, 89, 90  It is declared: the character taps, the same card is shown; others may respond."""
    side = g.owner[influencer]
    g.influenced = True
    g.state[influencer] = TAPPED
    g.tell(TAPS, influencer)
    if shown >= 0:
        g.look(shown, 1 - side)
    for n, rule in enumerate(g.facts(influencer).rules):
        if rule.kind == WHENEVER and rule.at == PERSUADING:
            picks = [target] if shown < 0 else [target, shown]
            g.then(Chain(AT_SITE, 1 - side, [Source(influencer, n, side, picks)]))
            return


class Persuasion(Procedure[Meccg]):
    """R-INF-04 … 10  Both roll; unused influence counts on both sides; a failure changes nothing."""
    influencer: int
    target: int
    shown: int                           # R-INF-11  the identical card, or -1
    modifier: int                        # what was declared for it
    twice: bool                          # two rolls, of which one is chosen
    rolls: list[int]
    first: int                           # of two rolls
    won: bool

    def __init__(self, influencer: int, target: int, shown: int, like: Persuasion | None = None) -> None:
        super().__init__(like)
        self.influencer = influencer
        self.target = target
        self.shown = shown
        self.modifier = 0 if like is None else like.modifier
        self.twice = False if like is None else like.twice
        self.rolls = [0, 0] if like is None else like.rolls.copy()
        self.first = 0 if like is None else like.first
        self.won = False if like is None else like.won

    def copy(self) -> Persuasion: return Persuasion(self.influencer, self.target, self.shown, self)

    def step(self, g: Meccg, at: int) -> bool:
        match at:
            case 0: self.begins(g)
            case 1: self.roll_again(g)
            case 2: self.choose_one(g)
            case 3: g.roll(2, THEIRS)
            case 4: self.decide(g)
            case 5: self.play_the_card(g)
            case 6: self.what_follows(g)
            case _: return False
        return True

    def begins(self, g: Meccg) -> None:
        happens(g, INFLUENCES, self.influencer)
        g.roll(2, MINE)

    def roll_again(self, g: Meccg) -> None:
        """R-CHAIN-07  A card gives two rolls, of which one is chosen."""
        if self.twice:
            self.first = self.rolls[MINE]
            g.roll(2, MINE)

    def choose_one(self, g: Meccg) -> None:
        if self.first > 0 and self.first != self.rolls[MINE]:
            g.then(WhichAttempt(g.owner[self.influencer]))

    def rolled(self, g: Meccg, tag: int, faces: list[int]) -> None:
        self.rolls[tag] = faces[0] + faces[1]

    def decide(self, g: Meccg) -> None:
        total = self.rolls[MINE] - self.rolls[THEIRS] + difference(g, self.influencer, self.target, self.shown)
        total += self.modifier
        needed = value(g, self.target, self.shown >= 0)
        g.tell(INFLUENCE if total > needed else INFLUENCE_FAILED, self.influencer, self.target, total, needed)
        side = g.owner[self.influencer]
        if total <= needed:
            if self.shown >= 0:
                g.move(self.shown, DISCARD + side)
            return
        self.won = True
        if g.company[self.target] < 0:
            discard(g, self.target)
        elif may_leave(g, self.target):
            discard_character(g, self.target)
        happens(g, INFLUENCED, self.influencer)

    def play_the_card(self, g: Meccg) -> None:
        """R-INF-11, R-AMB-90  The card that was shown may be played at once."""
        if not self.won or self.shown < 0 or not g.is_in_play(self.influencer):
            return
        if g.facts(self.shown).unique and blocked(g, g.kind[self.shown]):
            return
        if g.facts(self.shown).type == FACTION:
            g.move(self.shown, MARSHALLED + g.owner[self.influencer])
        elif g.facts(self.shown).type == CHARACTER:
            if under_whom(g, self.influencer, self.shown):
                g.then(BringIn(g.owner[self.influencer], self.shown, self.influencer))
        else:
            g.then(BringIn(g.owner[self.influencer], self.shown, self.influencer))


    def what_follows(self, g: Meccg) -> None:
        """R-SITE-06  A success that an event brought about taps the site; and what a card has promised for it."""
        if not self.won or not g.under_way(Resolve):
            return
        link = g.nearest(Resolve).source
        if g.facts(link.card).type == EVENT:
            tap_site(g)
        if is_promised(g, link, self.influencer, A_CARD):
            draw_cards(g, g.owner[self.influencer], 1)


class WhichAttempt(Decision[Meccg]):
    """R-CHAIN-07  Which of two rolls of the attempt counts."""

    def copy(self) -> WhichAttempt: return WhichAttempt(self.side)
    def rules(self) -> tuple[str, ...]: return ("R-CHAIN-07",)
    def choice(self, g: Meccg, option: int) -> Choice: return Number(option)
    def counts(self, g: Meccg) -> str: return "total"
    def choose(self, g: Meccg, option: int) -> None: g.nearest(Persuasion).rolls[MINE] = option

    def options(self, g: Meccg) -> list[int]:
        it = g.nearest(Persuasion)
        return sorted([it.first, it.rolls[MINE]])


def difference(g: Meccg, influencer: int, target: int, shown: int = -1) -> int:
    """R-INF-04, 06, 07, 13  Unused influence of the one side less that of the other."""
    it = g.facts(target)
    other = g.owner[target]
    total = -general_influence(g, other)
    if it.type == FACTION:
        return total + faction_check(g, influencer, target)
    total = g.asked(ATTEMPTS, influencer, total + max(0, unused_influence(g, influencer, target)))
    host = g.host[target]
    if host >= 0:
        total -= max(0, unused_influence(g, host))
    return total if shown < 0 or it.type != ITEM else total + lent_by(g, shown, influencer, host)


def lent_by(g: Meccg, shown: int, influencer: int, bearer: int) -> int:
    """R-INF-13, R-AMB-115  The direct influence an item that is shown would give the influencer against its bearer."""
    it = g.facts(shown)
    if not may_use(g, it, influencer) or not may_bear(g, influencer, shown):
        return 0
    before = g.host[shown]
    g.host[shown] = influencer                                 # as if it were borne
    other = instead(g, shown, it)
    g.host[shown] = before
    more = it.influence if other is None or other.influence is None else other.influence
    more += sum([bonus.influence for bonus in it.bonuses if bonus.influence and matches(g, bonus, bearer)])
    return g.asked(AUTHORITY, influencer, more)


def value(g: Meccg, target: int, shown: bool) -> int:
    """R-INF-08, 11, 12, R-SITE-09, R-AMB-91  A mind or a number; none, if the same card was shown, but for items."""
    it = g.facts(target)
    if it.type == ITEM:
        return mind(g, g.host[target])
    if shown:
        return 0
    return it.above if it.type == FACTION else mind(g, target) if it.type == CHARACTER else it.mind


def under_whom(g: Meccg, influencer: int, card: int) -> list[int]:
    """Who could control a character that joins the influencer: 1 for general influence, else the character and two."""
    it, site = g.facts(card), g.companies[g.company[influencer]].site
    if not has_room(g, g.company[influencer], [card]) or (it.home_only and g.facts(site).name not in it.homes):
        return []
    cost = mind(g, card)
    found = [1] if general_influence(g, g.owner[influencer]) >= cost else []
    for other in g.companies[g.company[influencer]].members:
        if g.host[other] == NOBODY_HOSTS and unused_influence(g, other, card) >= cost:
            found.append(other + 2)
    return found


class ShowIdentical(Decision[Meccg]):
    """R-INF-11, 13, R-AMB-112  Show the same card from the hand, or not; asked whether it is there or not."""
    influencer: int
    target: int

    def __init__(self, side: int, influencer: int, target: int) -> None:
        super().__init__(side)
        self.influencer = influencer
        self.target = target

    def copy(self) -> ShowIdentical: return ShowIdentical(self.side, self.influencer, self.target)
    def rules(self) -> tuple[str, ...]: return ("R-INF-11",)
    def choice(self, g: Meccg, option: int) -> Choice: return Yes() if option else No()

    def options(self, g: Meccg) -> list[int]:
        if not identical(g, self.side, self.target):
            return [0]
        return [1] if g.facts(self.target).type == ITEM else [0, 1]

    def choose(self, g: Meccg, option: int) -> None:
        shown = identical(g, self.side, self.target)[0] if option else -1
        attempt(g, self.influencer, self.target, shown)


class BringIn(Decision[Meccg]):
    """R-AMB-90  With the influencer, without tapping the site and without another roll; or it stays in the hand."""
    card: int
    influencer: int

    def __init__(self, side: int, card: int, influencer: int) -> None:
        super().__init__(side)
        self.card = card
        self.influencer = influencer

    def copy(self) -> BringIn: return BringIn(self.side, self.card, self.influencer)
    def rules(self) -> tuple[str, ...]: return ("R-AMB-90",)

    def options(self, g: Meccg) -> list[int]:
        if g.facts(self.card).type == CHARACTER:
            return [0, *under_whom(g, self.influencer, self.card)]
        may = may_bear(g, self.influencer, self.card)
        return [0, 1] if may and (g.facts(self.card).type != ITEM or can_pay(g, self.side, self.card)) else [0]

    def choice(self, g: Meccg, option: int) -> Choice:
        if option == 0:
            return No()
        if g.facts(self.card).type != CHARACTER:
            return Yes()
        return GeneralInfluence() if option == 1 else DirectInfluence(option - 2)

    def choose(self, g: Meccg, option: int) -> None:
        if option == 0:
            return
        g.move(self.card, IN_PLAY + self.side)
        if g.facts(self.card).type == CHARACTER:
            g.host[self.card] = option - 2
            join(g, self.card, g.company[self.influencer])
            g.tell(JOINS, self.card, g.companies[g.company[self.card]].site)
            return
        g.host[self.card] = self.influencer
        g.tell(GAINS, self.influencer, self.card)
        if g.facts(self.card).type == ITEM:
            pay_toll(g, self.side, self.card)
            gained(g, self.card, self.influencer)
        else:
            happens(g, COMPANY_CHANGED, g.company[self.influencer])


# At the end, since a site needs to know who may try.
from ravenhill.games.meccg.rules.drawing import draw_cards  # noqa: E402
from ravenhill.games.meccg.rules.site import tap_site  # noqa: E402
from ravenhill.games.meccg.rules.toll import can_pay, pay_toll  # noqa: E402
