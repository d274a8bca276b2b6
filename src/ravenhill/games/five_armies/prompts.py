"""What a question is about: the action it is part of, its step and its aim, so that a prompt can say so."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.frames import Decision
from ravenhill.games.five_armies.rules.armies import MoveArmies
from ravenhill.games.five_armies.rules.attack import CombinedAttack
from ravenhill.games.five_armies.rules.characters import CharacterMovement, EnterPlay
from ravenhill.games.five_armies.rules.dice import SKIP, Action
from ravenhill.games.five_armies.rules.fight import the_fight
from ravenhill.games.five_armies.rules.generals import ActivateGenerals
from ravenhill.games.five_armies.rules.leadership import PlaceBats, PlaceLeadership
from ravenhill.games.five_armies.rules.maneuvers import CardEffect
from ravenhill.games.five_armies.rules.recruiting import Recruitment
from ravenhill.games.five_armies.rules.retreat import departure
from ravenhill.games.five_armies.state import MOST_ACTIVATIONS, Battle
from ravenhill.games.five_armies.words.base import Choosing, choosing, verb_of

Said = tuple[str, dict[str, int]]
PLAIN: Final[Said] = ("", {})


def prompt(g: Battle, question: Decision[Any]) -> Said:
    """The end of the prompt's key, and what its text names."""
    match type(question).__name__:
        case "WhichArmy": return of_armies(g, g.nearest(MoveArmies))
        case "MoveTo": return "from", {"region": here(g.nearest(MoveArmies))}
        case "HowMany": return "of", {"unit": g.nearest(MoveArmies).asked}
        case "GoesAlong": return "of", {"character": g.nearest(MoveArmies).asked}
        case "Activate":
            return "step", {"n": g.nearest(ActivateGenerals).chosen.bit_count() + 1, "n2": MOST_ACTIVATIONS}
        case "LeadershipWith":
            placing = g.nearest(PlaceLeadership)
            return "step", {"n": len(placing.places) + 1, "n2": placing.most}
        case "BatTo":
            bats = g.nearest(PlaceBats)
            return "step", {"n": len(bats.territories) + 1, "n2": bats.count}
        case "FlipWhere":
            flipping = g.nearest(Recruitment)
            return "step", {"n": len(flipping.places) + 1, "n2": flipping.regions}
        case "Joins":
            joint = g.nearest(CombinedAttack)
            return "step", {"n": len(joint.origins) + 1, "region": joint.target}
        case "CharacterTo": return "of", {"character": g.nearest(CharacterMovement).who}
        case "WhoMoves": return ("next" if g.nearest(CharacterMovement).moved else "first"), {}
        case "WhichRetreat": return "from", {"region": the_fight(g).target}
        case "GoesToo": return "of", {"character": departure(g).asked}
        case "ChooseFor": return of_card(g, choosing(g))
        case "UseIt":
            source = g.nearest(CardEffect).source
            return "of", {"card": source.card, "n": source.ability}
    if isinstance(question, EnterPlay): return "of", {"character": question.character}
    return PLAIN


def of_armies(g: Battle, moving: MoveArmies) -> Said:
    """Which action, and the how manieth Army of it."""
    action = [frame for frame in g.stack if isinstance(frame, Action)]
    if not action: return PLAIN
    if action[-1].card >= 0: return "card", {"card": action[-1].card}
    if action[-1].use == SKIP: return PLAIN
    named = {"use": action[-1].use}
    if moving.moves: return "next", named
    if moving.armies > 1: return "first", {**named, "n": moving.armies}
    return ("attack" if moving.attack else "move"), named


def of_card(g: Battle, draft: Choosing) -> Said:
    """Whose effect it is, and which of several picks."""
    most = verb_of(g, draft.verb).most(g, draft.source)
    if most <= 1: return "of", {"card": draft.source.card}
    return "step", {"card": draft.source.card, "n": len(draft.picks) + 1, "n2": most}


def here(moving: MoveArmies) -> int:
    """Where the Army stands on its way."""
    return moving.entered[-1] if moving.entered else moving.origin
