// Tests what anonymous visitors get of a kept page: the same bytes, in the encoding they take, or the word that nothing changed.
import { Readable } from 'node:stream'
import zlib from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RenderInput } from '#src/entry.server.tsx'
import { COOKIES, wireName } from '#server/platform/cookies.ts'
import { hashToken, newToken } from '#server/platform/token.ts'
import { openPages } from '#tests/support/open-pages.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { hashSource } from './inline-hashes.ts'

let shop: TestShop
let app: FastifyInstance
let renders = 0
/** Of somebody who is signed in. */
let cookie = ''

const render = ({ facts, nonce }: RenderInput) => {
  renders += 1
  const { scheme, currency, destination, savesData = false, user } = facts
  const told = JSON.stringify({ scheme, currency, at: destination.code, savesData, user })
  const html =
    `<style nonce="${nonce}">a{}</style><b>${facts.cartCount}</b><p>${told}</p>` +
    `<script nonce="${nonce}">run()</script><script>stolen()</script>${'€ 12,50 '.repeat(300)}<i>${facts.cartCount}</i>`
  const pipe = <T extends NodeJS.WritableStream>(to: T): T => Readable.from([html]).pipe(to)
  const allReady = Promise.resolve()
  return Promise.resolve({ kind: 'page', status: 200, pipe, abort: () => {}, allReady } as const)
}

beforeAll(async () => {
  shop = await openTestShop()
  const token = newToken()
  await shop.sql(
    `with somebody as (
      insert into app_user (username, email, full_name, password_hash) values ('una', 'una@example.com', 'Una', '-') returning id)
    insert into session (id, user_id, expires_at)
      select ?, id, ?::timestamptz + interval '1 day' from somebody`,
    [hashToken(token), shop.deps.clock()],
  )
  cookie = `${wireName(COOKIES.session, shop.deps.config.cookieSecure)}=${token}`
})
beforeEach(async () => {
  await app?.close()
  renders = 0
  app = await openPages(shop.deps, render)
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const PATH = '/products'
const ask = (headers: Record<string, string> = {}) =>
  app.inject({ url: PATH, headers, remoteAddress: '198.51.100.1' })
const inBrotli = (headers: Record<string, string> = {}) =>
  ask({ 'accept-encoding': 'gzip, deflate, br', ...headers })
/** What differs between any two answers. */
const lasting = ({ headers }: Awaited<ReturnType<typeof ask>>) => ({
  ...headers,
  'x-request-id': '',
  date: '',
})

test('two anonymous visitors get the same bytes and headers', async () => {
  const [one, other] = [await inBrotli(), await inBrotli({ 'user-agent': 'another' })]
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true)
  expect(lasting(one)).toEqual(lasting(other))
  expect(one.headers['vary']).toBe('accept-encoding, save-data, cookie')
  expect(renders).toBe(1)
})

test('whoever takes brotli, gzip or neither gets the page in that, each under an entity tag of its own', async () => {
  const plain = await ask()
  const html = plain.body
  expect(plain.headers['content-encoding']).toBeUndefined()
  const packed = await inBrotli()
  expect(packed.headers['content-encoding']).toBe('br')
  expect(zlib.brotliDecompressSync(packed.rawPayload).toString()).toBe(html)
  const zipped = await ask({ 'accept-encoding': 'gzip;q=1.0, br;q=0' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(zlib.gunzipSync(zipped.rawPayload).toString()).toBe(html)
  const tags = [plain, packed, zipped].map(({ headers }) => headers.etag)
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  expect(renders).toBe(1)
})

test('who has the page is told so, in whatever encoding and with all that the browser takes over', async () => {
  const whole = await inBrotli()
  const tag = String(whole.headers.etag)
  for (const held of [tag, `"other", W/${tag}`]) {
    const same = await inBrotli({ 'if-none-match': held })
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', tag])
    for (const name of ['content-security-policy', 'cache-control', 'vary', 'x-puente-keep'])
      expect(same.headers[name]).toBe(whole.headers[name])
  }
  expect((await inBrotli({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  const inDollars = await inBrotli({ 'if-none-match': tag, cookie: 'puente_currency=USD' })
  expect(inDollars.statusCode).toBe(200)
})

test('scheme, currency, destination and saving have copies of their own', async () => {
  const looks: Record<string, string>[] = [
    {},
    { cookie: 'puente_scheme=dark' },
    { cookie: 'puente_currency=EUR' },
    { cookie: 'puente_destination=ve-merida' },
    { 'save-data': 'on' },
  ]
  const pages = []
  for (const look of [...looks, ...looks]) pages.push((await ask(look)).body)
  expect(new Set(pages).size).toBe(looks.length)
  expect(renders).toBe(looks.length)
  // One that is not served is the main one, however often it is made up.
  expect((await ask({ cookie: 'puente_destination=ve-nowhere' })).body).toBe(pages[0])
  expect(renders).toBe(looks.length)
})

test('a cart’s number is in its owner’s answer alone, which is no copy of anybody’s', async () => {
  const empty = await ask()
  const owner = await inBrotli({ cookie: 'puente_cart_count=12', 'if-none-match': '*' })
  expect(owner.headers.etag).toBeUndefined()
  const html = zlib.brotliDecompressSync(owner.rawPayload).toString()
  expect(html).toBe(empty.body.replace('<b>0</b>', '<b>12</b>').replace('<i>0</i>', '<i>12</i>'))
  expect((await ask()).body).toBe(empty.body)
  expect(renders).toBe(1)
})

test('who has signed in neither gets a kept copy nor leaves one', async () => {
  const person = () => ask({ cookie })
  const first = await person()
  expect([first.headers.etag, first.body.includes('"user":null')]).toEqual([undefined, false])
  expect((await ask()).body).toContain('"user":null')
  expect((await person()).body).not.toContain('"user":null')
  expect(renders).toBe(3)
})

test('the policy names what the render wrote, and nothing that got in otherwise', async () => {
  const { headers, body } = await ask()
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src ${hashSource('run()')} 'strict-dynamic';`)
  expect(policy).toContain(`style-src-elem 'self' ${hashSource('a{}')};`)
  expect(policy).not.toContain(hashSource('stolen()'))
  expect(body).not.toContain('nonce')
})
