// Behind the pages: opens the house though the server is out of reach, and shows word that comes while it is closed.
const SHELF = 'house' // the page, and the files it is made of; their names change with what they hold
const WORDS = 'words' // what to say in the language of this browser: the page puts it there
const PAGE = '/'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add(PAGE)))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(file(event.request))
  else if (event.request.mode === 'navigate' && !/^\/(api|ws)\//.test(pathname)) event.respondWith(page(event.request))
})

/** A file of the build, which never changes under its name. */
async function file(request) {
  const shelf = await caches.open(SHELF)
  const kept = await shelf.match(request, { ignoreVary: true })
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.ok) await shelf.put(request, reply.clone())
  return reply
}

/** Every address is one page. From the server if it answers, and then what belonged to another build is let go. */
async function page(request) {
  const shelf = await caches.open(SHELF)
  const kept = await shelf.match(PAGE, { ignoreVary: true })
  try {
    const reply = await fetch(request)
    if (reply.ok) await renew(shelf, kept, reply.clone())
    return reply
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

async function renew(shelf, kept, reply) {
  const text = await reply.clone().text()
  if (kept && (await kept.clone().text()) === text) return
  await Promise.all((await shelf.keys()).map((old) => shelf.delete(old)))
  await shelf.put(PAGE, reply)
}

/** What the page had fetched before there was a worker. */
self.addEventListener('message', (event) => {
  const urls = event.data?.keep ?? []
  event.waitUntil(Promise.allSettled(urls.map((url) => file(new Request(url)))))
})

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)))

async function tell(data) {
  const word = data ? data.json() : {}
  const kept = await caches.match('/words', { cacheName: WORDS })
  const words = kept ? await kept.json() : { turn: word.text ?? '', games: {} }
  await self.registration.showNotification(words.games[word.game] ?? word.title ?? 'Ravenhill', {
    body: words.turn,
    icon: '/mark.svg',
    tag: word.match ?? 'ravenhill',
    data: word.link ?? PAGE,
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data, location.origin)))
})

/** The window that shows it already, or a new one; only of this house. */
async function open(where) {
  if (where.origin !== location.origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find((it) => new URL(it.url).pathname === where.pathname)
  await (there ? there.focus() : self.clients.openWindow(where.href))
}
