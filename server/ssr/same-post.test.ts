// A double click of one browser is led to one place; what is one person's, and what a neighbour presses, is never shared.
import { Readable } from 'node:stream'
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { giveBrowserToken } from '#server/platform/browser-token.ts'
import { sharePosts } from './same-post.ts'

const SECRET = 'only-for-tests-'.repeat(3)

let app: FastifyInstance
let now = 0
let posts = 0
let status = 303
let cookies: string[] = []
let gate: Promise<void>

/** The cookie of a browser that the shop has given a token. */
const browserOf = (secret = SECRET): string => {
  let text = ''
  const setCookie = (given: string) => void (text = given.split(';')[0] ?? '')
  giveBrowserToken({ config: { secret, cookieSecure: false }, browser: null, setCookie })
  return text
}

beforeEach(async () => {
  now = Date.parse('2026-05-04T15:00:00Z')
  posts = 0
  status = 303
  cookies = []
  gate = Promise.resolve()
  app = Fastify()
  await app.register(fastifyCookie)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    ...sharePosts({ config: { secret: SECRET, cookieSecure: false }, clock: () => new Date(now) }),
    handler: async (_request, reply) => {
      posts += 1
      const mine = posts
      await gate
      for (const cookie of cookies) reply.header('set-cookie', `${cookie}=${mine}`)
      reply.header('x-of', mine)
      if (status < 400) reply.header('location', `/done/${mine}`)
      return reply.code(status).send(Readable.from([`for reader ${mine}`]))
    },
  })
})
afterEach(() => app.close())

const known = browserOf()
const send = async (
  payload: string,
  more: Record<string, string> = { cookie: known },
  url = '/auth',
) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...more }
  return app.inject({ method: 'POST', url, payload, headers })
}
const leads = async (...asked: Parameters<typeof send>) => (await send(...asked)).headers.location

test('two at once of a known browser are one, both led to its end; a third right after it, too', async () => {
  const open = Promise.withResolvers<void>()
  gate = open.promise
  const both = [send('email=a'), send('email=a')]
  open.resolve()
  const [first, second] = await Promise.all(both)
  expect([first?.statusCode, first?.headers.location]).toEqual([303, '/done/1'])
  expect([second?.statusCode, second?.headers.location]).toEqual([303, '/done/1'])
  now += 1000
  expect(await leads('email=a')).toBe('/done/1')
  expect(posts).toBe(1)
})

test('of the first answer nothing goes along but where it leads', async () => {
  cookies = ['puente_cart_count', 'puente_known']
  const [first, second] = [await send('email=a'), await send('email=a')]
  expect(first.headers).toMatchObject({
    'x-of': '1',
    'set-cookie': ['puente_cart_count=1', 'puente_known=1'],
  })
  expect(second.headers).toMatchObject({ location: '/done/1', 'cache-control': 'no-store' })
  for (const name of ['x-of', 'set-cookie']) expect(second.headers).not.toHaveProperty(name)
  expect(second.body).toBe('')
})

test.each([
  ['no cookie yet', {}],
  ['cookies that are no token', { cookie: 'puente_cart=aaa; puente_scheme=dark' }],
  ['a token of its own making', { cookie: 'puente_browser=aaa.bbb' }],
  ['a token without its mark', { cookie: known.split('.')[0] ?? '' }],
  ['a token of another shop', { cookie: browserOf('another-secret-'.repeat(3)) }],
])('two equal posts with %s are two', async (_what, headers) => {
  const open = Promise.withResolvers<void>()
  gate = open.promise
  const both = [leads('email=a', headers), leads('email=a', headers)]
  open.resolve()
  expect(new Set(await Promise.all(both))).toEqual(new Set(['/done/1', '/done/2']))
})

test.each(['puente_cart', 'puente_session', 'puente_browser', 'puente_flash', 'anything'])(
  'an answer that sets %s is never shared, not even with the same browser',
  async (cookie) => {
    cookies = ['puente_cart_count', cookie]
    const both = await Promise.all([send('email=a'), send('email=a')])
    const given = both.map(({ headers }) => String(headers['set-cookie']))
    expect(new Set(given).size).toBe(2)
    expect(posts).toBe(2)
  },
)

test('a page is never shared: it may name its reader', async () => {
  status = 200
  expect((await send('email=a')).body).toBe('for reader 1')
  expect((await send('email=a')).body).toBe('for reader 2')
})

test('a moment later it is meant', async () => {
  await send('email=a')
  now += 1001
  expect(await leads('email=a')).toBe('/done/2')
})

test.each([
  ['another text', 'email=b', { cookie: known }, '/auth'],
  ['another page', 'email=a', { cookie: known }, '/recover'],
  ['another browser', 'email=a', { cookie: browserOf() }, '/auth'],
  ['another person', 'email=a', { cookie: `${known}; puente_session=x` }, '/auth'],
  ['another bearer', 'email=a', { cookie: known, authorization: 'Bearer x' }, '/auth'],
])('%s is another post', async (_what, payload, headers, url) => {
  await send('email=a')
  expect(await leads(payload, headers, url)).toBe('/done/2')
})

test('what failed is tried again, and a page that is asked for is never shared', async () => {
  status = 503
  expect((await send('email=a')).body).toBe('for reader 1')
  expect((await send('email=a')).body).toBe('for reader 2')
  const headers = { cookie: known }
  expect((await app.inject({ url: '/auth', headers })).body).toBe('for reader 3')
  expect((await app.inject({ url: '/auth', headers })).body).toBe('for reader 4')
})
