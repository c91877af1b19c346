// Servers that an admin has allowed are asked like those of the stores, with the same suspicion.
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openPictureServer, type PictureServer } from '#tests/support/picture-server.ts'
import { createFetchPicture, type FetchOptions } from './fetch-picture.ts'
import type { PictureError } from './picture-fault.ts'

let png: Buffer
beforeAll(async () => {
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8553d' } })
    .png()
    .toBuffer()
})

let server: PictureServer
afterEach(() => server.close())

/** `/a.jpg` is a picture; any other path sends on to what it names. */
const open = async () => {
  server = await openPictureServer(({ url = '' }, response) =>
    url === '/a.jpg'
      ? void response.end(png)
      : void response.writeHead(302, { location: url.slice(1) }).end(),
  )
}

const ALLOWED = ['cdn.proveedor.com', '*.mayorista.com']
const fetchAllowed = (url: string, options: FetchOptions = {}) =>
  createFetchPicture({ ...server.options, ...options })(url, ALLOWED).then(
    (bytes) => bytes.equals(png),
    (error: PictureError) => error.fault,
  )

test('a server that is allowed is asked like a store, and only for what it was allowed for', async () => {
  await open()
  expect(await fetchAllowed('https://cdn.proveedor.com/a.jpg')).toBe(true)
  expect(await fetchAllowed('https://fotos.mayorista.com/a.jpg')).toBe(true)
  const before = server.accepts()
  for (const url of [
    'https://proveedor.com/a.jpg',
    'https://x.cdn.proveedor.com/a.jpg',
    'https://mayorista.com/a.jpg',
    'http://cdn.proveedor.com/a.jpg',
    'https://cdn.proveedor.com:8443/a.jpg',
    'https://ana:clave@cdn.proveedor.com/a.jpg',
    'https://cdn.proveedor.com@127.0.0.1/a.jpg',
  ])
    expect(await fetchAllowed(url)).toBe('address')
  const fetchAny = createFetchPicture(server.options)
  for (const [url, hosts] of [
    ['https://m.media-amazon.com/images/I/a.jpg', ['*.media-amazon.com']],
    ['https://127.0.0.1/a.jpg', ['127.0.0.1']],
    ['https://localhost/a.jpg', ['localhost']],
  ] as const)
    await expect(fetchAny(url, hosts)).rejects.toMatchObject({ fault: 'address' })
  expect(server.accepts()).toBe(before)
})

test('an allowed server that leads inside, or sends on to where nobody allowed, is left', async () => {
  await open()
  const inside = { resolve: () => Promise.resolve([{ address: '10.0.0.7', family: 4 }]) }
  expect(await fetchAllowed('https://cdn.proveedor.com/a.jpg', inside)).toBe('private_address')
  expect(server.accepts()).toBe(0)
  const sentTo = (address: string) => fetchAllowed(`https://cdn.proveedor.com/${address}`)
  expect(await sentTo('https://fotos.mayorista.com/a.jpg')).toBe(true)
  for (const address of ['https://evil.io/a.jpg', 'http://cdn.proveedor.com/a.jpg', '//127.0.0.1/'])
    expect(await sentTo(address)).toBe('address')
})
