"""Helm of Her Secrecy: who rides unknown into a fight."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY
from ravenhill.games.meccg.rules.attacks import whom_it_strikes
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.words.moments import ATTACK_ENDS
from tests.meccg.cards.scenes import attacked_by, offers, on_the_way
from tests.meccg.tables import choose, company, hand


def ride(foe: str):
    g, (eomer,) = on_the_way("Edoras", "Éomer")
    (eowyn,) = hand(g, 0, "Éowyn")
    (helm,) = hand(g, 0, "Helm of Her Secrecy")
    attack = attacked_by(g, foe)
    choose(g, "Declared Helm of Her Secrecy")
    if type(g.question()).__name__ == "Pick": choose(g, "Take Éomer")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    choose(g, "GeneralInfluence")
    return g, eowyn, helm, attack, eomer


def test_td_122_she_joins_the_fight_and_her_helm_is_kept_before_a_Nazgul():
    for foe, stays in (("Witch-king of Angmar", True), ("Orc-guard", False)):
        g, eowyn, helm, attack, eomer = ride(foe)
        printed = g.facts(eowyn)
        assert g.company[eowyn] == g.company[eomer] and eowyn in whom_it_strikes(g, attack)
        assert (prowess(g, eowyn), body(g, eowyn), g.host[helm]) == (printed.prowess + 2, printed.body + 1, eowyn)
        for _ in range(2):                                     # after this attack, and after another
            happens(g, ATTACK_ENDS, g.company[eowyn])
            for source in g.waiting:
                g.ability(source).does[0].happen(g, source)
            g.waiting.clear()
            attack.race = attack.race if not stays else 7
        assert (g.pile[helm] == IN_PLAY) is stays and g.pile[eowyn] == IN_PLAY and (stays or g.pile[helm] == DISCARD)


def test_td_122_needs_her_in_hand_her_folk_and_influence():
    for who, hers, taken in (("Gimli", True, False), ("Éomer", False, False), ("Éomer", True, True)):
        g, _ = on_the_way("Edoras", who)
        if hers: hand(g, 0, "Éowyn")
        if taken: company(g, 1, "Bree", "Éowyn")
        hand(g, 0, "Helm of Her Secrecy")
        attacked_by(g, "Orc-guard")
        assert not offers(g, "Helm of Her Secrecy")
