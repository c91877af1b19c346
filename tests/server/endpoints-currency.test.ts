// The documented calls about currencies from outside: shapes, every no, and that they wait for nobody.
import { beforeAll, expect, test } from 'vitest'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

let shop: Shop
beforeAll(async () => {
  shop = await borrowShop()
}, 120_000)

const get = (path: string, language = 'es') =>
  fetch(`${shop.url}${path}`, { headers: { 'accept-language': language } })
const convert = (query: string) => get(`/api/convert?${query}`)

test('a fresh start has its rates within seconds, and they say that the sandbox made them', async () => {
  await eventually(
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
  // Half a cent of rounding, and what floating point adds to it.
  expect(Math.abs(answer.convertedAmount - answer.rate * 100)).toBeLessThan(0.005_001)
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
