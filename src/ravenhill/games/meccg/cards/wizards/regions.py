"""Regions; those next to each from Z to A."""
from ravenhill.games.meccg.words import *

ANDRAST = Region(
    "tw-440", "Andrast", type=WILDERNESS,
    borders=("Old Pûkel-land", "Eriadoran Coast", "Bay of Belfalas", "Anfalas", "Andrast Coast"), done=True,
)
ANDRAST_COAST = Region(
    "tw-441", "Andrast Coast", type=COASTAL_SEA, borders=("Eriadoran Coast", "Bay of Belfalas", "Andrast"), done=True,
)
ANDUIN_VALES = Region(
    "tw-442", "Anduin Vales", type=BORDER_LAND,
    borders=(
        "Woodland Realm", "Wold & Foothills", "Western Mirkwood", "Southern Mirkwood", "High Pass", "Gundabad",
        "Grey Mountain Narrows", "Brown Lands",
    ), done=True,
)
ANFALAS = Region(
    "tw-443", "Anfalas", type=WILDERNESS,
    borders=("Old Pûkel Gap", "Lamedon", "Belfalas", "Bay of Belfalas", "Andrast"), done=True,
)
ANGMAR = Region(
    "tw-444", "Angmar", type=SHADOW_LAND, borders=("Rhudaur", "Gundabad", "Forochel", "Arthedain"), done=True,
)
ANORIEN = Region("tw-445", "Anórien", type=FREE_DOMAIN, borders=("Rohan", "Lebennin", "Ithilien"), done=True)
ARTHEDAIN = Region(
    "tw-446", "Arthedain", type=WILDERNESS,
    borders=("The Shire", "Rhudaur", "Númeriador", "Lindon", "Forochel", "Cardolan", "Angmar"), done=True,
)
BAY_OF_BELFALAS = Region(
    "tw-447", "Bay of Belfalas", type=COASTAL_SEA,
    borders=("Mouths of the Anduin", "Belfalas", "Anfalas", "Andrast Coast", "Andrast"), done=True,
)
BELFALAS = Region(
    "tw-448", "Belfalas", type=FREE_DOMAIN,
    borders=("Mouths of the Anduin", "Lebennin", "Lamedon", "Bay of Belfalas", "Anfalas"), done=True,
)
BROWN_LANDS = Region(
    "tw-449", "Brown Lands", type=SHADOW_LAND,
    borders=("Wold & Foothills", "Southern Mirkwood", "Dagorlad", "Anduin Vales"), done=True,
)
CARDOLAN = Region(
    "tw-450", "Cardolan", type=WILDERNESS,
    borders=("The Shire", "Rhudaur", "Hollin", "Eriadoran Coast", "Enedhwaith", "Dunland", "Arthedain"), done=True,
)
DAGORLAD = Region(
    "tw-451", "Dagorlad", type=SHADOW_LAND,
    borders=("Southern Rhovanion", "Southern Mirkwood", "Ithilien", "Horse Plains", "Brown Lands"), done=True,
)
DORWINION = Region(
    "tw-452", "Dorwinion", type=BORDER_LAND, borders=("Southern Rhovanion", "Northern Rhovanion"), done=True,
)
DUNLAND = Region("tw-453", "Dunland", type=WILDERNESS, borders=("Hollin", "Enedhwaith", "Cardolan"), done=True)
ELVEN_SHORES = Region("tw-454", "Elven Shores", type=COASTAL_SEA, borders=("Lindon", "Eriadoran Coast"), done=True)
ENEDHWAITH = Region(
    "tw-455", "Enedhwaith", type=WILDERNESS,
    borders=("Old Pûkel-land", "Gap of Isen", "Eriadoran Coast", "Dunland", "Cardolan"), done=True,
)
ERIADORAN_COAST = Region(
    "tw-456", "Eriadoran Coast", type=COASTAL_SEA,
    borders=("Old Pûkel-land", "Enedhwaith", "Elven Shores", "Cardolan", "Andrast Coast", "Andrast"), done=True,
)
FANGORN = Region("tw-457", "Fangorn", type=WILDERNESS, borders=("Wold & Foothills", "Rohan", "Gap of Isen"), done=True)
FOROCHEL = Region("tw-458", "Forochel", type=WILDERNESS, borders=("Númeriador", "Arthedain", "Angmar"), done=True)
GAP_OF_ISEN = Region(
    "tw-459", "Gap of Isen", type=BORDER_LAND, borders=("Rohan", "Old Pûkel-land", "Fangorn", "Enedhwaith"), done=True,
)
GORGOROTH = Region("tw-460", "Gorgoroth", type=DARK_DOMAIN, borders=("Udûn", "Nurn", "Imlad Morgul"), done=True)
GREY_MOUNTAIN_NARROWS = Region(
    "tw-461", "Grey Mountain Narrows", type=SHADOW_LAND,
    borders=("Woodland Realm", "Withered Heath", "Northern Rhovanion", "Anduin Vales"), done=True,
)
GUNDABAD = Region("tw-462", "Gundabad", type=DARK_DOMAIN, borders=("Angmar", "Anduin Vales"), done=True)
HARONDOR = Region(
    "tw-463", "Harondor", type=WILDERNESS, borders=("Mouths of the Anduin", "Khand", "Ithilien"), done=True,
)
HEART_OF_MIRKWOOD = Region(
    "tw-464", "Heart of Mirkwood", type=WILDERNESS,
    borders=("Woodland Realm", "Western Mirkwood", "Southern Rhovanion", "Southern Mirkwood", "Northern Rhovanion"),
    done=True,
)
HIGH_PASS = Region("tw-465", "High Pass", type=WILDERNESS, borders=("Rhudaur", "Anduin Vales"), done=True)
HOLLIN = Region(
    "tw-466", "Hollin", type=WILDERNESS, borders=("Rhudaur", "Redhorn Gate", "Dunland", "Cardolan"), done=True,
)
HORSE_PLAINS = Region(
    "tw-467", "Horse Plains", type=SHADOW_LAND, borders=("Southern Rhovanion", "Nurn", "Dagorlad"), done=True,
)
IMLAD_MORGUL = Region("tw-468", "Imlad Morgul", type=SHADOW_LAND, borders=("Ithilien", "Gorgoroth"), done=True)
IRON_HILLS = Region(
    "tw-469", "Iron Hills", type=WILDERNESS, borders=("Withered Heath", "Northern Rhovanion"), done=True,
)
ITHILIEN = Region(
    "tw-470", "Ithilien", type=WILDERNESS, borders=("Imlad Morgul", "Harondor", "Dagorlad", "Anórien"), done=True,
)
KHAND = Region("tw-471", "Khand", type=SHADOW_LAND, borders=("Nurn", "Harondor"), done=True)
LAMEDON = Region("tw-472", "Lamedon", type=BORDER_LAND, borders=("Lebennin", "Belfalas", "Anfalas"), done=True)
LEBENNIN = Region(
    "tw-473", "Lebennin", type=FREE_DOMAIN, borders=("Mouths of the Anduin", "Lamedon", "Belfalas", "Anórien"),
    done=True,
)
LINDON = Region("tw-474", "Lindon", type=FREE_DOMAIN, borders=("Númeriador", "Elven Shores", "Arthedain"), done=True)
MOUTHS_OF_THE_ANDUIN = Region(
    "tw-475", "Mouths of the Anduin", type=COASTAL_SEA, borders=("Lebennin", "Harondor", "Belfalas", "Bay of Belfalas"),
    done=True,
)
NORTHERN_RHOVANION = Region(
    "tw-476", "Northern Rhovanion", type=WILDERNESS,
    borders=(
        "Woodland Realm", "Withered Heath", "Southern Rhovanion", "Iron Hills", "Heart of Mirkwood",
        "Grey Mountain Narrows", "Dorwinion",
    ), done=True,
)
NUMERIADOR = Region("tw-477", "Númeriador", type=WILDERNESS, borders=("Lindon", "Forochel", "Arthedain"), done=True)
NURN = Region("tw-478", "Nurn", type=DARK_DOMAIN, borders=("Khand", "Horse Plains", "Gorgoroth"), done=True)
OLD_PUKEL_GAP = Region("tw-479", "Old Pûkel Gap", type=WILDERNESS, borders=("Old Pûkel-land", "Anfalas"), done=True)
OLD_PUKEL_LAND = Region(
    "tw-480", "Old Pûkel-land", type=WILDERNESS,
    borders=("Old Pûkel Gap", "Gap of Isen", "Eriadoran Coast", "Enedhwaith", "Andrast"), done=True,
)
REDHORN_GATE = Region("tw-481", "Redhorn Gate", type=WILDERNESS, borders=("Wold & Foothills", "Hollin"), done=True)
RHUDAUR = Region(
    "tw-482", "Rhudaur", type=WILDERNESS, borders=("Hollin", "High Pass", "Cardolan", "Arthedain", "Angmar"), done=True,
)
ROHAN = Region(
    "tw-483", "Rohan", type=BORDER_LAND, borders=("Wold & Foothills", "Gap of Isen", "Fangorn", "Anórien"), done=True,
)
SOUTHERN_MIRKWOOD = Region(
    "tw-484", "Southern Mirkwood", type=DARK_DOMAIN,
    borders=("Western Mirkwood", "Southern Rhovanion", "Heart of Mirkwood", "Dagorlad", "Brown Lands", "Anduin Vales"),
    done=True,
)
SOUTHERN_RHOVANION = Region(
    "tw-485", "Southern Rhovanion", type=WILDERNESS,
    borders=("Southern Mirkwood", "Northern Rhovanion", "Horse Plains", "Heart of Mirkwood", "Dorwinion", "Dagorlad"),
    done=True,
)
THE_SHIRE = Region("tw-486", "The Shire", type=FREE_DOMAIN, borders=("Cardolan", "Arthedain"), done=True)
UDUN = Region("tw-487", "Udûn", type=DARK_DOMAIN, borders=("Gorgoroth",), done=True)
WESTERN_MIRKWOOD = Region(
    "tw-488", "Western Mirkwood", type=WILDERNESS,
    borders=("Woodland Realm", "Southern Mirkwood", "Heart of Mirkwood", "Anduin Vales"), done=True,
)
WITHERED_HEATH = Region(
    "tw-489", "Withered Heath", type=WILDERNESS, borders=("Northern Rhovanion", "Iron Hills", "Grey Mountain Narrows"),
    done=True,
)
WOLD_AND_FOOTHILLS = Region(
    "tw-490", "Wold & Foothills", type=WILDERNESS,
    borders=("Rohan", "Redhorn Gate", "Fangorn", "Brown Lands", "Anduin Vales"), done=True,
)
WOODLAND_REALM = Region(
    "tw-491", "Woodland Realm", type=BORDER_LAND,
    borders=("Western Mirkwood", "Northern Rhovanion", "Heart of Mirkwood", "Grey Mountain Narrows", "Anduin Vales"),
    done=True,
)
