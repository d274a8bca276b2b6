"""The attack and the strike: who attacks, how it is keyed, whom it hits."""
from __future__ import annotations

from typing import Final

from ravenhill.core.choices import Choice
from ravenhill.core.words import Source, Who
from ravenhill.games.meccg.choices import KeyedTo, Travel
from ravenhill.games.meccg.rules.attacks import attack_depth, attack_meant, the_attack, the_strike
from ravenhill.games.meccg.rules.keys import ways_of_keying
from ravenhill.games.meccg.rules.numbers import fighters
from ravenhill.games.meccg.rules.strength import skills
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    CHARACTER,
    NO_RACE,
    NO_SKILL,
    Race,
    Skill,
)
from ravenhill.games.meccg.words.who.people import bearer


class TheAttack(Who[int]):
    """The attack under way."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        depth = attack_depth(g)
        return [depth] if depth >= 0 else []


class TheStruck(Who[int]):
    """Who faces the strike that is being resolved, of a skill or race if one is named."""
    skill: Skill
    race: Race
    bearer: bool

    def __init__(self, skill: Skill = NO_SKILL, race: Race = NO_RACE, bearer: bool = False) -> None:
        self.skill = skill
        self.race = race
        self.bearer = bearer

    def find(self, g: Meccg, source: Source) -> list[int]:
        strike = the_strike(g)
        if strike is None or strike.cancelled:
            return []
        it = strike.target
        if self.bearer and it != bearer(g, source):
            return []
        if self.skill != NO_SKILL and self.skill not in skills(g, it):
            return []
        return [] if self.race != NO_RACE and g.facts(it).race != self.race else [it]


class Fighters(Who[int]):
    """R-CMB-35  Whom an attack could strike: characters and allies of the attacked company."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        attack = the_attack(g)
        return [] if attack is None else fighters(g, g.companies[attack.slot])


class StruckMortal(Who[int]):
    """The character who faces the strike, unless a Wizard."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        strike = the_strike(g)
        if strike is None or strike.cancelled:
            return []
        it = g.facts(strike.target)
        return [strike.target] if it.type == CHARACTER and not it.is_wizard() else []


class AttackedCompany(Who[int]):
    """The company that is attacked."""
    def choice(self, thing: int) -> Choice: return Travel(thing)
    def find(self, g: Meccg, source: Source) -> list[int]:
        attack = attack_meant(g, source)
        return [] if attack is None else [attack.slot]


class Keys(Who[int]):
    """R-KEY-10  The ways in which this creature can be keyed to the company now, of which exactly one is named."""
    only_site: bool
    def __init__(self, only_site: bool = False) -> None: self.only_site = only_site
    def choice(self, thing: int) -> Choice: return KeyedTo(thing)

    def find(self, g: Meccg, source: Source) -> list[int]:
        return ways_of_keying(g, g.current, source, self.only_site) if g.current >= 0 else []


class WoundedByIt(Who[int]):
    """Those whom the attack has wounded and who are still there."""
    def find(self, g: Meccg, source: Source) -> list[int]:
        attack = the_attack(g)
        return [] if attack is None else [it for it in attack.wounded if g.is_in_play(it) and g.company[it] >= 0]


class HurtBy(Who[int]):
    """Characters of the company whose phase it is, Wizards apart, whom an attack of this race has wounded this turn."""
    race: Race
    def __init__(self, race: Race) -> None: self.race = race
    def find(self, g: Meccg, source: Source) -> list[int]:
        hurt = [it for n, it in enumerate(g.hurt) if g.hurt_by[n] == self.race]
        members = g.companies[g.current].members if g.current >= 0 else []
        return [it for it in members if it in hurt and not g.facts(it).is_wizard()]


THE_ATTACK: Final = TheAttack()
THE_STRUCK: Final = TheStruck()
THE_STRUCK_BEARER: Final = TheStruck(bearer=True)
FIGHTERS: Final = Fighters()
KEYS: Final = Keys()
THE_STRUCK_MORTAL: Final = StruckMortal()
COMPANY_ATTACKED: Final = AttackedCompany()
WOUNDED_BY_IT: Final = WoundedByIt()
SITE_KEYS: Final = Keys(only_site=True)
