// The room of the card game: the table, what is rolled for, the points beside it, the hand, and the phases in the head.
import type { Room } from '../../rooms'
import Board from './Board.svelte'
import Stage from './fight/Stage.svelte'
import { laddersOf, laddersSaid } from './fight/odds'
import { FIRST, library } from './cards/library.svelte'
import { course } from './course'
import Hand from './Hand.svelte'
import Head from './Head.svelte'
import Rail from './Rail.svelte'
import { attend } from './stops.svelte'
import { whose } from './table'
import { waysOf } from './ways'

void library.need(FIRST).catch(() => undefined) // the faces come while the table still does

const odds: Room['odds'] = async (match) => laddersSaid(match, await laddersOf(match))
const text: Room['text'] = async () => (await import('./text')).text
const commands: Room['commands'] = async () => (await import('./commands')).commands
const room: Room = {
  Board,
  Stage,
  Rail,
  Hand,
  Head,
  attend,
  text,
  course,
  whose,
  detail: waysOf,
  odds,
  commands,
  hands: true,
  ends: true,
  moves: ['Head', 'To', 'Travel'],
  rail: '22.5rem',
  drawer: true,
  keys: ['inspect', 'rail', 'hold'],
}
export default room
