"""The figures of the card game with the parts they are made of, for whoever shows them."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.names import TERMS, term
from ravenhill.games.meccg.piles import HAND, IN_PLAY, MARSHALLED, NOBODY_HOSTS, OUT, PRISON
from ravenhill.games.meccg.rules.agent_attacks import (
    MORE_INFLUENCE_AT_HOME,
    TOUGHER_AT_HOME,
    may_be_home,
    more_prowess,
)
from ravenhill.games.meccg.rules.agents import card_of
from ravenhill.games.meccg.rules.attacks import Attacking
from ravenhill.games.meccg.rules.council import LOST_WIZARD, doubled, halved, shown_among
from ravenhill.games.meccg.rules.numbers import (
    all_influence,
    company_size,
    control,
    corruption_of,
    general_influence,
    limit_of,
    points_of,
    unused_influence,
)
from ravenhill.games.meccg.rules.persuasion import lent_by
from ravenhill.games.meccg.rules.setting_out import LEAST_LIMIT
from ravenhill.games.meccg.rules.strength import FAR_ABOVE, gains, instead
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CHARACTER, FACTION, HAZARD, ITEM, JOINED, NO_RACE
from ravenhill.games.meccg.view import Card, Group, Influence, Part, Score, Sum
from ravenhill.games.meccg.words.numbers import (
    AROUSED,
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    AUTHORITY,
    BODY,
    BODY_GIVEN,
    CHECK,
    CORRUPTION,
    FACTION_CHECK,
    INFLUENCE,
    LIMIT,
    MIND,
    OPPOSED,
    PROWESS,
    WILL,
)

Handle = Callable[[int], str]
PRINTED: Final = "part-printed"


def ordered(parts: list[Part]) -> list[Part]:
    """What is printed first, then by name: how the cards lie in their piles is nobody's business."""
    return sorted(parts, key=lambda part: (part.key != PRINTED, part.key, part.source))


class Figures:
    """Sums of one table, with cards by the handles of one viewer. Whatever is asked here, everybody knows."""

    def __init__(self, g: Meccg, seat: int, handle: Handle) -> None:
        self.g = g
        self.seat = seat
        self.handle = handle

    def name(self, card: int) -> str:
        return f"card-{self.g.facts(card).id}"

    def part(self, n: int, card: int) -> Part:
        return Part(n, self.name(card), f"card:{self.handle(card)}")

    def asked(self, parts: list[Part], question: int, thing: int) -> list[Part]:
        """What the cards in force, and what lasts, add to these: the same walk as `asked`."""
        g = self.g
        total = sum(part.n for part in parts)
        for source, change in g.alterations(question, thing):
            after = change.value(g, source, thing, total)
            if after != total and source.card >= 0:
                parts.append(self.part(after - total, source.card))
            elif after != total:
                parts.append(Part(after - total, f"card-{g.cards.facts[g.cards.lasts_from[source.ability]].id}"))
            total = after
        return parts

    def sum(self, parts: list[Part]) -> Sum:
        """The parts that are not nothing; one that is printed needs no parts."""
        kept = ordered([part for part in parts if part.n])
        value = sum(part.n for part in kept)
        return Sum(value) if all(part.key == PRINTED for part in kept) else Sum(value, kept)

    # Characters and allies

    def prowess(self, character: int, race: int = NO_RACE) -> list[Part]:
        """R-CMB-31, R-AMB-70"""
        printed = self.g.facts(character)
        parts = [Part(printed.prowess, PRINTED)]
        if printed.type == CHARACTER:
            parts += self.from_items(character, printed.prowess, True)
        against = sum(it.prowess for it in printed.bonuses if it.prowess and it.race == race)
        if against:
            parts.append(Part(against, f"race-{TERMS['race'][race]}"))
        return self.asked(parts, PROWESS, character)

    def body(self, character: int) -> list[Part]:
        """R-AMB-70"""
        printed = self.g.facts(character)
        parts = [Part(printed.body, PRINTED)]
        if printed.type == CHARACTER:
            parts += self.from_items(character, printed.body, False)
        return self.asked(parts, BODY, character)

    def from_items(self, character: int, base: int, for_prowess: bool) -> list[Part]:
        return [self.part(n, item) for item, n in gains(self.g, character, base, for_prowess)]

    def mind(self, character: int) -> list[Part]:
        return self.asked(self.asked([Part(self.g.facts(character).mind, PRINTED)], MIND, character), WILL, character)

    def influence(self, character: int) -> list[Part]:
        """R-ORG-32"""
        g = self.g
        parts = [Part(g.facts(character).influence, PRINTED)]
        for card in g.borne(character):
            it = g.facts(card)
            other = instead(g, card, it)
            more = it.influence if other is None or other.influence is None else other.influence
            if it.is_such(JOINED):
                for piece in g.on(card):
                    forged = instead(g, piece, g.facts(piece))
                    more += 0 if forged is None or forged.influence is None else forged.influence
            if more:
                parts.append(self.part(more, card))
        return self.asked(self.asked(parts, INFLUENCE, character), AUTHORITY, character)

    def corruption(self, character: int) -> list[Part]:
        """R-CORR-01"""
        g = self.g
        parts: list[Part] = []
        for card in g.borne(character):
            more = corruption_of(g, card)
            if g.facts(card).type == ITEM:
                more += sum(g.facts(it).corruption for it in g.on(card))
            if more:
                parts.append(self.part(more, card))
        if g.tie and not g.facts(character).is_wizard():
            parts.append(Part(g.tie, "part-tie"))
        return self.asked(parts, CORRUPTION, character)

    def check(self, character: int) -> list[Part]:
        """R-CORR-04, 05"""
        g = self.g
        parts = [Part(g.facts(character).corruption_check, PRINTED)]
        parts += [self.part(g.facts(card).corruption_check, card) for card in g.borne(character)
                  if g.facts(card).corruption_check]
        return self.asked(parts, CHECK, character)

    def faction(self, character: int, faction: int) -> list[Part]:
        """R-SITE-11, 13, 14"""
        g = self.g
        it, who = g.facts(faction), g.facts(character)
        parts = [Part(max(0, unused_influence(g, character, faction)), "part-direct"),
                 Part(it.swayed_by.get(who.race, 0), f"race-{TERMS['race'][who.race]}"),
                 Part(who.faction_check, PRINTED)]
        return self.asked(self.asked(parts, FACTION_CHECK, character), OPPOSED, faction)

    def persuasion(self, influencer: int, target: int, shown: int = -1) -> tuple[list[Part], list[Part]]:
        """R-INF-04, 06, 07, 13  What each side adds to its roll."""
        g = self.g
        if g.facts(target).type == FACTION:
            mine = self.faction(influencer, target)
        else:
            mine = [Part(max(0, unused_influence(g, influencer, target)), "part-direct")]
        theirs = [Part(general_influence(g, g.owner[target]), "part-general")]
        host = g.host[target]
        if shown >= 0 and g.facts(target).type == ITEM and lent_by(g, shown, influencer, host):
            mine.append(self.part(lent_by(g, shown, influencer, host), shown))
        if g.facts(target).type != FACTION and host >= 0:
            theirs.append(Part(max(0, unused_influence(g, host)), "part-direct", f"card:{self.handle(host)}"))
        return mine, theirs

    # Agents

    def agent_prowess(self, it: Agent) -> list[Part]:
        """R-AGT-19, 20, 21  Of its next attack, where it is now and as it lies."""
        g = self.g
        more = more_prowess(g, it, it.card < 0, may_be_home(g, it))
        return [Part(g.facts(card_of(g, it)).prowess, PRINTED), Part(more, "part-agent")]

    def agent_body(self, it: Agent) -> list[Part]:
        g = self.g
        return [Part(g.facts(card_of(g, it)).body, PRINTED),
                Part(TOUGHER_AT_HOME if may_be_home(g, it) else 0, "part-agent")]

    def agent_influence(self, it: Agent) -> list[Part]:
        """R-AGT-25"""
        g = self.g
        return [Part(g.facts(card_of(g, it)).influence, PRINTED),
                Part(MORE_INFLUENCE_AT_HOME if may_be_home(g, it) else 0, "part-agent")]

    # Attacks

    def strikes(self, it: Attacking) -> list[Part]:
        parts = [Part(it.strikes, PRINTED), *self.began_with(it, it.more_strikes)]
        return parts[:1] if it.each else self.asked(parts, ATTACK_STRIKES, it.slot)

    def began_with(self, it: Attacking, more: int) -> list[Part]:
        return [self.part(more, it.card)] if more else []

    def attack_prowess(self, it: Attacking) -> list[Part]:
        parts = [Part(it.prowess, PRINTED), *self.began_with(it, it.more_prowess)]
        parts = self.asked(parts, ATTACK_PROWESS, it.slot)
        return self.asked(parts, AROUSED, it.card) if it.automatic else parts

    def attack_body(self, it: Attacking) -> list[Part]:
        parts = [Part(it.body, PRINTED)] if it.body else self.asked([], BODY_GIVEN, it.slot)
        return self.asked(parts, ATTACK_BODY, it.slot) if parts else []

    # Companies and players

    def limit(self, slot: int) -> list[Part]:
        """R-MH-05, 26, R-AMB-35  What the limit was made of when it was set, and what has changed it since."""
        g = self.g
        company = g.companies[slot]
        size = company_size(g, company)
        parts = [Part(size, "part-size"), Part(max(0, LEAST_LIMIT - size), "part-least")]
        total = max(LEAST_LIMIT, size)
        if g.hazards_halved:
            parts.append(Part((total + 1) // 2 - total, "part-halved"))
            total = (total + 1) // 2
        if company.going >= 0 and g.facts(company.going).hazard_limit:
            parts.append(self.part(g.facts(company.going).hazard_limit, company.going))
            total += g.facts(company.going).hazard_limit
        changes = g.alterations(LIMIT, slot)
        for raising in (True, False):
            for source, change in changes:
                if (change.value(g, source, slot, FAR_ABOVE) > FAR_ABOVE) is raising and source.card >= 0:
                    after = change.value(g, source, slot, total)
                    parts.append(self.part(after - total, source.card))
                    total = after
        parts.append(Part(limit_of(g, slot) - total, "part-since"))
        return ordered([part for part in parts if part.n])

    def general(self, side: int) -> Influence:
        """R-ORG-30, 34, 40"""
        g = self.g
        minds = [self.part(control(g, card), card) for card in g.piles[IN_PLAY + side]
                 if g.company[card] >= 0 and g.host[card] == NOBODY_HOSTS and control(g, card)]
        return Influence(all_influence(g, side), sum(part.n for part in minds), ordered(minds))

    def score(self, side: int) -> Score:
        """R-END-14 … 22  As if the Council met now; of the other hand only what this seat knows."""
        g = self.g
        mine, others = self.scoring(side), self.scoring(1 - side)
        raw = [sum(part.n for part in parts) for parts in mine]
        twice, cut = raw, raw
        if g.standard:
            twice = doubled(raw, [sum(part.n for part in parts) for parts in others])
            cut = halved(twice)
        lost = -LOST_WIZARD if g.wizard_lost[side] else 0
        known = [card for card in g.piles[HAND + 1 - side] if g.is_known(card, self.seat)] if g.standard else []
        against = shown_among(g, side, known)
        shown = [Card(self.handle(card), g.facts(card).id) for card in against]
        left = [points - sum(g.facts(card).score == n for card in against) for n, points in enumerate(cut)]
        groups = [Group(term("score", n), raw[n], twice[n], cut[n], left[n], mine[n]) for n in range(len(raw))]
        return Score(groups, lost, shown, sum(raw) + lost, sum(cut) - len(shown) + lost)

    def scoring(self, side: int) -> list[list[Part]]:
        """R-END-15, 20, R-ORG-52, 55  What scores for a player now, by group."""
        g = self.g
        found: list[list[Part]] = [[] for _ in TERMS["score"]]
        held = [card for card in g.piles[PRISON + side] if g.facts(card).type == CHARACTER]           # R-PRIS-12
        for card in g.piles[IN_PLAY + side] + g.piles[MARSHALLED + side] + g.piles[OUT + side] + held:
            it = g.facts(card)
            if it.side == HAZARD and g.is_in_play(card):
                continue                                       # R-CMB-32
            if points_of(g, card):
                found[it.score].append(self.part(points_of(g, card), card))
        return [ordered(parts) for parts in found]
