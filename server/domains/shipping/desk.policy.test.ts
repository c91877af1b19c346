// Proves that the tariff is changed by admins only: neither anonymous visitors nor customers may call any endpoint of its desk.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AIR_CARD } from '#domain/default-tariff.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const cube = { weight: 30, length: 20, width: 20, height: 20, sizeUnit: 'in' } as const

test.each([
  ['an anonymous visitor', 'unauthorized'],
  ['a customer', 'forbidden'],
])('%s reads and changes nothing: %s', async (who, code) => {
  const visitor = who === 'an anonymous visitor' ? shop.visitor() : await shop.register('clienta')
  const { shipping } = visitor.call
  const { version: _version, ...card } = AIR_CARD
  const notice = { es: 'x', en: 'x', it: 'x', pt: 'x' }
  for (const attempt of [
    () => shipping.desk(),
    () => shipping.rateCards({ zone: 've', service: 'air' }),
    () => shipping.addRateCard({ kind: 'card', basedOn: null, card }),
    () => shipping.confirmRateCard({ version: 've-courier-1' }),
    () =>
      shipping.simulate({ destination: 've-caracas', pieces: [cube], at: '2026-06-01T04:00:00Z' }),
    () => shipping.suspendRoute({ service: 'sea', country: 've', notice }),
    () => shipping.liftSuspension({ id: 1 }),
    () => shipping.networkVersions({ place: 've', figure: 'tax' }),
    () =>
      shipping.addNetworkVersion({
        place: 've',
        figure: 'tax',
        typed: { kind: 'tax', taxPercent: 0, confirmed: true },
        note: 'x',
        basedOn: 've-tax-1',
      }),
    () =>
      shipping.addDestination({
        country: 've',
        names: { es: 'Coro', en: '', it: '', pt: '' },
        region: 'Falcón',
        remote: 6,
        confirmed: false,
      }),
  ])
    await expect(attempt()).rejects.toThrow(code)
})
