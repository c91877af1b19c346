// Proves what is known of rates when they were changed and the database does not answer: what was known before.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { MONDAY, openRatesShop, type RatesShop } from '#tests/support/rates-shop.ts'
import { forgetRates, ratesNow } from './rates-now.ts'

let shop: RatesShop
beforeAll(async () => {
  shop = await openRatesShop()
})
afterAll(() => shop.close())
afterEach(() => vi.restoreAllMocks())

test('a change is read at once, and without a database the last known rates stay', async () => {
  const { orm, config } = shop.deps
  const now = () => ratesNow({ orm, config, now: MONDAY })
  await shop.empty()
  expect((await now()).rates).toEqual([])
  await shop.fetch()
  const known = await now()
  expect(known.rates).not.toEqual([])

  forgetRates(orm)
  const away = vi.spyOn(orm.em, 'fork').mockImplementation(() => {
    throw new Error('no database')
  })
  expect(await now()).toEqual(known)
  expect(away).toHaveBeenCalled()
  vi.restoreAllMocks()

  await shop.empty()
  forgetRates(orm)
  expect((await now()).rates).toEqual([])
})
