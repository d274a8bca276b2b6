"""Whether every text can be read: axe-core looks at those of the page, pixels tell of those that are drawn."""
from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import Page

from tests.client.looking import AXE

# Texts of a drawing that can be seen, each with its colour and its size on the screen. Then they are made glass, with
# their halos left as they are, so that a picture shows what lies behind them.
DRAWN = """() => {
  const found = []
  for (const it of document.querySelectorAll('[data-zone=board] svg text')) {
    const box = it.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const top = document.elementFromPoint(x, y)
    if (!it.textContent.trim() || !box.width || !top?.closest('.window') || top.closest('.panel')) continue
    const style = getComputedStyle(it)
    const matrix = it.getScreenCTM()
    found.push({ text: it.textContent, x: box.x, y: box.y, w: box.width, h: box.height, fill: style.fill,
                 size: parseFloat(style.fontSize) * Math.hypot(matrix.a, matrix.b), weight: Number(style.fontWeight) })
  }
  for (const it of document.querySelectorAll('[data-zone=board] svg text')) it.style.fill = 'transparent'
  return found
}"""
BACK = """() => { for (const it of document.querySelectorAll('[data-zone=board] svg text')) it.style.fill = '' }"""
MEASURE = """async ([picture, texts]) => {
  const bytes = Uint8Array.from(atob(picture), (it) => it.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(image.width, image.height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  pen.drawImage(image, 0, 0)
  const part = (v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  const light = (r, g, b) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
  return texts.map((it) => {
    const [x, y] = [Math.max(0, Math.round(it.x)), Math.max(0, Math.round(it.y))]
    const { data } = pen.getImageData(x, y, Math.max(1, Math.round(it.w)), Math.max(1, Math.round(it.h)))
    const lights = []
    for (let i = 0; i < data.length; i += 4) lights.push(light(data[i], data[i + 1], data[i + 2]))
    const behind = lights.sort((a, b) => a - b)[lights.length >> 1]
    const ink = light(...it.fill.match(/[\\d.]+/g).slice(0, 3).map(Number))
    const ratio = (Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05)
    return { ...it, ratio: Math.round(ratio * 100) / 100 }
  })
}"""


def too_faint(page: Page) -> list[str]:
    """What axe-core finds too faint among the texts of the page."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    result: dict[str, Any] = page.evaluate(
        "() => axe.run({ exclude: [['.map svg'], ['.place']] }, { runOnly: ['color-contrast'], "
        "resultTypes: ['violations'] })")
    return [f"{node['target']} {node['any'][0]['message'][:120]}"
            for it in result["violations"] for node in it["nodes"]]


def drawn_too_faint(page: Page, blank: Page) -> tuple[int, list[str]]:
    """How many texts are drawn on the board, and those whose ink is too like what lies behind them."""
    texts = page.evaluate(DRAWN)
    picture = base64.b64encode(page.screenshot()).decode()
    page.evaluate(BACK)
    measured = blank.evaluate(MEASURE, [picture, texts])
    large = [it["size"] >= 24 or (it["size"] >= 18.66 and it["weight"] >= 700) for it in measured]
    return len(measured), [f"{it['text']}: {it['ratio']} at {it['size']:.0f} px"
                           for it, big in zip(measured, large) if it["ratio"] < (3 if big else 4.5)]


# Pairs of texts of which one lies on the other, both in plain sight.
OVERLAPPING = """() => {
  const texts = []
  const shown = (at, { x, y, right, bottom }) => {                  // as far as what holds it lets it be seen
    for (let up = at; up; up = up.parentElement) {
      if (up.closest('svg') || getComputedStyle(up).overflow === 'visible') continue
      const box = up.getBoundingClientRect()
      ;[x, y] = [Math.max(x, box.x), Math.max(y, box.y)]
      ;[right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)]
    }
    return { x, y, right, bottom, width: right - x, height: bottom - y }
  }
  const walk = document.createTreeWalker(document.querySelector('[data-table]') ?? document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const node = walk.currentNode
    const at = node.parentElement
    if (!node.textContent.trim() || !at.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (at.closest('.hidden, .skip, select, option, [data-odds]')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const whole of range.getClientRects()) {
      const box = shown(at, whole)
      if (box.width < 3 || box.height < 3) continue
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const onTop = top && (top.contains(at) || at.contains(top) || (at.closest('svg') && top.closest('.map')))
      if (!onTop) continue
      texts.push({ at, text: node.textContent.trim(), x: box.x, y: box.y, r: box.right, b: box.bottom })
    }
  }
  const found = []
  for (let i = 0; i < texts.length; i++) for (let j = i + 1; j < texts.length; j++) {
    const [a, b] = [texts[i], texts[j]]
    if (a.at === b.at) continue
    const wide = Math.min(a.r, b.r) - Math.max(a.x, b.x)
    const high = Math.min(a.b, b.b) - Math.max(a.y, b.y)
    const least = Math.min(a.b - a.y, b.b - b.y)
    if (wide > 3 && high > 0.35 * least) found.push(`${a.text.slice(0, 30)} | ${b.text.slice(0, 30)}`)
  }
  return [...new Set(found)].slice(0, 8)
}"""


def overlapping(page: Page) -> list[str]:
    found: list[str] = page.evaluate(OVERLAPPING)
    return found
