// Which steps are done, and which lesson is under way; it is kept in this browser.
export interface Step {
  done?: boolean
  match?: string
  goals?: string[]
  /** The tips of a whole game that were told, and the turn of the last. */
  tips?: string[]
  tipped?: number
}
const PLACE = 'ravenhill.lessons'

function read(): Record<string, Step> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Step>
  } catch {
    return {}
  }
}

const steps: Record<string, Step> = $state(read())

export const stepOf = (game: string, id: string): Step => steps[`${game}/${id}`] ?? {}

export function keep(game: string, id: string, what: Step): void {
  steps[`${game}/${id}`] = { ...stepOf(game, id), ...what }
  try {
    localStorage.setItem(PLACE, JSON.stringify(steps))
  } catch {
    /* a private window: it holds for this page */
  }
}
