// How a whole battle went, off its log: Fate and Victory Points as they grew, and where something was fought for or taken.
import type { Course } from '../../rooms'
import type { LogLine } from '../../wire/types'
import { LAST_STEP } from './facts'
import { NEEDED } from './table'

export function course(log: LogLine[]): Course {
  const fate: [number, number][] = [[0, 0]]
  const points: [number, number][] = [[0, 0]]
  const marks: Course['marks'] = []
  log.forEach((line, at) => {
    if (line.key === 'war-fate-advanced') fate.push([at, Number(line.args.n2)])
    if (line.key === 'war-control-taken' || line.key === 'war-control-lost') {
      points.push([at, Number(line.args.n)])
      marks.push({ line: at, sign: 'flag' })
    }
    if (line.key === 'war-combat' || line.key === 'war-combat-combined') marks.push({ line: at, sign: 'cross' })
  })
  return {
    marks,
    tracks: [
      { name: 'fa-points', most: NEEDED, points },
      { name: 'fa-fate', most: LAST_STEP, points: fate },
    ],
  }
}
