// The stores' pictures from outside: whose they are, what comes along with them, and every no in the documented body.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PictureError } from '#server/connectors/images/picture-fault.ts'
import type { PictureAsked } from '#server/connectors/images/pictures.ts'
import { createApp } from '#server/http/app.ts'
import { TurnstileFull } from '#server/platform/turnstile.ts'
import { mountRest } from '#server/rest/mount.ts'
import { addProxyImage } from '#server/rest/proxy-image.ts'
import { createMakeCtx } from '#server/request-ctx.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

const EBAY = 'https://i.ebayimg.com/images/g/a%20b/s-l1600.jpg?set=1&x=2'
const WALMART = 'https://i5.walmartimages.com/asr/2.jpeg'
const AMAZON = 'https://m.media-amazon.com/images/I/a.jpg'
/** A product shows it, and nobody has allowed its server. */
const FOREIGN = 'https://cdn.proveedor.com/a.jpg'
const ELSEWHERE = 'https://i.ebayimg.com/amazons-own.jpg'

let shop: TestShop
let app: FastifyInstance
let made: PictureAsked[] = []
let onDisk = new Map<string, Buffer>()
let answer: () => Promise<Buffer>

beforeAll(async () => {
  shop = await openTestShop()
  const { config, log } = shop.deps
  const deps = {
    ...shop.deps,
    pictures: {
      kept: ({ url }: PictureAsked) => Promise.resolve(onDisk.get(url) ?? null),
      make: (asked: PictureAsked) => {
        made.push(asked)
        return answer()
      },
    },
  }
  app = await createApp({ config, log, origin: () => 'https://shop.example' })
  mountRest(app, createMakeCtx(deps))
  addProxyImage(app, deps)
  await shop.product({ sourceStore: 'ebay', images: ['/demo/a.webp', new URL(EBAY).href] })
  await shop.product({ sourceStore: 'walmart', images: [WALMART], hiddenByAdmin: true })
  await shop.product({ sourceStore: 'walmart', images: [AMAZON] })
  await shop.product({ sourceStore: 'target', images: [FOREIGN] })
  await shop.product({ sourceStore: 'amazon', images: [ELSEWHERE] })
  await shop.product({ sourceStore: 'ebay', images: [ELSEWHERE] })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

let callers = 0
beforeEach(() => {
  made = []
  onDisk = new Map()
  answer = () => Promise.resolve(Buffer.from('small'))
  callers += 1
})

const get = (query: Record<string, string> | string, headers: Record<string, string> = {}) => {
  const search = typeof query === 'string' ? query : new URLSearchParams(query).toString()
  const remoteAddress = `198.51.100.${callers}`
  return app.inject({ url: `/api/proxy-image?${search}`, headers, remoteAddress })
}
const said = async (reply: ReturnType<typeof get>) => {
  const { statusCode, body, headers } = await reply
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(headers['cache-control']).toBe('no-store')
  const { error, code } = JSON.parse(body) as { error: string; code: string }
  expect(error).toMatch(/\S \S/)
  return `${statusCode} ${code}`
}

test('a picture of ours comes small, inert and to be kept by anybody', async () => {
  const reply = await get({ url: EBAY, w: '320' }, { accept: 'image/avif,image/webp,*/*' })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).toBe('small')
  expect(reply.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=604800, immutable',
    vary: 'accept',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
  expect(reply.headers['set-cookie']).toBeUndefined()
  expect(made).toEqual([{ url: new URL(EBAY).href, width: 320, format: 'avif' }])
})

test('who knows no AVIF gets WebP, who asks for no width the usual one', async () => {
  const reply = await get({ url: WALMART }, { accept: 'image/*' })
  expect(reply.headers['content-type']).toBe('image/webp')
  expect(made).toEqual([{ url: WALMART, width: 640, format: 'webp' }])
})

test('what is on disk is not made, and who has it already is told so', async () => {
  onDisk.set(WALMART, Buffer.from('kept'))
  const reply = await get({ url: WALMART })
  expect(reply.body).toBe('kept')
  const { etag } = reply.headers
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const again = await get({ url: WALMART }, { 'if-none-match': `"other", W/${String(etag)}` })
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
  expect((await get({ url: WALMART }, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  expect(made).toEqual([])
})

test.each([AMAZON, ELSEWHERE])('%s is Amazon’s: its own address, and no copy', async (url) => {
  onDisk.set(url, Buffer.from('must not be served'))
  const reply = await get({ url })
  expect([reply.statusCode, reply.headers.location]).toEqual([302, url])
  expect(reply.headers['cache-control']).toBe('public, max-age=3600')
  expect(made).toEqual([])
})

test.each([
  ['nothing', ''],
  ['an empty address', 'url='],
  ['two addresses', `url=${EBAY}&url=${EBAY}`],
  ['http', 'url=http://i.ebayimg.com/a.jpg'],
  ['a name of a network of one’s own', 'url=https://nas.lan/a.jpg'],
  ['somebody at a server', 'url=https://ana:clave@cdn.proveedor.com/a.jpg'],
  ['a private address', 'url=https://127.0.0.1/a.jpg'],
  ['a decimal address', 'url=https://2130706433/a.jpg'],
  ['a mapped address', 'url=https://[::ffff:127.0.0.1]/a.jpg'],
  ['the metadata of a cloud', 'url=https://169.254.169.254/latest/meta-data/'],
  ['a port', 'url=https://i.ebayimg.com:444/a.jpg'],
  ['a file', 'url=file:///etc/passwd'],
  ['data', 'url=data:image/png;base64,AAAA'],
  ['a path of ours', 'url=/demo/a.webp'],
  ['an endless address', `url=https://i.ebayimg.com/${'a'.repeat(2100)}`],
  ['a width of its own', `url=${encodeURIComponent(WALMART)}&w=333`],
  ['a width of nothing', `url=${encodeURIComponent(WALMART)}&w=`],
  ['a width of words', `url=${encodeURIComponent(WALMART)}&w=wide`],
])('%s is refused', async (_what, query) => {
  expect(await said(get(query))).toBe('400 invalid_input')
  expect(made).toEqual([])
})

test.each([
  'https://i.ebayimg.com/nobodys.jpg',
  'https://evil.io/a.jpg',
  'https://ebayimg.com.evil.io/a.jpg',
  FOREIGN,
  `${WALMART}?a=1`,
  `${AMAZON}x`,
])('%s belongs to no product of ours', async (url) => {
  expect(await said(get({ url }))).toBe('404 picture_not_found')
  expect(made).toEqual([])
})

test('an original of no use is said in the caller’s language, too many at once as well', async () => {
  for (const [fault, told] of [
    ['missing', '404 picture_missing'],
    ['not_a_picture', '422 picture_refused'],
    ['redirect', '422 picture_refused'],
    ['too_large', '422 picture_refused'],
    ['timeout', '503 picture_unavailable'],
  ] as const) {
    answer = () => Promise.reject(new PictureError(fault))
    expect(await said(get({ url: WALMART }))).toBe(told)
  }
  const english = await get({ url: WALMART }, { 'accept-language': 'en' })
  expect(english.json()).toMatchObject({ error: expect.stringMatching(/store/i) as string })
  expect(english.headers['content-language']).toBe('en')
  answer = () => Promise.reject(new TurnstileFull())
  expect(await said(get({ url: WALMART }))).toBe('503 unavailable')
})

test('one address gets so many new pictures a minute; kept ones are not counted', async () => {
  onDisk.set(WALMART, Buffer.from('kept'))
  for (let n = 0; n < 301; n += 1) {
    if (n < 10) expect((await get({ url: WALMART })).statusCode).toBe(200)
    const reply = await get({ url: EBAY })
    expect(reply.statusCode).toBe(n < 300 ? 200 : 429)
    if (n === 300) expect(reply.headers['retry-after']).toBe('60')
  }
  expect((await get({ url: WALMART })).statusCode).toBe(200)
  shop.setNow(new Date('2026-05-04T15:01:00Z'))
  expect((await get({ url: EBAY })).statusCode).toBe(200)
})
