// Lets a hostile internet answer: what is refused is refused without a connection, what is endless ends.
import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { isGlobalAddress } from '#server/platform/global-address.ts'
import { openPictureServer, type PictureServer } from '#tests/support/picture-server.ts'
import { createFetchPicture, type FetchOptions } from './fetch-picture.ts'
import { PictureError } from './picture-fault.ts'

let png: Buffer
beforeAll(async () => {
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8553d' } })
    .png()
    .toBuffer()
})

let server: PictureServer
afterEach(() => server.close())

type Script = (response: ServerResponse, url: string) => void
const open = async (script: Script) => {
  server = await openPictureServer((request, response) => script(response, request.url ?? ''))
}
const good: Script = (response) => void response.end(png)

const faultOf = async (url: string, options: FetchOptions = {}) => {
  const fetchPicture = createFetchPicture({ ...server.options, ...options })
  const error = await fetchPicture(url).then(
    () => 'no fault',
    (reason: unknown) => reason,
  )
  return error instanceof PictureError ? error.fault : error
}

const URL_OF_STORE = 'https://i.ebayimg.com/images/g/a.jpg'

test('a picture of an allowed host comes as it is', async () => {
  await open(good)
  const bytes = await createFetchPicture(server.options)(URL_OF_STORE)
  expect(bytes.equals(png)).toBe(true)
  expect(server.asked).toEqual(['i.ebayimg.com/images/g/a.jpg'])
})

test.each([
  'http://i.ebayimg.com/a.jpg',
  'ftp://i.ebayimg.com/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '//i.ebayimg.com/a.jpg',
  'https:i.ebayimg.com/a.jpg',
  'https:///i.ebayimg.com/a.jpg',
  'https://i.ebayimg.com:8443/a.jpg',
  'https://user:secret@i.ebayimg.com/a.jpg',
  'https://i.ebayimg.com@127.0.0.1/a.jpg',
  'https://i.ebayimg.com.evil.io/a.jpg',
  'https://evil-ebayimg.com/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://127.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f000001/a.jpg',
  'https://0177.0.0.1/a.jpg',
  'https://0/a.jpg',
  'https://localhost/a.jpg',
  'https://localhost./a.jpg',
  'https://[::1]/a.jpg',
  'https://[::ffff:127.0.0.1]/a.jpg',
  'https://[::ffff:7f00:1]/a.jpg',
  'https://[fe80::1]/a.jpg',
  'https://[fd00:ec2::254]/latest/meta-data/',
  'https://169.254.169.254/latest/meta-data/',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://10.0.0.1/a.jpg',
  'https://100.64.0.1/a.jpg',
  'https://192.168.1.1/a.jpg',
  'https://172.16.0.1/a.jpg',
  'https://127.0.0.1.nip.io/a.jpg',
  'https://i.ebayimg.com\\@127.0.0.1/a.jpg',
  'https://i.ebayimg.com%2F@127.0.0.1/a.jpg',
  'https://ｉ.ebayimg.com.ⅇvil.io/a.jpg',
  'https://i.ebayimg.com\n.evil.io/a.jpg',
  // Amazon's pictures may be linked, not copied.
  'https://m.media-amazon.com/images/I/a.jpg',
])('%s is refused, and nobody is connected to', async (url) => {
  await open(good)
  expect(await faultOf(url)).toBe('address')
  expect(server.accepts()).toBe(0)
})

test.each([
  ['loopback', ['127.0.0.1']],
  ['a public and a private address', ['23.45.67.89', '127.0.0.1']],
  ['an IPv6 loopback', ['::1']],
  ['a mapped address', ['::ffff:127.0.0.1']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['a carrier’s network', ['100.64.0.1']],
  ['no address at all', []],
])('a name that leads to %s is refused at connecting', async (_what, addresses) => {
  await open(good)
  const resolve = () =>
    Promise.resolve(
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  expect(await faultOf(URL_OF_STORE, { resolve, isReachable: isGlobalAddress })).toBe(
    'private_address',
  )
  expect(server.accepts()).toBe(0)
})

test('a name that turns private between two connections is refused at the second', async () => {
  await open((response, url) =>
    url === '/first.png'
      ? void response.writeHead(302, { location: 'https://i.ebayimg.com/second.png' }).end()
      : good(response, url),
  )
  let times = 0
  const resolve = () => {
    times += 1
    return Promise.resolve([{ address: times === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }])
  }
  expect(await faultOf('https://i.ebayimg.com/first.png', { resolve })).toBe('private_address')
  expect(times).toBe(2)
  expect(server.accepts()).toBe(1)
})

test.each([
  'http://i.ebayimg.com/a.png',
  'https://127.0.0.1/a.png',
  'https://169.254.169.254/latest/meta-data/',
  'https://evil.io/a.png',
  'https://m.media-amazon.com/images/I/a.jpg',
  '//[::1]/a.png',
  'file:///etc/passwd',
  '',
])('an allowed host that sends on to «%s» is not followed', async (location) => {
  await open((response) => void response.writeHead(302, { location }).end())
  expect(await faultOf(URL_OF_STORE)).toBe('address')
  expect(server.accepts()).toBe(1)
})

test('three redirects among allowed hosts are followed, a fourth is not', async () => {
  await open((response, url) => {
    const left = Number(url.slice(1))
    if (left === 0) response.end(png)
    else response.writeHead(307, { location: `https://i5.walmartimages.com/${left - 1}` }).end()
  })
  const bytes = await createFetchPicture(server.options)('https://i.ebayimg.com/3')
  expect(bytes.equals(png)).toBe(true)
  expect(await faultOf('https://i.ebayimg.com/4')).toBe('redirect')
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
test.each<[string, string, Script]>([
  ['an SVG', 'not_a_picture', (r) => r.setHeader('content-type', 'image/png').end(svg)],
  ['a page', 'not_a_picture', (r) => r.setHeader('content-type', 'image/jpeg').end('<html>')],
  ['nothing', 'not_a_picture', (r) => r.end()],
  ['a compressed answer', 'not_a_picture', (r) => r.setHeader('content-encoding', 'gzip').end(png)],
  ['an announced giant', 'too_large', (r) => r.setHeader('content-length', 9e9).write(png)],
  ['nothing any more', 'missing', (r) => r.writeHead(404).end(png)],
  ['a fault of its own', 'status', (r) => r.writeHead(503).end(png)],
  ['no end', 'timeout', (r) => r.setHeader('content-length', 5000).write(png)],
  [
    'a half',
    'network',
    (r) => void r.setHeader('content-length', 5000).write(png, () => r.destroy()),
  ],
  ['no beginning', 'timeout', () => {}],
])('a store that answers with %s: %s', async (_what, fault, script) => {
  await open(script)
  expect(await faultOf(URL_OF_STORE, { silenceMs: 150 })).toBe(fault)
})

test('a stream that is longer than it may be is cut off', async () => {
  await open((response) => {
    response.write(png)
    const more = () => response.write(Buffer.alloc(64 * 1024), (fault) => fault ?? more())
    more()
  })
  expect(await faultOf(URL_OF_STORE, { maxBytes: 1024 * 1024 })).toBe('too_large')
})

test('a store that drips is given up in time', async () => {
  await open((response) => {
    response.write(png)
    const drip = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(drip))
  })
  expect(await faultOf(URL_OF_STORE, { timeoutMs: 300, silenceMs: 200 })).toBe('timeout')
})

test('a machine that takes no connection is a fault of the network', async () => {
  await open(good)
  expect(await faultOf(URL_OF_STORE, { port: 1 })).toBe('network')
})
