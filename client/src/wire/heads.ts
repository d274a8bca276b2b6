// The head of a match's ledger, as we have seen it last: a ledger that was cut or changed does not fit it.

const name = (match: string, seat: string) => `ravenhill-head ${match} ${seat}`

/** The last head this seat has seen, with the change it belongs to. */
export function keptHead(match: string, seat: string): { n: number; head: string } | null {
  const [n, head] = (localStorage.getItem(name(match, seat)) ?? '').split(' ')
  return n && head ? { n: Number(n), head } : null
}

/** Keep a head; whether it goes on from what was seen before. */
export function keepHead(match: string, seat: string, n: number, head: string): boolean {
  const kept = keptHead(match, seat)
  if (kept && (n < kept.n || (n === kept.n && head !== kept.head))) return false
  if (kept?.n !== n) localStorage.setItem(name(match, seat), `${n} ${head}`)
  return true
}

/** Every head of a match that was seen in this browser, whatever the seat. */
export function headsOf(match: string): string[] {
  if (!match) return []
  const mine = Object.keys(localStorage).filter((key) => key.startsWith(name(match, '')))
  return mine.map((key) => localStorage.getItem(key)?.split(' ')[1] ?? '').filter(Boolean)
}
