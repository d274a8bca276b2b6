"""The pseudo-locale xx: English with accents and a good third longer, to see at a glance what nobody translated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

ACCENTS: Final = str.maketrans("aceilnorsuyzACEILNORSUYZ", "àçéîłñôřšûýžÀÇÉÎŁÑÔŘŠÛÝŽ")


def accented(resource: Resource) -> Resource:
    """The same resource with every piece of text lengthened and accented, and every placeable as it was."""
    Accents().visit(resource)
    return resource


def stretched(text: str) -> str:
    """One piece of text with accents, its vowels doubled to make it longer."""
    longer = "".join(letter * 2 if letter in "aeiouy" else letter for letter in text)
    return longer.translate(ACCENTS)


class Accents(Transformer):
    """Walks a parsed file and changes only what a person reads."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = stretched(node.value)
        return node
