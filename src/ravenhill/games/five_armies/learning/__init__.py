"""What people learn the Battle of Five Armies from: six lessons, a guided game, the rulebook's examples, its words."""
from __future__ import annotations

from pathlib import Path

from ravenhill.games.five_armies.content import pack as content
from ravenhill.games.five_armies.learning.cards import card_facts
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import ELF_ARCHER, FREE, LAKE_MAN, SHADOW, SIDES
from ravenhill.games.teaching import Course, Goal, Lesson, Tip, read_examples, told

HERE = Path(__file__).parent
EXAMPLES = read_examples(HERE / "examples", SIDES)
PLACE = content.default().place
CARD = content.default().card


def lesson(name: str) -> str:
    return (HERE / "lessons" / f"{name}.toml").read_text("utf-8")


def example(id: str) -> str:
    return next(it.position for it in EXAMPLES if it.id == id)


# Whether a table shows what a lesson asks for

def free_units(g: Battle, place: str) -> int:
    return g.armies[FREE * g.facts.places + PLACE[place]]


def dale_is_free(g: Battle) -> bool:
    """B-CTL-02"""
    return free_units(g, "ruins_of_dale") > 0 and not g.control[PLACE["ruins_of_dale"]]


def is_over_the_ford(g: Battle) -> bool:
    """B-BRD-05"""
    return free_units(g, "south_bank") > 0


def has_recruits_in_camp(g: Battle) -> bool:
    """B-REC-07"""
    return free_units(g, "camp") > 1


def has_recruits_in_dale(g: Battle) -> bool:
    return free_units(g, "ruins_of_dale") > 1


def archers_at(g: Battle) -> int:
    """Where both Elf Archers are together, or nowhere."""
    return next((place for place in range(g.facts.places) if g.has(place, ELF_ARCHER) == 2), -1)


def archers_left(g: Battle) -> bool:
    """B-MOV-08"""
    return archers_at(g) not in (-1, PLACE["west_dale"]) and g.has(PLACE["west_dale"], LAKE_MAN) == 1


def archers_have_damage(g: Battle) -> bool:
    """B-MOV-11"""
    return archers_left(g) and g.damage[archers_at(g)] in (1, 2)


def veterans_are_shown(g: Battle) -> bool:
    """B-CMB-11"""
    veterans = CARD["unit_dwarf_veteran"]
    return any(said["side"] == FREE and g.kind[said["card"]] == veterans for said in told(g, "war-combat-showed"))


def three_are_rolled_again(g: Battle) -> bool:
    """B-CMB-40"""
    return any(said["side"] == FREE and said["faces"] > 99 for said in told(g, "war-combat-again"))


def orcs_are_hurt(g: Battle) -> bool:
    """B-DMG-01"""
    here = PLACE["east_dale"]
    return g.damage[here] > 1 or g.armies[SHADOW * g.facts.places + here] < 3


def is_in_the_vale(g: Battle) -> bool:
    """B-RET-05"""
    return free_units(g, "upper_vale") > 0


def fate_is_held(g: Battle) -> bool:
    """B-FAT-03"""
    return 12 < g.fate < 15


def bridge_is_taken(g: Battle) -> bool:
    """B-CTL-01"""
    return bool(g.control[PLACE["fallen_bridge"]])


def shadow_has_won(g: Battle) -> bool:
    """B-VIC-05"""
    return g.ended and g.winner == SHADOW


def a_turn_is_over(g: Battle) -> bool: return g.turn > 1
def it_is_over(g: Battle) -> bool: return g.ended


def anything(g: Battle) -> bool:
    return True


LESSONS = (
    Lesson("field", FREE, lesson("field"), (Goal("dale", dale_is_free), Goal("ford", is_over_the_ford)),
           ("B-BRD-02", "B-BRD-05", "B-MOV-02", "B-CTL-02"), solution=(
               "UseDie face-muster_army use-strategic_movement", "Move place-west_dale", "Choose place-ruins_of_dale",
               "Move place-south_dale", "Choose place-south_bank")),
    Lesson("die", FREE, lesson("die"), (Goal("camp", has_recruits_in_camp), Goal("dale", has_recruits_in_dale)),
           ("B-DIC-10", "B-REC-01", "B-REC-07"), solution=(
               "UseDie face-muster use-recruitment", "Flip group-dwarves_and_men place-camp",
               "Flip group-elves place-ruins_of_dale")),
    Lesson("march", FREE, example("B-EX-08"), (
        Goal("undo", anything, taken_back=True), Goal("split", archers_left), Goal("damage", archers_have_damage)),
        ("B-MOV-08", "B-MOV-11", "B-MOV-12"), solution=(
            "UseDie face-muster_army use-strategic_movement", "undo", "UseDie face-muster_army use-strategic_movement",
            "Split place-west_dale", "Several unit-elf_archer 2", "Several unit-lake_man 0", "Number 1",
            "Choose place-lower_slopes", "Done")),
    Lesson("combat", FREE, example("B-EX-12"), (
        Goal("seal", veterans_are_shown), Goal("again", three_are_rolled_again), Goal("damage", orcs_are_hurt)),
        ("B-CMB-10", "B-CMB-20", "B-CMB-21", "B-CMB-40", "B-DMG-01"), dice=(0, 0, 0, 1, 2, 2, 3, 5, 4, 0), solution=(
            "Maneuver card-unit_dwarf_veteran", "Reroll die-black 1", "Reroll die-white 2", "Yes")),
    Lesson("leave", FREE, example("B-EX-14"), (Goal("vale", is_in_the_vale),),
           ("B-RET-03", "B-RET-04", "B-RET-05", "B-RET-12"), minutes=1, solution=(
               "Retreat", "RetreatTo place-upper_vale")),
    Lesson("time", SHADOW, lesson("time"), (
        Goal("fate", fate_is_held), Goal("bridge", bridge_is_taken), Goal("won", shadow_has_won)),
        ("B-FAT-02", "B-FAT-05", "B-CTL-01", "B-VIC-05"), minutes=3, dice=(5, 0, 0, 1, 1, 1), solution=(
            "SetAside tile-3", "Keep tile-2", "Number 3", "ChooseTerritory territory-valley",
            "ChooseTerritory territory-valley", "ChooseTerritory territory-valley",
            "UseDie face-army use-strategic_movement", "Move place-south_dale", "Choose place-fallen_bridge", "Done",
            "SkipDie face-army", "SkipDie face-army")),
    Lesson("first", FREE, "", (Goal("turn", a_turn_is_over), Goal("end", it_is_over)),
           ("B-VIC-01", "B-VIC-05", "B-TRN-06"), hints=1, minutes=25, tips=(
               Tip("general", ("Activate",)), Tip("odds", ("Maneuvers", "ManeuverAlone")),
               Tip("arrow", ("AttackWith",)), Tip("losses", ("Casualty",)), Tip("split", ("HowMany", "GoesAlong")),
               Tip("ability", ("UseGeneral",)),
               Tip("map", ("WhichArmy", "MoveTo")), Tip("flip", ("FlipWhere",)), Tip("why", ("Act",)),
               Tip("again", ("Act", "LeadershipWith")), Tip("log", ("Act",)), Tip("undo", ("Act", "MoveTo")),
               Tip("fate", ("Act", "Activate")), Tip("keys", ("Act",)))),
)
GLOSSARY = {
    "army": "B-FIG-01", "general": "B-FIG-04", "character": "B-CHR-02", "region": "B-BRD-01", "territory":
    "B-BRD-02", "ford": "B-BRD-05", "slope": "B-BRD-06", "settlement": "B-BRD-08", "fortification": "B-FOR-01",
    "protection_value": "B-BRD-10", "mustering_region": "B-BRD-11", "goblin_mustering_point": "B-BRD-12",
    "mountain_pass": "B-PAS-01", "eagles_eyrie": "B-BRD-13", "fate_track": "B-BRD-14", "stacking_limit":
    "B-ARM-01", "control": "B-CTL-01", "leadership": "B-LDR-03", "army_with_leadership": "B-LDR-04",
    "leadership_token": "B-LDR-01", "activation_token": "B-GEN-02", "action_die": "B-TRN-12", "action_dice_pool":
    "B-DIC-03", "pass": "B-DIC-07", "skip": "B-DIC-08", "will_of_the_west": "B-DIC-14", "lidless_eye":
    "B-DIC-17", "strategic_movement": "B-MOV-02", "fast_movement": "B-MOV-04", "attack": "B-MOV-03",
    "combined_attack": "B-COM-01", "character_movement": "B-CHR-11", "recruitment": "B-REC-01",
    "recruitment_token": "B-REC-07", "rally": "B-RAL-02", "event_card": "B-CRD-01", "story_card": "B-CRD-03",
    "fate_card": "B-FAT-10", "fate_tile": "B-FAT-05", "unit_card": "B-ARM-04", "maneuver_card": "B-CMB-08",
    "regroup_card": "B-CMB-18", "maneuver_ability": "B-CMB-22", "terrain_superiority": "B-CMB-06",
    "combat_strength": "B-CMB-20", "target_number": "B-CMB-30", "black_die": "B-CMB-21", "hit": "B-DMG-01",
    "reroll": "B-CMB-40", "damage": "B-DMG-05", "casualties": "B-DMG-03", "withdraw": "B-RET-23", "retreat":
    "B-RET-03", "rout": "B-RET-12", "advance": "B-RET-21", "victory_point": "B-VIC-01", "eagles": "B-EAG-06",
    "great_bats": "B-BAT-02", "ring_token": "B-BIL-02", "bodyguard_token": "B-BOL-04", "wrath_token": "B-BEO-14",
    "range_ruler": "B-RNG-02", "facedown": "B-INF-01",
}
COURSE = Course(LESSONS, EXAMPLES, GLOSSARY, card_facts)
