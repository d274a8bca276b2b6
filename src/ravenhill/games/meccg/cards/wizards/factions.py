"""Factions."""
from ravenhill.games.meccg.words import *

BEORNINGS = Faction(
    "tw-197", "Beornings", race=MAN, points=2, at=("Beorn's House",), above=7, swayed_by={MAN: +1}, done=True,
)
BLUE_MOUNTAIN_DWARVES = Faction(
    "tw-200", "Blue Mountain Dwarves", race=DWARF, points=3, at=("Blue Mountain Dwarf-hold",), above=9,
    swayed_by={ELF: -2, DWARF: +2}, done=True,
)
DUNLENDINGS = Faction(
    "tw-211", "Dunlendings", race=MAN, points=2, at=("Dunnish Clan-hold",), above=9,
    swayed_by={MAN: -1, DUNADAN: -1, DWARF: -1}, done=True,
)
EASTERLINGS = Faction(
    "tw-222", "Easterlings", race=MAN, points=4, at=("Easterling Camp",), above=9, swayed_by={DUNADAN: -2}, done=True,
)
ELVES_OF_LINDON = Faction(
    "tw-226", "Elves of Lindon", race=ELF, points=2, at=("Grey Havens",), above=9, swayed_by={DUNADAN: +1, ELF: +2},
    done=True,
)
ENTS_OF_FANGORN = Faction(
    "tw-228", "Ents of Fangorn", race=ENT, points=3, at=("Wellinghall",), above=9, swayed_by={HOBBIT: +4}, done=True,
)
HILLMEN = Faction("tw-257", "Hillmen", race=MAN, points=1, at=("Cameth Brin",), above=9, swayed_by={MAN: +1}, done=True)
HOBBITS = Faction(
    "tw-258", "Hobbits", race=HOBBIT, points=1, at=("Bag End",), above=8, swayed_by={HOBBIT: +4}, done=True,
)
IRON_HILL_DWARVES = Faction(
    "tw-261", "Iron Hill Dwarves", race=DWARF, points=4, at=("Iron Hill Dwarf-hold",), above=8,
    swayed_by={ELF: -2, DWARF: +2}, done=True,
)
KNIGHTS_OF_DOL_AMROTH = Faction(
    "tw-263", "Knights of Dol Amroth", race=DUNADAN, points=3, at=("Dol Amroth",), above=8, swayed_by={DUNADAN: +1},
    done=True,
)
LOSSOTH = Faction(
    "tw-268", "Lossoth", race=MAN, points=2, at=("Lossadan Camp",), above=8, swayed_by={MAN: +1}, done=True,
)
MEN_OF_ANFALAS = Faction(
    "tw-276", "Men of Anfalas", race=MAN, points=2, at=("Lond Galen",), above=8, swayed_by={DUNADAN: +1}, done=True,
)
MEN_OF_ANORIEN = Faction(
    "tw-277", "Men of Anórien", race=MAN, points=2, at=("Minas Tirith",), above=7, swayed_by={DUNADAN: +1}, done=True,
)
MEN_OF_DORWINION = Faction(
    "tw-278", "Men of Dorwinion", race=MAN, points=3, at=("Shrel-Kain",), above=6, swayed_by={MAN: +1}, done=True,
)
MEN_OF_LAMEDON = Faction(
    "tw-279", "Men of Lamedon", race=MAN, points=2, at=("Vale of Erech",), above=7, swayed_by={DUNADAN: +1}, done=True,
)
MEN_OF_LEBENNIN = Faction(
    "tw-280", "Men of Lebennin", race=MAN, points=2, at=("Pelargir",), above=7, swayed_by={DUNADAN: +1}, done=True,
)
MEN_OF_NORTHERN_RHOVANION = Faction(
    "tw-281", "Men of Northern Rhovanion", race=MAN, points=2, at=("Lake-town",), above=6, swayed_by={MAN: +1},
    done=True,
)
RANGERS_OF_ITHILIEN = Faction(
    "tw-310", "Rangers of Ithilien", race=DUNADAN, points=3, at=("Henneth Annûn",), above=7, swayed_by={DUNADAN: +1},
    done=True,
)
RANGERS_OF_THE_NORTH = Faction(
    "tw-311", "Rangers of the North", race=DUNADAN, points=3, at=("Bree",), above=9, swayed_by={DUNADAN: +1},
    done=True,
)
RIDERS_OF_ROHAN = Faction(
    "tw-317", "Riders of Rohan", race=MAN, points=3, at=("Edoras",), above=9, swayed_by={HOBBIT: +1, DUNADAN: +1},
    done=True,
)
SOUTHRONS = Faction(
    "tw-329", "Southrons", race=MAN, points=5, at=("Southron Oasis",), above=8,
    swayed_by={DUNADAN: -2, ELF: -2, DWARF: -2}, done=True,
)
THE_GREAT_EAGLES = Faction(
    "tw-344", "The Great Eagles", race=EAGLE, points=3, at=("Eagles' Eyrie",), above=9, done=True,
)
TOWER_GUARD_OF_MINAS_TIRITH = Faction(
    "tw-352", "Tower Guard of Minas Tirith", race=DUNADAN, points=2, at=("Minas Tirith",), above=7,
    swayed_by={DUNADAN: +1}, done=True,
)
VARIAGS_OF_KHAND = Faction("tw-357", "Variags of Khand", race=MAN, points=4, at=("Variag Camp",), above=9, done=True)
WOODMEN = Faction(
    "tw-368", "Woodmen", race=MAN, points=2, at=("Woodmen-town",), above=7, swayed_by={MAN: +1}, done=True,
)
WOOD_ELVES = Faction(
    "tw-367", "Wood-elves", race=ELF, points=3, at=("Thranduil's Halls",), above=8,
    swayed_by={MAN: -1, ELF: +1, DWARF: -2}, done=True,
)
WOSES_OF_OLD_PUKEL_LAND = Faction(
    "tw-369", "Woses of Old Pûkel-land", race=WOSE, points=3, at=("Wose Passage-hold",), above=8, done=True,
)
WOSES_OF_THE_DRUADAN_FOREST = Faction(
    "tw-370", "Woses of the Drúadan Forest", race=WOSE, points=3, at=("Drúadan Forest",), above=9, done=True,
)
