// Keeps the shop of use without a connection: pages seen before, what they are made of, and one page that says so.
// What is one person's or may not be stored never comes with the mark of a page that may be kept.
const PAGES = 'puente-pages-1'
const FILES = 'puente-files-1'
const MOST_PAGES = 30
const MOST_FILES = 200
const FILE = /^\/(?:assets|categories|demo)\/|^\/[\w.-]+\.(?:svg|webp|png)$/
const LANGUAGE = /^\/(?:en|it|pt)(?=\/|$)/

const offlineOf = (path) => `${LANGUAGE.exec(path)?.[0] ?? ''}/offline`
const isOffline = (url) => new URL(url).pathname.endsWith('/offline')

async function keep(name, request, answer, most) {
  const cache = await caches.open(name)
  // Put anew, so that the oldest stand first.
  await cache.delete(request, { ignoreVary: true })
  await cache.put(request, answer)
  const known = await cache.keys()
  const old = known.filter(({ url }) => !isOffline(url)).slice(0, Math.max(0, known.length - most))
  await Promise.all(old.map((each) => cache.delete(each, { ignoreVary: true })))
}

async function keepOffline(path) {
  const cache = await caches.open(PAGES)
  const wanted = offlineOf(path)
  if (await cache.match(wanted, { ignoreVary: true })) return
  const answer = await fetch(wanted, { credentials: 'omit' })
  if (answer.ok) await cache.put(wanted, answer)
}

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The page that says so, with links to what was seen in its language; titles come as HTML from their pages. */
async function offlinePage(path) {
  const cache = await caches.open(PAGES)
  const page = await cache.match(offlineOf(path), { ignoreVary: true })
  if (!page) return Response.error()
  const seen = (await cache.keys()).filter(
    ({ url }) => !isOffline(url) && offlineOf(new URL(url).pathname) === offlineOf(path),
  )
  const items = await Promise.all(
    seen.toReversed().map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const html = await (await cache.match(request, { ignoreVary: true })).text()
      const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? escaped(pathname)
      return `<li><a href="${escaped(pathname + search)}">${title}</a></li>`
    }),
  )
  // Its scripts would look for the page of the address, which cannot be fetched.
  const html = (await page.text()).replaceAll(/<script\b[^]*?<\/script>/g, '')
  const headers = new Headers(page.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(
    html.replace(/(<ul[^>]*data-seen[^>]*>)/, (start) => start + items.join('')),
    { headers },
  )
}

async function answerPage(event) {
  const { request } = event
  const { pathname } = new URL(request.url)
  try {
    const answer = await fetch(request)
    if (answer.ok && answer.headers.get('x-puente-keep') === 'yes') {
      event.waitUntil(keep(PAGES, request.url, answer.clone(), MOST_PAGES))
      event.waitUntil(keepOffline(pathname).catch(() => {}))
    }
    return answer
  } catch {
    const known = await caches.match(request.url, { cacheName: PAGES, ignoreVary: true })
    return known ?? offlinePage(pathname)
  }
}

async function answerFile(event) {
  const { request } = event
  const known = await caches.match(request.url, { cacheName: FILES, ignoreVary: true })
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200)
    event.waitUntil(keep(FILES, request.url, answer.clone(), MOST_FILES).catch(() => {}))
  return answer
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(
    self.clients
      .matchAll({ includeUncontrolled: true })
      .then((open) => Promise.all(open.map(({ url }) => keepOffline(new URL(url).pathname))))
      // A page that says so can be fetched another time.
      .catch(() => {}),
  )
})

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('puente-') && name !== PAGES && name !== FILES
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (FILE.test(pathname)) event.respondWith(answerFile(event))
})
