// Before the first paint: the theme, size and language this browser has chosen, so that nothing flashes; and a word for
// a browser that cannot show the page, in words that it understands.
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
} catch (_) {}
