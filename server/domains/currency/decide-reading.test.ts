// Proves that a decision about a doubted rate lasts: it is asked for once, and settles what it answers.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MONDAY, openRatesShop, type RatesShop } from '#tests/support/rates-shop.ts'

let shop: RatesShop
let boss: Awaited<ReturnType<RatesShop['signIn']>>
const later = (hours: number) => new Date(MONDAY.getTime() + hours * 3_600_000)
beforeAll(async () => {
  shop = await openRatesShop()
  boss = await shop.signIn('jefa')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.empty()
  shop.goTo(MONDAY)
})

const desk = () => boss.call.currency
const store = async (rate: string, hours: number, status: 'good' | 'quarantined') => {
  const [row] = await shop.sql<{ id: number }>(
    `insert into exchange_rate (currency, kind, rate, source, sandbox, value_date, fetched_at, status)
     values ('VES', 'parallel', ?, 'dolarapi', true, ?, ?, ?) returning id`,
    [rate, later(hours), later(hours), status],
  )
  return row?.id ?? 0
}

test('an accepted reading brings those after it that are no jump any more', async () => {
  await store('900', 0, 'good')
  const id = await store('1100', 0.5, 'quarantined')
  await store('1105', 1, 'quarantined')
  const apart = await store('1500', 1.5, 'quarantined')
  shop.goTo(later(2))
  await desk().adminDecide({ id, accept: true })
  const answer = await shop.visitor().call.currency.convert({ to: 'VES', amount: '1' })
  expect(answer).toMatchObject({ rate: 1105, source: 'parallel' })
  expect((await desk().adminRates()).waiting).toMatchObject([{ id: apart, last: '1105' }])
})

test('the same reading heard again neither waits twice nor asks again once it was refused', async () => {
  await shop.fetch()
  shop.sandbox.setFault('dolarapi', 'jump')
  const waiting = async () =>
    (await desk().adminRates()).waiting.filter(({ kind }) => kind === 'official')
  const fetchAfter = async (hours: number) => {
    shop.goTo(later(hours))
    await shop.fetch()
    return waiting()
  }
  const [first, ...others] = await fetchAfter(3)
  expect([first?.kind, others]).toEqual(['official', []])
  expect((await fetchAfter(6)).map(({ id }) => id)).toEqual([first?.id])
  await desk().adminDecide({ id: first?.id ?? 0, accept: false })
  expect(await fetchAfter(9)).toEqual([])
})
