// What makes a thing on the table react: the attributes of the DOM contract, and what a click does.
import type { Match } from '../match.svelte'

export interface Offered {
  'data-handle': string
  'data-option'?: number
  'data-options'?: string
  'data-fold'?: string
  'data-offered'?: ''
  'data-chosen'?: ''
  onclick?: (event: MouseEvent) => void
}

/**
 * Spread it on a button: `<button {...offer(match, 'region:12')}>`.
 * One option lives there: a click answers it. Several: a click shows them in the prompt bar, and only then if it `folds` them up. None: it is not lit.
 */
export function offer(match: Match, handle: string, folds = false): Offered {
  const options = match.offered(handle)
  if (!options.length) return { 'data-handle': handle }
  const found: Offered = {
    'data-handle': handle,
    'data-offered': '',
    onclick: (event) => {
      event.stopPropagation()
      match.touch(handle)
    },
  }
  if (options.length === 1) found['data-option'] = options[0] as number
  else {
    found['data-options'] = options.join(' ')
    if (folds) found['data-fold'] = handle
  }
  if (match.narrowed === handle || options.some((it) => match.picking.without?.includes(it))) found['data-chosen'] = ''
  return found
}
