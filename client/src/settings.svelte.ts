// What this browser was told about how to look, sound and play; it never leaves it.
import { keyed } from './screen.svelte'

export const KEYS = {
  default: ' ',
  back: 'Escape',
  undo: 'z',
  map: 'm',
  hand: 'h',
  bare: 'b',
  log: 'l',
  chat: 'c',
  odds: 'o',
  why: 'w',
  inspect: 'i',
  command: '/',
  fit: 'f',
  keys: '?',
  text: 't',
  rail: 'r',
  hold: 'x',
  again: 'v',
} as const
export type KeyName = keyof typeof KEYS

const DEFAULTS = {
  language: '',
  theme: 'auto' as 'auto' | 'light' | 'dark',
  contrast: false,
  scale: 100,
  motion: 'auto' as 'auto' | 'full' | 'quick' | 'none',
  keysOn: true,
  digitsOn: true,
  keys: { ...KEYS } as Record<KeyName, string>,
  text: false,
  plain: false,
  sounds: false,
  turnSound: true,
  notify: false,
  chatQuiet: true,
  dice: 'full' as 'full' | 'quick' | 'none',
  /** How fast a bot's steps follow each other. */
  steps: 'full' as 'full' | 'quick' | 'none',
  confirm: false,
  /** Windows in which nothing is wanted are passed; and all passes on one beat. */
  autoPass: true,
  steady: false,
  names: 'all' as 'all' | 'few',
}
export type SettingsData = typeof DEFAULTS
const PLACE = 'ravenhill.settings'

function read(): SettingsData {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<SettingsData>
    return { ...DEFAULTS, ...kept, keys: { ...KEYS, ...kept.keys } }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings: SettingsData = $state(read())

/** Keep what was changed, and let the page show it. */
export function change(what: Partial<SettingsData>): void {
  Object.assign(settings, what)
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings))
  } catch {
    /* a private window: it holds for this page */
  }
  show()
}

/** Digits are drawn where somebody may press them. */
export const digitsShown = (): boolean => keyed.current && settings.keysOn && settings.digitsOn

/** The system asks for more contrast. */
const CONTRAST = matchMedia('(prefers-contrast: more)')
CONTRAST.addEventListener('change', () => show())

export function show(): void {
  const root = document.documentElement
  if (settings.theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = settings.theme
  if (settings.contrast || CONTRAST.matches) root.dataset.contrast = 'more'
  else delete root.dataset.contrast
  if (settings.motion === 'auto') delete root.dataset.motion
  else root.dataset.motion = settings.motion
  root.style.fontSize = settings.scale === 100 ? '' : `${settings.scale}%`
}

/** No motion: the setting says so, or the system does and the setting leaves it to the system. */
export function still(): boolean {
  if (settings.motion === 'none') return true
  return settings.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
