"""Ifs: conditions asked where they hold, and where nobody is whom they could be about."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Chain
from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.rules.guards import guards_of
from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.terms import NO_SKILL, ORC, SAGE, WARRIOR, WILDERNESS
from ravenhill.games.meccg.words.changes import Aroused, LimitBy
from ravenhill.games.meccg.words.ifs.bearer import BearerCan, BearerHas
from ravenhill.games.meccg.words.ifs.combat import AlreadyFaced, HuntsThere, NoSkillYet
from ravenhill.games.meccg.words.ifs.sites import GuardedByRace
from ravenhill.games.meccg.words.ifs.table import InPlay
from ravenhill.games.meccg.words.moments import STRUCK
from tests.meccg.cards.scenes import on_the_way, organizing, second_company, struck_by
from tests.meccg.tables import give, hand, put, table


def test_nobody_has_faced_anything_while_no_company_is_asked_for() -> None:
    g, (gandalf,) = organizing("Rivendell", "Gandalf")
    g.companies[0].races = (ORC,)
    g.companies[0].faced = (g.cards.names["Orc-guard"],)
    source = Source(gandalf, 0, 0, [])
    for it in (AlreadyFaced(race=ORC), AlreadyFaced("Orc-guard")):
        g.current = -1
        assert not it.holds(g, source)
        g.current = 0
        assert it.holds(g, source)


def test_R_MH_05_a_limit_that_depends_changes_only_if_it_is_so() -> None:
    g, (gandalf,) = organizing("Rivendell", "Gandalf")
    less = LimitBy(-1, least=2, when=InPlay("Gates of Morning"))
    source = Source(gandalf, 0, 0, [])
    assert less.value(g, source, 0, 4) == 4
    put(g, "Gates of Morning", IN_PLAY, 0)
    assert [less.value(g, source, 0, total) for total in (4, 3, 2, 1)] == [3, 2, 2, 1]


def test_no_site_is_guarded_while_no_company_is_asked_for() -> None:
    g, _ = organizing("Moria", "Gandalf")
    for number in (0, 1):
        it = GuardedByRace(number, ORC)
        g.current = -1
        assert not it.holds(g, Source(0, 0, 0, []))
        g.current = 0
        assert it.holds(g, Source(0, 0, 0, []))


@pytest.mark.parametrize("number", [1, 2])
def test_only_the_automatic_attack_that_was_aroused_is_stronger(number: int) -> None:
    g, (gandalf,) = organizing("Dol Guldur", "Gandalf")
    site = g.companies[0].site
    aroused, source = Aroused(3, number), Source(gandalf, 0, 0, [site, guards_of(g, site)[number - 1]])
    assert aroused.value(g, source, site, 5) == 5              # nobody visits it
    visit = Visit(0)
    g.then(visit)
    assert aroused.value(g, source, site, 5) == 5              # nothing is faced yet
    for n, guard in enumerate(guards_of(g, site)):
        visit.faced.append(guard)
        assert aroused.value(g, source, site, 5) == (8 if n + 1 == number else 5)


def test_the_first_card_has_its_skills_like_any_other() -> None:
    g = table()
    gimli = put(g, "Gimli", IN_PLAY, 0)
    join(g, gimli, second_company(g, "Rivendell"))
    source = Source(give(g, gimli, "Swordmaster"), 0, 0, [])
    assert gimli == 0 and BearerHas(WARRIOR).holds(g, source) and not BearerHas(SAGE).holds(g, source)
    assert BearerCan(WARRIOR).holds(g, source) and not BearerCan(SAGE).holds(g, source)


def test_R_DRG_06_a_dragon_hunts_whom_it_has_not_attacked_this_turn() -> None:
    g, _ = on_the_way("Lake-town", "Gimli", regions=("Northern Rhovanion",))
    dragon = g.put(g.cards.names["Agburanar Ahunt"], IN_PLAY + 1, 1)
    source = Source(dragon, 0, 1, [])
    assert HuntsThere().holds(g, source)
    g.companies[0].faced = (g.cards.identity[g.kind[dragon]],)
    assert not HuntsThere().holds(g, source)
    g.companies[0].faced = ()
    g.current = -1
    assert not HuntsThere().holds(g, source)


def test_R_CMB_15_a_second_card_that_needs_a_skill_waits_for_another_strike() -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    struck_by(g, "Wargs", gimli)
    blow, strike, dodge = hand(g, 0, "Risky Blow", "Lucky Strike", "Dodge")
    theirs, = hand(g, 1, "Risky Blow")
    assert g.facts(blow).skill != NO_SKILL == g.facts(dodge).skill
    for links, may_be in (([blow], True), ([dodge, blow], True), ([strike, blow], False), ([theirs, blow], True)):
        g.then(Chain(STRUCK, 1, [Source(card, 0, g.owner[card], []) for card in links]))
        assert NoSkillYet().holds(g, Source(blow, 0, 0, [])) is may_be
        g.stack.pop()
