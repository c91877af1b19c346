// The door of cards: it draws what a page says to strangers, once, and nothing else.
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addShareCard } from './add-share-card.ts'

let app: FastifyInstance
let asked: string[]
const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } })
  .webp()
  .toBuffer()

/** The colour in the middle of a card's arch. */
async function underTheArch(card: Buffer): Promise<{ r: number; g: number; b: number }> {
  const spot = { left: 930, top: 300, width: 8, height: 8 }
  const { channels } = await sharp(await sharp(card).extract(spot).png().toBuffer()).stats()
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean)
  return { r, g, b }
}

beforeEach(() => {
  app = Fastify()
  asked = []
  addShareCard(app, 'Puente')
  app.get('/*', (request, reply) => {
    asked.push(`${request.url} ${request.headers.cookie ?? ''}`.trim())
    if (request.url === '/none')
      return reply.code(404).send('<meta property="og:title" content="x"/>')
    if (request.url.endsWith('.webp')) return reply.type('image/webp').send(red)
    const picture = request.url.startsWith('/product')
      ? '/shop-pictures/own.webp'
      : '/demo/../../package.json'
    return reply.send(
      `<meta property="og:title" content="Caf&eacute; &amp; t&#x27;"/><meta name="puente-picture" content="${picture}"/>`,
    )
  })
})
afterEach(() => app.close())

const card = (page: string) =>
  app.inject({ url: `/share.jpg?page=${encodeURIComponent(page)}`, headers: { cookie: 'me=1' } })

test('draws a page once, as a stranger sees it', async () => {
  const [first, second] = await Promise.all([card('/en/help'), card('/en/help?utm=1#here')])
  expect(first.headers['content-type']).toBe('image/jpeg')
  expect(first.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
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
  expect(asked).toEqual(['/product/7', '/shop-pictures/own.webp'])
  const { r, g, b } = await underTheArch(rawPayload)
  expect([r > 240, g < 20, b < 20]).toEqual([true, true, true])
})

test.each(['/none', '/api/products', '/share.jpg', '/trpc/x'])('%s has no card', async (page) => {
  const answer = await card(page)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe('/hero.webp')
})

test('a strange address is the home page', async () => {
  await card('https://stranger.example/')
  expect(asked).toEqual(['/'])
})
