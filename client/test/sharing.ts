// What a new view keeps of the one before, for pairs of views given on the input: how it reads, and what is the same object.
import { readFileSync } from 'node:fs'
import { shared } from '../src/sharing.ts'

const pairs = JSON.parse(readFileSync(0, 'utf-8')) as [unknown, unknown][]
const count = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Object.values(value).reduce((sum: number, it) => sum + count(it), 0) : 0
const kept = (before: Set<unknown>, value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  if (before.has(value)) return count(value)
  return Object.values(value).reduce((sum: number, it) => sum + kept(before, it), 0)
}
const all = (value: unknown, into: Set<unknown>): Set<unknown> => {
  if (typeof value === 'object' && value !== null) for (const it of Object.values(into.add(value) && value)) all(it, into)
  return into
}
console.log(
  JSON.stringify(
    pairs.map(([before, now]) => {
      const wanted = JSON.stringify(now)
      const old = JSON.stringify(before)
      const parts = count(now)
      const found = shared(before, now)
      return {
        right: JSON.stringify(found) === wanted && JSON.stringify(before) === old,
        kept: kept(all(before, new Set()), found),
        parts,
        same: found === before,
      }
    }),
  ),
)
