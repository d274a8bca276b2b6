"""Regions."""
from ravenhill.games.meccg.printed import Region
from ravenhill.games.meccg.terms import BORDER_LAND, COASTAL_SEA, DARK_DOMAIN, FREE_DOMAIN, SHADOW_LAND, WILDERNESS

ANDRAST = Region(
    "tw-440", "Andrast", type=WILDERNESS,
    borders=("Andrast Coast", "Anfalas", "Bay of Belfalas", "Eriadoran Coast", "Old Pûkel-land"), done=True,
)
ANDRAST_COAST = Region(
    "tw-441", "Andrast Coast", type=COASTAL_SEA, borders=("Andrast", "Bay of Belfalas", "Eriadoran Coast"), done=True,
)
ANDUIN_VALES = Region(
    "tw-442", "Anduin Vales", type=BORDER_LAND,
    borders=(
        "Brown Lands", "Grey Mountain Narrows", "Gundabad", "High Pass", "Southern Mirkwood", "Western Mirkwood",
        "Wold & Foothills", "Woodland Realm",
    ), done=True,
)
ANFALAS = Region(
    "tw-443", "Anfalas", type=WILDERNESS,
    borders=("Andrast", "Bay of Belfalas", "Belfalas", "Lamedon", "Old Pûkel Gap"), done=True,
)
ANGMAR = Region(
    "tw-444", "Angmar", type=SHADOW_LAND, borders=("Arthedain", "Forochel", "Gundabad", "Rhudaur"), done=True,
)
ANORIEN = Region("tw-445", "Anórien", type=FREE_DOMAIN, borders=("Ithilien", "Lebennin", "Rohan"), done=True)
ARTHEDAIN = Region(
    "tw-446", "Arthedain", type=WILDERNESS,
    borders=("Angmar", "Cardolan", "Forochel", "Lindon", "Númeriador", "Rhudaur", "The Shire"), done=True,
)
BAY_OF_BELFALAS = Region(
    "tw-447", "Bay of Belfalas", type=COASTAL_SEA,
    borders=("Andrast", "Andrast Coast", "Anfalas", "Belfalas", "Mouths of the Anduin"), done=True,
)
BELFALAS = Region(
    "tw-448", "Belfalas", type=FREE_DOMAIN,
    borders=("Anfalas", "Bay of Belfalas", "Lamedon", "Lebennin", "Mouths of the Anduin"), done=True,
)
BROWN_LANDS = Region(
    "tw-449", "Brown Lands", type=SHADOW_LAND,
    borders=("Anduin Vales", "Dagorlad", "Southern Mirkwood", "Wold & Foothills"), done=True,
)
CARDOLAN = Region(
    "tw-450", "Cardolan", type=WILDERNESS,
    borders=("Arthedain", "Dunland", "Enedhwaith", "Eriadoran Coast", "Hollin", "Rhudaur", "The Shire"), done=True,
)
DAGORLAD = Region(
    "tw-451", "Dagorlad", type=SHADOW_LAND,
    borders=("Brown Lands", "Horse Plains", "Ithilien", "Southern Mirkwood", "Southern Rhovanion"), done=True,
)
DORWINION = Region(
    "tw-452", "Dorwinion", type=BORDER_LAND, borders=("Northern Rhovanion", "Southern Rhovanion"), done=True,
)
DUNLAND = Region("tw-453", "Dunland", type=WILDERNESS, borders=("Cardolan", "Enedhwaith", "Hollin"), done=True)
ELVEN_SHORES = Region("tw-454", "Elven Shores", type=COASTAL_SEA, borders=("Eriadoran Coast", "Lindon"), done=True)
ENEDHWAITH = Region(
    "tw-455", "Enedhwaith", type=WILDERNESS,
    borders=("Cardolan", "Dunland", "Eriadoran Coast", "Gap of Isen", "Old Pûkel-land"), done=True,
)
ERIADORAN_COAST = Region(
    "tw-456", "Eriadoran Coast", type=COASTAL_SEA,
    borders=("Andrast", "Andrast Coast", "Cardolan", "Elven Shores", "Enedhwaith", "Old Pûkel-land"), done=True,
)
FANGORN = Region("tw-457", "Fangorn", type=WILDERNESS, borders=("Gap of Isen", "Rohan", "Wold & Foothills"), done=True)
FOROCHEL = Region("tw-458", "Forochel", type=WILDERNESS, borders=("Angmar", "Arthedain", "Númeriador"), done=True)
GAP_OF_ISEN = Region(
    "tw-459", "Gap of Isen", type=BORDER_LAND, borders=("Enedhwaith", "Fangorn", "Old Pûkel-land", "Rohan"), done=True,
)
GORGOROTH = Region("tw-460", "Gorgoroth", type=DARK_DOMAIN, borders=("Imlad Morgul", "Nurn", "Udûn"), done=True)
GREY_MOUNTAIN_NARROWS = Region(
    "tw-461", "Grey Mountain Narrows", type=SHADOW_LAND,
    borders=("Anduin Vales", "Northern Rhovanion", "Withered Heath", "Woodland Realm"), done=True,
)
GUNDABAD = Region("tw-462", "Gundabad", type=DARK_DOMAIN, borders=("Anduin Vales", "Angmar"), done=True)
HARONDOR = Region(
    "tw-463", "Harondor", type=WILDERNESS, borders=("Ithilien", "Khand", "Mouths of the Anduin"), done=True,
)
HEART_OF_MIRKWOOD = Region(
    "tw-464", "Heart of Mirkwood", type=WILDERNESS,
    borders=("Northern Rhovanion", "Southern Mirkwood", "Southern Rhovanion", "Western Mirkwood", "Woodland Realm"),
    done=True,
)
HIGH_PASS = Region("tw-465", "High Pass", type=WILDERNESS, borders=("Anduin Vales", "Rhudaur"), done=True)
HOLLIN = Region(
    "tw-466", "Hollin", type=WILDERNESS, borders=("Cardolan", "Dunland", "Redhorn Gate", "Rhudaur"), done=True,
)
HORSE_PLAINS = Region(
    "tw-467", "Horse Plains", type=SHADOW_LAND, borders=("Dagorlad", "Nurn", "Southern Rhovanion"), done=True,
)
IMLAD_MORGUL = Region("tw-468", "Imlad Morgul", type=SHADOW_LAND, borders=("Gorgoroth", "Ithilien"), done=True)
IRON_HILLS = Region(
    "tw-469", "Iron Hills", type=WILDERNESS, borders=("Northern Rhovanion", "Withered Heath"), done=True,
)
ITHILIEN = Region(
    "tw-470", "Ithilien", type=WILDERNESS, borders=("Anórien", "Dagorlad", "Harondor", "Imlad Morgul"), done=True,
)
KHAND = Region("tw-471", "Khand", type=SHADOW_LAND, borders=("Harondor", "Nurn"), done=True)
LAMEDON = Region("tw-472", "Lamedon", type=BORDER_LAND, borders=("Anfalas", "Belfalas", "Lebennin"), done=True)
LEBENNIN = Region(
    "tw-473", "Lebennin", type=FREE_DOMAIN, borders=("Anórien", "Belfalas", "Lamedon", "Mouths of the Anduin"),
    done=True,
)
LINDON = Region("tw-474", "Lindon", type=FREE_DOMAIN, borders=("Arthedain", "Elven Shores", "Númeriador"), done=True)
MOUTHS_OF_THE_ANDUIN = Region(
    "tw-475", "Mouths of the Anduin", type=COASTAL_SEA, borders=("Bay of Belfalas", "Belfalas", "Harondor", "Lebennin"),
    done=True,
)
NORTHERN_RHOVANION = Region(
    "tw-476", "Northern Rhovanion", type=WILDERNESS,
    borders=(
        "Dorwinion", "Grey Mountain Narrows", "Heart of Mirkwood", "Iron Hills", "Southern Rhovanion", "Withered Heath",
        "Woodland Realm",
    ), done=True,
)
NUMERIADOR = Region("tw-477", "Númeriador", type=WILDERNESS, borders=("Arthedain", "Forochel", "Lindon"), done=True)
NURN = Region("tw-478", "Nurn", type=DARK_DOMAIN, borders=("Gorgoroth", "Horse Plains", "Khand"), done=True)
OLD_PUKEL_GAP = Region("tw-479", "Old Pûkel Gap", type=WILDERNESS, borders=("Anfalas", "Old Pûkel-land"), done=True)
OLD_PUKEL_LAND = Region(
    "tw-480", "Old Pûkel-land", type=WILDERNESS,
    borders=("Andrast", "Enedhwaith", "Eriadoran Coast", "Gap of Isen", "Old Pûkel Gap"), done=True,
)
REDHORN_GATE = Region("tw-481", "Redhorn Gate", type=WILDERNESS, borders=("Hollin", "Wold & Foothills"), done=True)
RHUDAUR = Region(
    "tw-482", "Rhudaur", type=WILDERNESS, borders=("Angmar", "Arthedain", "Cardolan", "High Pass", "Hollin"), done=True,
)
ROHAN = Region(
    "tw-483", "Rohan", type=BORDER_LAND, borders=("Anórien", "Fangorn", "Gap of Isen", "Wold & Foothills"), done=True,
)
SOUTHERN_MIRKWOOD = Region(
    "tw-484", "Southern Mirkwood", type=DARK_DOMAIN,
    borders=("Anduin Vales", "Brown Lands", "Dagorlad", "Heart of Mirkwood", "Southern Rhovanion", "Western Mirkwood"),
    done=True,
)
SOUTHERN_RHOVANION = Region(
    "tw-485", "Southern Rhovanion", type=WILDERNESS,
    borders=("Dagorlad", "Dorwinion", "Heart of Mirkwood", "Horse Plains", "Northern Rhovanion", "Southern Mirkwood"),
    done=True,
)
THE_SHIRE = Region("tw-486", "The Shire", type=FREE_DOMAIN, borders=("Arthedain", "Cardolan"), done=True)
UDUN = Region("tw-487", "Udûn", type=DARK_DOMAIN, borders=("Gorgoroth",), done=True)
WESTERN_MIRKWOOD = Region(
    "tw-488", "Western Mirkwood", type=WILDERNESS,
    borders=("Anduin Vales", "Heart of Mirkwood", "Southern Mirkwood", "Woodland Realm"), done=True,
)
WITHERED_HEATH = Region(
    "tw-489", "Withered Heath", type=WILDERNESS, borders=("Grey Mountain Narrows", "Iron Hills", "Northern Rhovanion"),
    done=True,
)
WOLD_AND_FOOTHILLS = Region(
    "tw-490", "Wold & Foothills", type=WILDERNESS,
    borders=("Anduin Vales", "Brown Lands", "Fangorn", "Redhorn Gate", "Rohan"), done=True,
)
WOODLAND_REALM = Region(
    "tw-491", "Woodland Realm", type=BORDER_LAND,
    borders=("Anduin Vales", "Grey Mountain Narrows", "Heart of Mirkwood", "Northern Rhovanion", "Western Mirkwood"),
    done=True,
)
