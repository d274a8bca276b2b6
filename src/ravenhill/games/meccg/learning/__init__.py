"""What people learn the card game from: six lessons, the worked game of the rulebook, and its words."""
from __future__ import annotations

from pathlib import Path

from ravenhill.games.meccg.learning.lessons import LESSONS
from ravenhill.games.teaching import Course, read_examples

EXAMPLES = read_examples(Path(__file__).parent / "examples", ("grey", "blue"))
GLOSSARY = {
    "company": "R-ORG-20", "general_influence": "R-ORG-30", "direct_influence": "R-ORG-32", "follower": "R-ORG-34",
    "mind": "R-ORG-30", "prowess": "R-CMB-18", "body": "R-CMB-22", "strike": "R-CMB-02", "tapped": "R-TURN-02",
    "wounded": "R-CMB-13", "corruption_point": "R-CORR-01", "corruption_check": "R-CORR-05", "hazard": "R-DECK-04",
    "hazard_limit": "R-MH-05", "key": "R-KEY-01", "path": "R-KEY-05", "on_guard": "R-OG-01", "haven": "R-MH-20",
    "automatic_attack": "R-SITE-03", "faction": "R-SITE-11", "ally": "R-SITE-08", "long_event": "R-LONG-05",
    "permanent_event": "R-MH-16", "chain": "R-CHAIN-04", "points": "R-END-15", "council": "R-END-09",
}
COURSE = Course(LESSONS, EXAMPLES, GLOSSARY)
