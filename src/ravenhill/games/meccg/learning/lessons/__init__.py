"""The six lessons of the card game: where each begins, what is to be brought about, and one way to do it."""
from __future__ import annotations

from pathlib import Path

from ravenhill.games.meccg.piles import HEADING, IN_PLAY, MARSHALLED, UNTAPPED
from ravenhill.games.meccg.rules.numbers import general_influence
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import MAJOR
from ravenhill.games.teaching import Goal, Lesson, told

GREY, BLUE = 0, 1
ARAGORN, ANNALENA, HAMA, SWORD, KNIGHTS = "tw-120", "tw-119", "tw-165", "tw-336", "tw-263"


def lesson(name: str) -> str:
    return (Path(__file__).parent / f"{name}.toml").read_text("utf-8")


def in_play(g: Meccg, code: str) -> int:
    """Grey's card of this code on the table, or -1."""
    return next((card for card in g.piles[IN_PLAY + GREY] if g.facts(card).id == code), -1)


# Whether a table shows what a lesson asks for

def annalena_follows(g: Meccg) -> bool:
    """R-ORG-34"""
    return g.host[in_play(g, ANNALENA)] == in_play(g, ARAGORN)


def hama_has_come(g: Meccg) -> bool:
    """R-ORG-04"""
    return annalena_follows(g) and in_play(g, HAMA) >= 0 and general_influence(g, GREY) >= 0


def gives_swords(g: Meccg, site: int) -> bool:
    return MAJOR in g.facts(site).playable


def sword_can_be_found_there(g: Meccg) -> bool:
    """R-ORG-60"""
    laid = list(g.piles[HEADING + GREY]) + [it.going for it in g.companies if it.side == GREY and it.going >= 0]
    return any(gives_swords(g, site) for site in laid)


def company_has_left(g: Meccg) -> bool:
    """R-MH-03"""
    return any(gives_swords(g, said["card3"]) for said in told(g, "meccg-moves"))


def creature_attacks(g: Meccg) -> bool:
    """R-KEY-01"""
    return bool(told(g, "meccg-attacks"))


def card_is_on_guard(g: Meccg) -> bool:
    """R-OG-01"""
    return any(it.side == GREY and it.guarded for it in g.companies)


def three_hazards_are_used(g: Meccg) -> bool:
    """R-MH-05"""
    return any(it.side == GREY and len(it.counted) >= 3 for it in g.companies)


def strikes_are_given_out(g: Meccg) -> bool:
    """R-CMB-03"""
    return len(told(g, "meccg-assigned")) >= 3


def one_stays_untapped(g: Meccg) -> bool:
    """R-CMB-11"""
    return any(g.state[said["card"]] == UNTAPPED for said in told(g, "meccg-strike-fails"))


def strikes_are_resolved(g: Meccg) -> bool:
    """R-CMB-27"""
    return sum(len(told(g, f"meccg-strike-{how}")) for how in ("fails", "even", "hits", "cancelled")) >= 3


def site_is_entered(g: Meccg) -> bool:
    """R-SITE-03"""
    return bool(told(g, "meccg-enters"))


def attack_is_cancelled(g: Meccg) -> bool:
    """R-CHAIN-02"""
    return bool(told(g, "meccg-attack-cancelled"))


def sword_is_borne(g: Meccg) -> bool:
    """R-SITE-05"""
    return in_play(g, SWORD) >= 0


def knights_are_won(g: Meccg) -> bool:
    """R-SITE-16"""
    return any(g.facts(card).id == KNIGHTS for card in (*g.piles[IN_PLAY + GREY], *g.piles[MARSHALLED + GREY]))


def council_has_met(g: Meccg) -> bool:
    """R-END-14"""
    return g.ended


LESSONS = (
    Lesson("company", GREY, lesson("company"), (Goal("follower", annalena_follows), Goal("newcomer", hama_has_come)),
           ("R-ORG-30", "R-ORG-32", "R-ORG-34", "R-ORG-04"), minutes=3, solution=(
               "Control card-tw-119", "DirectInfluence card-tw-120", "Declared card-tw-165 0",
               "Place card-tw-120 a-card a-card")),
    Lesson("journey", GREY, lesson("journey"), (Goal("site", sword_can_be_found_there), Goal("way", company_has_left)),
           ("R-ORG-60", "R-ORG-73", "R-KEY-05", "R-SITE-17"), minutes=3, solution=(
               "Head card-tw-120", "To card-tw-375", "Travel card-tw-120", "Region by-path")),
    Lesson("hazards", BLUE, lesson("hazards"), (
        Goal("creature", creature_attacks), Goal("guard", card_is_on_guard), Goal("three", three_hazards_are_used)),
        ("R-MH-05", "R-KEY-06", "R-KEY-10", "R-OG-01"), minutes=3, solution=(
            "Declared card-tw-077 0", "KeyedTo land-wild", "Declared card-tw-058 2", "Take card-tw-120",
            "LayOnGuard card-tw-111")),
    Lesson("strikes", GREY, lesson("strikes"), (
        Goal("assigned", strikes_are_given_out), Goal("untapped", one_stays_untapped),
        Goal("resolved", strikes_are_resolved)),
        ("R-CMB-03", "R-CMB-10", "R-CMB-11", "R-CMB-14", "R-CMB-18"), minutes=3, dice=(3, 3, 2, 3, 2, 3, 1, 2),
        solution=("Take card-tw-120", "Take card-tw-134", "Take card-tw-119", "Take card-tw-120", "Yes",
                  "Take card-tw-134", "No", "No")),
    Lesson("site", GREY, lesson("site"), (
        Goal("entered", site_is_entered), Goal("cancelled", attack_is_cancelled), Goal("sword", sword_is_borne)),
        ("R-SITE-03", "R-CHAIN-02", "R-SITE-05", "R-CORR-01"), minutes=3, solution=(
            "Travel card-tw-120", "Enter", "Declared card-tw-204 0", "Take card-tw-119", "Declared card-tw-336 0",
            "Take card-tw-143")),
    Lesson("reckoning", GREY, lesson("reckoning"), (Goal("knights", knights_are_won), Goal("council", council_has_met)),
           ("R-SITE-11", "R-SITE-16", "R-END-03", "R-END-16", "R-END-17"), minutes=3,
           dice=(1, 2, 5, 5, 5, 5, 5, 5, 5, 5), solution=(
               "Travel card-tw-166", "Enter", "Declared card-tw-263 0", "Take card-tw-166")),
)
