// The figures at the foot of a card, and what stands in its corner: which drawing, which number, which word.
import { FORMS } from './blazon'
import { said, word } from './library.svelte'
import type { Face, KeyFace } from './types'

export interface Figure {
  icon: string
  text: string
  label: string
}
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)
const figure = (icon: string, text: string | number, label: string): Figure => ({ icon, text: String(text), label: said(label) })
/** A number, and the other one that stands behind it in parentheses. */
const both = (n: number, other: number | null | undefined, say: (n: number) => string = String) =>
  other === undefined || other === null ? say(n) : `${say(n)} (${say(other)})`

export const barsOf = (face: Face): number => FORMS.indexOf(face.form ?? 'none')
export const strikesOf = (face: Pick<Face, 'attacks' | 'strikes'>): string =>
  `${(face.attacks ?? 1) > 1 ? `${face.attacks}·` : ''}${(face.strikes ?? 0) < 0 ? '∗' : (face.strikes ?? 0)}`

/** Points of victory and of corruption, of any card that has them. */
function worth(face: Face): Figure[] {
  const found: Figure[] = []
  if (face.corruption || face.other?.corruption) found.push(figure('corruption', both(face.corruption ?? 0, face.other?.corruption), 'face-corruption'))
  if (face.check) found.push(figure('corruption', signed(face.check), 'face-check'))
  if (face.points || face.other?.points) {
    found.push(figure(face.score === 'creatures' ? 'score-creatures' : 'points', both(face.points ?? 0, face.other?.points), 'face-points'))
  }
  return found
}

/** Everything in numbers; on a small face prowess and body are one. */
export function figuresOf(face: Face, small: boolean): Figure[] {
  const prowess = face.prowess ?? 0
  const body = face.body ?? 0
  const fight = (text: string): Figure => figure('prowess', text, 'face-prowess-body')
  switch (face.type) {
    case 'character':
    case 'agent':
      return [
        ...(small ? [{ ...fight(`${prowess}/${body}`), icon: '' }] : [figure('prowess', prowess, 'face-prowess'), figure('body', body, 'face-body')]),
        ...(face.influence ? [figure('influence', face.influence, 'face-influence')] : []),
        ...worth(small ? { ...face, check: 0 } : face),
      ]
    case 'ally':
      return [...(body ? [fight(`${prowess}/${body}`)] : []), ...worth(face)]
    case 'faction':
      return [...(face.above ? [figure('influence', `>${face.above}`, 'face-above')] : []), ...worth(face)]
    case 'creature':
      return small
        ? [{ icon: '', text: `${strikesOf(face)}×${prowess}${body ? `/${body}` : ''}`, label: said('face-strikes-prowess') }]
        : [
            figure('strike', strikesOf(face), 'face-strikes'),
            figure('prowess', prowess, 'face-prowess'),
            ...(body ? [figure('body', body, 'face-body')] : []),
            ...worth(face),
          ]
  }
  return [
    ...(prowess && face.type !== 'site' ? [figure('prowess', both(prowess, small ? null : face.other?.prowess, signed), 'face-prowess')] : []),
    ...(body ? [figure('body', both(body, small ? null : face.other?.body, signed), 'face-body')] : []),
    ...(face.influence ? [figure('influence', both(face.influence, small ? null : face.other?.influence, signed), 'face-influence')] : []),
    ...worth(small && face.other ? { ...face, other: null } : face),
  ]
}

export interface KeyShown {
  /** Drawings, or places by their codes. */
  icons: string[]
  places: string[]
  label: string
  sometimes: boolean
}

/** One way of keying: shapes of a path, a kind of site, or places by name. */
export function keyShown(key: KeyFace): KeyShown {
  const places = key.places ?? []
  const sometimes = key.sometimes ?? false
  if (key.by === 'land') return { icons: Array<string>(key.times ?? 1).fill(`path-${key.type}`), places: [], label: said(`land-${key.type}`), sometimes }
  if (key.by === 'hold') return { icons: [`hold-${key.type}`], places: [], label: said(`hold-${key.type}`), sometimes }
  return { icons: (key.holds ?? []).map((hold) => `hold-${hold}`), places, label: said(`face-key-${key.by}`), sometimes }
}

/** The word at the foot of an event: who may play it, what it is, how long it lasts. */
export function footWord(face: Face): string {
  if (face.type === 'region') return word(`land-${face.land}`)
  if (face.type === 'site') return face.haven ? '' : word(`hold-${face.hold}`)
  if (face.type === 'item' || face.type === 'creature' || face.type === 'character' || face.type === 'agent') return ''
  if (face.skill) return word(`skill-${face.skill}`)
  if (face.needs) return word(`race-${face.needs}`)
  if (face.type !== 'event' || face.corruption) return ''
  const keyword = (face.keywords ?? []).find((it) => it !== 'check')
  return keyword ? word(`keyword-${keyword}`) : word(`face-form-${face.form}`)
}
