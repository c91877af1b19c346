// A double press is one post and gets one answer twice; anything else is asked again.
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sharePosts } from './same-post.ts'

let app: FastifyInstance
let now = 0
let posts = 0
let status = 200
let gate: Promise<void>

beforeEach(() => {
  now = Date.parse('2026-05-04T15:00:00Z')
  posts = 0
  status = 200
  gate = Promise.resolve()
  app = Fastify()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    ...sharePosts(() => new Date(now)),
    handler: async (_request, reply) => {
      posts += 1
      const mine = posts
      await gate
      reply.header('set-cookie', `session=${mine}`).header('set-cookie', 'known=yes')
      return reply.code(status).send(Readable.from([`answer ${mine}`]))
    },
  })
})
afterEach(() => app.close())

const send = async (payload: string, more: Record<string, string> = {}, url = '/auth') => {
  const answer = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
  })
  return [answer.body, ...[answer.headers['set-cookie'] ?? []].flat()].join(' ')
}

const FIRST = 'answer 1 session=1 known=yes'

test('two at once are one, answered twice with its cookies; a third right after it, too', async () => {
  const open = Promise.withResolvers<void>()
  gate = open.promise
  const both = [send('email=a'), send('email=a')]
  open.resolve()
  expect(await Promise.all(both)).toEqual([FIRST, FIRST])
  now += 1000
  expect(await send('email=a')).toBe(FIRST)
  expect(posts).toBe(1)
})

test('a moment later it is meant', async () => {
  await send('email=a')
  now += 1001
  expect(await send('email=a')).toContain('answer 2')
})

test.each([
  ['another text', 'email=b', {}, '/auth'],
  ['another page', 'email=a', {}, '/recover'],
  ['another person', 'email=a', { cookie: 'session=x' }, '/auth'],
  ['another browser', 'email=a', { 'user-agent': 'other' }, '/auth'],
])('%s is another post', async (_what, payload, headers, url) => {
  await send('email=a')
  expect(await send(payload, headers, url)).toContain('answer 2')
})

test('what failed is tried again, and a page is never shared', async () => {
  status = 503
  expect(await send('email=a')).toContain('answer 1')
  expect(await send('email=a')).toContain('answer 2')
  expect((await app.inject('/auth')).body).toBe('answer 3')
  expect((await app.inject('/auth')).body).toBe('answer 4')
})
