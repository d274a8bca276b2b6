"""Characters."""
from ravenhill.games.meccg.words import *

BRAND = Character(
    "td-090", "Brand", race=MAN, skills=frozenset({WARRIOR, DIPLOMAT}), mind=6, influence=2, prowess=4, body=9,
    points=2, homes=("Dale",), bonuses=(Bonus(influence=+2, card="Men of Dale"),), done=True,
)
FRAM_FRAMSON = Character(
    "td-091", "Fram Framson", race=MAN, skills=frozenset({WARRIOR, RANGER}), mind=5, prowess=6, body=8, points=2,
    homes=("Framsburg",), home_only=True, traits=frozenset({NEVER_STARTS}),
    bonuses=(Bonus(prowess=+3, race=DRAGON), Bonus(prowess=+3, race=DRAKE)), done=True,
)
GALDOR = Character(
    "td-092", "Galdor", race=ELF, skills=frozenset({RANGER, DIPLOMAT}), mind=5, influence=2, prowess=2, body=9,
    points=2, homes=("Grey Havens",), bonuses=(Bonus(influence=+1, race=ELF),), done=True,
)
IORETH = Character(
    "td-093", "Ioreth", race=DUNADAN, skills=frozenset({SAGE}), mind=1, influence=1, prowess=0, body=7,
    homes=("Minas Tirith",), traits=frozenset({HEALER}), done=True,
)
THRAIN_II = Character(
    "td-094", "Thráin II", race=DWARF, skills=frozenset({WARRIOR, RANGER, SAGE}), mind=9, influence=2, prowess=7,
    body=8, points=3, homes=(), bonuses=(Bonus(influence=+3, race=DWARF),), done=True,
)
