// The four steps of the Council: who checks, how the points are reckoned column by column, and who has won.
import type { Match } from '../../../match.svelte'
import type { Group, Score, View } from '../../../wire/meccg'
import { seenOf } from '../table'

export const COLUMNS = ['raw', 'doubled', 'halved', 'left'] as const
export type Column = (typeof COLUMNS)[number]
export type Step = 'order' | 'checks' | 'reckoning' | 'result'
export const STEPS: Step[] = ['order', 'checks', 'reckoning', 'result']

/** The rule behind each column. */
export const RULES: Record<Column, string> = { raw: 'R-END-15', doubled: 'R-END-16', halved: 'R-END-17', left: 'R-END-18' }

/** The basic rules count once: nothing is doubled, halved or shown. */
export const columnsOf = (view: View): Column[] => (view.turn.standard ? [...COLUMNS] : ['raw'])

export const totalOf = (score: Score, column: Column): number => score.groups.reduce((sum, it) => sum + it[column], 0) + score.wizard

/** What a column changes in a group: points won, or lost. */
export function changeOf(group: Group, column: Column): number {
  const n = COLUMNS.indexOf(column)
  const before = COLUMNS[n - 1]
  return before ? group[column] - group[before] : 0
}

/** The scene stands for as long as the Council sits, and at every end. */
export const sits = (match: Match): boolean => seenOf(match).turn.phase === 'council' || match.over
export const counted = (match: Match): boolean => match.over && match.why === 'meccg-council'
