// The documented calls about currencies from outside: shapes, every no, and that they wait for nobody.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Shop, startShop } from '#tests/support/start-shop.ts'
import { cloneDatabase } from '#tests/support/test-database.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
}, 120_000)
afterAll(() => shop.stop())

const get = (path: string, language = 'es') =>
  fetch(`${shop.url}${path}`, { headers: { 'accept-language': language } })
const convert = (query: string) => get(`/api/convert?${query}`)

test('a fresh start has its rates within seconds, and they say that the sandbox made them', async () => {
  await vi.waitFor(
    async () => {
      for (const to of ['VES', 'EUR', 'COP', 'PEN', 'BRL'])
        expect((await convert(`from=USD&to=${to}&amount=100`)).status).toBe(200)
    },
    { timeout: 20_000, interval: 200 },
  )
  const answer = (await (await convert('from=USD&to=VES&amount=100')).json()) as {
    convertedAmount: number
    rate: number
  }
  expect(answer).toMatchObject({
    source: 'parallel',
    rateSource: 'DolarApi (sandbox)',
    stale: false,
  })
  expect(answer.convertedAmount).toBeCloseTo(answer.rate * 100, 2)
  for (const to of ['EUR', 'COP', 'PEN', 'BRL'])
    expect(await (await convert(`from=USD&to=${to}&amount=1`)).json()).toMatchObject({
      source: 'reference',
    })
})

test('the list maps codes to names in the caller’s language and signs', async () => {
  expect(await (await get('/api/currencies', 'en')).json()).toMatchObject({
    VES: { name: 'Venezuelan Bolívar', symbol: 'Bs.' },
    USD: { symbol: 'US$' },
    EUR: { symbol: '€' },
    COP: { symbol: 'COP$' },
    PEN: { symbol: 'S/' },
    BRL: { symbol: 'R$' },
  })
})

test.each([
  'from=USD&to=VES',
  'from=USD&to=VES&amount=',
  'from=USD&to=VES&amount=-1',
  'from=USD&to=VES&amount=abc',
  'from=USD&to=GBP&amount=1',
  'from=EUR&to=VES&amount=1',
  'from=USD&amount=1',
  'from=USD&to=VES&amount=1&amount=2',
  'from=USD&to=VES&amount=1&extra=1',
])('%s is answered 400 with the field', async (query) => {
  const answer = await convert(query)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'invalid_input' })
})

test('without a usable rate the answer is 503, too many questions get 429 at every door, and the rest goes on', async () => {
  const { url: databaseUrl, drop } = await cloneDatabase()
  const web = await startShop({
    databaseUrl,
    demo: false,
    settings: { ROLE: 'web', READS_PER_MINUTE: '50' },
  })
  try {
    // A process that has just started may turn requests away.
    await vi.waitFor(async () => {
      const answer = await fetch(`${web.url}/api/convert?from=USD&to=VES&amount=1`)
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: 'no_rate' })
    }, 20_000)
    const ask = (path: string) => fetch(`${web.url}${path}`)
    await Promise.all(Array.from({ length: 50 }, () => ask('/api/convert?to=VES&amount=1')))
    const typed = encodeURIComponent(JSON.stringify({ json: { text: 'cam' } }))
    for (const path of [
      '/api/convert?to=VES&amount=1',
      '/api/products',
      `/trpc/catalogue.suggest?input=${typed}`,
      '/products?search=camara',
    ]) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.get('retry-after')], path).toEqual([429, '60'])
    }
    for (const path of ['/api/currencies', '/products', '/currency'])
      expect((await ask(path)).status, path).toBe(200)
  } finally {
    await web.stop()
    await drop()
  }
}, 60_000)
