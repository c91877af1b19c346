// Proves what a version to come does to the desk of a card: it takes over on its day, is not laid over, and nothing waits for it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RateCardDraft } from '#contract/rate-card.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

let shop: AccountShop
let boss: Awaited<ReturnType<AccountShop['register']>>
const NOW = '2026-05-04T15:00:00Z'
const SUMMER = '2026-06-01T04:00:00Z'
beforeAll(async () => {
  shop = await openAccountShop()
  boss = await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
  shop.setNow(new Date(NOW))
})
afterAll(() => shop.close())

const desk = () => boss.call.shipping
const firstCard = async () => {
  const [first] = (await desk().rateCards({ zone: 'co', service: 'courier' })).toReversed()
  if (!first) throw new Error('no card')
  const { version: _version, ...card } = first.data as RateCardDraft & { version: string }
  return card
}
const add = async (basedOn: string, centsPerUnit: number, more: object = {}) =>
  desk().addRateCard({
    kind: 'card',
    basedOn,
    card: {
      ...(await firstCard()),
      brackets: [{ fromThousandths: 0, centsPerUnit, flatCents: 0 }],
    },
    ...more,
  })
const states = async () =>
  (await desk().rateCards({ zone: 'co', service: 'courier' })).map(({ version, state }) => [
    version,
    state,
  ])

test('an example is confirmed although another version is to come, which stays as it was written', async () => {
  expect(await add('co-courier-1', 900, { validFrom: SUMMER })).toMatchObject({ ok: true })
  expect(await desk().confirmRateCard({ version: 'co-courier-2' })).toMatchObject({
    code: 'tariff_changed',
  })
  expect(await desk().confirmRateCard({ version: 'co-courier-1' })).toEqual({
    ok: true,
    version: 'co-courier-3',
  })
  expect(await states()).toEqual([
    ['co-courier-2', 'future'],
    ['co-courier-3', 'current'],
    ['co-courier-1', 'past'],
  ])
})

test('a day that another version starts on is taken only on purpose', async () => {
  const at = { validFrom: SUMMER }
  expect(await add('co-courier-3', 950, at)).toEqual({ ok: false, code: 'start_taken' })
  expect(await add('co-courier-3', 950, { ...at, replace: true })).toMatchObject({ ok: true })
  expect((await states()).slice(0, 2)).toEqual([
    ['co-courier-4', 'future'],
    ['co-courier-2', 'replaced'],
  ])
})

test('once it has taken over it is the one that can be confirmed, whatever was written after it', async () => {
  expect(await add('co-courier-4', 940)).toEqual({ ok: true, version: 'co-courier-5' })
  shop.setNow(new Date('2026-06-02T00:00:00Z'))
  expect(await desk().confirmRateCard({ version: 'co-courier-5' })).toMatchObject({
    code: 'tariff_changed',
  })
  expect(await desk().confirmRateCard({ version: 'co-courier-4' })).toMatchObject({ ok: true })
})
