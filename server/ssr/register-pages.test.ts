// Proves that a page cached for anonymous visitors can never hold one person's things, however its address is spelled.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RenderInput } from '#src/entry.server.tsx'
import { openPages } from '#tests/support/open-pages.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let app: FastifyInstance
let cookie = ''
let renders = 0
/** Whatever else a page of the test reads and can do without. */
let more: (page: RenderInput['page']) => Promise<boolean>
const nothingMore = () => Promise.resolve(true)

/** A page that says whatever it can find out about its reader. */
const render = async ({ request, facts, page }: RenderInput) => {
  renders += 1
  const { itemCount } = await page.read.cart.current()
  const whole = await more(page).catch(() => false)
  const told = JSON.stringify({
    items: itemCount,
    whole,
    badge: facts.cartCount,
    currency: facts.currency,
    rate: facts.rate?.rate ?? null,
    user: facts.user,
    cookie: request.headers.get('cookie'),
    authorization: request.headers.get('authorization'),
  })
  const pipe = <T extends NodeJS.WritableStream>(to: T): T => Readable.from([told]).pipe(to)
  const allReady = Promise.resolve()
  return { kind: 'page', status: 200, pipe, abort: () => {}, allReady } as const
}

beforeAll(async () => {
  shop = await openTestShop()
  const visitor = shop.visitor()
  await visitor.call.cart.addItem({ productId: await shop.product(), quantity: 3 })
  cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
beforeEach(async () => {
  await app?.close()
  renders = 0
  more = nothingMore
  app = await openPages(shop.deps, render)
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

interface Told {
  items: number
  whole: boolean
  badge: number
  currency: string
  rate: string | null
}
const look = async (
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = '198.51.100.1',
) => {
  const answer = await app.inject({ url, headers, remoteAddress })
  const policy = String(answer.headers['content-security-policy'])
  return { ...answer.json<Told>(), policy, cacheControl: answer.headers['cache-control'] }
}

test('a page for anonymous visitors knows nobody; the badge is the reader’s own', async () => {
  const owner = await look('/products', { cookie })
  const other = await look('/products')
  expect(renders).toBe(1)
  expect(owner).toMatchObject({ items: 0, badge: 3, user: null, cookie: null, authorization: null })
  expect(other).toMatchObject({ items: 0, badge: 0 })
  for (const { policy } of [owner, other]) expect(policy).not.toContain('nonce-')
})

test.each(['/cart', '/Cart', '/c%61rt', '/en/CART', '/en/c%61rt', '/cart/'])(
  '%s is rendered for its reader and kept for nobody',
  async (url) => {
    expect(await look(url, { cookie })).toMatchObject({
      items: 3,
      cacheControl: 'private, no-store',
    })
    expect(await look(url)).toMatchObject({ items: 0, badge: 0 })
    expect(renders).toBe(2)
  },
)

test('a stampede on one address is one render', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => look('/product/1')))
  expect(renders).toBe(1)
  expect(new Set(answers.map(({ badge }) => badge))).toEqual(new Set([0]))
})

test.each([
  ['puente_destination=co-bogota', 'COP'],
  ['puente_destination=ec-quito', 'USD'],
  ['puente_destination=ve-merida', 'VES'],
  ['puente_destination=co-bogota; puente_currency=EUR', 'EUR'],
])(
  'until somebody chooses, amounts are in the destination’s currency too: %s',
  async (chosen, currency) => {
    expect(await look('/products', { cookie: chosen })).toMatchObject({ currency })
  },
)

test('a page kept for one currency is never shown to who chose another, nor by a rate that has changed', async () => {
  const inEuro = { cookie: 'puente_currency=EUR' }
  let minutes = 0
  const store = async (currency: string, kind: string, rate: string) => {
    const { clock } = shop.deps
    await shop.sql(
      `insert into exchange_rate (currency, kind, rate, source, sandbox, value_date, fetched_at, status)
       values (?, ?, ?, 'dolarapi', true, ?, ?, 'good')`,
      [currency, kind, rate, clock(), clock()],
    )
    shop.setNow(new Date(clock().getTime() + (minutes += 2) * 60_000))
  }
  expect(await look('/products')).toMatchObject({ currency: 'VES', rate: null })
  await store('VES', 'parallel', '900.5')
  await store('EUR', 'reference', '0.86')
  expect(await look('/products')).toMatchObject({ currency: 'VES', rate: '900.5' })
  expect(await look('/products', inEuro)).toMatchObject({ currency: 'EUR', rate: '0.86' })
  expect(await look('/products', { cookie: 'puente_currency=USD' })).toMatchObject({
    currency: 'USD',
    rate: null,
  })
  expect(await look('/products', { cookie: 'puente_currency=__proto__' })).toMatchObject({
    currency: 'VES',
    rate: '900.5',
  })
  expect(renders).toBe(4)
  await store('VES', 'parallel', '905')
  expect(await look('/products')).toMatchObject({ rate: '905' })
  expect(await look('/products', inEuro)).toMatchObject({ rate: '0.86' })
  expect(renders).toBe(5)
  // Later than the market's rate may be used: the page says nothing rather than something old.
  shop.setNow(new Date(shop.deps.clock().getTime() + 80 * 3_600_000))
  expect(await look('/products')).toMatchObject({ rate: null })
})

test('who has used up their reads spoils a page for nobody: not kept, and who waited has one of their own', async () => {
  const { config } = shop.deps
  shop.deps.config = { ...config, readsPerMinute: 1 }
  const address = '203.0.113.7'
  try {
    more = ({ read }) => read.catalogue.suggest({ text: 'taladro' }).then(() => true)
    expect(await look('/products?once', {}, address)).toMatchObject({ whole: true })
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    more = async ({ read }) => {
      begun.resolve()
      await gate.promise
      await read.catalogue.suggest({ text: 'taladro' })
      return true
    }
    const limited = look('/products?together', {}, address)
    await begun.promise
    const others = look('/products?together', {}, '203.0.113.8')
    gate.resolve()
    expect(await limited).toMatchObject({ whole: false })
    expect(await others).toMatchObject({ whole: true })
    expect(await look('/products?together', {}, '203.0.113.9')).toMatchObject({ whole: true })
  } finally {
    shop.deps.config = config
  }
})

test('a page that did without a read because of a fault is kept for nobody; one that asked for nothing is', async () => {
  more = async ({ read }) => {
    await shop.sql('alter table product rename to product_away')
    return read.catalogue.product({ id: 1 }).then(
      () => true,
      async (error: unknown) => {
        await shop.sql('alter table product_away rename to product')
        throw error
      },
    )
  }
  expect(await look('/products?fault')).toMatchObject({ whole: false })
  more = nothingMore
  expect(await look('/products?fault')).toMatchObject({ whole: true })
  more = ({ read }) => read.catalogue.product({ id: 999_999 }).then(() => true)
  expect(await look('/products?unknown')).toMatchObject({ whole: false })
  expect(await look('/products?unknown')).toMatchObject({ whole: false })
  expect(renders).toBe(3)
})
