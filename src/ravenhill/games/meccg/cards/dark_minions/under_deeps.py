"""Sites of the Under-deeps."""
from ravenhill.games.meccg.words import *

# R-AMB-147  Whatever is keyed to any of them, or to a neighbour of one, is keyed by name.
UNDER_DEEPS = (
    "The Gem-deeps", "The Iron-deeps", "The Pûkel-deeps", "The Sulfur-deeps", "The Under-courts", "The Under-galleries",
    "The Under-gates", "The Under-grottos", "The Under-leas", "The Under-vaults",
)
ABOVE_THEM = (                           # the regions of the sites above
    "Udûn", "Gorgoroth", "Southern Mirkwood", "Gundabad", "Angmar", "High Pass", "Redhorn Gate", "Gap of Isen", "Rohan",
)

THE_GEM_DEEPS = Site(
    "dm-030", "The Gem-deeps", hold=RUINS_AND_LAIRS, draws=(2, 3), playable=frozenset({MINOR, MAJOR, GOLD_RING}),
    neighbours={"The Pûkel-deeps": 9, "The Under-gates": 6, "Glittering Caves": 0},
    guarded_by=(Automatic(UNDEAD, strikes=3, prowess=9), from_hand(at_site(SHADOW_HOLD))),
    open_to=(UNDEAD, PUKEL_CREATURE), done=True,
)
THE_IRON_DEEPS = Site(
    "dm-033", "The Iron-deeps", hold=DARK_HOLD, draws=(1, 4), playable=frozenset({MINOR, MAJOR, GREATER}),
    neighbours={"The Under-vaults": 7, "The Under-leas": 6, "Carn Dûm": 0}, guarded_by=(
        Automatic(TROLL, strikes=3, prowess=9), from_hand(at_site(RUINS_AND_LAIRS)),
        haunted_by("Witch-king of Angmar"),
    ), done=True,
)
THE_PUKEL_DEEPS = Site(
    "dm-034", "The Pûkel-deeps", hold=RUINS_AND_LAIRS, draws=(2, 3), playable=frozenset({MINOR, MAJOR, GOLD_RING}),
    neighbours={"The Gem-deeps": 9, "The Sulfur-deeps": 9, "Dunharrow": 0},
    guarded_by=(Automatic(PUKEL_CREATURE, strikes=2, prowess=11), from_hand(at_site(SHADOW_HOLD))),
    open_to=(UNDEAD, PUKEL_CREATURE), done=True,
)
THE_SULFUR_DEEPS = Site(
    "dm-035", "The Sulfur-deeps", hold=DARK_HOLD, draws=(1, 4), playable=frozenset({MINOR, MAJOR, GREATER}),
    neighbours={
        "The Pûkel-deeps": 9, "The Under-galleries": 8, "The Under-courts": 5, "The Under-gates": 5, "Dol Guldur": 0,
    }, guarded_by=(
        Automatic(TROLL, strikes=2, prowess=9), from_hand(at_site(SHADOW_HOLD)),
        haunted_by("Khamûl the Easterling", "Adûnaphel"),
    ), done=True,
)
THE_UNDER_COURTS = Site(
    "dm-036", "The Under-courts", hold=DARK_HOLD, draws=(1, 4), playable=frozenset({MINOR, MAJOR, GREATER}),
    neighbours={"The Sulfur-deeps": 5, "The Under-galleries": 4, "Barad-dûr": 0}, guarded_by=(
        Automatic(TROLL, strikes=3, prowess=10), from_hand(at_site(SHADOW_HOLD)), haunted_by(),
    ), done=True,
)
THE_UNDER_GALLERIES = Site(
    "dm-037", "The Under-galleries", hold=DARK_HOLD, draws=(1, 4), playable=frozenset({MINOR, MAJOR, GREATER}),
    points=3, neighbours={"The Sulfur-deeps": 8, "The Under-courts": 4, "Morannon": 0},
    guarded_by=(Automatic(TROLL, strikes=4, prowess=9), from_hand(at_site(SHADOW_HOLD))), traits=frozenset({KEPT}),
    done=True,
)
THE_UNDER_GATES = Site(
    "dm-038", "The Under-gates", hold=SHADOW_HOLD, draws=(1, 3), playable=frozenset({MINOR, MAJOR, GREATER, GOLD_RING}),
    neighbours={"The Under-grottos": 8, "The Gem-deeps": 6, "The Under-leas": 6, "The Sulfur-deeps": 5, "Moria": 0},
    guarded_by=(
        Automatic(
            BALROG, strikes=2, prowess=16, unless=InPlay("Balrog of Moria") | Beaten("Balrog of Moria", "Durin's Bane"),
        ), from_hand(at_site(RUINS_AND_LAIRS)),
    ), done=True,
)
THE_UNDER_GROTTOS = Site(
    "dm-039", "The Under-grottos", hold=RUINS_AND_LAIRS, draws=(1, 3), playable=frozenset({MINOR, MAJOR, GOLD_RING}),
    neighbours={"The Under-gates": 8, "The Under-leas": 8, "Goblin-gate": 0}, traits=frozenset({TELLS_RINGS}),
    guarded_by=(Automatic(ORC, strikes=4, prowess=7), from_hand(at_site(SHADOW_HOLD))), done=True,
)
THE_UNDER_LEAS = Site(
    "dm-040", "The Under-leas", hold=SHADOW_HOLD, draws=(1, 4), playable=frozenset({MINOR, MAJOR, GREATER}),
    neighbours={
        "The Under-grottos": 8, "The Under-vaults": 7, "The Iron-deeps": 6, "The Under-gates": 6, "Mount Gundabad": 0,
    }, guarded_by=(
        Automatic(ORC, strikes=5, prowess=7), from_hand(at_site(RUINS_AND_LAIRS)),
        haunted_by("Witch-king of Angmar"),
    ), done=True,
)
THE_UNDER_VAULTS = Site(
    "dm-041", "The Under-vaults", hold=RUINS_AND_LAIRS, draws=(2, 3), playable=frozenset({MINOR, MAJOR, GOLD_RING}),
    neighbours={"The Iron-deeps": 7, "The Under-leas": 7, "Mount Gram": 0},
    guarded_by=(Automatic(UNDEAD, strikes=3, prowess=8), from_hand(at_site(SHADOW_HOLD))), open_to=(UNDEAD,), done=True,
)
