// How a whole game went, off its log: where somebody attacked, checked or won something over, and where the Council met.
import type { Course } from '../../rooms'
import type { LogLine } from '../../wire/types'

const SIGNS: Record<string, Course['marks'][number]['sign']> = {
  'meccg-attacks': 'cross',
  'meccg-corruption': 'check',
  'meccg-corruption-failed': 'check',
  'meccg-influence': 'check',
  'meccg-influence-failed': 'check',
  'meccg-calls': 'flag',
  'meccg-scores': 'flag',
}

export function course(log: LogLine[]): Course {
  return { tracks: [], marks: log.flatMap((line, at) => (SIGNS[line.key] ? [{ line: at, sign: SIGNS[line.key] ?? 'cross' }] : [])) }
}
