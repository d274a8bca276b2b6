"""Agents: hazards that lurk at their home sites, move from site to site, attack companies and win people away."""
from __future__ import annotations

from ravenhill.games.meccg.words import *

# Of Dúnedain, and of those who live in the south of Gondor.
GONDOR = (
    Bonus(influence=+2, race=DUNADAN, factions=False),
    Bonus(influence=+2, regions=("Anfalas", "Anórien", "Belfalas", "Lamedon", "Lebennin"), characters=False),
)

# Leaders, sorcery and spirit-magic are of other games: what these cards say of them has no behaviour.
ANARIN = Agent(
    "dm-001", "Anarin", race=ELF, skills=frozenset({SCOUT, DIPLOMAT}), mind=7, influence=3, prowess=4, body=8, points=2,
    homes=("Moria",), traits=frozenset({GOES_TO_HAVENS}), done=True, rules=(
        may(HAZARDS, AgentAttacks(THIS), pay=TapAgent(THIS), when=AgentHere()),
    ),
)
BADUILA = Agent(
    "dm-002", "Baduila", race=MAN, skills=frozenset({WARRIOR, SCOUT, RANGER}), mind=8, influence=2, prowess=6, body=8,
    points=3, homes=("Goblin-gate", "Mount Gundabad"), done=True, rules=(
        may(HAZARDS, SendBack(COMPANY), pay=DiscardAgent(THIS)),
    ),
)
BAUGUR = Agent(
    "dm-181", "Baugúr", race=ORC, skills=frozenset({WARRIOR}), mind=4, influence=1, prowess=4, body=8, points=1,
    homes=("Isengard",), bonuses=(Bonus(influence=+2, race=ORC),), never_at=(FREE_HOLD, BORDER_HOLD),
    traits=frozenset({GIVES_UP}), promo=True, done=True,
)
BILL_FERNY = Agent(
    "dm-003", "Bill Ferny", race=MAN, skills=frozenset({WARRIOR, SCOUT}), mind=3, influence=1, prowess=2, body=8,
    points=1, homes=("Bree", "Cameth Brin"), done=True,
)
DASAKUN = Agent(
    "dm-004", "Dâsakûn", race=MAN, skills=frozenset({WARRIOR, RANGER}), mind=5, influence=1, prowess=6, body=7,
    points=2, homes=("Easterling Camp", "Variag Camp", "Shrel-Kain"), done=True,
)
DEALLUS = Agent(
    "dm-005", "Deallus", race=MAN, skills=frozenset({WARRIOR, DIPLOMAT}), mind=3, influence=1, prowess=2, body=7,
    points=1, homes=("Dunnish Clan-hold", "Bree", "Cameth Brin"), done=True,
)
DROR = Agent(
    "dm-006", "Drór", race=DWARF, skills=frozenset({WARRIOR, DIPLOMAT}), mind=4, influence=2, prowess=3, body=7,
    points=1, homes=("Blue Mountain Dwarf-hold",), bonuses=(Bonus(influence=+2, race=DWARF),), done=True,
)
ELWEN = Agent(
    "dm-008", "Elwen", race=ELF, skills=frozenset({WARRIOR, DIPLOMAT}), mind=5, influence=2, prowess=4, body=8,
    points=2, homes=("Dol Amroth", "Minas Tirith"), bonuses=(Bonus(influence=+2, race=ELF),),
    traits=frozenset({GOES_TO_HAVENS}), done=True,
)
EUN = Agent(
    "dm-009", "Eun", race=MAN, skills=frozenset({WARRIOR, SCOUT}), mind=3, prowess=4, body=8, points=1,
    homes=("Vale of Erech", "Lond Galen"), done=True,
)
FIRIEL = Agent(
    "dm-010", "Firiel", race=DUNADAN, skills=frozenset({SAGE, DIPLOMAT}), mind=6, influence=3, prowess=3, body=8,
    points=2, homes=("Pelargir", "Vale of Erech"), bonuses=GONDOR, traits=frozenset({SHADOW_MAGIC}), done=True,
)
FORI_THE_BEARDLESS = Agent(
    "dm-011", "Fori the Beardless", race=DWARF, skills=frozenset({WARRIOR, SCOUT}), mind=4, influence=1, prowess=4,
    body=7, points=1, homes=("Iron Hill Dwarf-hold",), bonuses=(Bonus(influence=+2, race=DWARF),), done=True,
)
FRECA = Agent(
    "dm-182", "Freca", race=MAN, skills=frozenset({WARRIOR, DIPLOMAT}), mind=5, influence=2, prowess=4, body=8,
    points=2, homes=("Edoras", "Dunnish Clan-hold"),
    bonuses=(Bonus(influence=+1, card="Riders of Rohan"), Bonus(influence=+1, card="Dunlendings")), promo=True,
    done=True,
)
GERGELI = Agent(
    "dm-012", "Gergeli", race=MAN, skills=frozenset({SCOUT, DIPLOMAT}), mind=5, influence=2, prowess=3, body=9,
    points=2, homes=("Shrel-Kain", "Lake-town", "Easterling Camp"), done=True,
)
GISULF = Agent(
    "dm-013", "Gisulf", race=MAN, skills=frozenset({WARRIOR, RANGER}), mind=4, influence=1, prowess=5, body=7,
    points=1, homes=("Dale", "Lake-town", "Woodmen-town"), done=True,
)
GOLODHROS = Agent(
    "dm-014", "Golodhros", race=DUNADAN, skills=frozenset({WARRIOR, SAGE, DIPLOMAT}), mind=9, influence=4, prowess=5,
    body=9, points=3, homes=("Minas Morgul", "Cirith Ungol", "Barad-dûr"), done=True, rules=(
        may(HAZARDS, Sway(a(WithinReach(ALLY, FACTION, CHARACTER))), pay=TapAgent(THIS)),
    ),
)
GRIMBURGOTH = Agent(
    "dm-015", "The Grimburgoth", race=MAN, skills=frozenset({WARRIOR, RANGER, SAGE}), mind=8, influence=2, prowess=7,
    body=9, points=3, homes=("Dol Guldur",), done=True, rules=(
        may(HAZARDS, AgentAttacks(THIS, prowess=+2), pay=TapAgent(THIS), when=AgentHere()),
    ),
)
HERION = Agent(
    "dm-016", "Herion", race=MAN, skills=frozenset({WARRIOR, RANGER}), mind=3, prowess=5, body=7, points=1,
    homes=("Lond Galen", "Dol Amroth"), done=True,
)
IVIC = Agent(
    "dm-017", "Ivic", race=MAN, skills=frozenset({WARRIOR, DIPLOMAT}), mind=6, influence=2, prowess=5, body=8,
    points=2, homes=("Southron Oasis", "Variag Camp", "Pelargir"), done=True,
)
JUOMA = Agent(
    "dm-018", "Jûoma", race=MAN, skills=frozenset({WARRIOR, RANGER}), mind=3, influence=1, prowess=3, body=7,
    points=1, homes=("Lossadan Camp", "Bree"), done=True,
)
LEAMON = Agent(
    "dm-019", "Leamon", race=MAN, skills=frozenset({WARRIOR}), mind=3, prowess=5, body=8, points=1,
    homes=("Cameth Brin", "Dunnish Clan-hold"), done=True,
)
LOBELIA_SACKVILLE_BAGGINS = Agent(
    "dm-028", "Lobelia Sackville-Baggins", race=HOBBIT, skills=frozenset({SCOUT}), mind=3, influence=1, prowess=0,
    body=9, points=1, corruption_check=+2, homes=("Bag End", "Bree"), bonuses=(Bonus(influence=+3, race=HOBBIT),),
    stays_in=("Bree", "Old Forest", "The White Towers", "The Shire"), twin="Mistress Lobelia", done=True,
)
NIMLOTH = Agent(
    "dm-020", "Nimloth", race=ELF, skills=frozenset({SCOUT, RANGER}), mind=4, influence=1, prowess=3, body=8,
    points=1, homes=("Thranduil's Halls", "Sarn Goriwing"), bonuses=(Bonus(influence=+2, race=ELF),),
    traits=frozenset({GOES_TO_HAVENS}), done=True,
)
OM_BURI_OM = Agent(
    "dm-021", "Ôm-buri-Ôm", race=MAN, skills=frozenset({SCOUT, RANGER}), mind=5, influence=2, prowess=2, body=9,
    points=2, homes=("Drúadan Forest", "Wose Passage-hold", "Stone-circle"),
    bonuses=(Bonus(influence=+3, race=WOSE, characters=False),), done=True,
)
PON_ORA_PON = Agent(
    "dm-022", "Pôn-ora-Pôn", race=MAN, skills=frozenset({SCOUT, RANGER, DIPLOMAT}), mind=5, influence=2, prowess=1,
    body=9, points=2, homes=("Drúadan Forest", "Wose Passage-hold", "Stone-circle"),
    bonuses=(Bonus(influence=+3, race=WOSE, characters=False),), done=True,
)
RAISHA = Agent(
    "dm-023", "Râisha", race=MAN, skills=frozenset({WARRIOR, SCOUT}), mind=5, influence=1, prowess=5, body=9,
    points=2, homes=("Variag Camp", "Easterling Camp", "Southron Oasis"), done=True,
)
SURION = Agent(
    "dm-024", "Súrion", race=DUNADAN, skills=frozenset({WARRIOR, SAGE, DIPLOMAT}), mind=6, influence=2, prowess=5,
    body=7, points=2, homes=("Minas Tirith", "Pelargir"), bonuses=GONDOR, done=True,
)
TALADHAN = Agent(
    "dm-025", "Taladhan", race=MAN, skills=frozenset({SCOUT, RANGER, SAGE}), mind=6, influence=1, prowess=4, body=9,
    points=2, homes=("Sarn Goriwing", "Dol Guldur"), attacker_chooses=True, traits=frozenset({SHADOW_MAGIC}), done=True,
    rules=(always(DoesNotWound(ROBS_THE_COMPANY)),),
)
WOFFUNG = Agent(
    "dm-026", "Woffung", race=MAN, skills=frozenset({WARRIOR, DIPLOMAT}), mind=4, influence=1, prowess=4, body=8,
    points=1, homes=("Lake-town", "Dale", "Shrel-Kain"), done=True,
)
WOLF_FRECAS_SON = Agent(
    "dm-183", "Wolf", race=MAN, skills=frozenset({WARRIOR, DIPLOMAT}), mind=4, influence=2, prowess=3, body=7,
    points=1, homes=("Edoras", "Dunnish Clan-hold"), bonuses=(Bonus(influence=+2, card="Dunlendings"),), promo=True,
    done=True,
)
WORMTONGUE = Agent(
    "dm-027", "Wormtongue", race=MAN, skills=frozenset({SCOUT, SAGE, DIPLOMAT}), mind=5, influence=2, prowess=1,
    body=8, points=2, homes=("Edoras", "Dunharrow", "Isengard"),
    bonuses=(Bonus(influence=+4, card="Riders of Rohan"), Bonus(influence=+4, home="Edoras", factions=False)),
    done=True,
)
