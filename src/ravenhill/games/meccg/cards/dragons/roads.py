"""Roads that lead from region to region without a map."""
from ravenhill.games.meccg.words import *

BELEGAER = ShortEvent("td-100", "Belegaer", side=RESOURCE, done=True, rules=(
    road(
        "Andrast", "Andrast Coast", "Anfalas", "Bay of Belfalas", "Belfalas", "Elven Shores", "Enedhwaith",
        "Eriadoran Coast", "Harondor", "Lebennin", "Lindon", "Mouths of the Anduin", "Old Pûkel-land",
        path=(COASTAL_SEA, COASTAL_SEA, COASTAL_SEA),
    ),
))
FOROD = ShortEvent("td-117", "Forod", side=RESOURCE, done=True, rules=(
    road(
        "Angmar", "Forochel", "Grey Mountain Narrows", "Gundabad", "Iron Hills", "Lindon", "Withered Heath",
        path=(WILDERNESS, WILDERNESS, WILDERNESS),
    ),
))
HARAD = ShortEvent("td-121", "Harad", side=RESOURCE, done=True, rules=(
    road("Harondor", "Horse Plains", "Khand", "Nurn", path=(WILDERNESS, WILDERNESS, WILDERNESS)),
))
RHUN = ShortEvent("td-147", "Rhûn", side=RESOURCE, done=True, rules=(
    road("Dorwinion", "Horse Plains", "Iron Hills", "Khand", path=(WILDERNESS, WILDERNESS, WILDERNESS)),
))
