// The rounds of the last combat, off the log: so that each can be opened again.
import type { LogLine } from '../../wire/types'

export interface Past {
  round: number
  lines: LogLine[]
  terrain: { side: number; n: number; n2: number } | null
}

export function rounds(log: LogLine[]): Past[] {
  let start = -1
  for (let i = log.length - 1; i >= 0 && start < 0; i--) {
    if (log[i]?.key === 'war-combat' || log[i]?.key === 'war-combat-combined') start = i
  }
  if (start < 0) return []
  const found: Past[] = [{ round: 1, lines: [], terrain: null }]
  let terrain: Past['terrain'] = null
  for (const line of log.slice(start)) {
    const number = (name: string): number => Number(line.args[name] ?? 0)
    if (line.key === 'war-superiority') terrain = { side: number('side'), n: number('n'), n2: number('n2') }
    const next = line.key === 'war-combat-round' || (line.key === 'war-combat-fights' && number('n') > 1)
    if (next && number('n') > (found.at(-1)?.round ?? 0)) found.push({ round: number('n'), lines: [], terrain: null })
    found.at(-1)?.lines.push(line)
  }
  for (const it of found) it.terrain = terrain
  return found
}
