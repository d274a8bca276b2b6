"""Sentences that many cards share, as functions."""
from __future__ import annotations

from collections.abc import Sequence

from ravenhill.core.chain_words import THIS
from ravenhill.core.words import Ability, Effect, Either, If, Moment, Together, Who, a, always, may, whenever
from ravenhill.games.meccg.cards.parts import Automatic
from ravenhill.games.meccg.terms import HAVEN, RANGER, SAGE, Hold, Race, RegionType, Skill
from ravenhill.games.meccg.words.changes import (
    Aroused,
    CountsAs,
    HalfTheStrikes,
    LimitByPath,
    LimitIn,
    NotAtItsSite,
    On,
    OnAttack,
    OnIt,
    OnThisAttack,
    TwiceTheStrikes,
)
from ravenhill.games.meccg.words.ifs.bearer import LeavesItsLands
from ravenhill.games.meccg.words.ifs.combat import AlreadyFaced, CreatureBeatenIn, Facing, NoSkillYet, TheAttackIsThis
from ravenhill.games.meccg.words.ifs.sites import Guarded, Here, InPath, Moving, Offered
from ravenhill.games.meccg.words.ifs.subject import SubjectIsCompany
from ravenhill.games.meccg.words.ifs.table import Exists, InPlay, WithMap
from ravenhill.games.meccg.words.moments import (
    AT_SITE,
    ATTACK_OVER,
    BEGINNING_OF_HAZARDS,
    CHARACTER_WOUNDED,
    END_OF_HAZARDS,
    END_OF_ORGANIZATION,
    HAZARDS,
    ORGANIZING,
    STANDING,
    STRUCK,
    TURN_ENDS,
)
from ravenhill.games.meccg.words.numbers import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    BODY,
    INFLUENCE,
    NOT_UNTAPPING,
    PROWESS,
    Alter,
    Duplicated,
    Passage,
    Realm,
    Road,
)
from ravenhill.games.meccg.words.verbs.combat import Arouse, FacePrinted, Fight, ForThisAttack, TapAsHazard
from ravenhill.games.meccg.words.verbs.corruption import Corrupt
from ravenhill.games.meccg.words.verbs.items import LoseItems
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from ravenhill.games.meccg.words.verbs.movement import ChangePath, Pathfind, SendBack
from ravenhill.games.meccg.words.verbs.play import Discard, DiscardOrReturn, NotAgain, PutInPlay, Spend, Tap
from ravenhill.games.meccg.words.verbs.sites import TapSite
from ravenhill.games.meccg.words.who.combat import THE_ATTACK, TheStruck
from ravenhill.games.meccg.words.who.people import (
    BEARER,
    COMPANY,
    COMPANY_OF_THE_ONE,
    CURRENT,
    NEW_CARD,
    THE_ONE,
    Characters,
    Companies,
    SetsOutFrom,
    WhoLeadsOn,
)
from ravenhill.games.meccg.words.who.places import EVERY_SITE, THE_SITE, Sites

DOORS = InPlay("Doors of Night")
GATES = InPlay("Gates of Morning")


def all_of(verbs: list[Effect]) -> Effect: return verbs[0] if len(verbs) == 1 else Together(*verbs)


def strengthens(who: Who[int], prowess: int = 0, body: int = 0, influence: int = 0) -> Effect:
    """So much more of these numbers, for those that are meant, until the end of the turn."""
    more = ((PROWESS, prowess), (BODY, body), (INFLUENCE, influence))
    return all_of([ThisTurn(OnIt(question, n), who) for question, n in more if n])


def has_more(who: Who[int], prowess: int = 0, body: int = 0, influence: int = 0) -> Ability:
    """So much more of these numbers, for those that are meant, as long as the card lies there."""
    more = ((PROWESS, prowess), (BODY, body), (INFLUENCE, influence))
    return always(*[On(question, n, who) for question, n in more if n])


def changes_the_attack(prowess: int = 0, body: int = 0, strikes: int = 0) -> Effect:
    """So much more of these numbers, as long as the attack lasts."""
    more = ((ATTACK_PROWESS, prowess), (ATTACK_BODY, body), (ATTACK_STRIKES, strikes))
    return all_of([ForThisAttack(OnThisAttack(question, n), THE_ATTACK) for question, n in more if n])


def halves_the_strikes(original: bool = False) -> Effect:
    """R-CMB-09  Half as many strikes, rounded up: of all the attack has, or of the original number."""
    return ForThisAttack(HalfTheStrikes(original), THE_ATTACK)


def used_up(by: Who[int]) -> Effect:
    """A cost: somebody taps, and the card is spent."""
    return Together(Tap(by), Spend(THIS))


def shifts(land: RegionType, to: RegionType, hold: Hold, to_hold: Hold, when: If) -> Ability:
    """One region of a path, or a site, counts as another type this turn."""
    site = ThisTurn(CountsAs(hold, to_hold), Sites(hold=hold))
    return may(HAZARDS, NotAgain(THIS), Either(ChangePath(COMPANY, land, to), site), when=when)


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


def arouses(more: int, *types: Hold, once: bool = False) -> Ability:
    """One automatic-attack at a site of these types is stronger this turn; it may be shown when a company enters."""
    either = one_guard([Aroused(more, n) for n in (1, 2, 3)], *types)
    return may(HAZARDS, *[NotAgain(THIS)] if once else [], either, when=Guarded(1, *types))


def incites(*types: Hold) -> Ability:
    """One automatic-attack at a site of these types is faced twice this turn; it may be shown when one enters."""
    return may(HAZARDS, one_guard([Duplicated(n) for n in (1, 2, 3)], *types), when=Guarded(1, *types))


def one_guard(changes: Sequence[Alter], *types: Hold) -> Effect:
    """One of the automatic-attacks of the site is different this turn: no site has more than three."""
    first, second, third = [Arouse(change, THE_SITE) for change in changes]
    return Either(first, Together(second, when=Guarded(2, *types)), Together(third, when=Guarded(3, *types)))


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


def blows(type: RegionType, times: int = 1, rangers: bool = True, other: RegionType | None = None) -> Ability:
    """Each moving company with so many such regions in its path returns to its origin, unless a ranger leads it."""
    there = InPath(type, times) if other is None else InPath(type, times) | InPath(other, times)
    return whenever(STANDING, SendBack(THE_ONE), when=Moving() & there & ~Here(RANGER) if rangers else Moving() & there)


def taps_sites(type: RegionType, times: int = 1, when: If | None = None) -> Ability:
    """Each site in play with so many such regions in its site path, Havens apart, is tapped."""
    sites = Sites(EVERY_SITE, never=(HAVEN,), untapped=True, land=type, times=times)
    return whenever(STANDING, Tap(sites), when=Exists(sites) if when is None else when & Exists(sites))


def road(*regions: str, path: tuple[RegionType, ...]) -> Ability:
    """R-AMB-159  A company goes from one of these regions to another by this path, and fewer hazards await it."""
    return may(
        ORGANIZING, ThisTurn(Road(*regions, path=path), a(SetsOutFrom(*regions))), ThisTurn(LimitIn(*regions), THE_ONE),
        Pathfind(THE_ONE),
    )


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


def realm(shadow: tuple[str, ...], dark: tuple[str, ...]) -> tuple[Ability, ...]:
    """Regions count as their symbols, until a creature that is keyed to one of them by name is defeated."""
    return (
        may(HAZARDS, PutInPlay(THIS)), always(Realm(shadow=shadow, dark=dark)),
        whenever(ATTACK_OVER, Discard(THIS), when=CreatureBeatenIn(*shadow)),
    )
