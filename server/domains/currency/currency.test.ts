// Proves what is said about currencies: conversion from storage, age, the choice and who it belongs to, the purge.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purgeRates } from '#server/domains/currency/purge-rates.ts'
import { MONDAY, openRatesShop, type RatesShop } from '#tests/support/rates-shop.ts'

let shop: RatesShop
beforeAll(async () => {
  shop = await openRatesShop()
})
afterAll(() => shop.close())

const HOUR = 3_600_000
const later = (hours: number) => new Date(MONDAY.getTime() + hours * HOUR)

/** A stored reading; the shop's clock is moved so that no process remembers an older one. */
async function store(row: Record<string, unknown> = {}): Promise<void> {
  const all = {
    currency: 'VES',
    kind: 'parallel',
    rate: '900.5',
    source: 'dolarapi',
    sandbox: true,
    value_date: MONDAY,
    valid_until: null,
    fetched_at: MONDAY,
    status: 'good',
    ...row,
  }
  const names = Object.keys(all)
  await shop.sql(
    `insert into exchange_rate (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    Object.values(all),
  )
}
let day = 0
beforeEach(async () => {
  await shop.empty()
  await shop.sql('delete from bolivar_choice')
  // Nothing that was remembered before this moment is fresh any more.
  shop.goTo(later((day += 24) * 100))
  await shop.visitor().call.currency.rates()
  shop.goTo(MONDAY)
})

const convert = (to: 'VES' | 'EUR' | 'COP' | 'USD', amount: string | number = '10') =>
  shop.visitor().call.currency.convert({ to, amount })

describe('conversion', () => {
  test('says amount, rate, who published it and how old it is; the value parallel marks the market', async () => {
    await store()
    shop.goTo(later(1))
    expect(await convert('VES', '12.34')).toEqual({
      convertedAmount: 11_112.17,
      rate: 900.5,
      source: 'parallel',
      rateSource: 'DolarApi (sandbox)',
      sandbox: true,
      valueDate: MONDAY.toISOString(),
      fetchedAt: MONDAY.toISOString(),
      ageSeconds: 3600,
      stale: false,
    })
  })

  test('needs a rate that may be used; without one it refuses, and dollars stay dollars', async () => {
    expect(await convert('VES')).toEqual({ ok: false, code: 'no_rate' })
    expect(await convert('USD', '12.34')).toMatchObject({ convertedAmount: 12.34, rate: 1 })
    await store()
    await store({ currency: 'EUR', kind: 'reference', rate: '0.86', source: 'frankfurter' })
    for (const [hours, answer] of [
      [24, { stale: false }],
      [25, { stale: true }],
      [72, { stale: true }],
      [73, { code: 'no_rate' }],
    ] as const) {
      shop.goTo(later(hours))
      expect(await convert('VES')).toMatchObject(answer)
      expect(await convert('EUR')).toMatchObject({ convertedAmount: 8.6, stale: false })
    }
    shop.goTo(later(121))
    expect(await convert('EUR')).toMatchObject({ code: 'no_rate' })
  })

  test.each(['', '-1', '1e3', 'NaN', '1,5', '1234567890', '1.1234567', ' 5'])(
    'takes no amount like «%s»',
    async (amount) => {
      await expect(convert('VES', amount)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  test('pesos have no decimals', async () => {
    await store({ currency: 'COP', kind: 'reference', rate: '3951.5', source: 'open-er-api' })
    expect(await convert('COP', '0.99')).toMatchObject({ convertedAmount: 3912 })
  })

  test('readings that are not good, not yet valid or of another world are not used', async () => {
    await store()
    for (const row of [
      { rate: '1', status: 'quarantined' },
      { rate: null, status: 'rejected', value_date: null },
      { rate: '2', value_date: later(5) },
      { rate: '3', sandbox: false },
      { rate: '4', kind: 'official' },
    ])
      await store({ fetched_at: later(1), ...row })
    shop.goTo(later(2))
    expect(await convert('VES')).toMatchObject({ rate: 900.5 })
    shop.goTo(later(6))
    expect(await convert('VES')).toMatchObject({ rate: 2 })
  })

  test('an override goes first while it holds', async () => {
    await store()
    await store({ kind: 'override', rate: '910', source: 'admin', valid_until: later(10) })
    shop.goTo(later(9))
    expect(await convert('VES')).toMatchObject({ rate: 910, source: 'override' })
    shop.goTo(later(10))
    expect(await convert('VES')).toMatchObject({ rate: 900.5, source: 'parallel' })
  })
})

test('today’s rates name the shown one first, and the history has one point a day', async () => {
  await shop.fetch()
  const { call } = shop.visitor()
  const { rates, bolivarKind } = await call.currency.rates()
  expect(bolivarKind).toBe('parallel')
  expect(rates.map(({ currency, kind, shown }) => `${currency} ${kind} ${shown}`)).toEqual([
    'VES parallel true',
    'VES official false',
    'EUR reference true',
    'COP reference true',
    'PEN reference true',
    'BRL reference true',
  ])
  const month = await call.currency.history({ currency: 'VES', kind: 'official', days: 30 })
  const quarter = await call.currency.history({ currency: 'VES', kind: 'official', days: 90 })
  const days = quarter.points.map((point) => point.day)
  expect(days).toEqual([...new Set(days)].toSorted())
  expect(days.at(-1)).toBe('2026-05-04')
  expect(month.points.length).toBeGreaterThan(18)
  expect(quarter.points.length).toBeGreaterThan(2.5 * month.points.length)
})

test('the list is in the caller’s language and needs nothing stored', async () => {
  const list = await shop.visitor({ locale: 'it' }).call.currency.list()
  expect(list.map(({ code, symbol }) => `${code} ${symbol}`)).toEqual([
    'VES Bs.',
    'USD US$',
    'EUR €',
    'COP COP$',
    'PEN S/',
    'BRL R$',
  ])
  expect(list[1]?.name).toBe('dollaro statunitense')
})

describe('the choice of a currency', () => {
  test('of an anonymous visitor stays in the browser', async () => {
    const visitor = shop.visitor()
    expect(await visitor.call.currency.choose({ currency: 'EUR' })).toEqual({ ok: true })
    expect(visitor.received.at(-1)).toMatch(/^puente_currency=EUR; .*Max-Age=31536000/i)
  })

  test('of somebody signed in goes into their account and nobody else’s, and back', async () => {
    const marta = await shop.signIn('marta')
    const pedro = await shop.signIn('pedro')
    await marta.call.currency.choose({ currency: 'BRL' })
    expect((await marta.call.account.profile()).currency).toBe('BRL')
    expect((await pedro.call.account.profile()).currency).toBeNull()
    await marta.call.account.updatePreferences({ currency: 'COP' })
    expect(marta.cookies.get('puente_currency')).toBe('COP')
  })

  test('is one of the list', async () => {
    const choice = { currency: 'GBP' as 'EUR' }
    await expect(shop.visitor().call.currency.choose(choice)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

test('old readings go, but for the last good one of a day and what people did', async () => {
  const old = (hours: number, row: object = {}) =>
    store({ value_date: later(hours), fetched_at: later(hours), ...row })
  await old(0, { rate: '1' })
  await old(1, { rate: '2' })
  await old(2, { rate: '3' })
  await old(3, { rate: '4', status: 'quarantined' })
  await old(4, { rate: '5', status: 'quarantined', decided_by: 1 })
  await old(24, { rate: '6' })
  await old(24, { rate: '7', sandbox: false })
  const em = () => shop.deps.orm.em.fork()
  expect(await purgeRates(em(), later(24 * 90))).toBe(0)
  expect(await purgeRates(em(), later(24 * 102))).toBe(3)
  expect((await shop.rows()).map(({ rate }) => rate)).toEqual(['3', '5', '6', '7'])
  expect(await purgeRates(em(), later(24 * 800))).toBe(4)
})
