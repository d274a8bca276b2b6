// A new view keeps every part of the old one that it does not change, so that only what is new is drawn anew.
type Fields = Record<string, unknown>

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null
const idOf = (value: unknown): unknown => (isThing(value) ? (value as Fields).id : undefined)

/** The same as `now`, with the objects and lists of `before` wherever they say the same. `now` is ours to change. */
export function shared<T>(before: unknown, now: T): T {
  if (now === before || !isThing(now) || !isThing(before)) return now
  const isList = Array.isArray(now)
  if (isList !== Array.isArray(before)) return now
  return (isList ? list(before as unknown[], now as unknown[]) : fields(before as Fields, now as Fields)) as T
}

function fields(before: Fields, now: Fields): Fields {
  let left = Object.keys(before).length
  let same = true
  for (const name in now) {
    const old = before[name]
    if (isThing(now[name])) now[name] = shared(old, now[name])
    same &&= now[name] === old && name in before
    left--
  }
  return same && !left ? before : now
}

/** Things with an id are found again wherever they have gone in the list. */
function list(before: unknown[], now: unknown[]): unknown[] {
  let known: Map<unknown, unknown> | undefined
  let same = before.length === now.length
  for (let n = 0; n < now.length; n++) {
    const it = now[n]
    const id = idOf(it)
    let old = before[n]
    if (typeof id === 'string' && idOf(old) !== id) {
      known ??= new Map(before.map((it) => [idOf(it), it]))
      old = known.get(id) ?? old
    }
    if (isThing(it)) now[n] = shared(old, it)
    same &&= now[n] === before[n]
  }
  return same ? before : now
}
