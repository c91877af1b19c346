// What the worker keeps, asked and changed from within a page.

/** In a page: the addresses of what the worker keeps, and the build its page without a connection is of. */
export const keptHere = async () => {
  const cache = await caches.open('puente-pages-3')
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname).toSorted()
  const offline = await cache.match('/en/offline', { ignoreVary: true })
  return { addresses, build: offline?.headers.get('x-puente-keep') }
}

/** As if that page were of another build. */
export const ageOffline = async () => {
  const cache = await caches.open('puente-pages-3')
  await cache.put('/en/offline', new Response('', { headers: { 'x-puente-keep': 'older' } }))
}

/** As if that file had been another when it was kept. */
export const ageFile = async (path: string) => {
  const cache = await caches.open('puente-files-1')
  await cache.put(path, new Response('older'))
}

/** What is kept of that file. */
export const keptFile = async (path: string) => {
  const cache = await caches.open('puente-files-1')
  return (await cache.match(path, { ignoreVary: true }))?.text()
}
