"""What a seat may see of a table, as plain data, and a table that fits what it sees."""
from __future__ import annotations

from typing import Any

from ravenhill.core.cards import CardTable, replaced
from ravenhill.core.dice import Dice
from ravenhill.core.frames import Frame, Table
from ravenhill.core.plain import Samples, write


def seen_stack(g: Table, seat: int) -> list[Any]:
    """The frames as this seat may see them. A frame that hides itself hides all that lies above it."""
    seen: list[Any] = []
    for frame in g.stack:
        shown: Frame[Any] = frame.seen_by(g, seat)
        seen.append(write(shown))
        if shown is not frame:
            break
    return seen


def seen_cards(g: CardTable, seat: int) -> dict[str, Any]:
    """Known cards one by one, the others as counts by pile and back, and what lies in order on top of each pile."""
    cards: list[list[int]] = []
    hidden: list[list[int]] = []
    tops: list[list[int]] = []
    for pile, members in enumerate(g.piles):
        counts: dict[int, int] = {}
        for card in members:
            if g.is_known(card, seat):
                cards.append([card, g.kind[card], pile, g.knows[card]])
            else:
                back = g.back(card, g.kind[card])
                counts[back] = counts.get(back, 0) + 1
        for back in sorted(counts):
            hidden.append([pile, back, counts[back]])
        ordered = g.tops[pile]
        if ordered:
            on_top = members[len(members) - ordered:]
            tops.append([pile, *[card if g.is_known(card, seat) else -1 for card in on_top]])
    cards.sort()
    return {"cards": cards, "hidden": hidden, "tops": tops}


def lay_cards(
    g: CardTable, seat: int, seen: dict[str, Any], kinds: list[int], dice: Dice, groups: list[int] | None = None,
) -> None:
    """Lay the known cards, and deal the others anew into the counted places.

    `kinds` is what every card of the match is, by number, before anything was dealt: what a seat has not seen is
    some order of the kinds it cannot account for. `groups` says which numbers may be any of the same kinds, and
    `hidden` counts by it; unless the game knows better, they are those of one back.
    """
    number = len(kinds)
    backs = [g.back(card, kind) for card, kind in enumerate(kinds)]
    if groups is None: groups = backs
    kind_of = [-1] * number
    g.pile = [-1] * number
    g.knows = bytearray(number)
    g.piles = [[] for _ in g.piles]
    g.own = [True] * len(g.piles)
    g.tops = (0,) * len(g.piles)
    left: dict[int, dict[int, int]] = {}             # by group, by kind: what is not accounted for
    for group, kind in zip(groups, kinds):
        counts = left.setdefault(group, {})
        counts[kind] = counts.get(kind, 0) + 1
    back_of = dict(zip(groups, backs))
    for card, kind, pile, knows in seen["cards"]:
        kind_of[card] = kind
        g.pile[card] = pile
        g.knows[card] = knows
        g.piles[pile].append(card)
        _account(left, back_of, groups[card], kind)
    unseen: dict[int, list[int]] = {}
    for card, group in enumerate(groups):
        if kind_of[card] < 0:
            unseen.setdefault(group, []).append(card)
    bags = {group: [kind for kind in sorted(left[group]) for _ in range(left[group][kind])] for group in left}
    for pile, group, count in seen["hidden"]:
        for _ in range(count):
            bag = bags[group]
            if not bag:
                bag = next(other for it, other in bags.items() if other and back_of[it] == back_of[group])
            card = unseen[group].pop()
            kind_of[card] = bag.pop(dice.pick(len(bag)))
            g.pile[card] = pile
            g.knows[card] = 0 if seat < 0 else g.sees(pile) & ~(1 << seat)
            g.piles[pile].append(card)
    g.kind = tuple(kind_of)
    for pile, *order in seen["tops"]:
        _put_in_order(g, pile, order)


def _account(left: dict[int, dict[int, int]], back_of: dict[int, int], group: int, kind: int) -> None:
    """A card of this group was seen to be of this kind; on a table made by hand it may be another group's."""
    if left[group].get(kind, 0) == 0:
        group = next(it for it, counts in left.items() if counts.get(kind, 0) and back_of[it] == back_of[group])
    left[group][kind] -= 1


def _put_in_order(g: CardTable, pile: int, order: list[int]) -> None:
    """The known cards of the order go to their places; any unknown ones fill the gaps."""
    known = set(order)
    others = [card for card in g.piles[pile] if card not in known]
    gaps = order.count(-1)
    fill = others[len(others) - gaps:]
    bag = others[:len(others) - gaps]
    g.piles[pile] = bag + [card if card >= 0 else fill.pop() for card in order]
    g.tops = replaced(g.tops, pile, len(order))


def view_open(g: Table, seat: int, public: tuple[str, ...]) -> dict[str, Any]:
    """The view of any game: its public fields, and what must still happen as this seat may see it."""
    seen: dict[str, Any] = {name: write(getattr(g, name)) for name in public}
    seen["seat"] = seat
    seen["stack"] = seen_stack(g, seat)
    return seen


def imagine_open(seen: dict[str, Any], blank: Table, public: tuple[str, ...], samples: Samples) -> None:
    """The public fields and the frames of a view, laid on a blank table."""
    for name in public:
        samples.fill(blank, name, seen[name])
    stack: list[Frame[Any]] = []
    for data in seen["stack"]:
        frame = samples.read(data)
        assert isinstance(frame, Frame)
        stack.append(frame)
    blank.stack = stack
    blank.ready = False


def view_table(g: CardTable, seat: int, public: tuple[str, ...]) -> dict[str, Any]:
    """The view of a game with cards: besides, the cards as this seat knows them."""
    seen: dict[str, Any] = {name: write(getattr(g, name)) for name in public}
    seen["seat"] = seat
    seen.update(seen_cards(g, seat))
    seen["stack"] = seen_stack(g, seat)
    return seen


def imagine_table(
    seen: dict[str, Any], blank: CardTable, public: tuple[str, ...], samples: Samples, kinds: list[int], dice: Dice,
    groups: list[int] | None = None,
) -> None:
    """Make of a blank table one that this seat might be sitting at: `view_table` of it gives `seen` again."""
    imagine_open(seen, blank, public, samples)
    lay_cards(blank, seen["seat"], seen, kinds, dice, groups)
