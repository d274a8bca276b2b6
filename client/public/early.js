// Before the first paint: the theme, size and language this browser has chosen, so that nothing flashes.
try {
  const wish = JSON.parse(localStorage.getItem('ravenhill.settings') || '{}')
  const root = document.documentElement
  if (wish.theme && wish.theme !== 'auto') root.dataset.theme = wish.theme
  if (wish.contrast) root.dataset.contrast = 'more'
  if (wish.scale && wish.scale !== 100) root.style.fontSize = wish.scale + '%'
  if (wish.language) root.lang = wish.language
} catch (_) {}
