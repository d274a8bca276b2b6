"""Plays the worked game of the rulebook from its list of steps: every roll, draw and choice is the book's."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ravenhill.core.chain import PASS, Declare
from ravenhill.core.frames import Decision, Roll
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.library import Cards
from ravenhill.games.meccg.decks.bringing import all_sites
from ravenhill.games.meccg.piles import DECK, HAND, IN_PLAY, LOCATION, NONE
from ravenhill.games.meccg.rules.corruption import CorruptionCheck
from ravenhill.games.meccg.rules.drawing import DrawCard
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.rules.numbers import points_now
from ravenhill.games.meccg.rules.strikes import ExcessStrikes, StayUntapped, Strike, WhichRoll
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.state import Meccg
from tests.meccg.tables import DOUBLES

SEATS = {"P1": 0, "P2": 1}
Step = dict[str, Any]
Match = Callable[[dict[str, Any]], bool]


def just(**wanted: Any) -> Match:
    return lambda plain: plain == wanted


class Replay:
    """The game under way. `lowest` are the steps at which a check the book does not roll is rolled as low as can be."""

    def __init__(self, story: dict[str, Any], library: Cards, lowest: set[int], goals: dict[str, str]) -> None:
        self.story = story
        self.lowest = lowest
        self.goals = goals
        order = story["draws"]
        self.draws = {SEATS[seat]: list(cards) for seat, cards in order.items()}
        self.step: Step = {}
        self.stay = False
        self.excess: dict[str, int] = {}
        self.totals: list[int] = []
        g = self.g = Meccg(library)
        for name, seat in SEATS.items():
            self.set_up(g, seat, story["players"][name])
        g.then(Turns())

    def set_up(self, g: Meccg, seat: int, player: dict[str, Any]) -> None:
        for code, copies in all_sites().items():
            for _ in range(copies):
                self.put(code, LOCATION, seat)
        start = next(card for card in g.piles[LOCATION + seat] if self.code(card) == player["site"])
        slot = found_company(g, seat, start)
        for entry in player["starting_company"]:
            join(g, self.put(entry["code"], IN_PLAY, seat), slot)
        for entry in player["starting_company"]:
            for item in entry.get("items", ()):
                g.host[self.put(item, IN_PLAY, seat)] = self.find(entry["code"], seat)
            if "follower_of" in entry:
                g.host[self.find(entry["code"], seat)] = self.find(entry["follower_of"], seat)
        for code in player["opening_hand"]:
            self.put(code, HAND, seat)
        for code in self.draws[seat]:
            self.put(code, DECK, seat)
        for _ in range(20):
            self.put("tw-020", DECK, seat)                     # never drawn

    def put(self, code: str, pile: int, seat: int) -> int:
        return self.g.put(self.g.cards.numbers[code], pile + seat, seat)

    def code(self, card: int) -> str:
        return self.g.facts(card).id

    def find(self, code: str, seat: int) -> int:
        """The card of this code that the seat has in play."""
        return next(card for card in self.g.piles[IN_PLAY + seat] if self.code(card) == code)

    def company(self, code: str) -> int:
        """The slot of the company in which this character is."""
        return next(self.g.company[card] for card in self.g.in_force() if self.code(card) == code)

    # Answers

    def seek(self, match: Match, seat: int | None = None) -> dict[str, Any]:
        """Answer as the book takes for granted until this can be chosen, and choose it."""
        for _ in range(400):
            question = self.g.question()
            if isinstance(question, Decision) and seat in (None, question.side):
                for option in self.g.offered:
                    plain = question.choice(self.g, option).plain()
                    if match(plain):
                        self.g.answer(option)
                        return plain
            self.usual(question)
        raise AssertionError(f"step {self.step['n']}: this never became possible")

    def usual(self, question: Any) -> None:
        """What nobody mentions: passing, drawing what is scripted, staying as one is."""
        g = self.g
        if isinstance(question, DrawCard):
            wanted = self.draws[question.side].pop(0)
            g.answer(next(n for n in range(g.outcomes) if self.code(question.card(g, n)) == wanted))
        elif isinstance(question, Roll):
            assert self.step["n"] in self.lowest and isinstance(g.stack[-2], CorruptionCheck), self.where(question)
            for _ in range(2):
                g.answer(0)
                g.question()
        elif isinstance(question, Declare):
            g.answer(PASS)
        elif isinstance(question, StayUntapped):
            g.answer(1 if self.stay else 0)
        elif isinstance(question, ExcessStrikes):
            g.answer(0)
        elif isinstance(question, WhichRoll):
            g.answer(max(g.offered))
        else:
            assert {0, NONE} & set(g.offered) or len(g.offered) == 1, self.where(question)
            g.answer(NONE if NONE in g.offered else 0 if 0 in g.offered else g.offered[0])

    def where(self, question: Any) -> str:
        return f"step {self.step['n']}: {type(question).__name__} on {[type(it).__name__ for it in self.g.stack]}"

    def roll(self, total: int) -> None:
        for _ in range(400):
            question = self.g.question()
            if isinstance(question, Roll):
                for face in DOUBLES[total]:
                    self.g.answer(face - 1)
                    self.g.question()
                return
            self.usual(question)
        raise AssertionError(f"step {self.step['n']}: the dice are never asked")

    def declare(self, code: str, seat: int, n: int | None = None) -> None:
        def fits(plain: dict[str, Any]) -> bool:
            return plain["do"] == "Declared" and self.code(plain["card"]) == code and n in (None, plain["n"])
        self.seek(fits, seat)

    def pick(self, *codes: str) -> None:
        """Whom or what, as long as it is asked."""
        while type(self.g.question()).__name__ == "Pick":
            if len(self.g.offered) == 1 or not codes:
                self.g.answer(self.g.offered[0])
            else:
                self.seek(lambda plain: self.code(plain["card"]) in codes)

    def take(self, do: str, code: str, seat: int | None = None) -> None:
        self.seek(lambda plain: plain["do"] == do and self.code(plain["card"]) == code, seat)

    def named(self, name: str) -> Match:
        return lambda plain: "card" in plain and self.g.facts(plain["card"]).name == name

    def finish_chain(self) -> None:
        """Until everything declared, and what it triggers, has happened."""
        question = self.g.question()
        while self.g.chain() is not None:
            self.usual(question)
            question = self.g.question()

    # Steps

    def play(self) -> None:
        for step in self.story["steps"]:
            self.step = step
            getattr(self, step["action"].replace("-", "_"))(step, SEATS.get(step["actor"], -1))
            for total in step.get("rolls", ()):
                self.roll(total)
            if isinstance(self.g.question(), WhichRoll):
                self.usual(self.g.question())
            if type(self.g.question()).__name__ == "WhichItem":
                item, heir = step["inherits"]
                self.seek(self.named(item))
                self.seek(self.named(heir))
            for name, points in step.get("mp_after", {}).items():
                assert points_now(self.g, SEATS[name]) == points, f"step {step['n']}"

    def untap(self, step: Step, seat: int) -> None: return
    def none(self, step: Step, seat: int) -> None: return
    def arrive(self, step: Step, seat: int) -> None: return
    def attack_defeated(self, step: Step, seat: int) -> None: return
    def body_check(self, step: Step, seat: int) -> None: return
    def corruption_check(self, step: Step, seat: int) -> None: return
    def discard_own_long_events(self, step: Step, seat: int) -> None: return

    def declare_movement(self, step: Step, seat: int) -> None:
        for code in step["cards"]:
            leader = self.goals.get(code) if len(step["cards"]) > 1 else None
            slots = [slot for slot, it in enumerate(self.g.companies) if it.members and it.side == seat]
            slot = self.company(leader) if leader else max(slots, key=lambda it: len(self.g.companies[it].members))
            self.seek(just(do="Head", company=slot), seat)
            self.take("To", code, seat)

    def play_short_event(self, step: Step, seat: int) -> None:
        self.stay = False
        targets = step.get("targets", [])
        if type(self.g.question()).__name__ == "NextStrike":
            self.take("Take", targets[0])
        self.declare(step["cards"][0], seat, 1 if step["cards"][0] == "tw-111" else None)
        self.pick(*targets)

    play_permanent_event = play_short_event
    play_long_event = play_short_event

    def reveal_site(self, step: Step, seat: int) -> None:
        if "targets" in step:
            slot = self.company(step["targets"][0])
            self.seek(just(do="Travel", company=slot), seat)
        while type(self.g.question()).__name__ != "DrawHowMany":
            self.usual(self.g.question())
        company = self.g.companies[self.g.current]
        assert company.limit == step["limit"], f"step {step['n']}: the limit is {company.limit}"
        assert self.code(company.going) == step["cards"][0]

    def company_phase(self, step: Step, seat: int) -> None:
        slot = self.company(step["targets"][0])
        self.seek(just(do="Travel", company=slot), seat)

    def draw(self, step: Step, seat: int) -> None:
        for who in (self.g.active, 1 - self.g.active):
            cards = next(cards for name, cards in step["draws"].items() if SEATS[name] == who)
            self.seek(just(do="Number", n=len(cards)), who)

    def play_creature(self, step: Step, seat: int) -> None:
        self.stay = False
        self.excess = {}
        self.declare(step["cards"][0], seat)
        self.pick()
        while type(self.g.question()).__name__ == "Declare" and not self.g.attackers:
            self.usual(self.g.question())
        self.assign(step)

    def assign_strikes(self, step: Step, seat: int) -> None:
        self.assign(step)

    def assign(self, step: Step) -> None:
        assignment = step.get("assignment", {})
        for code in assignment.get("defender", ()):
            self.take("Take", code, self.g.active)
        for code in assignment.get("attacker", ()):
            if type(self.g.question()).__name__ == "AssignRest":
                self.take("Take", code)
        self.excess = assignment.get("excess", self.excess)

    def resolve_strike(self, step: Step, seat: int) -> None:
        self.stay = "stays_untapped" in step
        while type(self.g.question()).__name__ == "Declare" and not any(isinstance(it, Strike) for it in self.g.stack):
            self.usual(self.g.question())
        if type(self.g.question()).__name__ == "NextStrike":
            self.take("Take", step["targets"][0])

    def reset_hand(self, step: Step, seat: int) -> None:
        for name, cards in step.get("leaves_hand", {}).items():
            for code in cards:
                self.take("Take", code, SEATS[name])

    def discard_one(self, step: Step, seat: int) -> None:
        while type(self.g.question()).__name__ != "DiscardOne":
            self.usual(self.g.question())
        self.take("Take", step["cards"][0], seat)

    def hand_list_as_printed(self, step: Step, seat: int) -> None:
        """At the end of the turn, when hands are full again."""
        while not (type(self.g.question()).__name__ == "Declare" and self.g.phase == 5 and len(self.g.stack) == 4):
            self.usual(self.g.question())
        assert sorted(self.code(card) for card in self.g.piles[HAND + seat]) == step["computed_hand"]

    def enter_site(self, step: Step, seat: int) -> None:
        if "targets" in step:
            slot = self.company(step["targets"][0])
            self.seek(just(do="Travel", company=slot), seat)
        self.seek(lambda plain: plain["do"] == "Enter", seat)

    def do_nothing(self, step: Step, seat: int) -> None:
        if "targets" in step:
            slot = self.company(step["targets"][0])
            self.seek(just(do="Travel", company=slot), seat)
        self.seek(lambda plain: plain["do"] == "Leave", seat)

    def play_item(self, step: Step, seat: int) -> None:
        self.declare(step["cards"][0], seat)
        self.pick(*step["targets"])
        self.finish_chain()

    play_additional_minor_item = play_item
    play_ally = play_item

    def play_faction(self, step: Step, seat: int) -> None:
        self.declare(step["cards"][0], seat)
        self.pick(*step["targets"])

    def play_character(self, step: Step, seat: int) -> None:
        self.declare(step["cards"][0], seat)
        under = self.find(step["targets"][0], seat) if "targets" in step else -1
        alone = "new_company" in step
        self.seek(lambda plain: plain["do"] == "Place" and plain["card"] == under and (
            self.code(plain["card2"]) == "tw-421" if alone else plain["company"] >= 0))

    def reorganize_influence(self, step: Step, seat: int) -> None:
        """The follower of a follower is released first."""
        self.take("Control", step["targets"][1], seat)
        self.seek(lambda plain: plain["do"] == "GeneralInfluence", seat)
        self.take("Control", step["targets"][0], seat)
        self.take("DirectInfluence", "tw-156", seat)

    def transfer_item(self, step: Step, seat: int) -> None:
        self.seek(lambda plain: plain["do"] == "Declared" and self.code(plain["card"]) == step["cards"][0]
                  and self.code(self.g.host[plain["card"]]) == step["targets"][0] and plain["n"] == 2, seat)
        self.pick(step["targets"][1])
        self.finish_chain()

    def use_item(self, step: Step, seat: int) -> None:
        self.declare(step["cards"][0], seat, 4)
        self.pick(step["targets"][1])

    def split_company(self, step: Step, seat: int) -> None:
        """Whom the outcome names last goes with the others of company B to the one who waits there."""
        self.take("Regroup", "tw-134", seat)
        self.seek(lambda plain: plain == {"do": "JoinCompany", "company": self.company("tw-165")}, seat)

    def remove_corruption_attempt(self, step: Step, seat: int) -> None:
        self.declare(step["cards"][0], seat)


def play(story: dict[str, Any], library: Cards | None = None, **options: Any) -> Meccg:
    replay = Replay(story, library or GAME.library, **options)
    replay.play()
    return replay.g


