// The sigil of a card as a blazon: each of its parts means something and can be said aloud, and no two cards bear the same.
import type { Face } from './types'

/** Where shapes lie: a field from -50 to 50. */
export const OUTLINES = {
  roundel: 'M-46 0a46 46 0 1 1 92 0a46 46 0 1 1-92 0z',
  octagon: 'M-45-19L-19-45H19L45-19V19L19 45H-19L-45 19z',
  shield: 'M-41-44H41V4C41 28 24 40 0 49C-24 40-41 28-41 4z',
  banner: 'M-43-46H43V46L0 28L-43 46z',
  lozenge: 'M-50 0L0-50L50 0L0 50z',
  barbed: 'M0-50L14-31H31V-14L50 0L31 14V31H14L0 50L-14 31H-31V14L-50 0L-31-14V-31H-14z',
  hexagon: 'M-43-25L0-50L43-25V25L0 50L-43 25z',
  arch: 'M-40 46V-6A40 40 0 0 1 40-6V46z',
  square: 'M-45-45H45V45H-45z',
} as const
export type Outline = keyof typeof OUTLINES

export const DIVISIONS = {
  pale: 'M0-60H60V60H0z',
  fess: 'M-60 0H60V60H-60z',
  bend: 'M-60-60L60 60H-60z',
  'bend-sinister': 'M60-60L-60 60H60z',
  chevron: 'M-60 44L0-14L60 44V60H-60z',
  quarters: 'M0-60H60V0H0zM-60 0H0V60H-60z',
  saltire: 'M-60-60L0 0L-60 60zM60-60L0 0L60 60z',
  rays: rays(8),
  bars: 'M-60-36H60V-18H-60zM-60 0H60V18H-60zM-60 36H60V54H-60z',
  pales: 'M-36-60H-18V60H-36zM0-60H18V60H0zM36-60H54V60H36z',
  pile: 'M-50-60H50L0 58z',
  annulet: 'M-34 0a34 34 0 1 1 68 0a34 34 0 1 1-68 0z',
  wave: 'M-60-8C-45-26-22-26 0-8S45 10 60-8V60H-60z',
  bands: 'M-60-22L60-60V-14L-60 24zM-60 60L60 22V60z',
} as const
export type Division = keyof typeof DIVISIONS

/** Every second of twice n rays from the middle. */
function rays(n: number): string {
  const at = (k: number) => [70 * Math.sin((k * Math.PI) / n), -70 * Math.cos((k * Math.PI) / n)].map((it) => it.toFixed(1)).join(' ')
  return Array.from({ length: n }, (_, k) => `M0 0L${at(2 * k)}L${at(2 * k + 1)}z`).join('')
}

export type Hatching = 'plain' | 'dots' | 'pales' | 'bends' | 'bars' | 'full'
/** Pairs far apart in tone, so that a sigil is light and dark before it is lines; 17 of them, prime to the 14 divisions. */
const TINCTURES: [Hatching, Hatching][] = [
  ['plain', 'full'],
  ['full', 'pales'],
  ['bars', 'plain'],
  ['dots', 'full'],
  ['pales', 'plain'],
  ['full', 'bends'],
  ['plain', 'bars'],
  ['full', 'plain'],
  ['bends', 'full'],
  ['dots', 'bars'],
  ['pales', 'full'],
  ['plain', 'bends'],
  ['bars', 'dots'],
  ['full', 'dots'],
  ['bends', 'plain'],
  ['plain', 'pales'],
  ['bars', 'full'],
]
const SETS: Record<string, { rim: 'single' | 'double' | 'dotted'; shift: number }> = {
  tw: { rim: 'single', shift: 0 },
  td: { rim: 'double', shift: 144 },
  dm: { rim: 'dotted', shift: 22 },
}
export const SKILLS = ['warrior', 'scout', 'ranger', 'sage', 'diplomat']
export const FORMS = ['none', 'short', 'long', 'permanent']

export interface Blazon {
  outline: Outline
  division: Division
  ground: Hatching
  figure: Hatching
  /** The name of a drawing, or the number of a knot of its own. */
  charge: string | number
  /** Hours of the rim, in degrees: one for each skill. */
  beads: number[]
  teeth: number
  bars: number
  rim: 'single' | 'double' | 'dotted'
}

function outlineOf(face: Face): Outline {
  switch (face.type) {
    case 'character':
      return 'roundel'
    case 'item':
      return 'octagon'
    case 'ally':
      return 'shield'
    case 'faction':
      return 'banner'
    case 'creature':
      return 'hexagon'
    case 'site':
      return 'arch'
    case 'region':
      return 'square'
  }
  return face.family === 'hazard' ? 'barbed' : 'lozenge'
}

const RINGS = ['lesser', 'magic', 'dwarven', 'one']

function chargeOf(face: Face, number: number): string | number {
  if (face.hold && face.type === 'site') return `hold-${face.hold}`
  if (face.land) return `land-${face.land}`
  const race = face.race ?? 'none'
  if (race !== 'none') return `race-${race}`
  if (face.kind) return `kind-${face.kind}`
  const keywords = face.keywords ?? []
  if (face.size === 'gold' || keywords.some((it) => RINGS.includes(it))) return 'ring'
  for (const word of ['palantir', 'scroll']) if (keywords.includes(word)) return `keyword-${word}`
  if (face.skill) return `skill-${face.skill}`
  if (face.needs) return `race-${face.needs}`
  if (face.type === 'item') return 'jewel'
  if (face.type === 'ally') return 'score-allies'
  for (const word of ['environment', 'spell', 'ritual', 'flattery']) if (keywords.includes(word)) return `keyword-${word}`
  return face.corruption ? 'corruption' : number
}

export function blazonOf(face: Face): Blazon {
  const [set = 'tw', digits = '0'] = face.code.split('-')
  const { rim, shift } = SETS[set] ?? { rim: 'single', shift: 0 }
  const number = Number(digits) + shift
  const [ground, figure] = TINCTURES[number % TINCTURES.length] ?? ['plain', 'full']
  const divisions = Object.keys(DIVISIONS) as Division[]
  return {
    outline: outlineOf(face),
    division: divisions[number % divisions.length] ?? 'pale',
    ground,
    figure,
    charge: chargeOf(face, number),
    beads: face.type === 'character' ? (face.skills ?? []).map((skill) => SKILLS.indexOf(skill) * 72) : [],
    teeth: face.type === 'creature' ? Math.min(Math.abs(face.strikes ?? 0), 7) : 0,
    bars: face.type === 'event' || face.type === 'creature' ? FORMS.indexOf(face.form ?? 'none') : 0,
    rim,
  }
}

/** A closed knot, for events that name nobody: its lobes, depth and turn are of its number. */
export function knotOf(number: number): string {
  const lobes = 3 + (number % 6)
  const depth = 0.32 + (Math.floor(number / 6) % 4) * 0.12
  const turned = ((number % 5) * Math.PI) / 9
  const points = Array.from({ length: 72 }, (_, k) => {
    const turn = (k / 72) * 2 * Math.PI
    const r = 18 * (1 - depth + depth * Math.cos(lobes * turn))
    return `${(r * Math.sin(turn + turned)).toFixed(1)} ${(-r * Math.cos(turn + turned)).toFixed(1)}`
  })
  return `M${points.join('L')}z`
}
