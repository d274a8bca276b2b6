// A new view keeps every part of the old one that it does not change, so that only what is new is drawn anew.
type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const idOf = (value: unknown): string => (isFields(value) && typeof value.id === 'string' ? value.id : '')

/** The same as `now`, with the objects and lists of `before` wherever they say the same. `now` is ours to change. */
export function shared<T>(before: unknown, now: T): T {
  if (Array.isArray(now)) return (Array.isArray(before) ? list(before, now) : now) as T
  if (!isFields(now) || !isFields(before)) return now
  const fields: Fields = now
  const names = Object.keys(fields)
  let same = names.length === Object.keys(before).length
  for (const name of names) {
    fields[name] = shared(before[name], fields[name])
    same &&= name in before && fields[name] === before[name]
  }
  return same ? (before as T) : now
}

/** Things with an id are found again wherever they have gone in the list. */
function list(before: unknown[], now: unknown[]): unknown[] {
  const known = new Map(before.map((it) => [idOf(it), it]))
  let same = before.length === now.length
  now.forEach((it, n) => {
    const id = idOf(it)
    now[n] = shared((id && known.get(id)) || before[n], it)
    same &&= now[n] === before[n]
  })
  return same ? before : now
}
