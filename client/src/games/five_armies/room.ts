// The room of the battle: its map, what stands beside it, the hand, and the combat when there is one.
import type { Room } from '../../rooms'
import Board from './Board.svelte'
import CardName from './CardName.svelte'
import { course } from './course'
import Hand from './Hand.svelte'
import Rail from './Rail.svelte'
import Stage from './Stage.svelte'
import { oddsSaid as odds } from './odds'

const text: Room['text'] = async () => (await import('./text')).text
const commands: Room['commands'] = async () => (await import('./commands')).commands
const room: Room = {
  open: true,
  Board,
  CardName,
  Rail,
  Hand,
  Stage,
  text,
  course,
  odds,
  commands,
  moves: ['Move', 'Choose'],
  keys: ['bare', 'fit', 'inspect', 'odds'],
}
export default room
