// The pages: one file for each address, loaded when it is asked for.
import type { Component } from 'svelte'
import type { Route } from './router'

export type Page = Component<{ route: Route }>
const files = import.meta.glob<{ default: Page }>('./pages/*.svelte')

export async function pageOf(route: Route): Promise<Page> {
  const load = files[`./pages/${route.page}.svelte`] ?? files['./pages/Missing.svelte']
  if (!load) throw new Error('no pages')
  return (await load()).default
}
