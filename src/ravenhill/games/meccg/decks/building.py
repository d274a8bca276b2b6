"""What somebody who builds a deck wants to know: which rules it breaks, and the smallest change that mends each."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Final

import msgspec

from ravenhill.games.meccg import library
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.decks.files import (
    SECTIONS,
    Lost,
    challenges,
    load,
    read_toml,
    shipped,
    understood,
    write_gccg,
    write_list,
)
from ravenhill.games.meccg.decks.legality import (
    BY_ID,
    BadDeck,
    Counts,
    Deck,
    Fault,
    creature_halves,
    faults,
    is_wizard,
    sets_of,
    size,
    unplayable,
)
from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.games.meccg.names import name_of
from ravenhill.games.meccg.terms import AGENT, CHARACTER, CREATURE, EITHER, HAZARD, ITEM, RESOURCE, SITE
from ravenhill.locale import Speech

MOST_STEPS: Final = 8                    # a longer mending is building anew, and not ours to do
Judge = Callable[[Deck], list[Fault]]


class Edit(msgspec.Struct, frozen=True):
    """So many more, or fewer, of a card in a section."""
    section: str
    card: str
    more: int


class Mend(msgspec.Struct, frozen=True):
    """A change, and the rules that are no longer broken after it."""
    edits: list[Edit]
    rules: list[str]


class Said(msgspec.Struct, frozen=True):
    """A broken rule, in words."""
    rule: str
    card: str
    text: str


class Checked(msgspec.Struct, frozen=True):
    """All that is to be said of a deck."""
    faults: list[Said]
    mends: list[Mend]
    counts: dict[str, int]
    unplayable: list[str]


def check(deck: Deck, language: str = "en", *, standard: bool = True, length: int = 2,
          wizard_may_start: bool = False) -> Checked:
    """Every broken rule by name, how to mend it, and what the deck holds."""
    judge = partial(faults, standard=standard, length=length, wizard_may_start=wizard_may_start)
    broken = judge(deck)
    said = [Said(it.rule, it.card, sentence(speech_in(language), it)) for it in broken]
    return Checked(said, mends(deck, broken, judge), counts(deck), unplayable(deck))


@cache
def speech_in(language: str) -> Speech:
    return Speech(language, "meccg", names=partial(name_of, library(), None), strict=False)


def sentence(speech: Speech, fault: Fault) -> str:
    card = speech.line(f"card-{fault.card}", {}) if fault.card else ""
    return speech.line(f"deck-{fault.rule}", {"card": card, "n": fault.n, "n2": fault.n2})


def counts(deck: Deck) -> dict[str, int]:
    """The figures a builder looks at. KeyError: there is no such card."""
    for code in (*deck.sideboard, *deck.sites): BY_ID[code]
    found = dict.fromkeys(
        ("resources", "hazards", "either", "characters", "wizards", "creatures", "pool", "mind", "items"), 0)
    for code, n in deck.deck.items():
        card = BY_ID[code]
        if is_wizard(card): found["wizards"] += n
        elif card.type == CHARACTER: found["characters"] += n
        elif card.side == RESOURCE: found["resources"] += n
        elif card.side == HAZARD: found["hazards"] += n
        elif card.side == EITHER: found["either"] += n
    found["creatures"] = creature_halves(deck.deck) // 2
    for code, n in deck.pool.items():
        card = BY_ID[code]
        if card.type == CHARACTER:
            found["pool"] += n
            found["mind"] += n * card.mind
        elif card.type == ITEM: found["items"] += n
    return found | {"sideboard": size(deck.sideboard), "sites": size(deck.sites)}


def wizards(deck: Deck) -> list[str]:
    """The codes of its Wizards, by which a deck is known."""
    return [code for code in deck.deck if is_wizard(BY_ID[code])]


# ---------------------------------------------------------------- mending


def mends(deck: Deck, broken: list[Fault], judge: Judge) -> list[Mend]:
    """For each broken rule the shortest change we find; one that mends several stands once."""
    found: list[Mend] = []
    mended: set[str] = set()
    for fault in broken:
        if fault.rule in mended: continue
        mend = mend_of(deck, fault, broken, judge)
        if mend is not None:
            found.append(mend)
            mended |= set(mend.rules)
    return found


def mend_of(deck: Deck, fault: Fault, broken: list[Fault], judge: Judge) -> Mend | None:
    """Step by step, each time the step after which least is wrong; nothing if that leads nowhere."""
    now, steps, wrong = copied(deck), [], badness(broken)
    left = broken
    for _ in range(MOST_STEPS):
        best: tuple[int, list[Edit], list[Fault]] | None = None
        for step in steps_for(now, fault):
            after = judge(applied(now, step))
            if badness(after) < wrong and (best is None or badness(after) < best[0]):
                best = badness(after), step, after
        if best is None: return None
        wrong, step, left = best
        now = applied(now, step)
        steps += step
        if not any(it.rule == fault.rule and it.card == fault.card for it in left):
            still = {it.rule for it in left}
            return Mend(joined(steps), sorted({it.rule for it in broken} - still))
    return None


def badness(broken: list[Fault]) -> int:
    """How much is wrong: every fault, and by how many cards."""
    return sum(100 + (abs(it.n - it.n2) if it.n2 else 1) for it in broken)


def steps_for(deck: Deck, fault: Fault) -> Iterator[list[Edit]]:
    """Single changes that may help: out with a card, over to its place, or one more of what is there."""
    match fault.rule:
        case "R-SETUP-03" | "R-SETUP-15" | "R-SETUP-01":
            for section in SECTIONS:
                if fault.card in getattr(deck, section): yield [Edit(section, fault.card, -1)]
        case "R-DECK-03":
            for section in ("pool", "deck", "sideboard"):
                n = getattr(deck, section).get(fault.card, 0)
                # without a location deck every site is in it already (R-SETUP-19)
                there = [Edit("sites", fault.card, n)] if deck.sites and BY_ID[fault.card].type == SITE else []
                if n: yield [Edit(section, fault.card, -n), *there]
        case "R-DECK-02":
            n = deck.sites.get(fault.card, 0)
            yield from ([Edit("sites", fault.card, -n), Edit("deck", fault.card, n)], [Edit("sites", fault.card, -n)])
        case "R-SETUP-05": yield [Edit("pool", fault.card, -1)]
        case "R-SETUP-20": yield [Edit("pool", fault.card, -deck.pool.get(fault.card, 0))]
        case "R-SETUP-07": yield from out_of(deck, "pool", lambda card: card.type != CHARACTER)
        case "R-DRAFT-01": yield from out_of(deck, "pool", lambda card: card.type == CHARACTER)
        case "R-AGT-34":
            for section in ("sideboard", "deck"): yield from out_of(deck, section, lambda card: card.type == AGENT)
        case "R-SETUP-14" | "R-DECK-07": yield from out_of(deck, "sideboard", lambda card: True)
        case "R-SETUP-08": yield from out_of(deck, "deck", lambda card: card.type == CHARACTER)
        case "R-SETUP-09" | "R-SETUP-10":
            yield from out_of(deck, "sideboard", is_wizard)
            yield from out_of(deck, "deck", is_wizard)
        case "R-SETUP-02":
            fewer, more = (RESOURCE, HAZARD) if fault.n < fault.n2 else (HAZARD, RESOURCE)
            yield from out_of(deck, "deck", lambda card: card.side == more and card.type != CHARACTER)
            yield from more_of(deck, lambda card: card.side == fewer and card.type != CHARACTER)
        case "R-SETUP-04":
            for out in out_of(deck, "deck", lambda card: card.side == HAZARD and card.type != CREATURE):
                for creature in more_of(deck, lambda card: card.type == CREATURE): yield [*out, *creature]


def out_of(deck: Deck, section: str, fits: Callable[[Card], bool]) -> Iterator[list[Edit]]:
    for code in getattr(deck, section):
        if fits(BY_ID[code]): yield [Edit(section, code, -1)]


def more_of(deck: Deck, fits: Callable[[Card], bool]) -> Iterator[list[Edit]]:
    """One more of what the deck has already: we do not choose cards for its builder."""
    for code in deck.deck:
        if fits(BY_ID[code]): yield [Edit("deck", code, 1)]


def copied(deck: Deck) -> Deck:
    return Deck(deck.name, dict(deck.pool), dict(deck.deck), dict(deck.sideboard), dict(deck.sites))


def applied(deck: Deck, edits: list[Edit]) -> Deck:
    changed = copied(deck)
    for edit in edits:
        pile: Counts = getattr(changed, edit.section)
        pile[edit.card] = pile.get(edit.card, 0) + edit.more
        if pile[edit.card] <= 0: del pile[edit.card]
    return changed


def joined(edits: list[Edit]) -> list[Edit]:
    """Steps with the same card in the same place are one."""
    total: dict[tuple[str, str], int] = {}
    for edit in edits: total[edit.section, edit.card] = total.get((edit.section, edit.card), 0) + edit.more
    return [Edit(section, card, more) for (section, card), more in total.items() if more]


# ---------------------------------------------------------------- lists


def read(text: str, name: str = "") -> tuple[Deck, list[Lost]]:
    """A list in any form we know, and the lines that were not understood."""
    try:
        return read_toml(text), []
    except BadDeck:
        return understood(text, name)


def write(deck: Deck, form: str) -> str:
    return write_gccg(deck) if form == "gccg" else write_list(deck)


def ready_made() -> Iterator[tuple[str, Deck, list[str]]]:
    """R-AMB-113  The decks that come with the game, each with the further sets that it needs."""
    for name in [*shipped(), *challenges()]:
        deck = load(name)
        yield name, deck, sets_of(deck)


def surprise(seed: int, *, standard: bool = True, length: int = 2) -> Deck:
    """A random legal deck; it needs no sideboard to be one."""
    deck = random_deck(seed, standard=standard, length=length)
    return Deck("", deck.pool, deck.deck, {}, {})
