// Keeps the shop of use without a connection: pages seen before, what they are made of, and one page that says so.
// What is one person's or may not be stored never comes with the mark of a page that may be kept.
const PAGES = 'puente-pages-3'
const FILES = 'puente-files-1'
const MOST_PAGES = 30
const MOST_FILES = 200
const FILE = /^\/(?:assets|categories|demo|shop-pictures)\/|^\/[\w.-]+\.(?:svg|webp|png)$/
/** Named after what they hold: under such an address never lies anything else. */
const HASHED = /^\/(?:assets|shop-pictures)\//
/** On what may be kept; its value names the build of the shop. */
const MARK = 'x-puente-keep'
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

/** Once per language and build of the shop, which `mark` names; without it, once. */
async function keepOffline(path, mark) {
  const cache = await caches.open(PAGES)
  const wanted = offlineOf(path)
  const known = await cache.match(wanted, { ignoreVary: true })
  if (known && (!mark || known.headers.get(MARK) === mark)) return
  const answer = await fetch(wanted, { credentials: 'omit' })
  if (answer.ok) await cache.put(wanted, answer)
}

/** As the shop shows moments: the page without a connection says in which language. */
const momentOf = (answer, language) => {
  const moment = new Date(answer.headers.get('date'))
  const words = moment.toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Caracas',
  })
  return `<time datetime="${moment.toISOString()}">${words}</time>`
}

const rewritten = (answer, html) => {
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(html, { headers })
}

/** A page seen before says that it is a copy, and of when: no price is old without a word. */
async function keptCopy(url) {
  const cache = await caches.open(PAGES)
  const known = await cache.match(url, { ignoreVary: true })
  const offline = await cache.match(offlineOf(new URL(url).pathname), { ignoreVary: true })
  // Whose words are not here cannot say it.
  if (!known || !offline) return null
  if (isOffline(url)) return known
  const [, language, notice = ''] =
    /data-kept="([^"]*)"[^>]*>([^]*?)<\/div>/.exec(await offline.text()) ?? []
  if (!notice) return null
  const dated = notice.replace('{date}', momentOf(known, language))
  const html = await known.text()
  return rewritten(
    known,
    html.replace(/<body[^>]*>/, (start) => start + dated),
  )
}

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Where the page that says so is kept: in the language of the address or, where nobody read that, in another. */
async function keptOffline(cache, path) {
  const urls = (await cache.keys()).map(({ url }) => url).filter(isOffline)
  const kept = urls.map((url) => new URL(url).pathname)
  return kept.includes(offlineOf(path)) ? offlineOf(path) : kept.at(-1)
}

/** The page that says so, with links to what was seen in its language; titles come as HTML from their pages. */
async function offlinePage(path) {
  const cache = await caches.open(PAGES)
  const offline = await keptOffline(cache, path)
  if (!offline) return Response.error()
  const page = await cache.match(offline, { ignoreVary: true })
  const html = await page.text()
  const language = /data-kept="([^"]*)"/.exec(html)?.[1]
  const seen = (await cache.keys()).filter(
    ({ url }) => !isOffline(url) && offlineOf(new URL(url).pathname) === offline,
  )
  const items = await Promise.all(
    seen.toReversed().map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const copy = await cache.match(request, { ignoreVary: true })
      const moment = momentOf(copy, language)
      const title = /<title[^>]*>([^<]*)/.exec(await copy.text())?.[1] ?? escaped(pathname)
      return `<li><a href="${escaped(pathname + search)}">${title}</a> <small>${moment}</small></li>`
    }),
  )
  // Its scripts would look for the page of the address, which cannot be fetched.
  const still = html.replaceAll(/<script\b[^]*?<\/script>/g, '')
  return rewritten(
    page,
    still.replace(/(<ul[^>]*data-seen[^>]*>)/, (start) => start + items.join('')),
  )
}

const mayBeKept = ({ ok, redirected, headers }) =>
  ok && !redirected && headers.has(MARK) && headers.has('date')

const keepPage = (url, answer) =>
  Promise.all([
    keep(PAGES, url, answer, MOST_PAGES),
    keepOffline(new URL(url).pathname, answer.headers.get(MARK)).catch(() => {}),
  ])

/** What a page says was seen and did not come by here as a document: before there was a worker, or by a link. */
async function keepSeen(url) {
  const answer = await fetch(url)
  if (mayBeKept(answer)) await keepPage(url, answer)
}

async function answerPage(event) {
  const { request } = event
  const { pathname } = new URL(request.url)
  try {
    const answer = await fetch(request)
    if (mayBeKept(answer)) event.waitUntil(keepPage(request.url, answer.clone()))
    return answer
  } catch {
    return (await keptCopy(request.url)) ?? offlinePage(pathname)
  }
}

async function fetchFile(event) {
  const { request } = event
  const answer = await fetch(request)
  if (answer.status === 200)
    event.waitUntil(keep(FILES, request.url, answer.clone(), MOST_FILES).catch(() => {}))
  return answer
}

async function answerFile(event) {
  const { url } = event.request
  const known = await caches.match(url, { cacheName: FILES, ignoreVary: true })
  if (!known) return fetchFile(event)
  // What may have changed under its name is there the next time; until its day is over the browser itself answers.
  if (!HASHED.test(new URL(url).pathname)) event.waitUntil(fetchFile(event).catch(() => {}))
  return known
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

self.addEventListener('message', (event) => {
  // Another page can be kept later.
  event.waitUntil(keepSeen(event.data).catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event))
  else if (FILE.test(pathname)) event.respondWith(answerFile(event))
})
