// Proves currencies on pages, without scripts: amounts beside dollars, the choice, the page of rates, and no mix-up.
import { beforeAll, describe, expect, test } from 'vitest'
import { type HttpVisitor, httpVisitor, signedIn } from '#tests/support/http-visitor.ts'
import { borrowShop } from '#tests/support/shared-shop.ts'
import type { Shop } from '#tests/support/start-shop.ts'
import { eventually } from '#tests/support/eventually.ts'

let shop: Shop
beforeAll(async () => {
  shop = await borrowShop()
  await eventually(
    async () => {
      const { ok } = await fetch(`${shop.url}/api/convert?to=VES&amount=1`)
      if (!ok) throw new Error('no rate yet')
    },
    { timeout: 20_000, interval: 200 },
  )
}, 120_000)

const choose = (visitor = httpVisitor(shop.url)) => ({
  visitor,
  post: (currency: string, next = '/product/1', prefix = '') =>
    visitor.postForm(`${prefix}/currency`, { currency, next }),
})
/** What a person sees of a page: neither its data nor its styles. */
const seen = async (visitor: HttpVisitor, path: string): Promise<string> =>
  (await visitor.html(path)).replaceAll(/<(script|style)[^]*?<\/\1>/g, '')
const count = (page: string, text: string): number => page.split(text).length - 1
const amounts = (page: string, sign: string): number => count(page, `${sign}\u00a0`)

describe.each(['/', '/products', '/product/1'])('%s', (path) => {
  test('shows bolivars to whoever never chose, cites the rate once, and shows dollars only when asked to', async () => {
    const page = await seen(httpVisitor(shop.url), path)
    expect(amounts(page, 'Bs.')).toBeGreaterThan(2)
    expect(count(page, 'tasa paralela DolarApi (sandbox)')).toBe(1)
    const { visitor, post } = choose()
    await post('USD')
    const inDollars = await seen(visitor, path)
    for (const sign of ['Bs.\u00a0', '≈', 'tasa paralela']) expect(count(inDollars, sign)).toBe(0)
  })
})

test('cart, checkout and favourites cite the rate once where they show amounts by it', async () => {
  const visitor = await signedIn(shop.url, 'customer')
  await choose(visitor).post('EUR')
  await visitor.trpc.cart.addItem.mutate({ productId: 1, quantity: 1 })
  await visitor.trpc.account.setFavourite.mutate({ productId: 1, liked: true })
  for (const path of ['/cart', '/checkout', '/account/favourites']) {
    const page = await seen(visitor, path)
    expect(amounts(page, '€'), path).toBeGreaterThan(0)
    expect(count(page, 'solo de referencia; se cobra en dólares'), path).toBe(1)
  }
  // Another amount by another rate: it has words and a citation of its own.
  const checkout = await seen(visitor, '/checkout')
  expect(count(checkout, 'Monto de referencia: queda fijo cuando haces el pedido')).toBe(1)
  expect(count(checkout, 'Tasa paralela Bs.')).toBe(1)
})

test('the choice comes back to the page it was made on, in its language, for a year', async () => {
  const { visitor, post } = choose()
  const answer = await post('EUR', '/product/1?from=list', '/en')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/en/product/1?from=list')
  expect(answer.headers.get('set-cookie')).toMatch(/puente_currency=EUR;.*Max-Age=31536000/i)
  const page = await seen(visitor, '/en/product/1')
  expect(amounts(page, '€')).toBeGreaterThan(2)
  expect(count(page, 'reference rate')).toBe(1)
})

test('a page that somebody else has just seen in another currency is not mixed up', async () => {
  const people = ['VES', 'EUR', 'USD', 'BRL', 'VES'].map((currency) => ({ currency, ...choose() }))
  await Promise.all(people.map(({ post, currency }) => post(currency)))
  const pages = await Promise.all(people.map(({ visitor }) => seen(visitor, '/product/3')))
  const signs = { VES: 'Bs.', EUR: '€', USD: 'nothing', BRL: 'R$' }
  pages.forEach((page, index) => {
    const own = people[index]?.currency
    for (const [currency, sign] of Object.entries(signs))
      expect(amounts(page, sign) > 2, `${currency} for ${own}`).toBe(
        currency === own && own !== 'USD',
      )
  })
})

test('nobody is led out of the shop, and nonsense is refused', async () => {
  const { post } = choose()
  expect((await post('EUR', 'https://elsewhere.example/')).headers.get('location')).toBe('/')
  expect((await post('EUR', '//elsewhere.example/')).headers.get('location')).toBe('/')
  expect((await post('GBP')).status).toBe(400)
})

test('an account remembers the choice for other browsers', async () => {
  const first = await signedIn(shop.url, 'customer')
  await choose(first).post('PEN')
  const second = await signedIn(shop.url, 'customer')
  expect(second.cookies.get('puente_currency')).toBe('PEN')
  expect(amounts(await seen(second, '/product/1'), 'S/')).toBeGreaterThan(2)
})

test('the page of rates shows today, course and conversion, and says what is wrong with an amount', async () => {
  const look = (path: string) => seen(httpVisitor(shop.url), path)
  const page = await look('/currency?currency=EUR&days=90&amount=100')
  for (const name of ['Tasa paralela', 'Tasa oficial', 'Euros', 'Soles'])
    expect(count(page, name), name).toBeGreaterThan(0)
  expect(/US\$\s100,00 son unos €\s8\d,\d\d/.test(page)).toBe(true)
  expect(count(page, '<tr>')).toBeGreaterThan(55)
  const wrong = await look('/currency?amount=doce')
  expect(count(wrong, 'Escribe un monto como 25 o 25,50.')).toBe(1)
  expect(count(wrong, 'value="doce"')).toBe(1)
  expect(count(await look('/en/currency'), 'Exchange rates')).toBeGreaterThan(0)
})
