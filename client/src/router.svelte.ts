// The address bar as a state: which page, with which parameters.
export interface Route {
  page: string
  params: Record<string, string>
  query: URLSearchParams
  hash: string
  path: string
}

const ROUTES: [pattern: string, page: string][] = [
  ['/', 'Home'],
  ['/new/:game', 'NewMatch'],
  ['/t/:match', 'Table'],
  ['/r/:match', 'Replay'],
  ['/examples/:game/:id', 'Replay'],
  ['/watch', 'Watch'],
  ['/learn', 'Learn'],
  ['/learn/:game/map', 'Atlas'],
  ['/learn/:game/:step', 'Lesson'],
  ['/puzzles/:game/:id', 'Puzzle'],
  ['/rules', 'Rules'],
  ['/rules/:game', 'Rules'],
  ['/glossary', 'Glossary'],
  ['/cards', 'Cards'],
  ['/cards/:code', 'Cards'],
  ['/cards/:game/:code', 'Cards'],
  ['/decks', 'Decks'],
  ['/decks/:id', 'Decks'],
  ['/decks/shared/:key', 'Decks'],
  ['/me', 'Me'],
  ['/me/:letter', 'Letter'],
  ['/settings', 'Me'],
  ['/verify', 'Verify'],
  ['/about', 'About'],
]

export function routeOf(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean)
  const found = { query: url.searchParams, hash: url.hash.slice(1), path: url.pathname }
  for (const [pattern, page] of ROUTES) {
    const wanted = pattern.split('/').filter(Boolean)
    if (wanted.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = wanted.every((part, n) => {
      const given = decodeURIComponent(parts[n] ?? '')
      if (part.startsWith(':')) params[part.slice(1)] = given
      return part.startsWith(':') || part === given
    })
    if (fits) return { page, params, ...found }
  }
  return { page: 'Missing', params: {}, ...found }
}

class Router {
  route: Route = $state.raw(routeOf(new URL(location.href)))
  /** A page that is folded away around a table has found none. */
  lost = $state(false)

  constructor() {
    addEventListener('popstate', () => this.#look())
    document.addEventListener('click', (event) => this.#click(event))
  }

  go(where: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', where)
    this.#look()
    scrollTo(0, 0)
  }

  /** Change the address without leaving the page, as when a key leaves the address bar. */
  rewrite(where: string): void {
    history.replaceState(null, '', where)
  }

  #look(): void {
    this.route = routeOf(new URL(location.href))
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href, location.href)
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return
    if (url.pathname === location.pathname && url.hash) return
    event.preventDefault()
    this.go(url.pathname + url.search + url.hash)
  }
}

export const router = new Router()
export const go = (where: string, replace = false): void => router.go(where, replace)
