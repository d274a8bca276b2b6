"""What people learn the Battle of Five Armies from: the rulebook's examples and six lessons."""
from __future__ import annotations

from pathlib import Path

from ravenhill.games.five_armies.ids import SIDES
from ravenhill.games.teaching import Course, read_examples

CHAPTERS = tuple(
    "CMP SET BRD FIG TRN DIC CRD FAT CHR GEN RNG LDR ARM MOV CTL REC RAL PAS CMB DMG FOR RET COM VIC EAG BEO BAT BOL BIL "
    "UNI INF EX DIF AMB".split())
COURSE = Course((), read_examples(Path(__file__).parent / "examples", SIDES), CHAPTERS)
