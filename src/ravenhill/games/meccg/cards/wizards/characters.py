"""Characters."""
from ravenhill.games.meccg.words import *

ADRAZAR = Character(
    "tw-116", "Adrazar", race=DUNADAN, skills=frozenset({SCOUT, DIPLOMAT}), mind=3, influence=1, prowess=3, body=6,
    points=1, homes=("Dol Amroth",), bonuses=(Bonus(influence=+1, characters=False),), done=True,
)
ANBORN = Character(
    "tw-118", "Anborn", race=DUNADAN, skills=frozenset({SCOUT, RANGER}), mind=2, prowess=2, body=8,
    homes=("Pelargir",), bonuses=(Bonus(influence=+2, card="Men of Lebennin"),), done=True,
)
ANNALENA = Character(
    "tw-119", "Annalena", race=ELF, skills=frozenset({SCOUT, SAGE}), mind=3, prowess=3, body=8, points=1,
    homes=("Edhellond",), done=True,
)
ARAGORN_II = Character(
    "tw-120", "Aragorn II", race=DUNADAN, skills=frozenset({WARRIOR, SCOUT, RANGER}), mind=9, influence=3, prowess=6,
    body=9, points=3, points_if_eliminated=-3, homes=("Bree",),
    bonuses=(Bonus(influence=+2, card="Rangers of the North"),), done=True,
)
ARINMIR = Character(
    "tw-121", "Arinmîr", race=ELF, skills=frozenset({SAGE, DIPLOMAT}), mind=4, influence=2, prowess=2, body=7,
    points=1, homes=("Edhellond",), bonuses=(Bonus(influence=+2, card="Variags of Khand"),), done=True,
)
ARWEN = Character(
    "tw-122", "Arwen", race=ELF, skills=frozenset({SCOUT, SAGE}), mind=3, prowess=2, body=8, points=1,
    homes=("Rivendell",), bonuses=(Bonus(influence=+7, card="Aragorn II"),), done=True,
)
BALIN = Character(
    "tw-123", "Balin", race=DWARF, skills=frozenset({WARRIOR, SAGE}), mind=5, influence=2, prowess=4, body=7, points=2,
    homes=("Blue Mountain Dwarf-hold",), bonuses=(Bonus(influence=+1, race=DWARF), Bonus(prowess=+2, race=ORC)),
    done=True,
)
BARD_BOWMAN = Character(
    "tw-124", "Bard Bowman", race=MAN, skills=frozenset({WARRIOR, SCOUT}), mind=2, prowess=3, body=6,
    homes=("Lake-town",), bonuses=(Bonus(influence=+2, card="Men of Northern Rhovanion"),), done=True,
)
BARLIMAN_BUTTERBUR = Character(
    "tw-125", "Barliman Butterbur", race=MAN, skills=frozenset({WARRIOR}), mind=1, prowess=2, body=6,
    corruption_check=-1, faction_check=-1, homes=("Bree",), done=True,
)
BEORN = Character(
    "tw-126", "Beorn", race=MAN, skills=frozenset({WARRIOR, RANGER}), mind=7, influence=2, prowess=7, body=9, points=2,
    homes=("Beorn's House",), bonuses=(Bonus(influence=+2, card="Beornings"),), done=True,
)
BEREGOND = Character(
    "tw-127", "Beregond", race=DUNADAN, skills=frozenset({WARRIOR}), mind=2, prowess=4, body=8, corruption_check=-1,
    faction_check=-1, homes=("Minas Tirith",), done=True,
)
BERETAR = Character(
    "tw-128", "Beretar", race=DUNADAN, skills=frozenset({WARRIOR, RANGER}), mind=5, influence=1, prowess=5, body=8,
    points=2, homes=("Bree",), bonuses=(Bonus(influence=+2, card="Rangers of the North"),), done=True,
)
BERGIL = Character(
    "tw-129", "Bergil", race=DUNADAN, skills=frozenset({WARRIOR, SCOUT}), mind=2, prowess=1, body=9,
    homes=("Minas Tirith",), done=True,
)
BIFUR = Character(
    "tw-130", "Bifur", race=DWARF, skills=frozenset({WARRIOR}), mind=2, prowess=4, body=7, corruption_check=-1,
    faction_check=-1, homes=("Blue Mountain Dwarf-hold",), bonuses=(Bonus(prowess=+1, race=ORC),), done=True,
)
BILBO = Character(
    "tw-131", "Bilbo", race=HOBBIT, skills=frozenset({SCOUT, SAGE}), mind=5, influence=1, prowess=1, body=9, points=2,
    points_if_eliminated=-2, corruption_check=+4, homes=("Bag End",), home_only=True, done=True,
)
BOFUR = Character(
    "tw-132", "Bofur", race=DWARF, skills=frozenset({WARRIOR}), mind=2, prowess=4, body=7, corruption_check=-1,
    faction_check=-1, homes=("Blue Mountain Dwarf-hold",), bonuses=(Bonus(prowess=+1, race=ORC),), done=True,
)
BOMBUR = Character(
    "tw-133", "Bombur", race=DWARF, skills=frozenset({WARRIOR}), mind=1, prowess=3, body=6, corruption_check=-1,
    faction_check=-1, homes=("Blue Mountain Dwarf-hold",), bonuses=(Bonus(prowess=+1, race=ORC),), done=True,
)
BOROMIR_II = Character(
    "tw-134", "Boromir II", race=DUNADAN, skills=frozenset({WARRIOR}), mind=4, influence=1, prowess=6, body=7,
    points=1, corruption_check=-1, homes=("Minas Tirith",), bonuses=(Bonus(influence=+2, card="Men of Anórien"),),
    done=True,
)
BOROMIR_II_REPRINT = reprint(BOROMIR_II, "tw-135")
CELEBORN = Character(
    "tw-136", "Celeborn", race=ELF, skills=frozenset({WARRIOR, SAGE}), mind=6, influence=1, prowess=6, body=9,
    points=2, homes=("Lórien",), bonuses=(Bonus(influence=+5, card="Galadriel"),), done=True,
)
CIRDAN = Character(
    "tw-137", "Círdan", race=ELF, skills=frozenset({WARRIOR, SAGE, DIPLOMAT}), mind=8, influence=4, prowess=6, body=8,
    points=3, points_if_eliminated=-3, homes=("Grey Havens",), bonuses=(Bonus(influence=+2, card="Elves of Lindon"),),
    done=True, rules=(
        always(On(HAND_SIZE, +1, YOU, BearerAtNamed("Grey Havens"))),
        may(ATTACKED, Cancel(THE_ATTACK), pay=Tap(THIS), when=Attacked() & KeyedToType(COASTAL_SEA)),
    ),
)
DAIN_II = Character(
    "tw-138", "Dáin II", race=DWARF, skills=frozenset({WARRIOR, DIPLOMAT}), mind=7, influence=3, prowess=5, body=8,
    points=2, homes=("Iron Hill Dwarf-hold",),
    bonuses=(
        Bonus(prowess=+2, race=ORC), Bonus(influence=+2, card="Iron Hill Dwarves"), Bonus(influence=+1, race=MAN),
    ),
    done=True,
)
DAMROD = Character(
    "tw-139", "Damrod", race=DUNADAN, skills=frozenset({SCOUT, RANGER}), mind=2, prowess=2, body=7,
    homes=("Vale of Erech",), bonuses=(Bonus(influence=+2, card="Men of Lamedon"),), done=True,
)
DENETHOR_II = Character(
    "tw-140", "Denethor II", race=DUNADAN, skills=frozenset({WARRIOR, SAGE}), mind=4, influence=2, prowess=3, body=6,
    points=1, homes=("Minas Tirith",), bonuses=(Bonus(influence=+2, card="Tower Guard of Minas Tirith"),), done=True,
)
DORI = Character(
    "tw-141", "Dori", race=DWARF, skills=frozenset({WARRIOR}), mind=1, prowess=3, body=6, corruption_check=-1,
    faction_check=-1, homes=("Blue Mountain Dwarf-hold",), bonuses=(Bonus(prowess=+1, race=ORC),), done=True,
)
DWALIN = Character(
    "tw-142", "Dwalin", race=DWARF, skills=frozenset({WARRIOR}), mind=1, prowess=2, body=7, corruption_check=-1,
    faction_check=-1, homes=("Blue Mountain Dwarf-hold",), bonuses=(Bonus(prowess=+1, race=ORC),), done=True,
)
ELLADAN = Character(
    "tw-143", "Elladan", race=ELF, skills=frozenset({WARRIOR, RANGER}), mind=4, prowess=5, body=8, points=1,
    homes=("Rivendell",), bonuses=(Bonus(prowess=+1, race=ORC),), done=True,
)
ELROHIR = Character(
    "tw-144", "Elrohir", race=ELF, skills=frozenset({WARRIOR, RANGER}), mind=4, prowess=5, body=8, points=1,
    homes=("Rivendell",), bonuses=(Bonus(prowess=+1, race=ORC),), done=True,
)
ELROND = Character(
    "tw-145", "Elrond", race=ELF, skills=frozenset({WARRIOR, SAGE, DIPLOMAT}), mind=10, influence=4, prowess=7, body=9,
    points=3, points_if_eliminated=-3, homes=("Rivendell",), done=True, rules=(
        always(On(HAND_SIZE, +1, YOU, BearerAtNamed("Rivendell"))),
    ),
)
EOMER = Character(
    "tw-146", "Éomer", race=MAN, skills=frozenset({WARRIOR, RANGER}), mind=3, prowess=3, body=8, points=1,
    homes=("Edoras",), bonuses=(Bonus(influence=+2, card="Riders of Rohan"),), done=True,
)
EOWYN = Character(
    "tw-147", "Éowyn", race=MAN, skills=frozenset({WARRIOR, SCOUT}), mind=2, prowess=2, body=7, homes=("Edoras",),
    bonuses=(Bonus(prowess=+6, race=NAZGUL),), done=True, rules=(
        always(HalvesBody(Facing(NAZGUL) & StruckIsThis())),
    ),
)
ERKENBRAND = Character(
    "tw-148", "Erkenbrand", race=MAN, skills=frozenset({WARRIOR}), mind=4, influence=2, prowess=5, body=6, points=1,
    homes=("Edoras",), bonuses=(Bonus(influence=+2, card="Riders of Rohan"),), done=True,
)
FARAMIR = Character(
    "tw-149", "Faramir", race=DUNADAN, skills=frozenset({WARRIOR, RANGER}), mind=5, influence=1, prowess=5, body=8,
    points=2, homes=("Henneth Annûn",), bonuses=(Bonus(influence=+2, card="Rangers of Ithilien"),), done=True,
)
FILI = Character(
    "tw-150", "Fíli", race=DWARF, skills=frozenset({WARRIOR, SCOUT}), mind=2, prowess=2, body=8, corruption_check=-1,
    faction_check=-1, homes=("Blue Mountain Dwarf-hold",), bonuses=(Bonus(prowess=+1, race=ORC),), done=True,
)
FORLONG = Character(
    "tw-151", "Forlong", race=DUNADAN, skills=frozenset({WARRIOR}), mind=1, prowess=3, body=7, corruption_check=-1,
    faction_check=-1, homes=("Minas Tirith",), done=True,
)
FRODO = Character(
    "tw-152", "Frodo", race=HOBBIT, skills=frozenset({SCOUT, DIPLOMAT}), mind=5, influence=1, prowess=1, body=9,
    points=2, points_if_eliminated=-2, corruption_check=+4, homes=("Bag End",), home_only=True, done=True,
)
GALADRIEL = Character(
    "tw-153", "Galadriel", race=ELF, skills=frozenset({SCOUT, SAGE, DIPLOMAT}), mind=9, influence=4, prowess=3,
    body=10, points=3, points_if_eliminated=-3, homes=("Lórien",), done=True, rules=(
        always(On(HAND_SIZE, +1, YOU, BearerAtNamed("Lórien"))),
    ),
)
GALVA = Character(
    "tw-154", "Galva", race=MAN, skills=frozenset({SCOUT, SAGE, DIPLOMAT}), mind=4, influence=1, prowess=0, body=9,
    points=1, homes=("Shrel-Kain",),
    bonuses=(Bonus(prowess=+6, race=NAZGUL), Bonus(influence=+2, card="Men of Dorwinion")), done=True, rules=(
        always(HalvesBody(Facing(NAZGUL) & StruckIsThis())),
    ),
)
GAMLING_THE_OLD = Character(
    "tw-155", "Gamling the Old", race=MAN, skills=frozenset({WARRIOR}), mind=2, influence=1, prowess=3, body=7,
    homes=("Edoras",), done=True,
)
GANDALF = Character(
    "tw-156", "Gandalf", race=WIZARD, skills=frozenset({WARRIOR, SCOUT, SAGE, DIPLOMAT}), influence=10, prowess=6,
    body=9, corruption_check=+1, homes=(ANY_HAVEN,), done=True, rules=(
        may(ANYTIME, TestRing(a(Items(OF_BEARER, GOLD_RING))), pay=Tap(THIS)),
    ),
)
GHAN_BURI_GHAN = Character(
    "tw-157", "Ghân-buri-Ghân", race=MAN, skills=frozenset({SCOUT, RANGER}), mind=5, influence=2, prowess=2, body=9,
    points=2, homes=("Drúadan Forest",), bonuses=(Bonus(influence=+2, race=WOSE, characters=False),), done=True,
)
GILDOR_INGLORION = Character(
    "tw-158", "Gildor Inglorion", race=ELF, skills=frozenset({WARRIOR, RANGER}), mind=4, prowess=5, body=7, points=1,
    homes=("Rivendell",), bonuses=(Bonus(prowess=+2, race=ORC),), done=True,
)
GIMLI = Character(
    "tw-159", "Gimli", race=DWARF, skills=frozenset({WARRIOR, DIPLOMAT}), mind=6, influence=2, prowess=5, body=8,
    points=2, homes=("Iron Hill Dwarf-hold",),
    bonuses=(
        Bonus(prowess=+2, race=ORC), Bonus(influence=+2, card="Iron Hill Dwarves"), Bonus(influence=+1, race=ELF),
    ),
    done=True,
)
GLOIN = Character(
    "tw-160", "Glóin", race=DWARF, skills=frozenset({WARRIOR, DIPLOMAT}), mind=5, influence=2, prowess=5, body=7,
    points=2, homes=("Blue Mountain Dwarf-hold",),
    bonuses=(
        Bonus(prowess=+1, race=ORC), Bonus(influence=+2, card="Blue Mountain Dwarves"),
        Bonus(influence=+1, race=DWARF),
    ),
    done=True,
)
GLORFINDEL_II = Character(
    "tw-161", "Glorfindel II", race=ELF, skills=frozenset({WARRIOR, SAGE}), mind=8, influence=2, prowess=8, body=9,
    points=3, homes=("Rivendell",), bonuses=(Bonus(influence=+1, race=ELF, factions=False),), done=True,
)
HALBARAD = Character(
    "tw-162", "Halbarad", race=DUNADAN, skills=frozenset({SAGE, DIPLOMAT}), mind=1, influence=1, prowess=0, body=5,
    homes=("Cameth Brin",), bonuses=(Bonus(influence=+2, card="Hillmen"),), done=True,
)
HALDALAM = Character(
    "tw-163", "Haldalam", race=DUNADAN, skills=frozenset({WARRIOR, DIPLOMAT}), mind=5, influence=1, prowess=4, body=9,
    points=2, homes=("Shrel-Kain",), bonuses=(Bonus(influence=+4, card="Easterlings"),), done=True,
)
HALDIR = Character(
    "tw-164", "Haldir", race=ELF, skills=frozenset({WARRIOR}), mind=3, prowess=4, body=8, points=1,
    corruption_check=-1, faction_check=-1, homes=("Lórien",), done=True,
)
HAMA = Character(
    "tw-165", "Háma", race=MAN, skills=frozenset({WARRIOR}), mind=2, prowess=4, body=8, corruption_check=-1,
    faction_check=-1, homes=("Edoras",), done=True,
)
IMRAHIL = Character(
    "tw-166", "Imrahil", race=DUNADAN, skills=frozenset({WARRIOR, DIPLOMAT}), mind=6, influence=2, prowess=5, body=8,
    points=2, homes=("Dol Amroth",), bonuses=(Bonus(influence=+2, card="Knights of Dol Amroth"),), done=True,
)
KILI = Character(
    "tw-167", "Kíli", race=DWARF, skills=frozenset({WARRIOR, SCOUT}), mind=3, prowess=3, body=8, points=1,
    corruption_check=-1, faction_check=-1, homes=("Blue Mountain Dwarf-hold",), bonuses=(Bonus(prowess=+1, race=ORC),),
    done=True,
)
LEGOLAS = Character(
    "tw-168", "Legolas", race=ELF, skills=frozenset({WARRIOR, DIPLOMAT}), mind=6, influence=2, prowess=5, body=8,
    points=2, homes=("Thranduil's Halls",), bonuses=(Bonus(influence=+2, card="Wood-elves"),), done=True,
)
MABLUNG = Character(
    "tw-169", "Mablung", race=DUNADAN, skills=frozenset({WARRIOR, SCOUT}), mind=1, prowess=1, body=6,
    homes=("Lond Galen",), bonuses=(Bonus(influence=+2, card="Men of Anfalas"),), done=True,
)
MERRY = Character(
    "tw-170", "Merry", race=HOBBIT, skills=frozenset({SCOUT}), mind=4, influence=1, prowess=1, body=9, points=1,
    corruption_check=+2, homes=("Bag End",), home_only=True, done=True,
)
NORI = Character(
    "tw-171", "Nori", race=DWARF, skills=frozenset({WARRIOR}), mind=2, prowess=4, body=7, corruption_check=-1,
    faction_check=-1, homes=("Blue Mountain Dwarf-hold",), bonuses=(Bonus(prowess=+1, race=ORC),), done=True,
)
OIN = Character(
    "tw-172", "Óin", race=DWARF, skills=frozenset({WARRIOR, RANGER}), mind=3, prowess=3, body=8, points=1,
    corruption_check=-1, homes=("Blue Mountain Dwarf-hold",), bonuses=(Bonus(prowess=+1, race=ORC),), done=True,
)
ORI = Character(
    "tw-173", "Ori", race=DWARF, skills=frozenset({WARRIOR}), mind=1, prowess=2, body=7, corruption_check=-1,
    faction_check=-1, homes=("Blue Mountain Dwarf-hold",), bonuses=(Bonus(prowess=+1, race=ORC),), done=True,
)
OROPHIN = Character(
    "tw-174", "Orophin", race=ELF, skills=frozenset({WARRIOR, RANGER}), mind=2, prowess=2, body=7, corruption_check=-1,
    faction_check=-1, homes=("Lórien",), done=True,
)
PALLANDO = Character(
    "tw-175", "Pallando", race=WIZARD, skills=frozenset({WARRIOR, RANGER, SAGE, DIPLOMAT}), influence=10, prowess=6,
    body=9, homes=("Grey Havens",), done=True, rules=(
        always(On(HAND_SIZE, +1, YOU), On(FACE_UP, 1, THE_OPPONENT)),
    ),
)
PEATH = Character(
    "tw-176", "Peath", race=MAN, skills=frozenset({RANGER, DIPLOMAT}), mind=4, influence=1, prowess=4, body=7,
    points=1, homes=("Dunnish Clan-hold",),
    bonuses=(Bonus(prowess=+5, race=NAZGUL), Bonus(influence=+4, card="Dunlendings")), done=True, rules=(
        always(HalvesBody(Facing(NAZGUL) & StruckIsThis())),
    ),
)
PIPPIN = Character(
    "tw-177", "Pippin", race=HOBBIT, skills=frozenset({SCOUT}), mind=4, influence=1, prowess=1, body=9, points=1,
    corruption_check=+2, homes=("Bag End",), home_only=True, done=True,
)
ROBIN_SMALLBURROW = Character(
    "tw-179", "Robin Smallburrow", race=HOBBIT, skills=frozenset({SCOUT}), mind=3, prowess=1, body=9, points=1,
    corruption_check=+2, homes=("Bag End",), home_only=True, done=True,
)
SAM_GAMGEE = Character(
    "tw-180", "Sam Gamgee", race=HOBBIT, skills=frozenset({SCOUT, RANGER}), mind=4, prowess=1, body=9, points=1,
    corruption_check=+3, homes=("Bag End",), home_only=True, done=True,
)
SARUMAN = Character(
    "tw-181", "Saruman", race=WIZARD, skills=frozenset({SCOUT, RANGER, SAGE, DIPLOMAT}), influence=10, prowess=6,
    body=9, homes=("Isengard",), traits=frozenset({USES_STONES}), done=True, rules=(
        whenever(BEGINNING_OF_END, TapToFetch(THIS, A_SPELL), when=YourTurn()),
    ),
)
THEODEN = Character(
    "tw-182", "Théoden", race=MAN, skills=frozenset({WARRIOR, DIPLOMAT}), mind=6, influence=3, prowess=5, body=6,
    points=2, homes=("Edoras",), bonuses=(Bonus(influence=+2, card="Riders of Rohan"),), done=True,
)
THORIN_II = Character(
    "tw-183", "Thorin II", race=DWARF, skills=frozenset({WARRIOR, SCOUT, DIPLOMAT}), mind=8, influence=2, prowess=5,
    body=8, points=3, homes=("Blue Mountain Dwarf-hold",),
    bonuses=(
        Bonus(prowess=+3, race=ORC), Bonus(influence=+2, card="Blue Mountain Dwarves"),
        Bonus(influence=+2, race=DWARF),
    ),
    done=True,
)
THRANDUIL = Character(
    "tw-184", "Thranduil", race=ELF, skills=frozenset({WARRIOR, RANGER, SAGE}), mind=9, influence=3, prowess=7, body=8,
    points=3, homes=("Thranduil's Halls",), bonuses=(Bonus(influence=+2, card="Wood-elves"),), done=True,
)
VOTELI = Character(
    "tw-185", "Vôteli", race=MAN, skills=frozenset({RANGER, SAGE}), mind=3, influence=1, prowess=3, body=6, points=1,
    homes=("Lossadan Camp",), bonuses=(Bonus(prowess=+5, race=NAZGUL), Bonus(influence=+2, card="Lossoth")), done=True,
    rules=(
        always(HalvesBody(Facing(NAZGUL) & StruckIsThis())),
    ),
)
VYGAVRIL = Character(
    "tw-186", "Vygavril", race=MAN, skills=frozenset({SCOUT, DIPLOMAT}), mind=3, influence=1, prowess=2, body=7,
    points=1, homes=("Southron Oasis",),
    bonuses=(Bonus(prowess=+6, race=NAZGUL), Bonus(influence=+2, card="Southrons")), done=True, rules=(
        always(HalvesBody(Facing(NAZGUL) & StruckIsThis())),
    ),
)
WACHO = Character(
    "tw-187", "Wacho", race=MAN, skills=frozenset({SCOUT, SAGE}), mind=2, prowess=1, body=8, homes=("Woodmen-town",),
    bonuses=(Bonus(influence=+2, card="Woodmen"),), done=True,
)
