"""What can be seen to be wrong with a page: it scrolls sideways, shows a bare key, or keeps somebody out."""
from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, Request

AXE = (Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js")

SIZES = {"wide": (1440, 900), "middle": (1024, 768), "phone": (390, 844)}
PATIENCE = 90            # seconds
# What each page is still fetching.
FLYING: WeakKeyDictionary[Page, set[Request]] = WeakKeyDictionary()
IDLE = "() => new Promise((go) => requestIdleCallback(() => requestAnimationFrame(() => go(null)), { timeout: 500 }))"
FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go(null))))"


def until(page: Page, there: Callable[[], object], told: Callable[[], object] = lambda: "") -> None:
    """Wait for it, as long as a busy machine may need; else say what there is instead."""
    limit = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < limit, told()
        page.wait_for_timeout(15)


def watch_requests(page: Page) -> None:
    """Remember what it fetches, for `settled`. Its sockets stay open and are not counted."""
    flying = FLYING[page] = set()
    page.on("request", lambda request: flying.add(request))
    page.on("requestfinished", lambda request: flying.discard(request))
    page.on("requestfailed", lambda request: flying.discard(request))


def settled(page: Page) -> None:
    """It has painted and fetches nothing more. (Playwright's own `networkidle` waits half a second more.)"""
    quiet, limit = 0, time.monotonic() + PATIENCE
    while quiet < 3:
        assert time.monotonic() < limit, [request.url for request in FLYING[page]]
        page.evaluate(IDLE)
        quiet = 0 if FLYING[page] else quiet + 1
        if not quiet:
            page.wait_for_timeout(20)
    page.evaluate("document.fonts.ready.then(() => null)")


SIDEWAYS = """() => {
  const wide = document.documentElement.clientWidth
  const scrolls = (it) => {
    for (let up = it.parentElement; up; up = up.parentElement) {
      const flow = getComputedStyle(up).overflowX
      if (flow !== 'visible') return true
    }
    return false
  }
  const found = []
  const whole = document.documentElement.scrollWidth
  if (whole > wide + 1) found.push(`the page is ${whole} wide, not ${wide}`)
  for (const it of document.querySelectorAll('main *, header *')) {
    const box = it.getBoundingClientRect()
    if (!box.width || (box.right <= wide + 1 && box.left >= -1)) continue
    if (it.closest('svg, .hidden, .skip') || scrolls(it) || !it.checkVisibility()) continue
    found.push(`${it.tagName}.${it.className} reaches ${Math.round(box.right)}`)
  }
  return found.slice(0, 5)
}"""

CUT = """() => [...document.querySelectorAll('button, a, h1, h2, h3, label, p, li')]
  .filter((it) => it.childElementCount === 0 && it.scrollWidth > it.clientWidth + 2 && it.textContent.trim()
    && it.checkVisibility() && !it.closest('.hidden, .skip, svg') && getComputedStyle(it).overflowX === 'hidden'
    && getComputedStyle(it).textOverflow !== 'ellipsis')
  .map((it) => it.textContent.trim().slice(0, 40)).slice(0, 5)"""


def faults_of(page: Page) -> list[str]:
    """Sideways scrolling, cut texts, keys without a text."""
    text = page.locator("body").inner_text()
    return misfits_of(page) + [f"bare key: {word}" for word in text.split() if "⟨" in word or word == "[en]"]


def misfits_of(page: Page) -> list[str]:
    sideways: list[str] = page.evaluate(SIDEWAYS)
    return sideways + [f"cut: {text}" for text in page.evaluate(CUT)]


def faults_on_every_screen(page: Page) -> dict[str, list[str]]:
    """The same on three screens; colours move nothing."""
    faults = faults_of(page)
    found = {page.url: faults} if faults else {}
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        if misfits := misfits_of(page):
            found[f"{page.url} {size}"] = misfits
    return found


# What another language may change of a page: what things are called. The rest is the same in all of them.
WORDS = ["cat.name-role-value", "cat.text-alternatives", "cat.language", "cat.forms"]


def barriers_of(page: Page, *, colours: bool = True, whole: bool | None = None, within: str = "html") -> list[str]:
    """What axe-core calls serious or critical; by day and by night where colours count, which no language changes.

    Unless it is the `whole` of it, only what a language may change: for the other languages of a page."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    all_of_it = colours if whole is None else whole
    found = axe(page, {"color-contrast": {"enabled": False}}, within=within, tags=None if all_of_it else WORDS)
    for theme in ("light", "dark") if colours else ():
        page.emulate_media(color_scheme=theme)
        page.evaluate(FRAMES)
        found += [f"{theme}: {it}" for it in axe(page, only="color-contrast", within=within)]
    return found


def axe(
    page: Page, rules: dict[str, Any] | None = None, *, only: str = "", within: str = "html",
    tags: list[str] | None = None,
) -> list[str]:
    wish: dict[str, Any] = {"resultTypes": ["violations"], "rules": rules or {}}
    if tags:
        wish["runOnly"] = {"type": "tag", "values": tags}
    if only:
        wish["runOnly"] = {"type": "rule", "values": [only]}
    result: dict[str, Any] = page.evaluate("([within, wish]) => axe.run(within, wish)", [within, wish])
    return [f"{it['id']} ({it['impact']}): {node['target']} {node['failureSummary'][:160]}"
            for it in result["violations"] if it["impact"] in ("serious", "critical") for node in it["nodes"][:3]]


# In the pseudo-locale every text of ours has accents; a plain word whose letters would have them was never translated.
PLAIN = """() => {
  const found = []
  const plain = (text) => (text.match(/(?<![\\p{L}\\d/#.:_-])[A-Za-z]{3,}(?![\\p{L}\\d/#.:_-])/gu) ?? [])
    .filter((word) => /[aceilnorsuyzACEILNORSUYZ]/.test(word))
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const at = walk.currentNode.parentElement
    if (!at || at.closest('script, style, noscript, kbd, [lang]:not(html)')) continue
    found.push(...plain(walk.currentNode.textContent))
  }
  for (const it of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) found.push(...plain(it.getAttribute(name) ?? ''))
  }
  return [...new Set(found)]
}"""
OURS = {"Ravenhill", "guest"}        # the house's own name, and what the server calls people without one


def untranslated(page: Page) -> list[str]:
    """Words that are not from a Fluent file; the page must speak the pseudo-locale."""
    found: list[str] = page.evaluate(PLAIN)
    return sorted(set(found) - OURS)
