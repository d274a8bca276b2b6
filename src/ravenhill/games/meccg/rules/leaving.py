"""How cards, characters, companies and sites leave play."""
from __future__ import annotations

from ravenhill.core.cards import replaced
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.games.meccg.companies import NOBODY_HERE, Company
from ravenhill.games.meccg.lasting import LONG_EVENT_LASTS, THIS_TURN, WHILE_IT_LIES, Lasting
from ravenhill.games.meccg.lines import AGENT_LEAVES, DISCARDED, ELIMINATED, FREED, GONE, SET_ASIDE, TURNED_OVER
from ravenhill.games.meccg.piles import (
    ASIDE,
    CHAIN,
    DISCARD,
    FIRST_AGENT,
    FIRST_COMPANY,
    FOR_RESCUE,
    HAND,
    HEADING,
    IN_PLAY,
    INVERTED,
    LENT,
    LOCATION,
    LURKING,
    MARSHALLED,
    NOBODY_HOSTS,
    OLD_SITES,
    ON_GUARD,
    OUT,
    PRISON,
    SITE_PHASE,
    SITES,
    SLOTS,
    TAPPED,
    TRAIL,
    UNCONTROLLED,
    UNDER,
    UNTAPPED,
)
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.numbers import followers
from ravenhill.games.meccg.rules.presence import counts_as_in_play
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    AGENT,
    ALLY,
    CHARACTER,
    CREATURE,
    EVENT,
    FACTION,
    HAVEN,
    HAZARD,
    KEPT,
    LONG,
    MAJOR,
    NEVER_SPENT,
    PERMANENT,
    TAKES_LONG_EVENTS,
)
from ravenhill.games.meccg.words.moments import (
    COMPANY_CHANGED,
    FACTION_LOST,
    ITEM_GAINED,
    ITEM_PLAYED,
    LEAVING,
    SPLITS_OFF,
)
from ravenhill.games.meccg.words.numbers import (
    FATE,
    FLIES,
    GUARDS_LOST,
    HOMES,
    MAJORS,
    SEEMS,
    STAYS,
    TURNED,
    UNDERNEATH,
    UNDISCARDED,
    UNSPENT,
)
from ravenhill.games.meccg.words.verbs.kinds import AtOnce, ThisTurn


def happens(g: Meccg, about: int, subject: int) -> None:
    """R-AMB-53  What needs no chain acts at once; everything else waits for its own."""
    before = len(g.waiting)
    g.announce(about, subject)
    for place in range(len(g.waiting) - 1, before - 1, -1):
        source = g.waiting[place]
        rule = g.ability(source)
        if len(rule.does) == 1 and isinstance(rule.does[0], AtOnce):
            g.waiting.pop(place)
            rule.does[0].happen(g, source)


def discard(g: Meccg, card: int) -> None:
    """R-AMB-14  To its owner's pile, with everything that lies on it."""
    if g.facts(card).type == AGENT and g.agents and leaves_as_agent(g, card, DISCARD):
        return
    if turns_over(g, card, g.owner[card], UNTAPPED):
        return
    lose_what_lies_on(g, card)
    binds = g.cards.binds[g.kind[card]] and g.is_in_play(card)
    slot = ally_slot(g, card)
    keeper = g.host[card] if g.facts(card).type == FACTION else NOBODY_HOSTS
    release(g, card)
    scored = MARSHALLED <= g.pile[card] < OUT
    g.move(card, DISCARD + g.owner[card])
    if scored and g.facts(card).type == FACTION:
        happens(g, FACTION_LOST, card)
    if keeper >= 0 and g.is_in_play(keeper):
        g.tell(DISCARDED, keeper)
        discard(g, keeper)                                     # what keeps factions leaves with the first of them
    if slot >= 0:
        happens(g, COMPANY_CHANGED, slot)
    if binds:
        others_follow(g, g.facts(card))


def lose_what_lies_on(g: Meccg, card: int) -> None:
    """R-AMB-14  A card leaves play, to wherever: what lies on it is discarded."""
    for other in g.on(card):
        discard(g, other)


def leaves_as_agent(g: Meccg, card: int, to: int) -> bool:
    """A card that is an agent in play leaves with its sites and all that lies on it."""
    for it in g.agents:
        if card == it.card or card in g.piles[LURKING + it.place]:
            agent_leaves(g, it, to)
            return True
    return False


def agent_leaves(g: Meccg, it: Agent, to: int) -> None:
    """R-AGT-08  Face down it goes unseen, and so do its sites, but for what the other has seen of them."""
    side = it.side()
    for other in g.on(FIRST_AGENT - it.place):
        discard(g, other)
    g.agents.remove(it)
    for site in g.piles[TRAIL + it.place].copy():
        goes_back(g, site, LOCATION + side)
    card = it.card if it.card >= 0 else g.piles[LURKING + it.place][0]
    if it.card < 0:
        g.tell(AGENT_LEAVES, side)
        goes_back(g, card, to + side)
        return
    site, it.site = it.site, -1
    if site >= 0:
        site_leaves(g, site)
    release(g, card)
    g.tell(ELIMINATED if MARSHALLED <= to < IN_PLAY else GONE, card)
    g.move(card, to if to >= MARSHALLED else to + side)


def goes_back(g: Meccg, card: int, pile: int) -> None:
    """A card that lay face down goes to a pile of its owner: unseen, unless the other knows it anyway."""
    if g.is_known(card, 1 - g.owner[card]):
        g.move(card, pile)
    else:
        g.move_unseen(card, pile)


def ally_slot(g: Meccg, card: int) -> int:
    """The company of an ally in play; -1 for any other card."""
    host = g.host[card]
    return g.company[host] if g.facts(card).type == ALLY and g.is_in_play(card) and host >= 0 else -1


def others_follow(g: Meccg, gone: Card) -> None:
    """What was bound to a card leaves with it: some events, and all long-events of hazards."""
    for pile in range(IN_PLAY, IN_PLAY + 2):
        for card in g.piles[pile].copy():
            it = g.facts(card)
            long = gone.is_such(TAKES_LONG_EVENTS) and it.form == LONG and it.side == HAZARD
            if g.is_in_play(card) and (long or (it.leaves_with and not is_bound(g, card))):
                discard(g, card)
    if gone.is_such(TAKES_LONG_EVENTS):
        g.lasting = [it for it in g.lasting if it.until != LONG_EVENT_LASTS]


def is_bound(g: Meccg, card: int) -> bool:
    """R-AMB-160  What this card leaves play with is still there, or counts as in play."""
    return counts_as_in_play(g, g.cards.names.get(g.facts(card).leaves_with, -1), card)


def the_unbound_leave(g: Meccg) -> None:
    """A card that came may have put an end to what only counted as in play."""
    if any(g.cards.seeming[g.kind[card]] for card in g.in_force()):
        for card in g.in_force():
            if g.is_in_play(card) and g.facts(card).leaves_with and not is_bound(g, card):
                discard(g, card)


def fate_follows(g: Meccg, card: int, played: bool = False) -> None:
    """Of two cards that share a fate one leaves: the other is discarded, if it was not in a hand still.

    What counted as in play for a short-event, counts so for what it does until the end of the turn.
    """
    for it in g.lasting:
        if g.cards.lasts[it.effect].change.question == FATE and card in (it.thing, it.place):
            first, other = it.place, it.place if card == it.thing else it.thing
            g.lasting = [one for one in g.lasting if one is not it and not sees_so(g, one, first)] + [
                Lasting(one.effect, one.side, one.thing, THIS_TURN, first) for one in g.lasting
                if played and sees_so(g, one, first)]
            chain = g.chain()
            if g.is_in_play(other) or MARSHALLED <= g.pile[other] < OUT:
                g.tell(DISCARDED, other)
                discard(g, other)
            elif g.pile[other] == CHAIN and chain is not None:
                for place in range(len(chain.links) - 1, -1, -1):
                    if chain.links[place].card == other:
                        chain.cancel(g, place)
            return


def sees_so(g: Meccg, it: Lasting, card: int) -> bool:
    """R-AMB-160  What lasts, and lets this very card see others in play or not."""
    return it.place == card and g.cards.lasts[it.effect].change.question == SEEMS


def release(g: Meccg, card: int) -> None:
    """It leaves play: nothing that was done to it, or for it, follows it when it comes again."""
    if g.lasting:
        fate_follows(g, card)
    for other in beneath(g, card):
        goes_back(g, other, DISCARD + g.owner[other])
    let_go(g, card)
    g.ends([card], False)
    if card in g.hurt:
        g.forget_wounds([card])
    if card in g.planned:
        g.planned.remove(card)
    if g.piles[PRISON] or g.piles[PRISON + 1]:
        for creature in kept_with(g, card):
            g.host[creature] = NOBODY_HOSTS
            g.tell(DISCARDED, creature)
            g.move(creature, DISCARD + g.owner[creature])
    host = g.host[card]
    if host <= FIRST_AGENT and g.cards.alters[HOMES][g.kind[card]]:
        keeps_its_way(g, FIRST_AGENT - host)
    g.host[card] = NOBODY_HOSTS
    g.state[card] = UNTAPPED
    for other in g.piles[MARSHALLED] + g.piles[MARSHALLED + 1] + g.piles[PRISON] + g.piles[PRISON + 1]:
        if g.host[other] == card and (g.pile[other] < PRISON or g.facts(other).type == EVENT):
            below, g.host[other] = g.lies_under(other), NOBODY_HOSTS
            if below:
                discard(g, other)                              # items go with what they lie under; factions stay
    if host >= 0 and SITES <= g.pile[host] < ASIDE:
        for prisoner in held_by(g, card):
            set_free(g, prisoner, host)              # R-PRIS-13, 21
        if g.host[host] == FOR_RESCUE:
            site_leaves(g, host)                     # R-PRIS-08
        if g.host[host] == FOR_RESCUE and any(it.site == host for it in g.agents) and not is_prison(g, host):
            g.host[host] = NOBODY_HOSTS              # an agent stays there, alone


def turns_over(g: Meccg, card: int, side: int, state: int) -> bool:
    """R-DRG-03, 08  A card on it keeps it: instead of leaving it is turned over, until that card leaves.

    So it is in play for nothing.

    `state`: untapped, it was to be discarded; tapped or inverted, it fell, at home or not, and `side` was to have it.
    """
    if not g.is_in_play(card):
        return False
    for keeper in g.on(card):
        for n in g.cards.whenevers[LEAVING][g.kind[keeper]]:
            effect = g.cards.facts[g.kind[keeper]].rules[n].does[0]
            assert isinstance(effect, ThisTurn)
            g.host[keeper] = NOBODY_HOSTS
            lose_what_lies_on(g, card)
            release(g, card)
            g.move(card, PRISON + g.owner[card])
            g.state[card] = state
            g.lasting = [*g.lasting, Lasting(effect.number, side, keeper, WHILE_IT_LIES, card)]
            g.tell(TURNED_OVER, card)
            return True
    return False


def let_go(g: Meccg, keeper: int) -> None:
    """What was turned over for this card goes where it was to go: to its owner, out of the game, or to who beat it."""
    for it in g.lasting:
        if it.thing == keeper and g.cards.lasts[it.effect].change.question == TURNED:
            owner, fell = g.owner[it.place], g.state[it.place] != UNTAPPED
            if g.state[it.place] == INVERTED:
                g.state[it.place] = UNTAPPED
            g.tell(ELIMINATED if fell else DISCARDED, it.place)
            g.move(it.place, DISCARD + owner if not fell else OUT + owner if it.side == owner else MARSHALLED + it.side)


def turned_over(g: Meccg, keeper: int) -> list[int]:
    """What lies turned over on the table until this card leaves play."""
    return [it.place for it in g.lasting
            if it.thing == keeper and g.cards.lasts[it.effect].change.question == TURNED]


def keeps_its_way(g: Meccg, place: int) -> None:
    """R-AMB-123  What let an agent come from elsewhere leaves: it stays where it has gone, no questions asked."""
    for it in g.agents:
        if it.place == place and it.card < 0 and g.piles[TRAIL + place]:
            it.footed = True


def beneath(g: Meccg, card: int) -> list[int]:
    """The cards that lie hidden under this one, off to the side."""
    found: list[int] = []
    for it in g.lasting:
        if it.thing == card and g.cards.lasts[it.effect].change.question == UNDERNEATH:
            found = found + g.piles[UNDER + it.place]
    return found


def is_prison(g: Meccg, site: int) -> bool:
    """R-PRIS-02, R-AMB-153  Somebody is still held at this site card, or a company that came for a rescue is there."""
    return any(held_by(g, card) for card in g.on(site)) or any(
        it.members and site in (it.site, it.going) for it in g.companies)


def to_hand(g: Meccg, card: int) -> None:
    if g.facts(card).type == AGENT and g.agents and leaves_as_agent(g, card, HAND):
        return
    if turns_over(g, card, g.owner[card], UNTAPPED):
        return
    lose_what_lies_on(g, card)
    slot = ally_slot(g, card)
    release(g, card)
    g.move(card, HAND + g.owner[card])
    if slot >= 0:
        happens(g, COMPANY_CHANGED, slot)


def may_leave(g: Meccg, character: int, by_effect: bool = True) -> bool:
    """Nothing keeps it from being discarded, by an effect or by the rules, or returned to a hand."""
    return g.asked(STAYS, character, 0) == 0 and not (by_effect and g.asked(UNDISCARDED, character, 0) > 0)


def discard_character(g: Meccg, character: int, by_effect: bool = True) -> None:
    """R-CORR-07, R-INF-09, R-SITE-10  With all it controls except followers; whoever cannot be discarded stays."""
    if not may_leave(g, character, by_effect):
        return
    g.tell(GONE, character)
    character_leaves(g, character, DISCARD)


def eliminate(g: Meccg, character: int) -> None:
    """R-DECK-10  It never comes back."""
    g.tell(ELIMINATED, character)
    character_leaves(g, character, OUT)


def character_leaves(g: Meccg, character: int, to: int) -> None:
    """R-AMB-19  Its followers stay, uncontrolled for now; every other card it controls is discarded."""
    for follower in followers(g, character):
        g.host[follower] = UNCONTROLLED
    for card in g.on(character):
        discard(g, card)
    slot = g.company[character]
    for card in g.piles[CHAIN]:
        if g.host[card] == character:
            g.host[card] = FIRST_COMPANY - slot                # what he used up still acts for the company
    g.company = replaced(g.company, character, -1)
    release(g, character)
    g.move(character, to + g.owner[character])
    if slot >= 0:
        company = g.companies[slot]
        company.members.remove(character)
        happens(g, COMPANY_CHANGED, slot)
        if not company.members:
            company_ends(g, slot)


def company_ends(g: Meccg, slot: int) -> None:
    """R-AMB-43  Cards on it are discarded, its sites leave as if it had left them."""
    company = g.companies[slot]
    g.companies[slot] = NOBODY_HERE
    g.ends([slot], True)
    for card in g.on(FIRST_COMPANY - slot):
        discard(g, card)
    take_back(g, slot)
    guard_returns(g, slot)
    if company.going >= 0:
        site_leaves(g, company.going)
    site_leaves(g, company.site)


def take_back(g: Meccg, slot: int) -> None:
    """R-AMB-30  A face-down destination goes back, unseen; or to a company that shares it (R-ORG-67)."""
    heir = -1
    for other in range(SLOTS):
        if g.companies[other].along == slot:
            g.companies[other].along = heir
            heir = other if heir < 0 else heir
    for site in g.piles[HEADING + slot].copy():
        g.move_unseen(site, LOCATION + g.owner[site] if heir < 0 else HEADING + heir)
    if g.companies[slot].along >= 0:
        g.companies[slot].along = -1


def stays_after_all(g: Meccg, slot: int) -> None:
    """R-AMB-30  The company gives its destination up; a card in play where nobody is any more leaves."""
    take_back(g, slot)
    flies_no_more(g, slot)
    company = g.companies[slot]
    goal = company.going
    if goal >= 0:
        company.going = -1
        company.path = ()
        company.regions = ()
        site_leaves(g, goal)


def flies_no_more(g: Meccg, slot: int) -> None:
    """R-AMB-30  Who gives up the site to which it was to fly goes to any other as everybody does."""
    of = g.cards.lasts_from
    by = [of[it.effect] for it in g.lasting if it.thing == slot and g.cards.lasts[it.effect].change.question == FLIES]
    if by:
        g.lasting = [it for it in g.lasting if it.thing != slot or not g.is_about_companies(it) or (
            of[it.effect] not in by)]


def guard_returns(g: Meccg, slot: int) -> None:
    """R-OG-09  What was not revealed goes back to the hand it came from, unseen."""
    for card in g.piles[ON_GUARD + slot].copy():
        lost = g.asked(GUARDS_LOST, g.owner[card], 0) > 0
        g.move_unseen(card, (DISCARD if lost else HAND) + g.owner[card])


def is_visited(g: Meccg, site: int) -> bool:
    """R-AMB-41, R-PRIS-02, R-AGT-38  A company is at this card or goes there, or an agent or a prisoner is there."""
    if any(it.members and site in (it.site, it.going) for it in g.companies) or any(it.site == site for it in g.agents):
        return True
    return bool(g.host[site] == FOR_RESCUE and g.on(site)) or any(
        held_by(g, card) for card in g.on(site) if g.piles[PRISON] or g.piles[PRISON + 1])


def site_leaves(g: Meccg, site: int) -> None:
    """R-MH-19, 20  A tapped site is discarded, any other goes back to the location deck; a Haven always does."""
    if g.pile[site] != SITES + g.owner[site] or is_visited(g, site):
        return
    if g.facts(site).is_site_event():                         # an event that was used as a site
        discard(g, site)
        return
    lose_what_lies_on(g, site)
    was_tapped = g.state[site] == TAPPED and g.host[site] == NOBODY_HOSTS        # R-AMB-153, 162  or it was another's
    g.state[site] = UNTAPPED
    g.host[site] = NOBODY_HOSTS
    spent = was_tapped and hold(g, site) != HAVEN and not returns(g, site)
    pile = OLD_SITES if spent else LOCATION
    if pile == OLD_SITES and g.facts(site).is_such(KEPT):
        pile = MARSHALLED                                      # R-AMB-146
    g.move(site, pile + g.owner[site])


def returns(g: Meccg, site: int) -> bool:
    """It goes back to the location deck, tapped or not: always, or as long as a card says so."""
    return g.facts(site).is_such(NEVER_SPENT) or g.asked(UNSPENT, site, 0) > 0


def gained(g: Meccg, item: int, who: int) -> None:
    """An item has come into play, with this character."""
    offer_is_taken(g, item)
    happens(g, ITEM_GAINED, who)
    happens(g, ITEM_PLAYED, item)


def offer_is_taken(g: Meccg, item: int) -> None:
    """A major item that only something done this turn made playable at the site uses that up."""
    if g.facts(item).size != MAJOR or g.phase != SITE_PHASE or g.current < 0:
        return
    site = g.companies[g.current].site
    for n, it in enumerate(g.lasting):
        if it.thing == site and g.cards.lasts[it.effect].change.question == MAJORS:
            g.lasting = g.lasting[:n] + g.lasting[n + 1:]
            return


def free_slot(g: Meccg, side: int) -> int:
    """A slot for one more company, or -1."""
    for slot in range(side * SLOTS // 2, (side + 1) * SLOTS // 2):
        if not g.companies[slot].members:
            return slot
    return -1


def found_company(g: Meccg, side: int, site: int) -> int:
    """A new company at this site card."""
    slot = free_slot(g, side)
    g.companies[slot] = Company(side, site)
    if not SITES <= g.pile[site] < ASIDE:
        g.move(site, SITES + side)
    return slot


def join(g: Meccg, character: int, slot: int) -> None:
    """A character becomes a member of a company, leaving the one it was in."""
    before = g.company[character]
    if before == slot:
        return
    g.companies[slot].members.append(character)
    g.company = replaced(g.company, character, slot)
    if before >= 0:
        old = g.companies[before]
        old.members.remove(character)
        happens(g, COMPANY_CHANGED, before)
        happens(g, SPLITS_OFF, before)
        if not old.members:
            events_follow(g, before, slot)
            company_ends(g, before)
    happens(g, COMPANY_CHANGED, slot)


def events_follow(g: Meccg, before: int, slot: int) -> None:
    """R-ORG-22, R-AMB-44  The last of a company joins another: its permanent-events come along, one of each name."""
    for card in g.on(FIRST_COMPANY - before):
        names = [g.cards.identity[g.kind[other]] for other in g.on(FIRST_COMPANY - slot)]
        if g.facts(card).form == PERMANENT and g.cards.identity[g.kind[card]] not in names:
            g.host[card] = FIRST_COMPANY - slot


def kept_with(g: Meccg, keeper: int) -> list[int]:
    """R-DECK-15  The creatures that are set aside with this card."""
    return sorted([card for pile in range(PRISON, PRISON + 2) for card in g.piles[pile] if g.host[card] == keeper
                   and g.facts(card).type == CREATURE])


def keep_with(g: Meccg, creature: int, keeper: int) -> None:
    """R-DECK-15  The creature is off to the side, with this card."""
    g.move(creature, PRISON + g.owner[creature])
    g.host[creature] = keeper
    g.state[creature] = UNTAPPED
    g.tell(SET_ASIDE, creature, keeper)


def held_by(g: Meccg, host: int) -> list[int]:
    """R-PRIS-01  The prisoners that are set aside with this card."""
    return sorted([card for pile in range(PRISON, PRISON + 2) for card in g.piles[pile] if g.host[card] == host
                   and g.facts(card).type == CHARACTER])


def rings_with(g: Meccg, prisoner: int) -> list[int]:
    """R-PRIS-11  The rings that were left to a prisoner."""
    return sorted([card for card in g.piles[PRISON + g.owner[prisoner]] if g.host[card] == prisoner])


def comes_back(g: Meccg, prisoner: int, slot: int) -> None:
    """R-PRIS-16, R-AMB-151  A prisoner is in a company again, with its rings; nobody controls it yet."""
    side = g.owner[prisoner]
    for ring in rings_with(g, prisoner):
        g.move(ring, IN_PLAY + side)
    g.move(prisoner, IN_PLAY + side)
    g.host[prisoner] = NOBODY_HOSTS if g.facts(prisoner).is_wizard() else UNCONTROLLED
    join(g, prisoner, slot)
    g.tell(FREED, prisoner, g.companies[slot].site)


def set_free(g: Meccg, prisoner: int, site: int) -> None:
    """R-PRIS-13, 21  Without its host a prisoner is a company at the rescue site, at an own card if one is free."""
    side, kind = g.owner[prisoner], g.kind[site]
    taken = [it.site for it in g.agents]                       # R-AMB-125
    own = [card for card in sorted(g.piles[SITES + side] + g.piles[LOCATION + side]) if g.kind[card] == kind
           and g.host[card] not in (FOR_RESCUE, LENT) and card not in taken]
    if free_slot(g, side) >= 0:
        comes_back(g, prisoner, found_company(g, side, own[0] if own else site))
    else:                                                      # nowhere is there room for an eleventh company
        for ring in rings_with(g, prisoner):
            discard(g, ring)
        character_leaves(g, prisoner, DISCARD)
