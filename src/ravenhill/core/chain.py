"""Windows, chains and triggers: when cards may be played, answered and cancelled."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ravenhill.core.choices import Choice, Declared, Pass, Take
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import EVERYBODY, Decision, Draft, Frame, Procedure
from ravenhill.core.library import MOST_ABILITIES, Library
from ravenhill.core.log import HIDDEN
from ravenhill.core.numbers import AskedTable
from ravenhill.core.words import MAY, Ability, Only, Source, Word

PASS: Final = 0
OTHERS: Final = 1 << 16              # and from here on, what no card offers


@mypyc_attr(allow_interpreted_subclasses=True)
class ChainTable(AskedTable):
    """A table on which cards are declared, answered and resolved."""
    active: int                      # whose turn it is
    waiting: list[Source]            # triggered, and not yet on a chain
    library: Library                 # shared by all tables of a match, never copied or saved

    def __init__(self, piles: int, library: Library, like: ChainTable | None = None) -> None:
        super().__init__(piles, like)
        self.active = 0 if like is None else like.active
        self.waiting = [] if like is None else like.waiting.copy()
        self.library = library

    # What a game says

    def at_hand(self, side: int) -> list[int]:
        """The cards whose abilities this side might declare."""
        raise NotImplementedError

    def offers_of(self, card: int, about: int, answering: bool) -> list[int]:
        """The sentences of one of them for this moment; a game may leave out what its rules would always refuse."""
        return self.library.mays[about][self.kind[card]]

    def in_force(self) -> list[int]:
        """The cards on the table, whose triggers listen."""
        raise NotImplementedError

    def listening(self, about: int) -> list[int]:
        """Those of them that listen for this moment."""
        whenevers = self.library.whenevers[about]
        return [card for card in self.in_force() if whenevers[self.kind[card]]]

    def user(self, card: int) -> int:
        """Who decides for this card."""
        raise NotImplementedError

    def forbids(self, asking: Asking, side: int, card: int, n: int) -> Word | None:
        """The rule of the game, apart from the card's own words, that says no to this ability now."""
        return None

    def cancelled(self, source: Source) -> None:
        """Something undid the declaration before its turn came."""
        self.resolved(source)

    def others(self, asking: Asking, side: int) -> list[int]:
        """What this side may do now that no card offers: options from OTHERS up."""
        return NO_PICKS

    def other(self, asking: Asking, side: int, option: int) -> None:
        """One of these was chosen. Unless it says so, the asking goes on with the same side."""
        raise NotImplementedError

    def other_choice(self, option: int) -> Choice:
        raise NotImplementedError

    def missed(self, source: Source) -> None:
        """Its turn has come, and nothing of it can happen any more."""

    def goes_through(self, source: Source) -> bool:
        """Whether the rules of the game, apart from the card's own words, still let it happen when its turn comes."""
        return True

    def declare(self, source: Source) -> None:
        """The costs are about to be paid: the card is shown and lies on the chain."""
        raise NotImplementedError

    def resolved(self, source: Source) -> None:
        """The ability has happened, or cannot any more: where does its card go?"""
        raise NotImplementedError

    # What rules say

    def speaking(self, question: int, thing: int) -> list[Source]:
        """Each `always` of the cards on the table that changes this number."""
        alters = self.library.alters[question]
        return [Source(card, n, self.user(card), NO_PICKS) for card in self.in_force() for n in alters[self.kind[card]]]

    def sentence(self, source: Source) -> Ability:
        return self.ability(source)

    def ability(self, source: Source) -> Ability:
        return self.library.cards[self.kind[source.card]].rules[source.ability]

    def moment(self, about: int) -> None:
        """Now is this moment: what listens is triggered, and cards may be played."""
        self.announce(about)
        self.then(Window(about, self.active))

    def announce(self, about: int, subject: int = -1) -> None:
        """Whatever listens for this moment will start a chain before anything else is declared.

        The subject, if there is one, is what the moment is about, and the first pick of what it triggers.
        """
        whenevers = self.library.whenevers[about]
        for card in self.listening(about):
            for n in whenevers[self.kind[card]]:
                source = Source(card, n, self.user(card), [] if subject < 0 else [subject])
                when = self.ability(source).when
                if when is None or when.holds(self, source):
                    self.waiting.append(source)

    def triggers_follow(self, about: int) -> None:
        """What was triggered starts a chain of its own; of several, the active player says which is first."""
        if len(self.waiting) == 1:
            self.start_trigger(about, 0)
        elif self.waiting:
            self.then(OrderTriggers(self.active, about))

    def start_trigger(self, about: int, place: int) -> None:
        source = self.waiting.pop(place)
        self.then(Chain(about, 1 - source.side, [source]))

    def asking(self) -> Asking:
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if isinstance(frame, Asking):
                return frame
        raise RavenhillError("nobody may declare anything now")

    def chain(self) -> Chain | None:
        """The chain under way, if there is one."""
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if isinstance(frame, Chain):
                return frame
        return None

    def refusal(self, asking: Asking, side: int, card: int, n: int) -> Word | None:
        """Why this ability, whose moment it is, may not be declared; None: it may. Options and `explain` ask here."""
        no = self.forbids(asking, side, card, n)
        if no is not None:
            return no
        return self.library.cards[self.kind[card]].rules[n].refusal(self, Source(card, n, side, NO_PICKS))


NO_PICKS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Procedure[ChainTable]):
    """A moment at which each side in turn may declare something or pass."""
    about: int
    side: int
    passes: int

    def __init__(self, about: int, side: int, like: Asking | None = None) -> None:
        super().__init__(like)
        self.about = about
        self.side = side
        self.passes = 0 if like is None else like.passes

    def declared(self, g: ChainTable, source: Source) -> None: raise NotImplementedError

    def passed(self) -> None:
        self.passes += 1
        self.side = 1 - self.side


class Window(Asking):
    """A moment at which cards may be played; the active player is asked first."""

    def copy(self) -> Window:
        return Window(self.about, self.side, self)

    def step(self, g: ChainTable, at: int) -> bool:
        match at:
            case 0: g.triggers_follow(self.about)
            case 1: return self.whoever_acts_starts_a_chain(g)
            case _: return False
        return True

    def whoever_acts_starts_a_chain(self, g: ChainTable) -> bool:
        if g.waiting:
            self.at = 1
            g.triggers_follow(self.about)
            return True
        if self.passes >= 2:
            return False
        self.at = 1
        g.then(Declare(self.side))
        return True

    def declared(self, g: ChainTable, source: Source) -> None:
        self.passes = 0
        self.side = g.active
        g.then(Chain(self.about, 1 - source.side, [source]))


class Chain(Asking):
    """The other side may answer; when both pass, the last declared happens first."""
    links: list[Source]

    def __init__(self, about: int, side: int, links: list[Source], like: Chain | None = None) -> None:
        super().__init__(about, side, like)
        self.links = links

    def copy(self) -> Chain:
        return Chain(self.about, self.side, self.links.copy(), self)

    def goes_on_by_itself(self) -> bool:
        return True

    def step(self, g: ChainTable, at: int) -> bool:
        match at:
            case 0: self.both_may_respond(g)
            case 1: self.last_declared_happens_first(g)
            case 2: g.triggers_follow(self.about)
            case _: return False
        return True

    def both_may_respond(self, g: ChainTable) -> None:
        if self.passes < 2:
            self.at = 0
            g.then(Declare(self.side))

    def last_declared_happens_first(self, g: ChainTable) -> None:
        if self.links:
            self.at = 1
            g.then(Resolve(self.links.pop()))

    def declared(self, g: ChainTable, source: Source) -> None:
        self.links.append(source)
        self.passes = 0
        self.side = 1 - source.side

    def cancel(self, g: ChainTable, place: int) -> None:
        """This declaration will not happen; its costs stay paid."""
        g.cancelled(self.links.pop(place))


class Declare(Decision[ChainTable]):
    """Declare something, or pass."""

    def copy(self) -> Declare:
        return Declare(self.side)

    def options(self, g: ChainTable) -> list[int]:
        found = [PASS]
        asking = g.asking()
        answering = isinstance(asking, Chain)
        side = self.side
        for card in g.at_hand(side):
            for n in g.offers_of(card, asking.about, answering):
                if g.refusal(asking, side, card, n) is None:
                    found.append((card + 1) * MOST_ABILITIES + n)
        found.extend(g.others(asking, side))
        return found

    def choose(self, g: ChainTable, option: int) -> None:
        if option == PASS:
            g.asking().passed()
        elif option >= OTHERS:
            g.other(g.asking(), self.side, option)
        else:
            g.then(Declaring(self.side, option // MOST_ABILITIES - 1, option % MOST_ABILITIES))

    def choice(self, g: ChainTable, option: int) -> Choice:
        if option >= OTHERS:
            return g.other_choice(option)
        return Pass() if option == PASS else Declared(option // MOST_ABILITIES - 1, option % MOST_ABILITIES)


class Declaring(Draft[ChainTable]):
    """Targets are chosen and costs are paid when the action is declared; until then nobody else sees it."""
    card: int
    ability: int
    picks: list[int]

    def __init__(self, side: int, card: int, ability: int, like: Declaring | None = None) -> None:
        super().__init__(side, like)
        self.card = card
        self.ability = ability
        self.picks = [] if like is None else like.picks.copy()

    def copy(self) -> Declaring:
        return Declaring(self.side, self.card, self.ability, self)

    def blank(self, g: ChainTable) -> Frame[ChainTable]:
        return Declare(self.side)

    def is_over(self, g: ChainTable) -> bool:
        """It is declared, and what its costs ask comes before any answer."""
        return self.at > len(g.ability(Source(self.card, self.ability, self.side, self.picks)).picking)

    def step(self, g: ChainTable, at: int) -> bool:
        source = Source(self.card, self.ability, self.side, self.picks)
        ability = g.ability(source)
        wanted = len(ability.picking)
        if at < wanted:
            g.then(Pick(self.side))
            return True
        if at == wanted:
            if ability.pay is not None and ability.pay.asks(g, source):
                self.at = at
                return True
            g.declare(source)
            if ability.pay is not None:
                ability.pay.happen(g, source)
                self.forget_hidden_cost(g, ability)
            return True
        g.stack.pop()                    # what it starts lies directly on the window or chain
        g.asking().declared(g, source)
        return True

    def forget_hidden_cost(self, g: ChainTable, ability: Ability) -> None:
        """A card paid face down stays unknown: the chain, which everybody sees, does not say which it was."""
        for place, verb in enumerate(ability.picking):
            if ability.pays(verb) and isinstance(verb.who.choice(self.picks[place]), Take):
                if g.who_knows(self.picks[place]) != EVERYBODY:
                    self.picks[place] = HIDDEN


class Pick(Decision[ChainTable]):
    """Pick one of the things an ability may happen to."""

    def copy(self) -> Pick:
        return Pick(self.side)

    def declaring(self, g: ChainTable) -> Declaring:
        return g.nearest(Declaring)

    def options(self, g: ChainTable) -> list[int]:
        it = self.declaring(g)
        source = Source(it.card, it.ability, it.side, it.picks)
        return g.ability(source).things(g, source)

    def choose(self, g: ChainTable, option: int) -> None:
        self.declaring(g).picks.append(option)

    def choice(self, g: ChainTable, option: int) -> Choice:
        it = self.declaring(g)
        return g.ability(Source(it.card, it.ability, it.side, it.picks)).picking[len(it.picks)].who.choice(option)


class OrderTriggers(Decision[ChainTable]):
    """Several things were triggered at once: the active player says which comes first."""
    about: int

    def __init__(self, side: int, about: int) -> None:
        super().__init__(side)
        self.about = about

    def copy(self) -> OrderTriggers:
        return OrderTriggers(self.side, self.about)

    def options(self, g: ChainTable) -> list[int]:
        return list(range(len(g.waiting)))

    def choose(self, g: ChainTable, option: int) -> None:
        g.start_trigger(self.about, option)

    def choice(self, g: ChainTable, option: int) -> Choice:
        return Declared(g.waiting[option].card, g.waiting[option].ability)


class Resolve(Procedure[ChainTable]):
    """One effect after the other, if what it needs is still so."""
    source: Source
    lost: bool

    def __init__(self, source: Source, like: Resolve | None = None) -> None:
        super().__init__(like)
        self.source = source
        self.lost = False if like is None else like.lost

    def copy(self) -> Resolve:
        return Resolve(self.source, self)

    def step(self, g: ChainTable, at: int) -> bool:
        source = self.source
        ability = g.ability(source)
        if at == 0:
            self.lost = not g.goes_through(source) or (ability.when is not None and not ability.when.holds(g, source))
        if at < len(ability.does) and not self.lost:
            self.lost = not ability.does[at].happen(g, source)
            return True
        if self.lost and at <= 1:
            g.missed(source)
        g.resolved(source)
        return False


def explain(g: ChainTable, seat: int, card: int) -> list[Word | None]:
    """For each thing the card offers: the word that says no now, or None if this side may do it when it is asked."""
    found: list[Word | None] = []
    for n, rule in enumerate(g.library.cards[g.kind[card]].rules):
        if rule.kind == MAY:
            asking = g.asking() if g.under_way(Asking) else None
            if asking is None or n not in g.library.mays[asking.about][g.kind[card]]:
                found.append(Only(rule.at))
            else:
                found.append(g.refusal(asking, seat, card, n))
    return found
