export * from './speech'
export * from './voice.svelte'
