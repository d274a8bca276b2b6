"""One word for one thing: all texts call it as docs/translating.md and the rulebooks of the battle do."""
from __future__ import annotations

import re

import pytest

from ravenhill.locale import areas, source

# Words that stood beside the right one for the same thing. Names printed on cards are not looked at.
OTHERWISE = {
    "es": r"""
        peligros batidor banquillo Dominio.Oscuro Bastión.(Oscuro|Sombrío) Tierra.Sombría un.Drake
        fase.de.enderezar buen.recaudo localizaciones golpes?.de.más \bentornos?\b adjudic vincul
        (Sicarios|Siervos).Oscuros chequeo.de.cuerpo
    """,
    "fr": r"""
        Magicien hasards \bengag stock \bDracs?\b Domaine.noir Fort.(noir|d.ombre) Terre.d.ombre
        événements?.longs? trajet réserve.annexe coups?.(de.trop|en.excès) dupliqu \bdecks?\b
        délivrance (liée?|associée).(à|au) paquet.de.lieux pioche.de.sites mot-clé Aptitude
        test.de.constitution
    """,
    "pl": r"""
        \banul frakcj sojuszni wyprostow prostowani posiadacz tropiciel szlak[ui]?\b
        [Kk]rain\w+.typu Krain\w.Cienia \w+.Domen [Ll]egowisk\w*.Smok więźni [Bb]roniąc\w+.się
        pomniejsz\w+.przedmiot nadrukowan zadeklarowan ogłosz test.ciała
    """,
}
# The same for the battle, whose words its rulebooks have settled.
IN_BATTLE = {
    "es": r"[Ii]mpacto superioridad.(de|en.el).terreno \bBolg\b pista.del.[Dd]estino repetición.de.los.líderes",
    "fr": r"Dommage Implantation l.Ombre \bBeorn\b avantage.du.terrain Attaque.combinée Meneurs "
          r"\bjetons?.Colère murailles",
    "pl": r"[Żż]eton\w*.przywództwa Dowódca kostk Ulubion [Oo]bszary\b",
}
NOT_SAID = re.compile(r"^card-.*$|^#.*$|^ *\.?[\w-]+ =|\$[\w-]+", re.M)


def said(language: str, game: str) -> str:
    return "\n".join(NOT_SAID.sub("", source(language, area)) for area in areas() if area.startswith(game))


@pytest.mark.parametrize(("game", "words"), [("meccg", OTHERWISE), ("five_armies", IN_BATTLE)])
@pytest.mark.parametrize("language", OTHERWISE)
def test_a_thing_has_one_name(language: str, game: str, words: dict[str, str]) -> None:
    text = said(language, game)
    found = {word: re.findall(rf".*{word}.*", text) for word in words[language].split()}
    assert len(text) > 100_000
    assert {word: lines for word, lines in found.items() if lines} == {}
