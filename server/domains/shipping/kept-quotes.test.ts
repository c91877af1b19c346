// Proves whose kept quotes are whose, what a document may cost, what is thrown away, and how products become parcels.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'
import type { Visitor } from '#tests/support/test-shop.ts'
import { purgeQuotes } from './purge-quotes.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const piece = { weight: '3', length: 10, width: 8, height: 4, sizeUnit: 'in' } as const
let worth = 0
/** Each time another shipment: equal ones of a moment are one. */
const save = async ({ call }: Visitor) => {
  worth += 1
  const pieces = [{ ...piece, declaredValue: `${worth}` }]
  const saved = await call.shipping.saveQuote({ destination: 've-caracas', pieces })
  if (!saved.ok) throw new Error(saved.code)
  return saved.token
}
const tokensOf = async ({ call }: Visitor) =>
  (await call.account.quotes({})).quotes.map(({ token }) => token)

test('are listed for who kept them and for nobody else, newest first', async () => {
  const [ana, eva] = [await shop.register('ana'), await shop.register('eva')]
  const first = await save(ana)
  const second = await save(ana)
  const other = await save(eva)
  const nobodys = await save(shop.visitor())
  expect(await tokensOf(ana)).toEqual([second, first])
  expect(await tokensOf(eva)).toEqual([other])
  await expect(shop.visitor().call.account.quotes({})).rejects.toThrow('unauthorized')
  // The link is the key: whoever holds it reads the quote.
  expect((await eva.call.shipping.savedQuote({ token: nobodys })).expired).toBe(false)
  const { quotes } = await ana.call.account.copy()
  expect(quotes.map((quote) => quote.quote.pieces)).toEqual([1, 1])
})

test('are listed page by page', async () => {
  const ana = await shop.register('hoja')
  const kept: string[] = []
  for (let turn = 0; turn < 12; turn += 1) kept.unshift(await save(ana))
  const first = await ana.call.account.quotes({})
  const second = await ana.call.account.quotes({ before: first.nextBefore })
  expect([...first.quotes, ...second.quotes].map(({ token }) => token)).toEqual(kept)
  expect(first.quotes).toHaveLength(10)
  expect(second.nextBefore).toBe(null)
  expect(first.quotes[0]).toMatchObject({ place: 'Caracas', country: 've', pieces: 1 })
})

test('go with the account', async () => {
  const ana = await shop.register('cuenta')
  const token = await save(ana)
  await shop.sql(`delete from app_user where id = (select max(user_id) from saved_quote)`)
  await expect(shop.visitor().call.shipping.savedQuote({ token })).rejects.toThrow('not_found')
})

test('are printed sixty times an hour from one network', async () => {
  const token = await save(shop.visitor({ clientAddress: '198.51.100.1' }))
  const { call } = shop.visitor({ clientAddress: '198.51.100.8' })
  for (let turn = 0; turn < 60; turn += 1)
    expect((await call.shipping.printQuote({ token })).ok).toBe(true)
  expect(await call.shipping.printQuote({ token })).toMatchObject({ code: 'too_many_requests' })
})

test('keep a side in its own unit and say that measures are estimated', async () => {
  const { call } = shop.visitor({ clientAddress: '198.51.100.2' })
  const mixed = { ...piece, sizeUnit: 'cm', sideUnits: { length: 'in' }, estimated: true } as const
  const saved = await call.shipping.saveQuote({ destination: 've-caracas', pieces: [mixed] })
  if (!saved.ok) throw new Error(saved.code)
  const { input } = await call.shipping.savedQuote({ token: saved.token })
  expect(input.pieces[0]).toMatchObject({
    estimated: true,
    box: {
      length: { thousandths: 10_000, unit: 'in' },
      width: { thousandths: 8000, unit: 'cm' },
    },
  })
})

test('take products with their own measures, or with the usual ones of their category', async () => {
  const [own, unknown] = [
    await shop.product({ name: 'Taladro' }),
    await shop.product({ name: 'Osito', category: 'Toys', weightThousandths: null }),
  ]
  const { call } = shop.visitor()
  const packed = await call.shipping.packedProducts({ ids: [unknown, own, 999_999] })
  expect(packed).toMatchObject([
    { name: 'Osito', estimated: true, weight: { thousandths: 2000, unit: 'lb' } },
    { name: 'Taladro', estimated: false, box: { height: { thousandths: 4000, unit: 'in' } } },
  ])
})

test('are thrown away half a year after they expired, unless somebody owns them', async () => {
  const ana = await shop.register('duena')
  const owned = await save(ana)
  const nobodys = await save(shop.visitor({ clientAddress: '198.51.100.3' }))
  const em = shop.deps.orm.em.fork()
  const expired = new Date('2026-05-11T15:00:00Z').getTime()
  await purgeQuotes(em, new Date(expired + 179 * 86_400_000))
  const { call } = shop.visitor()
  expect((await call.shipping.savedQuote({ token: nobodys })).expired).toBe(false)
  expect(await purgeQuotes(em, new Date(expired + 181 * 86_400_000))).toBeGreaterThan(0)
  await expect(call.shipping.savedQuote({ token: nobodys })).rejects.toThrow('not_found')
  expect((await call.shipping.savedQuote({ token: owned })).expired).toBe(false)
})
