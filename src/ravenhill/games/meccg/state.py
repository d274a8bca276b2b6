"""The whole table: cards in columns, companies, agents, what lasts, and who is asked about a number."""
from __future__ import annotations

from typing import Final

from ravenhill.core.cards import replaced
from ravenhill.core.chain import OTHERS, Asking, Chain, ChainTable
from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice
from ravenhill.core.frames import EVERYBODY
from ravenhill.core.log import Line
from ravenhill.core.words import Ability, Source, Word
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.cards.library import Cards, Voices
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.choices import Wield
from ravenhill.games.meccg.companies import NOBODY_HERE, Company
from ravenhill.games.meccg.declarations import tell_declared
from ravenhill.games.meccg.lasting import EVERYTHING, PLANNED, THIS_TURN, Aid, Lasting, is_same
from ravenhill.games.meccg.lines import CANCELLED, NO_EFFECT, TRIGGERED
from ravenhill.games.meccg.piles import (
    ASIDE,
    CHAIN,
    DECK,
    DISCARD,
    FIRST_AGENT,
    FIRST_COMPANY,
    HAND,
    HEADING,
    IN_PLAY,
    LENT,
    LOCATION,
    LURKING,
    MARSHALLED,
    MOST_AGENTS,
    MOST_UNDER,
    MOVEMENT,
    NO_PATH,
    NOBODY_HOSTS,
    OLD_SITES,
    ON_GUARD,
    ON_TOP,
    ORGANIZATION,
    OUT,
    PILES,
    POOL,
    PRISON,
    SETUP,
    SIDEBOARD,
    SITE_PHASE,
    SITES,
    SLOTS,
    UNDER,
    UNTAPPED,
)
from ravenhill.games.meccg.terms import CREATURE, EVENT, ITEM, MINOR, RESOURCE, SHORT, SITE, UNCOUNTED
from ravenhill.games.meccg.words.moments import AT_SITE, ATTACKED, CARD_GIVEN_UP, HAZARDS, ORGANIZING, STRUCK
from ravenhill.games.meccg.words.numbers import (
    ALL_FREE,
    BECALMED,
    FATE,
    FREE,
    LIMIT_NOW,
    OF_COMPANIES,
    OF_PATHS,
    OF_PLAYERS,
    ONE_FREE,
    SEEMS,
    TO_THE_TOP,
    OneUncounted,
)

WIZARD_MAY_START: Final = 1              # optional rules, as a mask
STRONGER_SITES: Final = 2                # R-OPT-03
TIE_BREAK: Final = 4                     # R-OPT-04
DIRECT_DEFENCE: Final = 8                # R-OPT-05
FURTHER_MINOR_ITEMS: Final = 16          # R-OPT-01
AT_HOME: Final = 32                      # R-SITE-21
GORGOROTH_BARRED: Final = 64             # R-AMB-32
TURN_LIMIT: Final = 128                  # ours: the Council comes after so many turns, called or not
WITH_DRAGONS: Final = 256                # R-AMB-113  the sets that decks may hold, besides the first
WITH_MINIONS: Final = 512
EVENTS: Final = 1024                     # and above them all, how many events both players have taken part in

GENERAL_INFLUENCE: Final = 20        # R-ORG-30
HAND_OF: Final = 8                   # R-SETUP-12

TAPPED_FOR: Final = -2
WIELD: Final = 1 << 15                   # among what no card offers: this item, and no other of its kind, is in use
AGENTS_ACT: Final = 1 << 17              # and from here on, what agents do
WIELDING: Final = (ORGANIZING, HAZARDS, ATTACKED, STRUCK, AT_SITE)
NO_SOURCES: Final[list[Source]] = []


class Meccg(ChainTable):
    """The whole table."""
    cards: Cards                         # the library, with its tables; shared
    owner: tuple[int, ...]               # by card
    state: list[int]                     # untapped, tapped or wounded
    host: list[int]                      # the card that controls it or that it lies on
    company: tuple[int, ...]             # of characters: the slot of their company
    companies: list[Company]             # by slot
    standard: bool                       # the standard rules are on
    regions: bool                        # region movement is allowed
    length: int                          # decks to be played through
    optional: int                        # the optional rules that are on, as a mask
    phase: int
    turn: int
    turns: list[int]                     # taken by each seat
    current: int                         # the company whose movement/hazard or site phase it is, or -1
    character_played: bool               # R-ORG-02
    arranged: int                        # how often companies were rearranged, and items exchanged, this turn
    in_use: list[int]                    # R-SITE-18  items that their bearers use rather than others of their kind
    exhausted: list[int]                 # R-END-02
    wizard: list[int]                    # R-AMB-04  the kind of each seat's Wizard, or -1
    wizard_lost: list[int]               # R-END-04
    sacrificed: list[int]                # the kind of the Wizard who gave up his form, of each seat, or -1
    called: int                          # who called the Council, or -1
    hazards_halved: bool                 # R-UNTAP-04
    influenced: bool                     # R-AMB-89
    aids: list[Aid]                      # what helps rolls that links of the chain owe
    lasting: list[Lasting]
    did: list[int]                       # kinds of cards that were played this turn
    planned: list[int]                   # short-events that came into play in this organization phase, and lie there
    corrupted: list[int]                 # R-CORR-02  characters on which a corruption card was played this turn
    seen: list[int]                      # kinds of creatures that were discarded in the sight of both,
    seen_of: list[int]                   # and by whom
    hurt: list[int]                      # who was wounded by a strike this turn,
    hurt_by: list[int]                   # and by an attack of which race
    tie: int                             # R-OPT-04  points that break a tie at the Council
    tried: list[int]                     # R-AMB-28  corruption cards attacked at -3 this turn, or TAPPED_FOR - card
    attackers: list[int]                 # creatures whose attack is under way, or that wait to attack
    score: list[int]                     # the marshalling points of each seat at the Council
    agents: list[Agent]                  # in play, those of both seats
    heard: Voices                        # of the cards in play when somebody last asked; not saved

    def __init__(self, cards: Cards, like: Meccg | None = None) -> None:
        super().__init__(PILES, cards, like)
        self.cards = cards
        if like is None:
            self.owner = ()
            self.state = []
            self.host = []
            self.company = ()
            self.companies = [NOBODY_HERE] * SLOTS
            self.standard = False
            self.regions = False
            self.length = 1
            self.optional = 0
            self.phase = SETUP
            self.turn = 0
            self.turns = [0, 0]
            self.current = -1
            self.character_played = False
            self.arranged = 0
            self.in_use = []
            self.exhausted = [0, 0]
            self.wizard = [-1, -1]
            self.wizard_lost = [0, 0]
            self.sacrificed = [-1, -1]
            self.called = -1
            self.hazards_halved = False
            self.influenced = False
            self.aids = []
            self.lasting = []
            self.did = []
            self.planned = []
            self.corrupted = []
            self.seen = []
            self.seen_of = []
            self.hurt = []
            self.hurt_by = []
            self.tie = 0
            self.tried = []
            self.attackers = []
            self.score = [0, 0]
            self.agents = []
            self.heard = Voices(cards, self.kind, self.piles[IN_PLAY], self.piles[IN_PLAY + 1])
        else:
            self.owner = like.owner
            self.state = like.state.copy()
            self.host = like.host.copy()
            self.company = like.company
            self.companies = [it if it is NOBODY_HERE else it.copy() for it in like.companies]
            self.standard = like.standard
            self.regions = like.regions
            self.length = like.length
            self.optional = like.optional
            self.phase = like.phase
            self.turn = like.turn
            self.turns = like.turns.copy()
            self.current = like.current
            self.character_played = like.character_played
            self.arranged = like.arranged
            self.in_use = like.in_use.copy()
            self.exhausted = like.exhausted.copy()
            self.wizard = like.wizard.copy()
            self.wizard_lost = like.wizard_lost.copy()
            self.sacrificed = like.sacrificed.copy()
            self.called = like.called
            self.hazards_halved = like.hazards_halved
            self.influenced = like.influenced
            self.aids = [it.copy() for it in like.aids]
            self.lasting = like.lasting.copy()
            self.did = like.did.copy()
            self.planned = like.planned.copy()
            self.corrupted = like.corrupted.copy()
            self.seen = like.seen.copy()
            self.seen_of = like.seen_of.copy()
            self.hurt = like.hurt.copy()
            self.hurt_by = like.hurt_by.copy()
            self.tie = like.tie
            self.tried = like.tried.copy()
            self.attackers = like.attackers.copy()
            self.score = like.score.copy()
            self.agents = [it.copy() for it in like.agents] if like.agents else []
            self.heard = like.heard

    def copy(self) -> Meccg:
        return Meccg(self.cards, self)

    # Cards and piles

    def sees(self, pile: int) -> int:
        """R-DECK-08, 12  Who sees a card come to each pile."""
        if pile < CHAIN:
            side = pile & 1
            place = pile - side
            if place == DECK:
                return 0
            if place in (HAND, DISCARD, SIDEBOARD, LOCATION, OLD_SITES, ASIDE, POOL):
                return 1 << side
            return 3
        if pile == CHAIN:
            return 3
        if pile < ON_GUARD:
            return 1 if pile - HEADING < SLOTS // 2 else 2           # a destination: its owner
        if pile >= LURKING:
            return 1 if (pile - LURKING) // MOST_AGENTS % 2 == 0 else 2      # an agent and its sites: its owner
        if pile >= UNDER:
            return 1 << (pile - UNDER) // MOST_UNDER                 # under a card: its owner
        if pile >= PRISON:
            return 3
        if pile >= ON_TOP:
            return 0
        return 2 if pile - ON_GUARD < SLOTS // 2 else 1              # on guard: the other seat laid it

    def back(self, card: int, kind: int) -> int:
        """Sites have a back of their own, and the cards of one player never mix with the other's."""
        return 2 * self.owner[card] + (1 if self.cards.facts[kind].type == SITE else 0)

    def add_all(self, kinds: list[int], pile: int) -> int:
        self.owner = (*self.owner, *[pile & 1] * len(kinds))
        self.company = (*self.company, *[-1] * len(kinds))
        self.state.extend([UNTAPPED] * len(kinds))
        self.host.extend([NOBODY_HOSTS] * len(kinds))
        return super().add_all(kinds, pile)

    def put(self, kind: int, pile: int, owner: int) -> int:
        """A new card, during the set-up."""
        card = self.add(kind, pile)
        if self.owner[card] != owner:
            self.owner = replaced(self.owner, card, owner)
        return card

    def forget(self, cards: list[int]) -> None:
        """They are shuffled: nothing that happened this turn may still point at one of them by its number."""
        for company in self.companies:
            if company.counted:
                company.counted = tuple([-1 if it in cards else it for it in company.counted])
        self.corrupted = [it for it in self.corrupted if it not in cards]
        self.tried = [it for it in self.tried if it not in cards and TAPPED_FOR - it not in cards]
        self.in_use = [it for it in self.in_use if it not in cards]
        self.forget_wounds(cards)
        self.planned = [it for it in self.planned if it not in cards]
        self.lasting = [it for it in self.lasting if (it.thing not in cards or self.is_about_companies(it)) and not (
            it.place in cards and self.is_of_two(it))]

    def forget_wounds(self, cards: list[int]) -> None:
        """Who has left play comes again as one whom nobody has wounded."""
        kept = [n for n, it in enumerate(self.hurt) if it not in cards]
        self.hurt_by = [self.hurt_by[n] for n in kept]
        self.hurt = [self.hurt[n] for n in kept]

    def lay(self, card: int, to: int) -> None:
        """A card that is discarded from the hand is noticed, whatever makes it go there."""
        side = to - DISCARD
        given_up = 0 <= side < 2 and self.pile[card] == HAND + side
        super().lay(card, to)
        if given_up and side == self.active:
            self.announce(CARD_GIVEN_UP)
        if given_up and self.asked(TO_THE_TOP, side, 0) > 0:
            self.then(WhereItGoes(side, card))

    def move(self, card: int, to: int) -> None:
        """A hazard that is discarded in the sight of both is noticed."""
        super().move(card, to)
        if DISCARD <= to < SIDEBOARD and self.knows[card] == EVERYBODY and not is_undecided(self, card):
            noticed(self, card)

    def looks(self, card: int) -> list[int]:
        return [*super().looks(card), self.owner[card], self.state[card], self.host[card]]

    def deck_size(self, side: int) -> int:
        """All cards of a play deck, those on top of it too."""
        return len(self.piles[DECK + side]) + len(self.piles[ON_TOP + side])

    def gather(self, side: int) -> None:
        """What lay on top of a play deck is among its other cards: it is searched, or shuffled."""
        for card in self.piles[ON_TOP + side].copy():
            self.move_unseen(card, DECK + side)

    def shuffle(self, deck: int) -> None:
        if deck < HAND:
            self.gather(deck - DECK)
        super().shuffle(deck)

    def redeal(self, seat: int, dice: Dice) -> None:
        """Besides: destinations that can be reached, agents that are agents, and chains of sites that are legal."""
        super().redeal(seat, dice)
        imagine_goals(self, seat, dice)
        imagine_agents(self, seat, dice)
        imagine_buried(self, seat, dice)

    def is_about_companies(self, it: Lasting) -> bool:
        change = self.cards.lasts[it.effect].change
        return change.question in OF_COMPANIES and not change.anchored

    def is_of_two(self, it: Lasting) -> bool:
        """Its place is a card that shares the fate of another, or sees others in play."""
        return self.cards.lasts[it.effect].change.question in (FATE, SEEMS)

    def facts(self, card: int) -> Card:
        return self.cards.facts[self.kind[card]]

    def is_in_play(self, card: int) -> bool:
        return IN_PLAY <= self.pile[card] < SITES

    def user(self, card: int) -> int:
        """R-DECK-17, R-AMB-162  A card on a character obeys the character's player, a lent site who is there."""
        host = self.host[card]
        if host >= 0 and self.pile[card] < SITES and self.pile[card] >= IN_PLAY:
            return self.owner[host]
        return 1 - self.owner[card] if host == LENT else self.owner[card]

    def at_hand(self, side: int) -> list[int]:
        found = self.piles[HAND + side].copy()
        if self.optional & FURTHER_MINOR_ITEMS and self.phase == SITE_PHASE and side == self.active:
            for card in self.piles[DISCARD + side] + self.piles[SIDEBOARD + side]:
                if self.facts(card).size == MINOR:             # R-OPT-01
                    found.append(card)
        if self.phase == SITE_PHASE and side == self.active:
            for hole in range(side * MOST_UNDER, (side + 1) * MOST_UNDER):
                found.extend(self.piles[UNDER + hole])
        offers = self.cards.offers
        if self.phase == SITE_PHASE and self.current >= 0:
            site = self.companies[self.current].site
            if side != self.active:
                found.extend(self.piles[ON_GUARD + self.current])
            elif site >= 0 and offers[self.kind[site]]:
                found.append(site)                             # what a site lets its visitors do
        for it in self.agents:
            if it.side() == side and it.card < 0:
                found.extend([card for card in self.piles[LURKING + it.place] if offers[self.kind[card]]])
        for card in self.voices().offering:
            if self.user(card) == side and not (self.planned and self.is_suspended(card)):
                found.append(card)
        stores = self.cards.stores
        for card in self.piles[MARSHALLED + side]:
            if stores[self.kind[card]] or (self.phase == SITE_PHASE and self.lies_under(card)):
                found.append(card)
        return found

    def offers_of(self, card: int, about: int, answering: bool) -> list[int]:
        pile = self.pile[card]
        if HAND <= pile < DISCARD:
            offers = self.cards.from_hand
        elif IN_PLAY <= pile < SITES:
            offers = self.cards.in_play
        else:
            return self.cards.mays[about][self.kind[card]]
        return (offers.answers if answering else offers.opens)[about][self.kind[card]]

    def lies_under(self, card: int) -> bool:
        """It is an item that is kept under a card in play: neither in play nor stored, and played as from the hand."""
        host = self.host[card]
        return host >= 0 and 0 <= self.pile[card] - MARSHALLED < 2 and self.is_in_play(host) and (
            self.facts(card).type == ITEM)

    def in_force(self) -> list[int]:
        """R-MH-16, 17  What lies in play, for both players, and what is attacking."""
        return self.piles[IN_PLAY] + self.piles[IN_PLAY + 1] + self.attackers

    def listening(self, about: int) -> list[int]:
        found = self.voices().at[about]
        if self.attackers:
            whenevers = self.cards.whenevers[about]
            found = [*found, *[card for card in self.attackers if whenevers[self.kind[card]]]]
        return found

    def on(self, host: int) -> list[int]:
        """The cards a card controls, or that lie on it."""
        found: list[int] = []
        hosts = self.host
        for pile in range(IN_PLAY, IN_PLAY + 2):
            for card in self.piles[pile]:
                if hosts[card] == host:
                    found.append(card)
        return found

    def borne(self, character: int) -> list[int]:
        """R-ORG-32  What a character bears: everything on it but those it leads."""
        return [card for card in self.on(character) if self.company[card] < 0]

    # Numbers

    def speaking(self, question: int, thing: int) -> list[Source]:
        """In the one order of docs/decisions/0004: hazards in play, resources in play, what lasts."""
        cards = self.voices().about[question]
        if self.attackers:
            alters = self.cards.alters[question]
            more = [card for card in self.attackers if alters[self.kind[card]]]
            cards = self.cards.hazards_first(self.kind, cards + more) if more else cards
        if not cards and not self.lasting:
            return NO_SOURCES
        found: list[Source] = []
        for card in cards:
            kind = self.kind[card]
            if not (self.planned and self.is_suspended(card)) and not (
                    self.cards.spells[kind] and is_beyond_spells(self)):
                user = self.user(card)
                found.extend([Source(card, n, user, NO_PATH) for n in self.cards.alters[question][kind]])
        for it in self.lasting:
            if self.cards.lasts_on[it.effect] != question:
                continue
            if it.thing == thing or it.thing == EVERYTHING or (self.cards.lasts[it.effect].change.anchored
                                                               and it.thing < len(self.kind)
                                                               and self.company[it.thing] == thing):
                if it.until == PLANNED and question not in OF_PATHS and self.becalmed(self.slot_for(question, thing)):
                    continue
                if self.cards.spells[self.cards.lasts_from[it.effect]] and is_beyond_spells(self):
                    continue
                found.append(Source(-1, it.effect, it.side, [thing, it.place]))
        return found

    def asked(self, question: int, thing: int, total: int) -> int:
        """Most questions are asked of nobody."""
        return super().asked(question, thing, total) if self.speaks(question) else total

    def speaks(self, question: int) -> bool:
        """Whether anything in force may change this number of anything at all."""
        if self.voices().about[question]:
            return True
        if self.attackers:
            alters = self.cards.alters[question]
            if any(alters[self.kind[card]] for card in self.attackers):
                return True
        return any(self.cards.lasts_on[it.effect] == question for it in self.lasting)

    def voices(self) -> Voices:
        """Who has a say. What they were made of is shared with them, and so copied before it is written: while the
        piles are the same lists, they hold the same cards."""
        it = self.heard
        if it.first is not self.piles[IN_PLAY] or it.second is not self.piles[IN_PLAY + 1] or it.kinds is not self.kind:
            self.own[IN_PLAY] = self.own[IN_PLAY + 1] = False
            it = self.heard = Voices(self.cards, self.kind, self.piles[IN_PLAY], self.piles[IN_PLAY + 1])
        return it

    def becalmed(self, slot: int) -> bool:
        """What was planned for this company in the organization phase does nothing now."""
        return slot >= 0 and MOVEMENT <= self.phase <= SITE_PHASE and self.asked(BECALMED, slot, 0) > 0

    def slot_for(self, question: int, thing: int) -> int:
        """The company for which a number is asked, or -1: its own, that of a card, or who is at a site."""
        if question in OF_PLAYERS:
            return -1
        if question in OF_COMPANIES:
            return thing
        if self.current >= 0 and thing in (self.companies[self.current].site, self.companies[self.current].going):
            return self.current
        return self.slot_of(thing)

    def slot_of(self, card: int) -> int:
        """The company of a character, of what he bears, or on which a card lies; of any other, the one that acts."""
        while 0 <= card < len(self.host) and self.company[card] < 0 and self.host[card] >= 0:
            card = self.host[card]
        if not 0 <= card < len(self.host):
            return self.current
        if self.company[card] >= 0:
            return self.company[card]
        host = self.host[card]
        return FIRST_COMPANY - host if FIRST_AGENT < host <= FIRST_COMPANY else self.current

    def is_suspended(self, card: int) -> bool:
        """It was put into play in the organization phase, and does nothing for its company now."""
        return card in self.planned and self.is_in_play(card) and self.becalmed(self.slot_of(card))

    def plans(self, card: int) -> bool:
        """A resource short-event is being played in the organization phase."""
        if self.phase != ORGANIZATION or card < 0:
            return False
        it = self.cards.facts[self.kind[card]]
        return it.form == SHORT and it.side == RESOURCE and it.type == EVENT

    def sentence(self, source: Source) -> Ability:
        """Of a card, or of what lasts after it."""
        return self.cards.lasts_as[source.ability] if source.card < 0 else self.ability(source)

    def limit_now(self) -> int:
        """R-MH-05  The hazard limit of the company whose phase it is."""
        return max(0, self.asked(LIMIT_NOW, self.current, self.companies[self.current].limit))

    def lasts(self, effect: int, source: Source, thing: int, until: int = THIS_TURN, place: int = -1) -> None:
        lasts = PLANNED if until == THIS_TURN and self.plans(source.card) else until
        self.lasting = [*self.lasting, Lasting(effect, source.side, thing, lasts, place)]

    def ends(self, things: list[int], companies: bool) -> None:
        """Nothing lasts any longer for these cards, or for these companies."""
        if self.lasting:
            self.lasting = [it for it in self.lasting
                            if it.thing not in things or self.is_about_companies(it) is not companies]

    def events(self) -> int:
        """How many events each player has taken part in, as the match says."""
        return self.optional // EVENTS

    def already_lasts(self, effect: int, thing: int) -> bool:
        """This effect, or another sentence of the same card, already lasts for this thing."""
        cards, place = self.cards.lasts_from, self.cards.lasts_in
        for it in self.lasting:
            if it.thing == thing and cards[it.effect] == cards[effect]:
                if place[it.effect] == place[effect] or place[it.effect] // 16 != place[effect] // 16:
                    return True
        return False

    def was_played_on(self, card: int, thing: int) -> bool:
        """Something of a card of this name lasts for this thing."""
        identity = self.cards.identity[self.kind[card]]
        return any(it.thing == thing and self.cards.lasts_from[it.effect] == identity for it in self.lasting)

    # What the chain asks

    def forbids(self, asking: Asking, side: int, card: int, n: int) -> Word | None:
        return forbidden(self, asking, side, card, n)

    def declare(self, source: Source) -> None:
        """R-CHAIN-01, 08, R-KEY-12, R-AMB-51  It is shown; a hazard counts from now on (R-AMB-36)."""
        card = source.card
        pile = self.pile[card]
        below = self.lies_under(card)
        played = pile < MARSHALLED or below or ON_GUARD <= pile < LURKING      # what is stored stays, or is discarded
        if played:
            self.move(card, CHAIN)                             # now everybody knows it
            self.did.append(self.kind[card])
            printed = self.cards.facts[self.kind[card]]
            if pile < IN_PLAY and source.side != self.active and printed.side != RESOURCE and self.current >= 0:
                company = self.companies[self.current]
                if not self.is_uncounted(printed):
                    company.count(card, self.limit_now())
                elif self.one_is_free(printed):
                    company.free = (*company.free, self.kind[card])
        if self.log is not None:
            tell_declared(self, source, played, ON_GUARD <= pile < ON_TOP)

    def is_uncounted(self, printed: Card) -> bool:
        """R-AMB-36  It does not count against the hazard limit of the company whose phase it is."""
        if printed.is_such(UNCOUNTED):
            return True
        if printed.type == CREATURE and self.current >= 0:
            free = 0 if printed.unique else self.asked(FREE, self.current, 0)
            if (free | self.asked(ALL_FREE, self.current, 0)) >> printed.race & 1 == 1:
                return True
        return self.one_is_free(printed)

    def one_is_free(self, printed: Card) -> bool:
        """R-AMB-36  Cards in force say that one such card against each company does not count; there was none yet."""
        if self.current < 0 or (printed.type != CREATURE and not printed.dragon):
            return False
        offered: list[OneUncounted] = []
        for _, change in self.alterations(ONE_FREE, self.current):
            assert isinstance(change, OneUncounted)
            if change.fits(printed):
                offered.append(change)
        if not offered:
            return False
        played = [self.cards.facts[kind] for kind in self.companies[self.current].free]
        return len(offered) > len([it for it in played if any(change.fits(it) for change in offered)])

    def tell_of(self, line: Line, company: Company, a: int = 0, b: int = 0, c: int = 0) -> None:
        """A line of a company, which is called after its first character."""
        if self.log is not None and company.members:
            self.tell(line, company.members[0], a, b, c)

    def start_trigger(self, about: int, place: int) -> None:
        it = self.waiting[place]
        if self.log is not None and it.ability >= self.facts(it.card).common:
            self.tell(TRIGGERED, it.card)
        super().start_trigger(about, place)

    def missed(self, source: Source) -> None:
        self.tell(NO_EFFECT, source.card)

    def goes_through(self, source: Source) -> bool:
        """R-AMB-36, 42, 51  A hazard over a limit that has fallen since is lost, and all if the company was sent back.

        And what no longer lies where it was declared from does nothing.
        """
        if not self.is_in_force(source.card) or self.is_stifled(source.card):
            return False
        if self.current >= 0 and self.pile[source.card] == CHAIN and self.phase == MOVEMENT:
            company = self.companies[self.current]
            if company.sent_back and source.side != self.active:
                return False
            if source.card in company.counted:
                return company.counted.index(source.card) < self.limit_now()
        return True

    def is_stifled(self, card: int) -> bool:
        """A card in play says that this one does nothing."""
        by = self.cards.cancelled_by[self.kind[card]]
        if self.planned and self.is_suspended(card):
            return True
        return len(by) > 0 and any(self.cards.identity[self.kind[it]] in by for it in self.in_force())

    def is_in_force(self, card: int) -> bool:
        """It lies in play, is being played or attacks, is a site in play, or is stored."""
        pile = self.pile[card]
        return pile == CHAIN or IN_PLAY <= pile < ASIDE or MARSHALLED <= pile < OUT or card in self.attackers

    def cancelled(self, source: Source) -> None:
        """What was undone does not count as played."""
        self.tell(CANCELLED, source.card)
        if self.pile[source.card] == CHAIN and self.kind[source.card] in self.did:
            self.did.remove(self.kind[source.card])
        self.resolved(source)

    def resolved(self, source: Source) -> None:
        """R-MH-14  What does not stay in play is discarded; help for it leaves with it."""
        for verb in self.ability(source).verbs:
            if isinstance(verb, Leaving):
                verb.happen(self, source)
        if self.aids:
            self.aids = [it for it in self.aids if not is_same(it.link, source)]
        if self.pile[source.card] == CHAIN and source.card not in self.attackers:
            self.host[source.card] = NOBODY_HOSTS
            self.state[source.card] = UNTAPPED
            self.planned = [it for it in self.planned if it != source.card]
            self.move(source.card, DISCARD + self.owner[source.card])
            if self.lasting:
                fate_follows(self, source.card, played=True)

    def announce(self, about: int, subject: int = -1) -> None:
        """R-AMB-53  The same trigger that is met twice at one moment acts once."""
        before = len(self.waiting)
        super().announce(about, subject)
        for place in range(len(self.waiting) - 1, before - 1, -1):
            if before and any(is_same(self.waiting[place], it) for it in self.waiting[:before]):
                self.waiting.pop(place)

    def acting(self) -> Acting | None:
        """The time, below any chain, at which something may be done."""
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if isinstance(frame, Acting):
                return frame
        return None

    def others(self, asking: Asking, side: int) -> list[int]:
        if isinstance(asking, Acting):
            found = asking.actions(self, side)
            spare = spare_items(self, side) if side == self.active and asking.about in WIELDING else NO_PATH
            return [*found, *[OTHERS + WIELD + card for card in spare]] if spare else found
        time = self.acting() if asking.about == HAZARDS else None
        return NO_PATH if time is None else time.responses(self, side)

    def other(self, asking: Asking, side: int, option: int) -> None:
        if OTHERS + WIELD <= option < OTHERS + AGENTS_ACT:
            wield(self, option - OTHERS - WIELD)
            return
        time = self.acting()
        assert time is not None
        time.act(self, option)
        if isinstance(asking, Chain):                          # R-OG-02  a card laid on guard in response
            asking.passes = 0
            asking.side = 1 - side

    def other_choice(self, option: int) -> Choice:
        if OTHERS + WIELD <= option < OTHERS + AGENTS_ACT:
            return Wield(option - OTHERS - WIELD)
        time = self.acting()
        assert time is not None
        return time.action(self, option)

    def points(self, seat: int) -> int:
        return self.score[seat]


# At the end, since they need the columns above: what may be declared, and which items are in use, are rules.
from ravenhill.games.meccg.rules.agent_guesses import imagine_agents  # noqa: E402
from ravenhill.games.meccg.rules.attacks import is_beyond_spells  # noqa: E402
from ravenhill.games.meccg.rules.buried_guesses import imagine_buried  # noqa: E402
from ravenhill.games.meccg.rules.deck_top import WhereItGoes, is_undecided  # noqa: E402
from ravenhill.games.meccg.rules.leaving import fate_follows  # noqa: E402
from ravenhill.games.meccg.rules.legality import forbidden  # noqa: E402
from ravenhill.games.meccg.rules.movement import imagine_goals  # noqa: E402
from ravenhill.games.meccg.rules.seen import noticed  # noqa: E402
from ravenhill.games.meccg.rules.wielding import spare_items, wield  # noqa: E402
from ravenhill.games.meccg.words.verbs.kinds import Leaving  # noqa: E402
