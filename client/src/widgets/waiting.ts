// What is said where nothing is asked of this seat: whom the table waits for, and never among what they choose.
import type { Match } from '../match.svelte'
import { t } from '../speech'

export function waitingSaid(match: Match): string {
  if (match.paused) return t('prompt-paused')
  if (match.reel.playing) return t('story-playing', { line: match.fresh.map((line) => match.said(line)).join(' ') })
  if (match.status === 'open') return t('prompt-open')
  if (match.held) return t('waiting-secret')
  const first = match.waiting.find((it) => it.seat !== match.seat)
  if (!first) return t('prompt-wait')
  const key = `wait-${first.kind}`
  return match.speech.has(key) ? match.speech.line(key, { side: 0 }, { side: first.seat }) : t('prompt-waiting', { side: match.name(first.seat) })
}
