// What nobody needs before the first answer: arrows and motion on the map, the mover, a combat on its stage, and how it ended.
export { default as Aftermath } from './Aftermath.svelte'
export { default as Arrows } from './Arrows.svelte'
export { default as Combat } from './combat/Combat.svelte'
export { default as Motions } from './Motions.svelte'
export { default as Mover } from './Mover.svelte'
