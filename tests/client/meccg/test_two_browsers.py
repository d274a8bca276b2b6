"""Two browsers with private decks, by link: one reloads in the midst of a chain; neither learns the other's deck."""
from __future__ import annotations

import random
import re
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, Route, expect

from ravenhill.core.records import follow
from ravenhill.games import load
from ravenhill.games.meccg.decks.random import random_deck
from ravenhill.server.play.records import open_record
from tests.client.clicking import Ears, asked, click
from tests.client.conftest import Open
from tests.client.meccg.laid import BY_HAND

DECKS: list[dict[str, Any]] = [msgspec.to_builtins(random_deck(seed, length=1)) for seed in (21, 22)]
QUIET = ("Pass", "Done", "No", "Leave")
DRAFTED = 2                              # characters that each of them starts with
LIVELY = 0.3                             # so many of the later answers are at random, the others as quiet as may be
# Not the same for everybody; the library of cards, rules and games is, and decks lie with their owners.
OWN = re.compile("/api/(?!cards|rules|games|decks)")
CODE = re.compile(r"[a-z]{2}-\d+\b")
AROUND = 120                             # letters before and after a code that should not be there
# The match goes on to the Council over a line of this page, which draws no table.
GOES_ON = """([match, seat, seed, lively, quiet]) => {
  let [dice, latest, answered, sent] = [seed, null, -1, -1]
  const chance = () => (dice = (dice * 1103515245 + 12345) % 2147483648) / 2147483648
  const line = new WebSocket(`ws://${location.host}/ws/matches/${match}?seat=${seat}`)
  window.over = false
  line.onmessage = (event) => {
    const message = JSON.parse(event.data)
    if (message.is === 'state') latest = message
    else if (message.is === 'accepted') [answered, sent] = [sent, -1]
    else if (message.is === 'refused') sent = -1
    if (latest?.status === 'over') window.over = true
    if (!latest?.question || sent >= 0 || latest.n <= answered) return
    sent = latest.n
    const { options } = latest.question
    const least = chance() < lively ? -1 : options.findIndex((it) => quiet.includes(it.do.do))
    const answers = [least >= 0 ? least : Math.floor(chance() * options.length)]
    line.send(JSON.stringify({ do: 'answer', n: sent, answers }))
  }
}"""


class Received(NamedTuple):
    """Something that came to a browser: by which line or request, how much of the match it had been told, and what."""
    by: str
    n: int
    text: str


class Person:
    """A browser of its own: what it is told over every line, and all that it fetched."""

    def __init__(self, open_page: Open, deck: dict[str, Any]) -> None:
        self.page: Page = open_page("/")
        self.page.add_init_script(BY_HAND)
        self.ears = Ears(self.page)
        self.received: list[Received] = []
        self.deck = self.page.request.post("/api/decks/meccg", data=deck).json()["id"]
        self.page.on("websocket", lambda line: line.on("framereceived", lambda data: self.keep(line.url, str(data))))
        self.page.route(OWN, self.fetch)

    def fetch(self, route: Route) -> None:
        reply = route.fetch()
        self.keep(f"{route.request.method} {route.request.url}", reply.text())
        route.fulfill(response=reply)

    def keep(self, by: str, text: str) -> None:
        self.received.append(Received(by, self.ears.n, text))

    @property
    def told(self) -> list[Received]:
        """Everything since both sit there and before the end; before, the table shows the decks that come with the
        game, and then those that were played with. What was fetched counts from the first page on."""
        shows = re.compile('"status":"(open|over)"')
        return [it for it in self.received if not it.by.startswith("ws") or not shows.search(it.text)]


def sat_down(open_page: Open) -> tuple[str, Person, Person]:
    """One makes a table for a friend with a deck of hers; the friend comes by the link and brings his own."""
    ann, bob = (Person(open_page, deck) for deck in DECKS)
    ann.page.goto("/new/meccg")
    ann.page.locator("input[name=against][value=friend]").check()
    ann.page.locator(f"[data-deck-choice] option[value='{ann.deck}']").wait_for(state="attached")
    ann.page.locator("[data-deck-choice]").select_option(ann.deck)
    ann.page.locator("details.rules summary").click()
    ann.page.locator("[data-setting=length] input[value='1']").check()
    ann.page.locator("[data-setting=optional] input[value=turn-limit]").check()
    ann.page.get_by_role("button", name="Start").click()
    link = ann.page.locator("[data-link]")
    expect(link).to_be_visible()
    bob.page.goto(link.input_value())
    bob.page.locator(f"[data-deck-choice] option[value='{bob.deck}']").wait_for(state="attached")
    bob.page.locator("[data-deck-choice]").select_option(bob.deck)
    bob.page.get_by_role("button", name="Take the seat").click()
    for one in (ann, bob):
        expect(one.page.locator("[data-table] [data-option]").first).to_be_visible()
    return ann.page.url.rsplit("/", 1)[1], ann, bob


def wanted(question: dict[str, Any], drafted: int) -> list[int]:
    """Two characters, then as little as may be, until something can be declared; a card goes, so that others come."""
    does = [it["do"]["do"] for it in question["options"]]
    takes = question["kind"] == "DiscardOne" or (question["kind"] == "DraftRound" and drafted < DRAFTED)
    for some in (("Declared",), ("Take",) if takes else (), QUIET):
        if found := [n for n, do in enumerate(does) if do in some]:
            return found
    return list(range(len(does)))


def until_a_chain(people: tuple[Person, Person], dice: random.Random) -> Person:
    """They play by clicking until something is declared and the other may answer: who that is."""
    drafted = {it: 0 for it in people}
    for _ in range(200):
        while not (one := next((it for it in people if it.ears.state.get("question")), None)):
            people[0].page.wait_for_timeout(10)
        question: Any = asked(one.page, one.ears)
        if question["kind"] == "Declare" and one.ears.view["chains"]:
            return one
        n = one.ears.n
        click(one.page, dice.choice(wanted(question, drafted[one])))
        expect(one.page.locator(f"[data-table]:not([data-n='{n}'])")).to_be_visible()
        drafted[one] += question["kind"] == "DraftRound"
    raise AssertionError("nothing was ever declared")


def links(page: Page) -> list[str]:
    return page.locator(".chain .link .words b").all_inner_texts()


def heard_of(told: list[Received], hidden: set[str]) -> list[str]:
    """Where a browser was told codes that it never saw: for each the first message or reply, and what stands around."""
    found: dict[str, str] = {}
    for by, n, text in told:
        for hit in CODE.finditer(text):
            if hit.group() in hidden:
                around = text[max(0, hit.start() - AROUND):hit.end() + AROUND]
                found.setdefault(hit.group(), f"{hit.group()} after change {n} by {by}, {text[:60]}… ({len(text)} "
                                              f"letters), at {hit.start()}: …{around}…")
    return list(found.values())


def never_shown(record: bytes) -> tuple[list[set[str]], int]:
    """For each seat the cards of the other's deck that it never saw and does not have itself; and how many answers."""
    game: Any = load("meccg")
    played, _ = open_record(record)
    assert played.header.options["decks"] == DECKS, "somebody brought another deck than the one that was chosen"
    table: Any = game.new(played.header.options)
    seen: list[set[int]] = [set(), set()]
    for n, (seat, option) in enumerate(played.answers, 1):
        follow(table, seat, option, n)
        for place in (0, 1):
            seen[place] |= {kind for card, kind in enumerate(table.kind) if table.is_known(card, place)}
    cards = game.cards()
    brought = [{code for part in ("pool", "deck", "sideboard") for code in deck[part]} for deck in DECKS]
    return [brought[1 - place] - brought[place] - {cards[kind].id for kind in seen[place]} for place in (0, 1)], n


def test_private_decks_by_link_one_reloads_in_a_chain_and_nothing_of_the_other_deck_is_told(open_page: Open) -> None:
    """A draft and a chain by clicking, then on over lines of the same browsers to the Council."""
    match, ann, bob = sat_down(open_page)
    one = until_a_chain((ann, bob), random.Random(2))
    expect(one.page.locator(".chain .link").first).to_be_visible()
    chain, n = links(one.page), one.ears.n
    assert chain
    one.page.reload()
    expect(one.page.locator(f"[data-table][data-n='{n}'] [data-kind=Declare]")).to_be_visible()
    expect(one.page.locator(".chain .link")).to_have_count(len(chain))
    assert links(one.page) == chain
    question: Any = asked(one.page, one.ears)
    click(one.page, next(place for place, it in enumerate(question["options"]) if it["do"]["do"] == "Pass"))
    expect(one.page.locator(f"[data-table]:not([data-n='{n}'])")).to_be_visible()
    for person, seat in ((ann, "grey"), (bob, "blue")):
        person.page.goto("/about")
        person.page.evaluate(GOES_ON, [match, seat, len(seat), LIVELY, QUIET])
    for person in (ann, bob):
        person.page.wait_for_function("() => over", timeout=300_000)
    told = [person.told for person in (ann, bob)]                 # at the end the decks are laid open
    for person in (ann, bob):
        person.page.goto(f"/t/{match}")
        expect(person.page.locator("[data-over]")).to_be_visible()
        expect(person.page.locator("[data-council], .council").first).to_be_visible()
    unseen, answers = never_shown(ann.page.request.get(f"/api/matches/{match}/record").body())
    letters = [sum(len(it.text) for it in some) for some in told]
    print(f"{answers} answers; never shown: {[len(it) for it in unseen]}; letters: {letters}")
    for text, hidden in zip(told, unseen):
        found = {code for it in text for code in CODE.findall(it.text)}
        assert len(hidden) > 10 and len(found) > 20
        leaks = heard_of(text, hidden)
        assert not leaks, "\n".join(leaks)
