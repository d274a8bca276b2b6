"""Card words said by one generic function (HOUSE_STYLE 6.8), shown on a few words of a game that is none."""
from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar

import pytest

from ravenhill.locale import Speech, Unsayable, listed
from ravenhill.locale.fields import declared

ENGLISH = """
moment-1 = when the company is attacked
moment-2 = at the end of the turn
skill-scout = scout
skill-ranger = ranger
race-orc = Orcs
race-dragon = Dragons
Size-great = great
With = { $skill }s
    .one = a { $skill }
TheAttack = the attack
ThisCard = this card
Tap = tap { $who }
Cancel = cancel { $who }
Discard = discard { $who }
Facing = the attack is by { $race }
    .not = the attack is not by { $race }
Normally = { $when ->
    [none] { $usual }
   *[other] { $usual } ({ $but } if { $when })
}
Prowess = prowess of the bearer { SIGNED($change) } (to at most { $most })
Sees = sees { $size ->
   *[other] { $size }
}{ $open ->
    [yes] , openly
   *[no] {""}
}
rule-T-01 = Only the active player may do this.
"""
SPANISH = """
moment-1 = cuando la compañía es atacada
moment-2 = al final del turno
skill-scout = explorador
    .many = exploradores
skill-ranger = montaraz
    .many = montaraces
race-orc = orcos
race-dragon = dragones
Size-great = grande
With = los { $skill-many }
    .one = un { $skill }
    .one-to = a un { $skill }
TheAttack = el ataque
    .of = del ataque
    .to = al ataque
ThisCard = esta carta
    .to = esta carta
Tap = girar { $who-to }
Cancel = cancelar { $who }
Discard = descartar { $who }
    .do = descarta { $who }
Facing = el ataque es de { $race }
    .not = el ataque no es de { $race }
Normally = { $when ->
    [none] { $usual }
   *[other] { $usual } ({ $but } si { $when })
}
Prowess = poder del portador { SIGNED($change) } (hasta { $most } como máximo)
Sees = ve { $size }, { $open }
rule-T-01 = Solo puede hacerlo el jugador activo.
"""
NAMES = listed(skill=("scout", "ranger"), race=("orc", "dragon"))


class Word: pass
class If(Word): pass
class Effect(Word): pass
class Change(Word): pass


@dataclass(frozen=True)
class With(Word):
    skill: int


class Picked(Word):
    who: Word
    made: ClassVar[int] = 0

    def __init__(self, who: Word) -> None:
        self.who = who


class TheAttack(Word): pass
class ThisCard(Word): pass


@dataclass(frozen=True)
class Tap(Effect):
    who: Word


class Cancel(Effect):
    """As a compiled class looks from outside: its fields are listed, and its annotations are gone."""
    __mypyc_attrs__ = ("who",)

    def __init__(self, who: Word) -> None:
        self.who = who


@dataclass(frozen=True)
class Discard(Effect):
    who: Word


@dataclass(frozen=True)
class Facing(If):
    race: int | tuple[int, ...]


@dataclass(frozen=True)
class Not(If):
    one: If


@dataclass(frozen=True)
class Both(If):
    one: If
    other: If


@dataclass(frozen=True)
class Normally(Word):
    usual: int
    but: int = 0
    when: If | None = None


@dataclass(frozen=True)
class Prowess(Change):
    change: int
    most: Normally


@dataclass(frozen=True)
class Rule(Word):
    id: str


class Size(Enum):
    GREAT = 1


@dataclass(frozen=True)
class Sees(Word):
    size: Size
    open: bool


@dataclass(frozen=True)
class Ability:
    kind: int
    at: int
    does: tuple[Any, ...]
    changes: tuple[Any, ...] = ()
    pay: Any = None
    when: Any = None


ORC, DRAGON, SCOUT = 0, 1, 0
A_SCOUT = Picked(With(SCOUT))
ESCAPE = Ability(2, 1, (Cancel(TheAttack()),), pay=Tap(A_SCOUT))
FADE = Ability(1, 2, (Discard(ThisCard()),), when=Not(Facing(DRAGON)))
SWORD = Ability(0, 0, (), (Prowess(+3, Normally(8, 9, Facing(ORC))),))
SHIELD = Ability(0, 0, (), (Prowess(-1, Normally(8)),), when=Both(Facing(ORC), Not(Facing(DRAGON))))


def speech(language: str, strict: bool = True) -> Speech:
    return Speech(language, names=NAMES, more={"en": ENGLISH, "es": SPANISH}, strict=strict)


@pytest.mark.parametrize(("language", "ability", "said"), [
    ("en", ESCAPE, "When the company is attacked, you may tap a scout to cancel the attack."),
    ("es", ESCAPE, "Cuando la compañía es atacada, puedes girar a un explorador para cancelar el ataque."),
    ("en", FADE, "At the end of the turn, if the attack is not by Dragons, discard this card."),
    ("es", FADE, "Al final del turno, si el ataque no es de dragones, descarta esta carta."),
    ("en", SWORD, "Prowess of the bearer +3 (to at most 8 (9 if the attack is by Orcs))."),
    ("es", SWORD, "Poder del portador +3 (hasta 8 (9 si el ataque es de orcos) como máximo)."),
    ("en", SHIELD, "If the attack is by Orcs and the attack is not by Dragons: "
                   "prowess of the bearer \N{MINUS SIGN}1 (to at most 8)."),
])
def test_an_ability_is_a_sentence(language: str, ability: Ability, said: str) -> None:
    assert speech(language).word(ability) == said


@pytest.mark.parametrize(("language", "word", "said"), [
    ("en", Tap(A_SCOUT), "You would have to tap a scout, and cannot."),
    ("es", Tap(A_SCOUT), "Tendrías que girar a un explorador, y no puedes."),
    ("en", Not(Facing(DRAGON)), "Only if the attack is not by Dragons."),
    ("es", Not(Facing(DRAGON)), "Solo si el ataque no es de dragones."),
    ("en", Rule("T-01"), "Only the active player may do this."),
    ("es", Rule("T-01"), "Solo puede hacerlo el jugador activo."),
])
def test_a_refusal_is_the_word_that_said_no(language: str, word: Word, said: str) -> None:
    assert speech(language).refusal(word) == said


@pytest.mark.parametrize(("language", "said"), [
    ("en", "the attack is by Orcs and Dragons"), ("es", "el ataque es de orcos y dragones"),
])
def test_a_tuple_of_names_is_joined(language: str, said: str) -> None:
    assert speech(language).word(Facing((ORC, DRAGON))) == said


def test_the_translator_decides_which_forms_a_noun_has() -> None:
    assert speech("es").arguments(Tap(TheAttack())) == {
        "who": "el ataque", "who-of": "del ataque", "who-to": "al ataque", "who-word": "TheAttack"}
    assert speech("en").arguments(Tap(TheAttack())) == {"who": "the attack", "who-word": "TheAttack"}


def test_enumerations_and_flags_can_be_said() -> None:
    assert speech("en").word(Sees(Size.GREAT, True)) == "sees great, openly"


def test_a_form_that_is_asked_for_and_missing_is_reported() -> None:
    lacking = Speech("es", names=NAMES, more={"en": ENGLISH, "es": SPANISH.replace("    .to = al ataque\n", "")},
                     strict=True)
    with pytest.raises(Unsayable, match=r"es: Tap: .*who-to"):
        lacking.word(Tap(TheAttack()))
    lacking.strict = False
    assert lacking.word(Tap(TheAttack())) == "[en] tap the attack"
    assert lacking.refusal(Tap(TheAttack())) == "[en] You would have to tap the attack, and cannot."


def test_fields_are_found_on_dataclasses_compiled_and_plain_classes() -> None:
    assert [declared(kind) for kind in (Tap, Cancel, Picked)] == [("who",), ("who",), ("who",)]
