"""What people learn the ford from: one lesson, and its words."""
from __future__ import annotations

from ravenhill.games.ford.cards import DECK, LIBRARY
from ravenhill.games.ford.state import WEST, Ford
from ravenhill.games.teaching import CardFacts, Course, Goal, Lesson, told


def west_has_played(g: Ford) -> bool:
    """F-03"""
    return any(said["side"] == WEST for said in told(g, "ford-played"))


def stances_are_shown(g: Ford) -> bool:
    """F-10"""
    return bool(told(g, "ford-stances"))


def is_over(g: Ford) -> bool:
    """F-12, F-13"""
    return g.ended


LESSONS = (
    Lesson("ford", WEST, "", (Goal("card", west_has_played), Goal("stance", stances_are_shown), Goal("end", is_over)),
           ("F-01", "F-03", "F-09", "F-10", "F-12"), minutes=5),
)
GLOSSARY = {
    "company": "F-14", "dawn": "F-03", "stance": "F-10", "banner": "F-07", "fog": "F-08", "hit": "F-09", "loss": "F-11",
    "answer": "F-04", "bag": "F-02",
}


def card_facts() -> dict[str, CardFacts]:
    return {card.id: CardFacts("learn-kind-ford", facts=[("copies", [DECK.count(n)])])
            for n, card in enumerate(LIBRARY.cards)}


COURSE = Course(LESSONS, (), GLOSSARY, card_facts)
