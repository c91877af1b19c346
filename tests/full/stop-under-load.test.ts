// A shop that is stopped in the middle of the rush: nobody's answer is cut off, whatever was asked of it before.
import http from 'node:http'
import net from 'node:net'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paths } from '#contract/paths.ts'
import { SYNC_CALLS } from '#contract/sync-calls.ts'
import { DESK_FILES } from '#server/rest/desk-files.ts'
import { askDatabase } from '#tests/support/ask-database.ts'
import { httpVisitor, signedIn } from '#tests/support/http-visitor.ts'
import { keepOverHttp } from '#tests/support/keep-quote.ts'
import { servedBy } from '#tests/support/served-to-many.ts'
import { type Shop, startShop } from '#tests/support/start-shop.ts'
import { cloneDatabase } from '#tests/support/test-database.ts'

const PEOPLE = 15

interface Asked {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
}
interface Answer {
  path: string
  status: number
}

/** How an ask ended that got no whole answer. */
class Unanswered extends Error {
  readonly how: string
  constructor(how: string, path: string) {
    super(`${path}: ${how}`)
    this.how = how
  }
}

const ask = (url: string, agent: http.Agent, asked: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { path, method = 'GET', headers = {}, body } = asked
    const sent = http.request(url + path, { agent, method, headers }, (response) => {
      const cut = () => reject(new Unanswered('cut off', path))
      response.once('error', cut).once('aborted', cut).resume()
      response.once('end', () =>
        response.complete ? resolve({ path, status: response.statusCode ?? 0 }) : cut(),
      )
    })
    sent.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Unanswered(error.code ?? error.message, path)),
    )
    sent.end(body)
  })

/** What is asked once, before the rush: whatever many are served, files, documents and what leads on. */
async function askedBefore(shop: Shop): Promise<Asked[]> {
  const { url } = shop
  const admin = await signedIn(url, 'admin')
  const headers = { cookie: [...admin.cookies].map((pair) => pair.join('=')).join('; ') }
  const served = (await servedBy(shop)).map((path) => ({ path }))
  const own = [...DESK_FILES.map(({ path }) => path), paths.stockFile()]
  const quote = paths.quotePdf(await keepOverHttp(httpVisitor(url)))
  const others = [
    quote,
    paths.language('en', '/'),
    paths.mailbox,
    '/healthz',
    '/readyz',
    '/metrics',
  ]
  return [...served, ...own.map((path) => ({ path, headers })), ...others.map((path) => ({ path }))]
}

/** One of every kind of address, as the demo shop has it. */
async function everyKind(url: string): Promise<Asked[]> {
  const admin = await signedIn(url, 'admin')
  const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ')
  const html = await admin.html(paths.home)
  const asset = /"(\/assets\/[^"]+\.js)"/u.exec(html)?.[1]
  if (!asset) throw new Error('the front page names no script')
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#a52' },
  })
    .png()
    .toBuffer()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const json = { 'content-type': 'application/json' }
  return [
    { path: paths.home },
    { path: '/products?search=taladro' },
    { path: '/product/1', headers: { cookie } },
    { path: '/admin/orders', headers: { cookie } },
    { path: '/trpc/catalogue.list?input=%7B%22json%22%3A%7B%7D%7D' },
    { path: '/api/products?limit=5' },
    { path: '/api/user', headers: { cookie } },
    { path: paths.shareCard('/product/1') },
    { path: paths.shareCard('/help') },
    { path: paths.googleFeed },
    { path: '/sitemap.xml' },
    { path: '/favicon.svg' },
    { path: asset },
    {
      path: paths.cart,
      method: 'POST',
      headers: form,
      body: 'intent=add&productId=2&quantity=1',
    },
    { path: '/api/contact', method: 'POST', headers: json, body: '{}' },
    {
      path: paths.adminPictures,
      method: 'POST',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: picture,
    },
  ]
}

/** Resolves when the stream of events has ended by itself. */
const listen = (url: string): Promise<{ ended: Promise<boolean> }> =>
  new Promise((resolve, reject) => {
    http
      .get(url + SYNC_CALLS.events, (response) => {
        const ended = new Promise<boolean>((end) => {
          response.once('close', () => end(response.complete))
        })
        response.once('data', () => resolve({ ended }))
      })
      .once('error', reject)
  })

test('fifteen people who ask for everything are all answered, and then nobody is let in', async () => {
  // A new shop has jobs to do in its first minute.
  const database = await cloneDatabase()
  const shop = await startShop({ databaseUrl: database.url })
  const kinds = await everyKind(shop.url)
  const before = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const calm = await Promise.all(kinds.map((kind) => ask(shop.url, before, kind)))
  expect(calm.filter(({ status }) => status > 400)).toEqual([])
  const files = await askedBefore(shop)
  const found = await Promise.all(files.map((asked) => ask(shop.url, before, asked)))
  expect(found.length).toBeGreaterThan(40)
  expect(found.filter(({ status }) => status >= 500)).toEqual([])
  const listener = await listen(shop.url)
  // Some browsers open a connection long before they ask for anything.
  const silent = net.connect(Number(new URL(shop.url).port), '127.0.0.1')
  await new Promise((resolve) => silent.once('connect', resolve))

  const answers: Answer[] = []
  const ends: string[] = []
  const rush = Array.from({ length: PEOPLE }, async (_, person) => {
    const agent = new http.Agent({ keepAlive: person % 3 > 0, maxSockets: 1 })
    try {
      for (let round = person; ; round += 1)
        answers.push(await ask(shop.url, agent, kinds[round % kinds.length] ?? { path: '/' }))
    } catch (error) {
      ends.push(error instanceof Unanswered ? error.how : String(error))
    } finally {
      agent.destroy()
    }
  })
  await expect.poll(() => answers.length, { timeout: 60_000 }).toBeGreaterThan(PEOPLE * 10)
  const since = performance.now()
  const code = await shop.stop()
  const took = performance.now() - since
  await Promise.all(rush)
  before.destroy()
  silent.destroy()

  expect(ends).toEqual(Array.from({ length: PEOPLE }, () => 'ECONNREFUSED'))
  const counted = Map.groupBy(answers, ({ path, status }) => `${status} ${path}`)
  const bad = [...counted.keys()].filter((each) => each.startsWith('5'))
  expect(bad).toEqual([])
  expect(await listener.ended).toBe(true)
  expect(code).toBe(0)
  const jobs = `select name from pgboss.job where state = 'active'`
  expect(await askDatabase(database.url, jobs)).toEqual([])
  await database.drop()
  expect(shop.output()).not.toMatch(/did not close|"level":(?:50|60)/u)
  // Nobody who rests holds it up.
  expect(took).toBeLessThan(12_000)
}, 180_000)
