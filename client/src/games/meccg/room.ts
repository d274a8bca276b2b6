// The room of the card game: the table, the points beside it, the hand, and the phases in the head.
import type { Room } from '../../rooms'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Head from './Head.svelte'
import Rail from './Rail.svelte'

const room: Room = { Board, Rail, Hand, Head, rail: '22.5rem', drawer: true, keys: ['inspect', 'rail', 'hold'] }
export default room
