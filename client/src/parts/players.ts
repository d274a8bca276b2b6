// Names of the people and bots at a match, for lists.
import { T, t, voice } from '../speech'
import type { MatchShown, SeatShown } from '../wire/types'

export function nameOf(seat: SeatShown): string {
  if (seat.kind === 'bot') return botOf(seat.name)
  if (seat.name && seat.name !== 'guest') return seat.name
  return t(seat.taken ? 'player-guest' : 'player-free')
}

/** A level, or one of another character: `captain:careful`. */
function botOf(name: string): string {
  const [level = '', character] = name.split(':')
  if (!voice.of().has(`bot-${level}`)) return t('player-bot', { name })
  return character ? t('player-character', { bot: T(`bot-${level}`), character: t(`character-${character}`) }) : T(`bot-${level}`)
}

/** Everybody but us; both, if we only watch. */
export function others(match: MatchShown): string {
  const found = match.seats.filter((seat) => !match.yours.includes(seat.seat))
  return (found.length ? found : match.seats).map(nameOf).join(' – ')
}

export function ago(at: number): string {
  const seconds = Math.max(0, (Date.now() - at) / 1000)
  if (seconds < 60) return t('ago-now')
  if (seconds < 3600) return t('ago-minutes', { n: Math.floor(seconds / 60) })
  if (seconds < 86_400) return t('ago-hours', { n: Math.floor(seconds / 3600) })
  return t('ago-days', { n: Math.floor(seconds / 86_400) })
}
