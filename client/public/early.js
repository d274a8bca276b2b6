// Before the first paint: the theme, size and language this browser has chosen, so that nothing flashes; and a word for
// a browser that cannot show the page, in words that it understands. At a table, what it is made of is asked for at once.
if (!window.CSS || !CSS.supports('color', 'light-dark(#000, #fff)') || !Array.prototype.findLastIndex) {
  addEventListener('DOMContentLoaded', function () {
    document.getElementById('old').hidden = false
  })
}
try {
  const wish = JSON.parse(localStorage.getItem('ravenhill.settings') || '{}')
  const root = document.documentElement
  if (wish.theme && wish.theme !== 'auto') root.dataset.theme = wish.theme
  if (wish.contrast || matchMedia('(prefers-contrast: more)').matches) root.dataset.contrast = 'more'
  if (wish.scale && wish.scale !== 100) root.style.fontSize = wish.scale + '%'
  if (wish.language) root.lang = wish.language
  ahead(wish.language)
} catch (_) {}

// `AHEAD` is written by the build: the files of the table, of its words by language, of each game's room and its words.
function ahead(wished) {
  const at = /^\/t\/([\w-]+)$/.exec(location.pathname)
  const files = 'AHEAD'
  if (!at || typeof files === 'string') return
  const asked = new URLSearchParams(location.search).get('lang')
  const known = [asked, wished].concat(navigator.languages).map((it) => (it || '').slice(0, 2).toLowerCase())
  const language = known.find((it) => it in files.words) || 'en'
  const need = (names) => {
    for (const name of names || []) {
      const link = document.createElement('link')
      const style = name.endsWith('.css')
      link.rel = style ? 'preload' : 'modulepreload'
      if (style) link.as = 'style'
      link.crossOrigin = '' // as the pages will ask for it
      link.href = '/' + name
      document.head.append(link)
    }
  }
  const found = fetch('/api/matches/' + at[1]) // first: a browser asks for six things at a time
  need(files.words[language][''])
  need(files.table)
  const furnish = (game) => {
    need(files.rooms[game])
    need(files.words[language][game])
  }
  const game = document.documentElement.dataset.game // the server says it with the page; a page that was kept does not know
  window.early = { id: at[1], found, game }
  if (game) return furnish(game)
  found
    .then((reply) => (reply.ok ? reply.clone().json() : {}))
    .then((match) => furnish(match.game))
    .catch(() => undefined)
}
