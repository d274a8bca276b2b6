// The worker behind the pages: it is started when the page is at rest, and told what it needs for later.
import { t } from './speech'

const GAMES = ['five_armies', 'meccg', 'ford']

export const hasWorker = 'serviceWorker' in navigator

/** After the first page is shown; a browser that allows no worker does without. */
export async function startWorker(): Promise<void> {
  if (!hasWorker) return
  try {
    await navigator.serviceWorker.register('/worker.js')
    const { active } = await navigator.serviceWorker.ready
    const fetched = performance.getEntriesByType('resource').map((it) => it.name)
    active?.postMessage({ keep: fetched.filter((url) => new URL(url).pathname.startsWith('/assets/')) })
    await tellWords()
  } catch {
    /* a private window */
  }
}

/** What it says when nobody is here to translate. */
export async function tellWords(): Promise<void> {
  if (!('caches' in window)) return
  const games = Object.fromEntries(GAMES.map((game) => [game, t(`game-${game}`)]))
  const words = await caches.open('words')
  await words.put('/words', new Response(JSON.stringify({ turn: t('push-turn'), games })))
}
