// The door of cards: it draws what a page says to strangers, once, and nothing else.
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addShareCard } from './add-share-card.ts'

let app: FastifyInstance
let asked: string[]
beforeEach(() => {
  app = Fastify()
  asked = []
  addShareCard(app, 'Puente')
  app.get('/*', (request, reply) => {
    asked.push(`${request.url} ${request.headers.cookie ?? ''}`.trim())
    if (request.url === '/none')
      return reply.code(404).send('<meta property="og:title" content="x"/>')
    return reply.send(
      '<meta property="og:title" content="Caf&eacute; &amp; t&#x27;"/><meta name="puente-picture" content="/demo/../../package.json"/>',
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
