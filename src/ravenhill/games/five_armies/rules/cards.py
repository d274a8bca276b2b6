"""Cards played with a die, and Fate cards: where they lie, and their sentences carried out."""
from __future__ import annotations

from ravenhill.core.frames import Procedure
from ravenhill.core.words import MAY, WHENEVER, Source
from ravenhill.games.five_armies.ids import BEORN, FREE, LORD_OF_THE_EAGLES, THORIN
from ravenhill.games.five_armies.lines import FATE_CARD, PLAYED
from ravenhill.games.five_armies.state import BESIDE, GONE, ORDER, USED, Battle

FATE_CHARACTER = {"beorn": BEORN, "eagles": LORD_OF_THE_EAGLES, "thorin": THORIN}


def may_play(g: Battle, side: int, card: int) -> bool:
    """B-CRD-09 to 11  The requirements of the card are met; its die is the business of the Action Round."""
    library = g.facts.library
    if library is None: return False
    for n, rule in enumerate(library.cards[g.kind[card]].rules):
        if rule.kind == MAY and rule.at == ORDER and rule.refusal(g, Source(card, n, side, [])) is None: return True
    return False


def play_card(g: Battle, side: int, card: int) -> None:
    """B-CRD-08  The die has been spent: the card is shown and its Order effect happens."""
    g.tell(PLAYED, side, card)
    g.move(card, USED)
    library = g.facts.library
    assert library is not None
    for n, rule in enumerate(library.cards[g.kind[card]].rules):
        if rule.kind == MAY and rule.at == ORDER:
            g.then(CarryOut(Source(card, n, side, [])))
            return


def resolve_fate_card(g: Battle, card: int) -> None:
    """B-FAT-06, 10, 11  It is kept next to its character, or discarded if he is out of the game."""
    character = FATE_CHARACTER[g.facts.content.cards[g.kind[card]].subject]
    g.tell(FATE_CARD, card)
    if g.characters[character] == GONE:
        g.move(card, USED)
        return
    g.move(card, BESIDE)
    announce(g, ORDER, card)


def announce(g: Battle, moment: int, card: int) -> None:
    """What happens by itself at this moment, of one card."""
    library = g.facts.library
    if library is None: return
    rules = library.cards[g.kind[card]].rules
    for n in range(len(rules) - 1, -1, -1):
        if rules[n].kind == WHENEVER and rules[n].at == moment: g.then(CarryOut(Source(card, n, FREE, [])))


class CarryOut(Procedure[Battle]):
    """B-CRD-11  One effect of a sentence after the other, as far as each is possible."""
    source: Source

    def __init__(self, source: Source, like: CarryOut | None = None) -> None:
        super().__init__(like)
        self.source = source

    def copy(self) -> CarryOut: return CarryOut(self.source, self)

    def step(self, g: Battle, at: int) -> bool:
        library = g.facts.library
        assert library is not None
        ability = library.cards[g.kind[self.source.card]].rules[self.source.ability]
        if at >= len(ability.does): return False
        ability.does[at].happen(g, self.source)
        return True
