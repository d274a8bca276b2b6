"""All cards of the game by number, with the names on them found and their sentences sorted by what they answer."""
from __future__ import annotations

from typing import Final

from ravenhill.core.library import Library, Printed, written
from ravenhill.core.words import MAY, Ability, always
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.terms import (
    ALLY,
    ANY_HAVEN,
    CHARACTER,
    EVENT,
    HAVEN,
    HAZARD,
    ITEM,
    REGION,
    SITE,
    SPELL,
    TAKES_LONG_EVENTS,
)
from ravenhill.games.meccg.words.moments import ANYTIME, AT_SITE, BODY_CHECK, ENTERING, HAZARDS, MOMENTS
from ravenhill.games.meccg.words.numbers import QUESTIONS, SEEMS
from ravenhill.games.meccg.words.verbs.kinds import (
    FromStore,
    Playing,
    SiteTapping,
    Supporting,
    ThisTurn,
    changes_attacks,
    changes_checks,
    may_be_revealed,
    touches_somebody,
)

MOST_REGIONS: Final = 4                  # R-ORG-64
ONLY_PLAYED: Final = (ITEM, ALLY, CHARACTER)      # what these say, they do in play
NOBODY_SPEAKS: Final[list[int]] = []
ON_FOOT: Final = 1                       # how one site leads to another: by basic movement,
NEAR: Final = 2                          # by at most four regions,
BELOW: Final = 4                         # in the Under-deeps, or between them and the site above


class Cards(Library):
    """The library of a match: every kind of card, and tables of what rules ask most."""
    facts: list[Card]
    reveals: list[list[int]]             # by kind: the abilities with which it may be revealed on guard
    plays: list[list[int]]               # by kind: the abilities by which it is played
    for_checks: list[list[int]]          # R-END-10  by kind: the abilities that may be declared at the Council
    supports: list[list[int]]            # of a character: the abilities by which it helps others in their checks
    distance: list[dict[int, int]]       # by region: how many regions away others are, itself being one
    offers: list[bool]                   # whether it can be played or used at all
    weakening: list[Ability]             # R-AMB-63  by which cards change a body check under way
    stores: list[bool]                   # whether it can be used when it is stored
    names: dict[str, int]                # the first card of each English name
    identity: list[int]                  # reprints and second copies of one card count as the first
    lasts: list[ThisTurn]                # effects that go on after their card is gone, by number
    lasts_as: list[Ability]              # each as a sentence
    lasts_on: list[int]                  # the number that each changes,
    lasts_from: list[int]                # and the card they come from
    lasts_in: list[int]                  # which of its sentences, times sixteen, and which verb of it
    binds: list[bool]                    # by kind: whether other cards leave play when it does
    seeming: list[bool]                  # R-AMB-160  by kind: whether it makes others count as in play, or not
    spells: list[bool]                   # by kind: whether it is a spell
    havens: list[int]
    sites: list[int]
    region_of: list[int]                 # of a site: the kind of its region; -1 for other cards
    haven_of: list[int]                  # of a site: the kind of its nearest Haven
    borders: list[list[int]]             # of a region: the kinds of the regions next to it
    homes: list[list[int]]               # of a character: the kinds of its home sites
    changes: list[list[int]]             # by kind: the numbers that it changes in play,
    listens: list[list[int]]             # and the moments it listens for
    from_hand: Offers                    # what may be declared out of a hand,
    in_play: Offers                      # and by what lies in play
    ways: list[dict[int, tuple[int, ...]]]       # of a site: where basic movement leads, and by which path
    leads: list[bytes]                   # of a site, by site: how one leads to the other
    cancelled_by: list[list[int]]        # by kind: cards that make it do nothing as long as they lie in play
    below: list[dict[int, int]]          # R-UD-02  of a site: its neighbours in the Under-deeps, or from there
    twins: list[int]                     # R-TERM-03  of a card: another that is the same person, or -1
    enters: list[bytes]                  # of a character, by site: whether it may come into play there

    def __init__(self, cards: list[Card]) -> None:
        printed: list[Printed] = list(cards)
        super().__init__(printed, MOMENTS, QUESTIONS)
        for moment in range(MOMENTS):
            if moment not in (ANYTIME, BODY_CHECK):  # R-AMB-50, 63  also in chains that only a trigger starts
                for offers, always_offers in zip(self.mays[moment], self.mays[ANYTIME]):
                    offers.extend(always_offers)
        self.supports = [
            [n for n, rule in enumerate(card.rules) if any(isinstance(effect, Supporting) for effect in rule.verbs)]
            if card.type == CHARACTER else [] for card in cards
        ]
        self.offers = [any(self.mays[moment][number] for moment in range(MOMENTS)) for number in range(len(cards))]
        self.stores = [any(isinstance(rule.pay, FromStore) for rule in card.rules) for card in cards]
        self.facts = cards
        self.weakening = [card.rules[n] for card, mays in zip(cards, self.mays[BODY_CHECK]) for n in mays]
        self.names = {}
        for number, card in enumerate(cards):
            self.names.setdefault(card.name, number)
        self.identity = [self.names[card.name] for card in cards]
        self.lasts = []
        self.lasts_as = []
        self.lasts_on = []
        self.lasts_from = []
        self.lasts_in = []
        for number, card in enumerate(cards):
            self.number_what_lasts(number, card)
        self.changes = [[number for number in range(QUESTIONS) if self.alters[number][n]] for n in range(len(cards))]
        self.listens = [[it for it in range(MOMENTS) if self.whenevers[it][n]] for n in range(len(cards))]
        self.seeming = [bool(alters) for alters in self.alters[SEEMS]]
        bound = {card.leaves_with for card in cards if card.leaves_with}
        self.binds = [card.name in bound or card.is_such(TAKES_LONG_EVENTS) or self.seeming[n]
                      for n, card in enumerate(cards)]
        self.spells = [card.has(SPELL) for card in cards]
        self.havens = [n for n, card in enumerate(cards) if card.type == SITE and card.hold == HAVEN]
        self.region_of = [self.names.get(card.region, -1) if card.is_place() else -1 for card in cards]
        self.haven_of = [self.names.get(card.nearest_haven, -1) if card.is_place() else -1 for card in cards]
        self.borders = [sorted(self.known(card.borders)) if card.type == REGION else [] for card in cards]
        self.homes = [self.known(card.homes) for card in cards]
        self.distance = [self.walk(n) if card.type == REGION else {} for n, card in enumerate(cards)]
        self.sites = [n for n, card in enumerate(cards) if card.type == SITE]
        self.ways = [self.basic_ways(n) if card.is_place() else {} for n, card in enumerate(cards)]
        bars = [n for n, card in enumerate(cards) if card.cancels]
        self.cancelled_by = [[n for n in bars if card.name in cards[n].cancels] for card in cards]
        self.below = self.all_below()
        self.leads = [self.all_leads(n) if card.is_place() else bytes(len(cards)) for n, card in enumerate(cards)]
        self.twins = self.all_twins()
        self.enters = [self.entrances(n) if card.type == CHARACTER else b"" for n, card in enumerate(cards)]
        self.reveals = [[n for n, rule in enumerate(card.rules) if may_be_revealed(rule)] for card in cards]
        for number, card in enumerate(cards):
            if card.type == EVENT and card.side == HAZARD:
                self.lies_in_wait(number, card)
        self.plays = [
            [n for n, rule in enumerate(card.rules) if any(isinstance(effect, Playing) for effect in rule.verbs)]
            for card in cards
        ]
        self.for_checks = [
            [n for n, rule in enumerate(card.rules) if changes_checks(rule) or (n in plays and self.is_of_checks(card))]
            for card, plays in zip(cards, self.plays)
        ]
        self.from_hand = Offers(cards, self.mays, [
            [n for n in range(len(card.rules)) if n not in plays] if card.type in ONLY_PLAYED else []
            for card, plays in zip(cards, self.plays)])
        self.in_play = Offers(cards, self.mays, self.plays)
        for card in cards:
            for bonus in card.bonuses:
                bonus.number = self.names.get(bonus.card, -1)
            for key in card.keyed_to:
                key.numbers = frozenset(self.known(key.names))

    def hazards_first(self, kinds: tuple[int, ...], lying: list[int]) -> list[int]:
        """In the order of docs/decisions/0004."""
        hazards = [it for it in lying if self.facts[kinds[it]].side == HAZARD]
        return [*hazards, *[it for it in lying if it not in hazards]] if hazards else lying

    def number_what_lasts(self, number: int, card: Card) -> None:
        """Each verb once, though several readings of a sentence have it."""
        for n, sentence in enumerate(written(card.rules)):
            found: list[ThisTurn] = []
            for rule in card.rules:
                if rule is sentence or rule.written is sentence:
                    found.extend([it for it in rule.verbs if isinstance(it, ThisTurn) and it not in found])
            for place, effect in enumerate(found):
                effect.number = len(self.lasts)
                self.lasts.append(effect)
                self.lasts_as.append(always(effect.change))
                self.lasts_on.append(effect.change.question)
                self.lasts_from.append(self.identity[number])
                self.lasts_in.append(n * 16 + place)

    def is_of_checks(self, card: Card) -> bool:
        """R-END-10  Whether the card, lying in play, changes corruption checks or may be used to do so."""
        return card.corruption_check != 0 or any(changes_checks(rule) for rule in card.rules)

    def touches(self, card: Card, rule: Ability) -> bool:
        """R-OG-07  It affects a member of the company, as every corruption card does that is played on somebody."""
        return touches_somebody(rule) or card.is_corruption_card()

    def taps_site(self, kind: int, ability: int) -> bool:
        """R-AMB-76  Whether this would tap the site."""
        does = self.facts[kind].rules[ability].verbs
        return any(isinstance(effect, SiteTapping) and effect.taps_site() for effect in does)

    def lies_in_wait(self, number: int, card: Card) -> None:
        """R-OG-04, 07  On guard, an event may do at the site what it does among the hazards, if it fits."""
        for n, rule in enumerate(card.rules):
            if rule.kind != MAY or rule.at != HAZARDS:
                continue
            for moment, fits in ((ENTERING, changes_attacks(rule)), (AT_SITE, self.touches(card, rule))):
                if fits:
                    self.mays[moment][number].append(n)
                    self.reveals[number].append(n)

    def basic_ways(self, origin: int) -> dict[int, tuple[int, ...]]:
        """R-ORG-61, 62, 63, R-AMB-47  To the nearest Haven and back, and between Havens that name each other."""
        start = self.facts[origin]
        found: dict[int, tuple[int, ...]] = {}
        if start.hold != HAVEN:
            if self.haven_of[origin] >= 0:
                found[self.haven_of[origin]] = tuple([int(it) for it in start.path[::-1]])
            return found
        for goal in self.sites:
            end = self.facts[goal]
            if end.hold != HAVEN and self.haven_of[goal] == origin:
                found[goal] = tuple([int(it) for it in end.path])
            elif end.hold == HAVEN and start.name in end.haven_paths:
                found[goal] = tuple([int(it) for it in end.haven_paths[start.name]])
        return found

    def all_below(self) -> list[dict[int, int]]:
        """R-UD-02, 08  Neighbours see each other, and the numbers are the same both ways."""
        found: list[dict[int, int]] = [{} for _ in self.facts]
        for number, card in enumerate(self.facts):
            for name, least in card.neighbours.items():
                if name in self.names:
                    found[number][self.names[name]] = least
                    found[self.names[name]][number] = least
        return found

    def all_twins(self) -> list[int]:
        """R-TERM-03, R-AMB-157  Each knows the other, whichever of them names it."""
        found = [-1] * len(self.facts)
        for number, card in enumerate(self.facts):
            if card.twin and card.twin in self.names:
                found[number] = self.names[card.twin]
                found[self.names[card.twin]] = number
        return found

    def all_leads(self, origin: int) -> bytes:
        """R-ORG-61, 64, R-UD-03  As rules ask it of every site for every company: on foot, near, below."""
        found = bytearray(len(self.facts))
        for goal in self.ways[origin]:
            found[goal] |= ON_FOOT
        reach = self.distance[self.region_of[origin]] if self.region_of[origin] >= 0 else {}
        for goal in self.sites:
            if goal != origin and reach.get(self.region_of[goal], 99) <= MOST_REGIONS:
                found[goal] |= NEAR
        for goal in self.below[origin]:
            found[goal] |= BELOW
        return bytes(found)

    def entrances(self, character: int) -> bytes:
        """R-ORG-03, 05, 12  At a home site or any Haven; a Wizard at home or at Rivendell; some only at home."""
        it = self.facts[character]
        havens = self.havens if (not it.is_wizard() and not it.home_only) or ANY_HAVEN in it.homes else []
        also = [self.names["Rivendell"]] if it.is_wizard() and "Rivendell" in self.names else []
        found = bytearray(len(self.facts))
        for site in [*self.homes[character], *havens, *also]:
            found[site] = 1
        return bytes(found)

    def walk(self, start: int) -> dict[int, int]:
        """R-ORG-64  Regions are counted with both ends."""
        found = {start: 1}
        edge = [start]
        while edge:
            region = edge.pop(0)
            for other in self.borders[region]:
                if other not in found:
                    found[other] = found[region] + 1
                    edge.append(other)
        return found

    def known(self, names: tuple[str, ...]) -> list[int]:
        return [self.names[name] for name in names if name in self.names]

    def missing(self) -> list[str]:
        """Names on cards that no card has."""
        lost: list[str] = []
        for card in self.facts:
            wanted = [*card.borders, *card.at_regions, *card.stays_in, *card.neighbours]
            wanted += [card.twin] if card.twin else []
            wanted += [name for name in (*card.homes, *card.at) if not name.startswith("*")]
            wanted += [name for name in (card.region, card.nearest_haven) if name]
            wanted += [bonus.card for bonus in card.bonuses if bonus.card]
            for key in card.keyed_to:
                wanted += key.names
            lost += [f"{card.name}: {name}" for name in wanted if name not in self.names]
        return lost


class Offers:
    """By moment and kind, the sentences that a card may declare where it lies, in answer to something or first."""
    answers: list[list[list[int]]]
    opens: list[list[list[int]]]

    def __init__(self, cards: list[Card], mays: list[list[list[int]]], never: list[list[int]]) -> None:
        self.answers = [[[n for n in row if n not in out] if row else row for row, out in zip(rows, never)]
                        for rows in mays]
        self.opens = [[[n for n in row if not card.rules[n].only_answers()] if row else row
                       for row, card in zip(rows, cards)] for rows in self.answers]


class Voices:
    """Who has something to say, of these cards in play. It is never changed, only made anew."""
    kinds: tuple[int, ...]
    first: list[int]                     # what lies in play of the one seat,
    second: list[int]                    # and of the other
    about: list[list[int]]               # by number that rules ask: those that may change it, hazards first
    at: list[list[int]]                  # by moment: those that listen for it
    offering: list[int]                  # those that can be used

    def __init__(self, cards: Cards, kinds: tuple[int, ...], first: list[int], second: list[int]) -> None:
        self.kinds = kinds
        self.first = first
        self.second = second
        self.about = [NOBODY_SPEAKS] * QUESTIONS
        self.at = [NOBODY_SPEAKS] * MOMENTS
        lying = first + second
        self.offering = [it for it in lying if cards.offers[kinds[it]]]
        for card in lying:
            for moment in cards.listens[kinds[card]]:
                self.at[moment] = [*self.at[moment], card]
        for card in cards.hazards_first(kinds, [it for it in lying if cards.changes[kinds[it]]]):
            for number in cards.changes[kinds[card]]:
                self.about[number] = [*self.about[number], card]
