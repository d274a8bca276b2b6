// What is new of a view, read beside what was there: docs/protocol.md says how, ravenhill/wire/changes.py writes it.
type Fields = Record<string, unknown>

const WHOLE = '='
const isFields = (it: unknown): it is Fields => typeof it === 'object' && it !== null && !Array.isArray(it)
const idOf = (it: unknown): string => (isFields(it) && typeof it.id === 'string' ? it.id : '')

/** What was there, with what is new; nothing of `before` is touched, and what is the same is the same object. */
export function changed(before: unknown, change: unknown): unknown {
  if (isFields(change)) {
    if (WHOLE in change) return change[WHOLE]
    if (Array.isArray(before)) return before.map((it) => (idOf(it) && Object.hasOwn(change, idOf(it)) ? changed(it, change[idOf(it)]) : it))
    if (isFields(before)) return changedFields(before, change)
  }
  return Array.isArray(change) && Array.isArray(before) ? changedList(before, change) : change
}

export function changedFields(before: Fields, change: Fields): Fields {
  const now = { ...before }
  for (const name in change) now[name] = changed(before[name], change[name])
  return now
}

/** The id of a thing of the old list stands for that thing as it was. */
function changedList(before: unknown[], change: unknown[]): unknown[] {
  const known = new Map(before.map((it) => [idOf(it), it]))
  return change.map((it) => (typeof it === 'string' && it && known.has(it) ? known.get(it) : it))
}
