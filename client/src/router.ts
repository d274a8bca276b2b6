export * from './router.svelte'
