"""What a question is about: which window, who fights whom, whose company, so that a prompt can name them."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.core.chain import Asking, Chain, Declare, Pick
from ravenhill.core.choices import Choice, Declared, Take
from ravenhill.core.frames import Decision
from ravenhill.core.words import Moment, Source
from ravenhill.games.meccg.choices import KeyedTo, Place, Travel
from ravenhill.games.meccg.rules.attacks import Attacking, Striking, prowess_of, strikes_of
from ravenhill.games.meccg.rules.combat import AssignStrikes
from ravenhill.games.meccg.rules.drawing import DiscardDown
from ravenhill.games.meccg.rules.falling import Inheritance
from ravenhill.games.meccg.rules.organization import ChooseDestination
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.rules.ways import FliesTo, GoesOn
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CHARACTER
from ravenhill.games.meccg.words.moments import (
    AT_SITE,
    ATTACKED,
    BETWEEN_STRIKES,
    BODY_CHECK,
    BURGLING,
    CHECKING,
    DESCENDING,
    END_OF_ORGANIZATION,
    END_OF_TURN,
    ENTERING,
    HAZARDS,
    LONG_EVENTS,
    ORGANIZING,
    STRUCK,
    STRUCK_HAZARDS,
)
from ravenhill.games.meccg.words.verbs.corruption import CheckCorruption
from ravenhill.games.meccg.words.verbs.items import HandOver, Store
from ravenhill.games.meccg.words.verbs.play import Tap

WINDOWS: Final = {
    ORGANIZING: "organizing", END_OF_ORGANIZATION: "after-organizing", LONG_EVENTS: "long-events", HAZARDS: "hazards",
    ATTACKED: "attacked", STRUCK_HAZARDS: "strike", STRUCK: "strike", BETWEEN_STRIKES: "attacked", AT_SITE: "site",
    END_OF_TURN: "end", CHECKING: "council", ENTERING: "entering", BODY_CHECK: "body",
    DESCENDING: "descending", BURGLING: "site",
}
OF_THE_COMPANY: Final = ("HowToMove", "NextRegion", "EnterOrNot")          # the one that is on its way, or at its site
OF_A_CARD: Final = {                                                       # a field of theirs
    "ChooseCompany": "character", "ChooseController": "character", "WhoInherits": "item", "ShowIdentical": "target",
    "BringIn": "card", "ChooseTarget": "influencer", "WhereItGoes": "card",
}

Said = tuple[str, dict[str, int]]
PLAIN: Final[Said] = ("", {})


def prompt(g: Meccg, question: Decision[Any]) -> Said:
    """The end of the prompt's key, and what its text names; nothing if there is nobody to name."""
    kind = type(question).__name__
    if isinstance(question, Declare): return of_window(g, question.side)
    if isinstance(question, Pick): return what_is_picked(g, question), {"card": question.declaring(g).card}
    if kind in OF_A_CARD: return "of", {"card": int(getattr(question, OF_A_CARD[kind]))}
    if isinstance(question, (ChooseDestination, FliesTo, GoesOn)): return of_company(g, question.slot)
    if kind in OF_THE_COMPANY:
        named, about = of_company(g, g.current)
        going = g.companies[g.current].going if named else -1
        if kind == "EnterOrNot": return named, about
        return (named, about | {"card3": going}) if going >= 0 else PLAIN
    if isinstance(question, DiscardDown): return "of", {"n": question.count}
    if kind == "WhichItem": return "of", {"card": g.nearest(Inheritance).target}
    if kind == "WhichRing": return "of", {"card": g.nearest(RingTest).ring}
    if kind == "AssignStrike":
        left = g.nearest(AssignStrikes)
        attack = g.nearest(Attacking)
        return "of", {"card": attack.card, "n": left.strikes - len(left.picks), "n2": prowess_of(g, attack)}
    if kind in ("AssignRest", "NextStrike", "Thwart"):
        attack = g.nearest(Attacking)
        return "of", {"card": attack.card, "n": strikes_of(g, attack), "n2": prowess_of(g, attack)}
    if kind in ("StayUntapped", "Support", "ExcessStrikes", "WhichRoll"): return "of", of_strike(g)
    return PLAIN


def what_is_picked(g: Meccg, question: Pick) -> str:
    """What a card asks for: a sign on the road, a place in play, a company, somebody who taps; or one of those lit."""
    it = question.declaring(g)
    options = question.options(g)
    choices = [question.choice(g, option) for option in options]
    if not choices: return "of"
    if isinstance(choices[0], KeyedTo): return "key"
    if isinstance(choices[0], Place): return "where"
    if isinstance(choices[0], Travel): return "company"
    if not all(isinstance(one, Take) and g.facts(one.card).type == CHARACTER for one in choices): return "of"
    verb = g.ability(Source(it.card, it.ability, it.side, it.picks)).picking[len(it.picks)]
    return "hand-over" if isinstance(verb, HandOver) else "tap" if isinstance(verb, Tap) else "who"


def use_of(g: Meccg, choice: Choice) -> str:
    """R-ORG-51  What lies on the table is used; an item is handed over, or stored."""
    if not isinstance(choice, Declared): return ""
    for verb in g.facts(choice.card).rules[choice.n].verbs:
        if isinstance(verb, HandOver): return "hand-over"
        if isinstance(verb, Store): return "store"
    return "use" if g.is_in_play(choice.card) else ""


def of_strike(g: Meccg) -> dict[str, int]:
    """Who is struck, by what, and how hard."""
    attack, strike = g.nearest(Attacking), g.nearest(Striking)
    return {"card": strike.target, "card2": attack.card, "n": prowess_of(g, attack) + strike.strength}


def of_company(g: Meccg, slot: int) -> Said:
    """A company is called after its first character."""
    members = g.companies[slot].members if 0 <= slot < len(g.companies) else []
    return ("of", {"card": members[0], "card2": g.companies[slot].site}) if members else PLAIN


def of_window(g: Meccg, side: int) -> Said:
    """What may be responded to, or which moment of the turn this is."""
    asking = g.asking()
    if isinstance(asking, Chain) and asking.links:
        top = asking.links[-1]
        checks = any(isinstance(verb, CheckCorruption) for verb in g.ability(top).verbs)
        return "check" if checks and g.facts(top.card).type == CHARACTER else "chain", {"card": top.card}
    return of_moment(g, asking, side)


def of_moment(g: Meccg, asking: Asking, side: int) -> Said:
    window = WINDOWS.get(Moment(asking.about))
    if window is None: return PLAIN
    if window == "strike" and any(isinstance(frame, Striking) for frame in g.stack): return window, of_strike(g)
    if window == "attacked":
        attack = g.nearest(Attacking)
        return window, {"card": attack.card, "n": strikes_of(g, attack), "n2": prowess_of(g, attack)}
    if window == "body": return window, {"card": g.nearest(Striking).target}
    if window == "descending":
        return window, {"card": g.companies[g.current].members[0], "card2": g.companies[g.current].going}
    if window in ("hazards", "entering", "site"):
        named, about = of_company(g, g.current)
        if not named: return PLAIN
        if window != "hazards": return window, about
        company = g.companies[g.current]
        told = "threatened" if company.side == side else window      # who is on the road plays no hazards
        return told, about | {"n": len(company.counted), "n2": company.limit}
    return PLAIN if window == "strike" else (window, {})
