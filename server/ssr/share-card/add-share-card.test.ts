// The endpoint of cards: it draws what a page says to anonymous visitors, once, in bounded time, and nothing else.
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ReadPage } from '../read-page.ts'
import { addShareCard } from './add-share-card.ts'
import { testInFull } from '#tests/support/every-day.ts'

let app: FastifyInstance
let asked: string[]
/** What a page answers; unless a test says otherwise, it is there. */
let answer: ReadPage
const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } })
  .webp()
  .toBuffer()

const pageWith = (picture: string) =>
  `<meta property="og:title" content="Caf&eacute; &amp; t&#x27;"/><meta name="puente-picture" content="${picture}"/>`

/** The colour in the middle of a card's arch. */
async function underTheArch(card: Buffer): Promise<{ r: number; g: number; b: number }> {
  const spot = { left: 930, top: 300, width: 8, height: 8 }
  const { channels } = await sharp(await sharp(card).extract(spot).png().toBuffer()).stats()
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean)
  return { r, g, b }
}

const open = (limitMs?: number) => {
  app = Fastify()
  addShareCard(app, {
    brand: 'Puente',
    readPage: (path, signal) => {
      asked.push(path)
      return answer(path, signal)
    },
    shopPictures: { read: (name) => Promise.resolve(name === 'own.webp' ? red : null) },
    ...(limitMs !== undefined && { limitMs }),
  })
}
beforeEach(() => {
  asked = []
  answer = (path) =>
    Promise.resolve(
      path === '/none'
        ? null
        : pageWith(
            path.startsWith('/product/') ? '/shop-pictures/own.webp' : '/demo/../../package.json',
          ),
    )
  open()
})
afterEach(() => app.close())

const card = (page: string) => app.inject({ url: `/share.jpg?page=${encodeURIComponent(page)}` })

test('draws a page once for all who ask', async () => {
  const [first, second] = await Promise.all([card('/en/help'), card('/en/help?utm=1#here')])
  expect(first.headers['content-type']).toBe('image/jpeg')
  expect(first.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  expect((await card('/en/help')).rawPayload.equals(first.rawPayload)).toBe(true)
  expect(asked).toEqual(['/en/help'])
  const { width, height } = await sharp(first.rawPayload).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect((await underTheArch(first.rawPayload)).r).toBeLessThan(240)
})

test('a category has a card of its own, however it is paged, sorted or marked', async () => {
  await card('/en/products?category=Home+%26+Garden&page=3&utm=1')
  await card('/en/products?sort=rating')
  await card('/help?category=Toys')
  expect(asked).toEqual(['/en/products?category=Home+%26+Garden', '/en/products', '/help'])
})

test('a product with a picture of ours is seen under the arch', async () => {
  const { rawPayload } = await card('/product/7')
  expect(asked).toEqual(['/product/7'])
  const { r, g, b } = await underTheArch(rawPayload)
  expect([r > 240, g < 20, b < 20]).toEqual([true, true, true])
})

test.each([
  '/api/products',
  '/api/sync/events',
  '/%61pi/sync/events',
  '/help/%2e%2e/api/sync/events',
  '/share.jpg',
  '/share.jpg?page=/help',
  '/%73hare.jpg',
  '/trpc/x',
  '/h%65lp',
  '/%',
  '/%c3%28',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  'https://elsewhere.example/',
  'help',
  '',
])('%s is no page: nothing is read', async (page) => {
  const { statusCode, headers } = await card(page)
  expect([statusCode, headers.location]).toEqual([302, '/hero.webp'])
  expect(asked).toEqual([])
})

test.each(['/%2561pi/sync/events', '/%2573hare.jpg', '/%252561pi', '%', '/help&page=/cart'])(
  '%s is decoded once, and then no page',
  async (query) => {
    answer = () => Promise.resolve(null)
    expect((await app.inject({ url: `/share.jpg?page=${query}` })).statusCode).toBe(302)
    expect(asked.filter((path) => path !== '/%2561pi')).toEqual([])
  },
)

test('a page that is not there has no card', async () => {
  expect((await card('/none')).headers.location).toBe('/hero.webp')
  expect(asked).toEqual(['/none'])
})

test('a page that never answers, or fails, ends neither its asker nor the cards after it', async () => {
  await app.close()
  open(300)
  let aborted = false
  answer = (path, signal) => {
    signal.addEventListener('abort', () => (aborted = true))
    if (path === '/broken') return Promise.reject(new Error('broken'))
    return path === '/never' ? new Promise(() => {}) : Promise.resolve(pageWith(''))
  }
  expect((await card('/never')).statusCode).toBe(302)
  await expect.poll(() => aborted).toBe(true)
  expect((await card('/broken')).statusCode).toBe(302)
  await app.close()
  open(10_000)
  expect((await card('/help')).statusCode).toBe(200)
})

testInFull('while one page never answers, the next card comes when its time is over', async () => {
  await app.close()
  open(2000)
  answer = (path) => (path === '/never' ? new Promise(() => {}) : Promise.resolve(pageWith('')))
  const hanging = card('/never')
  await expect.poll(() => asked).toEqual(['/never'])
  const behind = await card('/help')
  expect((await hanging).statusCode).toBe(302)
  // Those behind may wait no longer either; once it is free, the place is theirs.
  expect([200, 302]).toContain(behind.statusCode)
  expect((await card('/help')).statusCode).toBe(200)
})

testInFull('only so many wait; the next one gets the shop’s own view at once', async () => {
  const gate = Promise.withResolvers<void>()
  answer = () => gate.promise.then(() => null)
  const waiting = Array.from({ length: 20 }, (_, index) => card(`/product/${index}`))
  await expect.poll(() => asked.length).toBe(1)
  const next = await card('/help')
  expect(next.headers.location).toBe('/hero.webp')
  expect(asked).not.toContain('/help')
  gate.resolve()
  await Promise.all(waiting)
  answer = () => Promise.resolve(pageWith(''))
  expect((await card('/help')).statusCode).toBe(200)
})
