// Puts one of our drawings into the page. Each is read once and copied from then on: a table has a hundred of them.
import type { Attachment } from 'svelte/attachments'
import { DRAWINGS } from './drawings'

const read = new Map<string, Element[]>()

const beside = (place: SVGElement, tag: string): Element => document.createElementNS(place.namespaceURI, tag)

function linesOf(name: string, place: SVGElement): Element[] {
  const found = read.get(name)
  if (found) return found
  const sheet = beside(place, 'g')
  sheet.innerHTML = DRAWINGS[name] ?? ''
  const lines = [...sheet.children]
  read.set(name, lines)
  return lines
}

/** What stands where: who asks for the same again has it already. */
const drawn = new WeakMap<SVGElement, string>()

/** `<g {@attach drawing('skill-scout')}>`: nothing else is in it; with a label, what a pointer that rests is told. */
export const drawing =
  (name: string, label = ''): Attachment<SVGElement> =>
  (place) => {
    const what = `${name} ${label}`
    if (drawn.get(place) === what) return
    drawn.set(place, what)
    place.replaceChildren(...linesOf(name, place).map((it) => it.cloneNode(true)))
    if (!label) return
    const title = beside(place, 'title')
    title.textContent = label
    place.prepend(title)
  }
