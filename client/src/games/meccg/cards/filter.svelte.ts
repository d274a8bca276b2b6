// Which cards somebody looks for: by words, and by chips of several kinds. One chip of a kind or another, and something of every kind.
import { folded, library, nameOf, said } from './library.svelte'
import type { Face } from './types'

export interface Choice {
  value: string
  label: string
  icon: string
}
export type Kind = 'type' | 'family' | 'race' | 'skill' | 'keyed' | 'site' | 'set'
export const KINDS: Kind[] = ['family', 'type', 'race', 'skill', 'keyed', 'site', 'set']
const LANDS = ['wild', 'border', 'free', 'sea', 'shadow', 'dark']
const HOLDS = ['haven', 'free', 'border', 'ruins', 'shadow', 'dark']
const TYPES = ['character', 'item', 'ally', 'faction', 'short', 'long', 'permanent', 'creature', 'agent', 'site', 'region']
const TYPE_ICONS: Record<string, string> = {
  character: 'score-characters',
  item: 'score-items',
  ally: 'score-allies',
  faction: 'score-factions',
  creature: 'strike',
  agent: 'mind',
  site: 'hold-free',
  region: 'map',
}
const SKILLS = ['warrior', 'scout', 'ranger', 'sage', 'diplomat']
const FAMILIES = ['resource', 'hazard']
const SETS = ['tw', 'td', 'dm']

/** The choices of a kind, of those cards that there are. */
export function choicesOf(kind: Kind, faces: Face[]): Choice[] {
  const there = (it: Choice) => faces.some((face) => has(face, kind, it.value))
  const found: Record<Kind, () => Choice[]> = {
    type: () => TYPES.map((value) => ({ value, label: said(value in TYPE_ICONS ? `type-${value}` : `form-${value}`), icon: TYPE_ICONS[value] ?? 'event' })),
    family: () => FAMILIES.map((value) => ({ value, label: said(`family-${value}`), icon: value === 'hazard' ? 'limit-used' : 'size-special' })),
    race: () =>
      [...new Set(faces.flatMap((face) => (face.race ? [face.race] : [])))].map((value) => ({ value, label: said(`race-${value}`), icon: `race-${value}` })),
    skill: () => SKILLS.map((value) => ({ value, label: said(`skill-${value}`), icon: `skill-${value}` })),
    keyed: () => [
      ...LANDS.map((value) => ({ value: `land-${value}`, label: said(`land-${value}`), icon: `path-${value}` })),
      ...HOLDS.map((value) => ({ value: `hold-${value}`, label: said(`hold-${value}`), icon: `hold-${value}` })),
    ],
    site: () => HOLDS.map((value) => ({ value, label: said(`hold-${value}`), icon: `hold-${value}` })),
    set: () => SETS.map((value) => ({ value, label: said(`face-set-${value}`), icon: '' })),
  }
  return found[kind]().filter(there)
}

/** Whether a card is of this kind. A resource belongs to a site where it can be played; a creature is keyed to a named place by its kind. */
function has(face: Face, kind: Kind, value: string): boolean {
  switch (kind) {
    case 'type':
      return face.type === value || (face.type !== 'site' && face.form === value)
    case 'family':
      return face.family === value || (face.either ?? false)
    case 'race':
      return face.race === value || face.needs === value
    case 'skill':
      return face.skill === value || (face.skills ?? []).includes(value)
    case 'keyed':
      return (face.keys ?? []).some((key) => `${key.by}-${key.type}` === value || (key.holds ?? []).some((hold) => `hold-${hold}` === value))
    case 'site':
      return face.hold === value || (face.at ?? []).some((code) => (/^any-(\w+)/.exec(code)?.[1] ?? library.face(code)?.hold) === value)
    case 'set':
      return face.code.startsWith(`${value}-`)
  }
}

/** Everything about a card that can be searched. */
const aboutOf = (face: Face): string =>
  folded([face.code, nameOf(face.code), ...(face.at ?? []).map(nameOf), ...(face.homes ?? []).map(nameOf), ...library.words(face.code).flat()].join(' '))

export class Filter {
  text = $state('')
  chosen: Record<Kind, string[]> = $state({ type: [], family: [], race: [], skill: [], keyed: [], site: [], set: [] })
  any: boolean = $derived(this.text.trim() !== '' || KINDS.some((kind) => this.chosen[kind].length > 0))

  toggle(kind: Kind, value: string): void {
    const those = this.chosen[kind]
    this.chosen[kind] = those.includes(value) ? those.filter((it) => it !== value) : [...those, value]
  }

  clear(): void {
    this.text = ''
    for (const kind of KINDS) this.chosen[kind] = []
  }

  /** Those that fit, names that begin with the words first. */
  of(faces: Face[]): Face[] {
    const words = folded(this.text).split(/\s+/).filter(Boolean)
    const found = faces.filter(
      (face) =>
        KINDS.every((kind) => !this.chosen[kind].length || this.chosen[kind].some((value) => has(face, kind, value))) &&
        (!words.length || words.every((word) => aboutOf(face).includes(word))),
    )
    const asked = words.join(' ')
    const rank = (face: Face) => {
      const name = folded(nameOf(face.code))
      return name === asked ? 0 : name.startsWith(asked) ? 1 : name.includes(asked) ? 2 : 3
    }
    return words.length ? found.sort((one, other) => rank(one) - rank(other)) : found
  }
}
