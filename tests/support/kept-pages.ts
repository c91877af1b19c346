// What the worker keeps, asked and changed from within a page.

/** In a page: the addresses of what the worker keeps, and the build its page without a connection is of. */
export const keptHere = async () => {
  const cache = await caches.open('puente-pages-2')
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname).toSorted()
  const offline = await cache.match('/en/offline', { ignoreVary: true })
  return { addresses, build: offline?.headers.get('x-puente-keep') }
}

/** As if that page were of another build. */
export const ageOffline = async () => {
  const cache = await caches.open('puente-pages-2')
  await cache.put('/en/offline', new Response('', { headers: { 'x-puente-keep': 'older' } }))
}
