"""Sentences that many cards share, as functions."""
from __future__ import annotations

from ravenhill.core.chain_words import THIS
from ravenhill.core.words import Ability, Effect, If, Moment, a, always, may, whenever
from ravenhill.games.meccg.cards.printed import Automatic
from ravenhill.games.meccg.terms import RANGER, SAGE, Hold, Race, RegionType, Skill
from ravenhill.games.meccg.words.changes import (
    Aroused,
    LimitByPath,
    LimitIn,
    NotAtItsSite,
    On,
    OnAttack,
    TwiceTheStrikes,
)
from ravenhill.games.meccg.words.ifs.bearer import LeavesItsLands
from ravenhill.games.meccg.words.ifs.combat import AlreadyFaced, Facing, NoSkillYet, TheAttackIsThis
from ravenhill.games.meccg.words.ifs.sites import Guarded, Here, InPath, Moving, Offered, UntappedSites
from ravenhill.games.meccg.words.ifs.subject import SubjectIsCompany
from ravenhill.games.meccg.words.ifs.table import InPlay, WithMap
from ravenhill.games.meccg.words.moments import (
    AT_SITE,
    BEGINNING_OF_HAZARDS,
    CHARACTER_WOUNDED,
    END_OF_HAZARDS,
    END_OF_ORGANIZATION,
    HAZARDS,
    STANDING,
    STRUCK,
    TURN_ENDS,
)
from ravenhill.games.meccg.words.numbers import ATTACK_PROWESS, ATTACK_STRIKES, NOT_UNTAPPING, Passage
from ravenhill.games.meccg.words.verbs.combat import Arouse, FacePrinted, Fight, TapAsHazard
from ravenhill.games.meccg.words.verbs.corruption import Corrupt
from ravenhill.games.meccg.words.verbs.items import LoseItems
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from ravenhill.games.meccg.words.verbs.movement import Pathfind, SendBack
from ravenhill.games.meccg.words.verbs.play import Discard, DiscardOrReturn, NotAgain, PutInPlay, Tap
from ravenhill.games.meccg.words.verbs.sites import TapSite, TapSites
from ravenhill.games.meccg.words.who.combat import TheStruck
from ravenhill.games.meccg.words.who.people import (
    BEARER,
    COMPANY_OF_THE_ONE,
    CURRENT,
    NEW_CARD,
    THE_ONE,
    Characters,
    Companies,
    WhoLeadsOn,
)
from ravenhill.games.meccg.words.who.places import THE_SITE

DOORS = InPlay("Doors of Night")
GATES = InPlay("Gates of Morning")


def corrupts(*never: Race) -> Ability:
    """R-CORR-02  Playable on a character of the company, but for these races."""
    return may(HAZARDS, Corrupt(a(Characters(CURRENT, never=never))))


def against_a_strike(
    skill: Skill, prowess: int = 0, body: int = 0, keeps: bool = False, rolls: int = 1,
) -> Ability:
    """R-CMB-15  A card of a skill, played by who faces a strike; one for each strike."""
    return may(STRUCK, Fight(TheStruck(skill), prowess, body, keeps, rolls), when=NoSkillYet())


def stirs(*races: Race, strikes: int = 1, prowess: int = 1, when: If | None = None) -> Ability:
    """Each attack of these races has more strikes and more prowess."""
    such = Facing(*races) if when is None else Facing(*races) & when
    changes = [OnAttack(ATTACK_STRIKES, strikes, such), OnAttack(ATTACK_PROWESS, prowess, such)]
    return always(*[change for change in changes if change.more])


def doubles(when: If) -> Ability:
    """Such attacks have twice as many strikes."""
    return always(TwiceTheStrikes(when))


def stronger_after(race: Race, prowess: int) -> Ability:
    """More prowess, if the company has already faced an attack of this race this turn."""
    return always(OnAttack(ATTACK_PROWESS, prowess, TheAttackIsThis() & AlreadyFaced(race=race)))


def robs_after(*names: str) -> Ability:
    """Whoever it wounds loses his items, if the company has already faced one of these this turn."""
    return whenever(CHARACTER_WOUNDED, LoseItems(THE_ONE), when=TheAttackIsThis() & AlreadyFaced(*names))


def fair_travels(type: RegionType) -> Ability:
    """The hazard limit of a company that moves falls by one for each such region of its path, to two at least."""
    return may(END_OF_ORGANIZATION, ThisTurn(LimitByPath(type, 2), a(Companies(moving=NEW_CARD))))


def arouses(more: int, *types: Hold) -> tuple[Ability, ...]:
    """One automatic-attack at a site of these types is stronger this turn; it may be shown when a company enters."""
    return (
        may(HAZARDS, NotAgain(THIS), Arouse(Aroused(more, 1), THE_SITE), when=Guarded(1, *types)),
        may(HAZARDS, NotAgain(THIS), Arouse(Aroused(more, 2), THE_SITE), when=Guarded(2, *types)),
    )


def learned() -> tuple[Ability, ...]:
    """R-SITE-07  A sage finds it where Information is, and does not untap until it is stored."""
    return (
        may(AT_SITE, PutInPlay(THE_ONE), TapSite(THIS), pay=Tap(a(Characters(CURRENT, SAGE))), when=Offered()),
        always(On(NOT_UNTAPPING, 1, BEARER)),
    )


def rides(at: Moment, *effects: Effect, pay: Effect | None = None) -> tuple[Ability, ...]:
    """R-MH-24  A Nazgûl as a permanent-event: it stays until it is tapped, and then does this and is discarded."""
    return (may(HAZARDS, PutInPlay(THIS)), may(at, *effects, DiscardOrReturn(THIS), pay=pay or TapAsHazard(THIS)))


def ent() -> tuple[Ability, ...]:
    """It fears nothing at its own site, and does not leave its lands."""
    return (
        always(NotAtItsSite()),
        whenever(END_OF_HAZARDS, Discard(THIS), when=SubjectIsCompany() & LeavesItsLands()),
    )


def blows(type: RegionType, times: int = 1, rangers: bool = True) -> tuple[Ability, ...]:
    """Each moving company with so many such regions in its path returns to its origin, unless a ranger leads it."""
    there = InPath(type, times) & ~Here(RANGER) if rangers else InPath(type, times)
    return (whenever(STANDING, SendBack(THE_ONE), when=Moving() & there),)


def taps_sites(type: RegionType, times: int = 1, when: If | None = None) -> Ability:
    """Each site in play with so many such regions in its site path, Havens apart, is tapped."""
    there = UntappedSites(type, times)
    return whenever(STANDING, TapSites(THIS, type, times), when=there if when is None else when & there)


def known_to_rangers(*pairs: tuple[str, str], guarded_by: Automatic | None = None) -> tuple[Ability, ...]:
    """A ranger taps to lead his company over a pass, perhaps into an attack; or fewer hazards await it beyond."""
    regions = tuple(dict.fromkeys(name for pair in pairs for name in pair))
    ranger = Tap(a(WhoLeadsOn(RANGER)))
    over, on = ThisTurn(Passage(*pairs), COMPANY_OF_THE_ONE), Pathfind(COMPANY_OF_THE_ONE)
    fewer = may(END_OF_ORGANIZATION, ThisTurn(LimitIn(*regions), a(Companies(RANGER, bound_for=regions))))
    if guarded_by is None:
        return may(END_OF_ORGANIZATION, over, on, pay=ranger, when=WithMap()), fewer
    stays = PutInPlay(COMPANY_OF_THE_ONE, on_company=True)
    return (
        may(END_OF_ORGANIZATION, over, stays, on, pay=ranger, when=WithMap()), fewer,
        whenever(BEGINNING_OF_HAZARDS, FacePrinted(THE_ONE, guarded_by), Discard(THIS), when=SubjectIsCompany()),
        whenever(TURN_ENDS, Discard(THIS)),
    )
