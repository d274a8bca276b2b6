"""One language, spoken: texts by key, and card words of which no language needs a line of code (HOUSE_STYLE 6.8)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from ravenhill.locale.fields import parts
from ravenhill.locale.files import LANGUAGES, PSEUDO, bundle
from ravenhill.locale.keys import Key
from ravenhill.locale.names import Names

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Arguments = dict[str, Any]
KINDS: Final = ("always", "whenever", "may")
LISTS: Final = {"faces": 10, "results": 10, "regions": 100}  # a list written as one number in this base, from one up
NUMBERED: Final = {"at": "moment", "pile": "pile", "id": "rule"}  # at=2 is moment-2, unless a game says better


class Unsayable(LookupError):
    """A language lacks a key, a form or an argument; the message names it."""


class Speech:
    """One language and, if given, one game; cheap to make, as files are read when the first text is asked for."""

    def __init__(
        self,
        language: str,
        game: str | None = None,
        *,
        names: Names | None = None,
        more: Mapping[str, str] | None = None,
        strict: bool | None = None,
    ) -> None:
        if language not in LANGUAGES and language != PSEUDO:
            raise LookupError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.more = dict(more or {})
        self.names = names
        self.strict = bool(os.environ.get("RAVENHILL_STRICT_SPEECH")) if strict is None else strict

    # What callers say

    def text(self, key: Key, /, **args: object) -> str:
        """A text of the interface; `game-ford.about` is the form `about` of `game-ford`."""
        return self.attempt(key, lambda speech: speech.written(key, args))

    def line(self, key: str, args: Mapping[str, object]) -> str:
        """A log line, or any whole line whose key is known only when the program runs."""
        return self.attempt(key, lambda speech: capital(speech.written(key, args)))

    def prompt(self, kind: str, args: Mapping[str, object] | None = None) -> str:
        """The question a seat is asked."""
        return self.line(f"ask-{kind}", args or {})

    def option(self, choice: object, kind: str = "") -> str:
        """One thing that may be answered, as a button says it; a question may have its own word for it."""
        held = dict(choice) if isinstance(choice, Mapping) else parts(choice)
        name = held.pop("do") if isinstance(choice, Mapping) else type(choice).__name__
        own = f"do-{kind}-{name}"
        return self.line(own if kind and self.has(own) else f"do-{name}", held)

    def word(self, word: object) -> str:
        """A card word as a phrase, or an ability as a sentence."""
        how = Speech.sentence if hasattr(word, "does") else Speech.phrase
        return self.attempt(type(word).__name__, lambda speech: how(speech, word))

    def refusal(self, word: object) -> str:
        """Why not: the word that said no, as a sentence."""
        return self.attempt(f"no-{type(word).__name__}", lambda speech: speech.denial(word))

    def has(self, key: str, form: str | None = None) -> bool:
        """Is there such a key here, with such a form?"""
        found = self.bundle()
        return found.has_message(key) and (form is None or form in found.get_message(key).attributes)

    def mentioned(self, key: str, form: str) -> list[str]:
        """The keys of the names that a form of a text refers to, such as card-tw-120."""
        parts = getattr(self.bundle().get_message(key).attributes[form], "elements", ())
        found = [getattr(getattr(it, "expression", None), "id", None) for it in parts]
        return list(dict.fromkeys(it.name for it in found if it is not None))

    def bundle(self) -> FluentBundle:
        """The texts themselves; `more` is Fluent text by language, such as the card names of a content pack."""
        return bundle(self.language, self.game, self.more.get(self.language, ""))

    # How words become arguments

    def arguments(self, word: object) -> Arguments:
        """The fields of a word, said: what its text may ask for."""
        return self.spoken(parts(word), type(word).__name__)

    def forms(self, name: str, key: str, inner: Mapping[str, object]) -> Arguments:
        """The phrase, and each other form its translator gave it: $who, $who-of, $who-to, …"""
        found: Arguments = {name: self.say(key, inner)}
        for form in self.bundle().get_message(key).attributes:
            try:
                found[f"{name}-{form}"] = self.say(key, inner, form)
            except Unsayable:
                continue
        return found

    def joined(self, texts: Sequence[str], how: str = "and") -> str:
        """a, b and c; or a; b; c. `$initial` and `$initials` tell how the last one begins (Spanish y or e).

        A word that says nothing is left out.
        """
        texts = [text for text in texts if text]
        if not texts:
            return self.say("list-empty", {})
        *others, last = texts
        if not others:
            return last
        head = others[0]
        for text in others[1:]:
            if how == "then":
                head = self.say("list-then", {"head": head, "last": text})
            else:
                head = self.say("list-more", {"head": head, "next": text})
        begins = {"initial": last[:1].lower(), "initials": last[:2].lower()}
        return self.say(f"list-{how}", {"head": head, "last": last, **begins})

    def say(self, key: str, args: Mapping[str, object], form: str | None = None) -> str:
        """The text of a key, or of one of its forms, with arguments already said."""
        if not self.has(key, form):
            raise Unsayable(f"{self.language}: no {key}{'.' + form if form else ''}")
        message = self.bundle().get_message(key)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise Unsayable(f"{self.language}: {key} has no text of its own")
        text, errors = self.bundle().format_pattern(pattern, dict(args))
        if errors:
            raise Unsayable(f"{self.language}: {key}{'.' + form if form else ''}: {errors[0]}")
        return str(text)

    def spoken(self, args: Mapping[str, object], owner: str = "") -> Arguments:
        """Every argument, with its forms, as Fluent takes it; `owner` is the class of the word that has them."""
        found: Arguments = {}
        for name, value in args.items():
            found |= self.argument(name, value, owner)
        return found

    def argument(self, name: str, value: object, owner: str = "") -> Arguments:
        """One argument: nothing is `none`, a flag `yes` or `no`, a list joined, a word said."""
        if value is None:
            return {name: "none"}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, frozenset | set):
            return self.members(name, sorted(value), owner)
        if isinstance(value, tuple | list):
            return self.members(name, value, owner)
        if isinstance(value, Mapping):
            return {name: self.joined([self.pair(name, one, other, owner) for one, other in value.items()])}
        if name in LISTS and isinstance(value, int) and value >= LISTS[name]:
            return self.members(name, unfolded(value, LISTS[name]))
        key = self.key_of(name, value, owner)
        if key is not None:
            return self.forms(name, key, {}) | {f"{name}-key": key}
        if isinstance(value, int | float):
            return {name: value, f"{name}-plain": value}       # a number may also be a word that has this form
        if isinstance(value, str):
            return {name: value}
        kind = type(value).__name__
        return self.forms(name, kind, self.arguments(value)) | {f"{name}-word": kind}

    def pair(self, name: str, one: object, other: object, owner: str) -> str:
        """An entry of a table as the text `<Word>-<field>` says it: $one and $other."""
        both: Arguments = {}
        for part, value in (("one", one), ("other", other)):
            for form, said_so in self.argument(name, value, owner).items():
                both[part + form.removeprefix(name)] = said_so
        return self.say(f"{owner}-{name}", both)

    def key_of(self, name: str, value: object, owner: str = "") -> str | None:
        """The key of what a number, an id or an enumeration stands for; None if it is just itself.

        Of a word's field the game is asked first by both names, Tap.who: the same field may mean two things.
        """
        if isinstance(value, Enum):
            return f"{type(value).__name__}-{value.name.lower()}"
        if owner and self.names is not None and isinstance(value, int | str | type):
            key = self.names(f"{owner}.{name}", value)
            if key is not None:
                return key
        if isinstance(value, int) and self.names is not None:
            key = self.names(name, value)
            if key is not None:
                return key
        return f"{NUMBERED[name]}-{value}" if name in NUMBERED and isinstance(value, int | str) else None

    def members(self, name: str, values: Sequence[object], owner: str = "") -> Arguments:
        """A list of things, joined in each form that all of them have; `-or`, `-then` and `$name-count` besides."""
        each = [self.argument(name, value, owner) for value in values]
        shared = set(each[0]).intersection(*each[1:]) if each else set()
        found: Arguments = {form: self.joined([said(args[form]) for args in each]) for form in shared}
        for how in ("or", "then"):
            found |= {f"{form}-{how}": self.joined([said(args[form]) for args in each], how) for form in shared}
        found.setdefault(name, self.joined([]))
        for form in shared if name == "does" else ():
            if self.is_crowded([said(args[form]) for args in each]):
                found[form] = found[f"{form}-then"]
        found[f"{name}-count"] = len(each)
        return found

    def is_crowded(self, texts: Sequence[str]) -> bool:
        """Whether "and" between these would be misread, since one of them has a comma or an "and" of its own."""
        conjunction = self.say("list-and", {"head": "", "last": "", "initial": "", "initials": ""})
        return len(texts) > 1 and any(", " in text or conjunction in text for text in texts)

    def written(self, key: str, args: Mapping[str, object]) -> str:
        """A key, or `key.form`, with its arguments."""
        name, _, form = key.partition(".")
        return self.say(name, self.spoken(args), form or None)

    def phrase(self, word: object) -> str:
        """A word by itself, with what it is made of."""
        return self.say(type(word).__name__, self.arguments(word))

    def sentence(self, ability: Any) -> str:
        """An ability: when, if, pay, do; the key says which of them there are. A game may add `requires`, `until`."""
        kind = ability.kind if isinstance(ability.kind, str) else KINDS[ability.kind]
        held = {"when": ability.when, "pay": ability.pay, "does": (*ability.does, *getattr(ability, "changes", ()))}
        shape = "".join(f"-{part}" for part in ("when", "pay") if held[part] is not None)
        held |= {"deeds": ability.does, "changes": getattr(ability, "changes", ())}
        held |= {"requires": getattr(ability, "requires", None), "until": getattr(ability, "until", 0) or None}
        moment = {} if kind == "always" else {"at": ability.at}
        return capital(self.say(f"sentence-{kind}{shape}", self.spoken(held | moment)))

    def denial(self, word: object) -> str:
        """The word that said no, in the sentence of the nearest of its classes that has one."""
        key = self.first_key(f"no-{cls.__name__}" for cls in type(word).__mro__)
        args = self.arguments(word)
        if self.has(type(word).__name__):
            args |= self.forms("word", type(word).__name__, args)
        return capital(self.say(key, args))

    def first_key(self, keys: Iterable[str]) -> str:
        """The first of these keys that this language has."""
        wanted = list(keys)
        for key in wanted:
            if self.has(key):
                return key
        raise Unsayable(f"{self.language}: none of {', '.join(wanted)}")

    def attempt(self, key: str, how: Callable[[Speech], str]) -> str:
        """Say it; for users, what cannot be said is said in English and marked, or else shown as its bare key."""
        try:
            return how(self)
        except Unsayable:
            if self.strict:
                raise
        if self.language == "en":
            return f"⟨{key}⟩"
        return f"[en] {Speech('en', self.game, names=self.names, more=self.more, strict=False).attempt(key, how)}"


def unfolded(number: int, base: int) -> list[int]:
    """The list that a log line wrote as one number: 631 in base 10 is 6, 3, 1."""
    found: list[int] = []
    while number:
        number, last = divmod(number, base)
        found.append(last)
    return found[::-1]


def said(value: object) -> str:
    """An argument as it stands in a list."""
    return value if isinstance(value, str) else str(value)


def capital(text: str) -> str:
    """The text with a capital at its beginning, behind an opening ¿ or ¡."""
    at = next((n for n, letter in enumerate(text) if letter.isalnum()), 0)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]
