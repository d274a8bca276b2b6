"""Weather over the land, songs, roads, influence: what each card does and when it is refused."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Decision
from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.wizards.own.secret_entrance import none_to_the_site
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of
from ravenhill.games.meccg.rules.drawing import discard_from_hand
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.numbers import (
    body,
    hand_size,
    hold,
    influence,
    path_of,
    prowess,
    unused_influence,
)
from ravenhill.games.meccg.rules.site import automatic
from ravenhill.games.meccg.state import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    MOVEMENT,
    TAPPED,
    UNTAPPED,
    WOUNDED,
    Acting,
    Lasting,
)
from ravenhill.games.meccg.terms import (
    BORDER_LAND,
    DARK_DOMAIN,
    FREE_DOMAIN,
    RUINS_AND_LAIRS,
    SHADOW_LAND,
    WILDERNESS,
)
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS, END_OF_ORGANIZATION, LONG_EVENTS
from ravenhill.games.meccg.words.numbers import DRAWS_OWN
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import (
    at_rest,
    attacked_by,
    offers,
    on_the_way,
    organizing,
    play,
    the_company,
    until_settled,
    visiting,
    window,
)
from tests.meccg.tables import choose, deck, give, hand, names, put, roll

# ------------------------------------------------------------------ weather


@pytest.mark.parametrize(("id", "card", "with_card", "before", "after", "alone"), [
    ("tw-062", "Morgul Night", "Doors of Night", (WILDERNESS, SHADOW_LAND), [SHADOW_LAND, DARK_DOMAIN], None),
    ("tw-035", "Fell Winter", "Doors of Night", (FREE_DOMAIN, BORDER_LAND), [BORDER_LAND, WILDERNESS],
     [FREE_DOMAIN, BORDER_LAND]),
    ("tw-241", "Fog", "Gates of Morning", (FREE_DOMAIN, DARK_DOMAIN), [BORDER_LAND, SHADOW_LAND], None),
    ("tw-285", "Moon", "Gates of Morning", (WILDERNESS, BORDER_LAND), [BORDER_LAND, FREE_DOMAIN],
     [WILDERNESS, BORDER_LAND]),
    ("tw-285", "Moon", "Doors of Night", (DARK_DOMAIN, SHADOW_LAND), [SHADOW_LAND, WILDERNESS],
     [DARK_DOMAIN, SHADOW_LAND]),
])
def test_weather_changes_the_lands(id, card, with_card, before, after, alone):
    g, _ = on_the_way("Bree", "Gimli", path=before)
    put(g, card, IN_PLAY, 1)
    if alone is not None:
        assert path_of(g, g.current, True) == alone
    put(g, with_card, IN_PLAY, 1)
    assert path_of(g, g.current, True) == after                # for playing hazards
    assert path_of(g, g.current) == (list(before) if card == "Moon" else after)


def test_tw_062_morgul_night_and_tw_241_fog_need_doors_and_gates():
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "Morgul Night")
    g.answer(0)
    assert not offers(g, "Morgul Night")
    g, _ = window(LONG_EVENTS, "Bree", "Gimli")
    hand(g, 0, "Fog", "Clear Skies", "Moon")
    assert [offers(g, card) for card in ("Fog", "Clear Skies", "Moon")] == [False, False, True]   # tw-203


def test_tw_035_fell_winter_brings_wolves_to_border_holds():
    g, _ = at_rest("Bree", "Gimli")
    put(g, "Fell Winter", IN_PLAY, 1)
    here = the_company(g).site
    assert [(one.strikes, one.prowess) for one in automatic(g, here)] == [(3, 7)]
    g, _ = at_rest("Edoras", "Gimli")
    put(g, "Fell Winter", IN_PLAY, 1)
    assert automatic(g, the_company(g).site) == []


def test_tw_309_quiet_lands_and_tw_331_stars_and_tw_343_the_evenstar():
    g, _ = on_the_way("Moria", "Legolas", path=(SHADOW_LAND,))
    hand(g, 0, "Quiet Lands", "Stars", "The Evenstar")
    assert not offers(g, "Quiet Lands") and not offers(g, "Stars")
    play(g, "The Evenstar 0", "Take Legolas")
    assert prowess(g, the_company(g).members[0]) == 6
    g, _ = on_the_way("Moria", "Legolas", path=(SHADOW_LAND, SHADOW_LAND))
    put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, "Quiet Lands", "Stars")
    ways = [words for words in names(g) if words.startswith("Declared Quiet Lands")]
    choose(g, ways[0])
    until_settled(g)
    assert path_of(g, g.current) == [WILDERNESS, SHADOW_LAND]
    g, _ = on_the_way("Moria", "Legolas")
    put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, "Quiet Lands")
    play(g, "Quiet Lands")
    assert hold(g, the_company(g).going) == RUINS_AND_LAIRS
    g, _ = on_the_way("Moria", "Legolas")
    hand(g, 0, "Stars")
    attack = attacked_by(g, "Ghouls")
    play(g, "Stars")
    assert prowess_of(g, attack) == 6
    assert strikes_of(g, attack) == 5


# ------------------------------------------------------------------ songs and great cards


def test_tw_358_vilya_and_tw_291_nenya_lift_their_bearers():
    g, (elrond,) = organizing("Rivendell", "Elrond")
    deck(g, 0, *["Dodge"] * 5)
    sting = put(g, "Sting", DISCARD, 0)
    hand(g, 0, "Vilya", "Nenya")
    assert not offers(g, "Nenya")
    choose(g, "Declared Vilya 1")
    choose(g, "Pass")
    choose(g, "Pass")
    choose(g, "Take Sting")
    until_settled(g, 12)
    assert (prowess(g, elrond), body(g, elrond), influence(g, elrond)) == (11, 11, 10)
    assert g.pile[sting] == DECK
    hand(g, 0, "Vilya")
    g.ready = False
    assert not offers(g, "Vilya")
    g, (galadriel,) = organizing("Bree", "Galadriel")
    hand(g, 0, "Nenya")
    play(g, "Nenya", total=12)
    assert (prowess(g, galadriel), body(g, galadriel), influence(g, galadriel)) == (5, 12, 6)


def test_tw_178_radagast_draws_by_wildernesses_and_tw_175_pallando_sees_discards():
    g, _ = on_the_way("Bree", "Radagast", path=(WILDERNESS, WILDERNESS, BORDER_LAND))
    assert g.asked(DRAWS_OWN, g.current, 1) == 3
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    assert g.asked(DRAWS_OWN, g.current, 1) == 1
    g, _ = organizing("Bree", "Pallando")
    assert hand_size(g, 0) == 9 and hand_size(g, 1) == 8
    theirs, mine = hand(g, 1, "Dodge")[0], hand(g, 0, "Block")[0]
    discard_from_hand(g, theirs, 1)
    discard_from_hand(g, mine, 0)
    assert g.is_known(theirs, 0) and not g.is_known(mine, 1)


# ------------------------------------------------------------------ influence


def test_tw_303_persuasive_words_roll_twice_and_tw_267_a_lordly_presence_draws():
    g, _ = visiting("Iron Hill Dwarf-hold", "Gimli")
    faction = hand(g, 0, "Iron Hill Dwarves", "Persuasive Words")[0]
    choose(g, "Declared Iron Hill Dwarves")
    choose(g, "Take Gimli")
    choose(g, "Pass")
    choose(g, "Declared Persuasive Words")
    choose(g, "Take Gimli")
    choose(g, "Pass")
    choose(g, "Pass")
    roll(g, 2, 11)
    assert names(g) == ["Number 2", "Number 11"]
    choose(g, "Number 11")
    assert g.pile[faction] == MARSHALLED
    g, (_gimli,) = visiting("Iron Hill Dwarf-hold", "Gimli")
    faction = hand(g, 0, "Iron Hill Dwarves", "Lordly Presence")[0]
    drawn = deck(g, 0, "Dodge")[0]
    choose(g, "Declared Iron Hill Dwarves")
    choose(g, "Take Gimli")
    choose(g, "Pass")
    choose(g, "Declared Lordly Presence")
    choose(g, "Take Gimli")
    until_settled(g, 4)
    assert g.pile[faction] == MARSHALLED and g.pile[drawn] == HAND
    g, _ = visiting("Woodmen-town", "Beorn")
    hand(g, 0, "Woodmen", "Persuasive Words", "Lordly Presence")
    choose(g, "Declared Woodmen")
    choose(g, "Take Beorn")
    choose(g, "Pass")
    assert not offers(g, "Persuasive Words") and not offers(g, "Lordly Presence")


def test_tw_312_the_red_arrow_wins_the_riders_and_binds_men_of_edoras():
    g, (gimli,) = visiting("Edoras", "Gimli")
    give(g, gimli, "Red Arrow")
    riders = hand(g, 0, "Riders of Rohan")[0]
    choose(g, "Declared Red Arrow")
    choose(g, "Take Riders of Rohan")
    until_settled(g)
    assert g.pile[riders] == MARSHALLED and g.state[gimli] == TAPPED
    eomer, aragorn = put(g, "Éomer", HAND, 0), put(g, "Aragorn II", HAND, 0)
    assert unused_influence(g, gimli, eomer) == 7 and unused_influence(g, gimli, aragorn) == 2
    g, (gimli,) = visiting("Bree", "Gimli")
    give(g, gimli, "Red Arrow")
    hand(g, 0, "Riders of Rohan")
    assert not offers(g, "Red Arrow")


# ------------------------------------------------------------------ roads


def test_tw_202_bridge_and_tw_326_shadowfax_carry_a_company_on():
    for id, card in (("tw-202", "Bridge"), ("tw-326", "Shadowfax")):
        g, (gimli,) = on_the_way("Lórien", "Gimli")
        if card == "Bridge":
            hand(g, 0, card)
        else:
            give(g, gimli, card)
        put(g, "Moria", LOCATION, 0)
        assert not offers(g, card)                             # only at the end of the phase
        g.stack.clear()
        moves = CompanyMoves(g.current)
        moves.at = 5
        g.then(moves)
        g.ready = False
        g.phase = MOVEMENT
        play(g, card)
        choose(g, "Pass")
        while type(g.question()).__name__ != "GoesOn":
            g.answer(g.offered[0] if isinstance(g.question(), Decision) else 0)
        assert "To Moria" in names(g), id
        choose(g, "To Moria")
        g.question()
        assert g.facts(the_company(g).going).name == "Moria"
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 0, "Bridge")
    g.then(Acting(END_OF_HAZARDS, 0, True))
    assert not offers(g, "Bridge")
    g, (gimli, _) = on_the_way("Bree", "Gimli", "Legolas")
    give(g, gimli, "Shadowfax")
    g.then(Acting(END_OF_HAZARDS, 0, True))
    assert not offers(g, "Shadowfax")


def test_tw_325_secret_passage_and_tw_324_secret_entrance_bar_some_creatures():
    for card, picks, site, way in (("Secret Passage", ("Travel",), "Weathertop", (WILDERNESS, WILDERNESS)),
                                   ("Secret Entrance", ("Take Elrond",), "Moria", ())):
        g, (_elrond,) = window(END_OF_ORGANIZATION, "Rivendell", "Elrond")
        company = g.companies[0]
        company.going = put(g, site, LOCATION, 0)
        hand(g, 0, card)
        play(g, card, *picks)
        g.current = 0
        company.path = type(company.path)(way)
        for name in ("Wargs", "Orc-guard"):
            creature = put(g, name, HAND, 1)
            assert KEYS.find(g, Source(creature, 0, 1, [])) == []
    g, _ = window(END_OF_ORGANIZATION, "Rivendell", "Gimli")
    hand(g, 0, "Secret Entrance", "Secret Passage")
    assert not offers(g, "Secret Entrance") and not offers(g, "Secret Passage")


@pytest.mark.parametrize(("id", "site"), [("tw-417", "Old Forest"), ("tw-420", "Rhosgobel")])
def test_at_some_sites_everybody_is_healed_together(id, site):
    for place, right in ((site, UNTAPPED), ("Bree", WOUNDED)):
        g, (gimli, legolas, frodo) = organizing(place, "Gimli", "Legolas", "Frodo")
        give(g, gimli, "Healing Herbs")
        g.state[legolas] = g.state[frodo] = WOUNDED
        ways = [words for words in names(g) if words.startswith("Declared Healing Herbs")]
        choose(g, ways[-1])
        choose(g, "Take Legolas")
        until_settled(g)
        assert g.state[legolas] == UNTAPPED and g.state[frodo] == right


def test_tw_414_creatures_may_always_be_keyed_to_mount_doom():
    for site, right in (("Mount Doom", True), ("Moria", False)):
        g, (_elrond,) = window(END_OF_ORGANIZATION, "Rivendell", "Elrond")
        company = g.companies[0]
        company.going = put(g, site, LOCATION, 0)
        g.current = 0
        guard = put(g, "Orc-guard", HAND, 1)
        ways = none_to_the_site().ways
        effect = next(n for n, it in enumerate(g.cards.lasts) if getattr(it.change, "ways", None) == ways)
        g.lasting = [Lasting(effect, 0, 0)]
        assert bool(KEYS.find(g, Source(guard, 0, 1, []))) == right
