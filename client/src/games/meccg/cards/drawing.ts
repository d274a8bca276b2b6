// Puts one of our drawings into the page. Each is read once and copied from then on: a table has a hundred of them.
import type { Attachment } from 'svelte/attachments'
import { DRAWINGS } from './drawings'

const SVG = 'http://www.w3.org/2000/svg'
const read = new Map<string, Element[]>()

function linesOf(name: string): Element[] {
  const found = read.get(name)
  if (found) return found
  const sheet = document.createElementNS(SVG, 'g')
  sheet.innerHTML = DRAWINGS[name] ?? ''
  const lines = [...sheet.children]
  read.set(name, lines)
  return lines
}

/** `<g {@attach drawing('skill-scout')}>`: nothing else is in it; with a label, what a pointer that rests is told. */
export const drawing =
  (name: string, label = ''): Attachment<SVGElement> =>
  (place) => {
    place.replaceChildren(...linesOf(name).map((it) => it.cloneNode(true)))
    if (!label) return
    const title = document.createElementNS(SVG, 'title')
    title.textContent = label
    place.prepend(title)
  }
