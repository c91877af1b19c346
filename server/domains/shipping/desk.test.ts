// Proves the tariff desk: versions are added and never overwritten, hold from their date, and only admins change them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RateCardDraft } from '#contract/rate-card.ts'
import { type AccountShop, openAccountShop } from '#tests/support/account-shop.ts'

let shop: AccountShop
let boss: Awaited<ReturnType<AccountShop['register']>>
beforeAll(async () => {
  shop = await openAccountShop()
  boss = await shop.register('jefa')
  await shop.sql(`update app_user set is_admin = true where username = 'jefa'`)
})
afterAll(() => shop.close())

const desk = () => boss.call.shipping
const cube = { weight: 30, length: 20, width: 20, height: 20, sizeUnit: 'in' } as const
const asked = { destination: 've-caracas', pieces: [cube] }
const airTotal = async () => {
  const answer = await shop.visitor().call.shipping.quote({ ...asked, services: ['air'] })
  if (!answer.ok) throw new Error(answer.code)
  const [air] = answer.quote.options
  return air?.refused === null ? [air.totalCents, air.cardVersion] : null
}
const draftOf = async (zone: string, service: 'air' | 'courier') => {
  const [newest] = await desk().rateCards({ zone, service })
  if (!newest) throw new Error('no card')
  const { version, ...card } = newest.data as RateCardDraft & { version: string }
  return { basedOn: version, card }
}

test.each(['0001-01-01T00:00:00Z', '0099-01-01T00:00:00Z', '1899-12-31T00:00:00Z'])(
  'a simulation of %s is told that there was no tariff',
  async (at) => {
    expect(await desk().simulate({ ...asked, at })).toEqual({ ok: false, code: 'no_tariff' })
  },
)

test('a new version holds from its date, and the old one stays what it was', async () => {
  const { basedOn, card } = await draftOf('ve', 'air')
  expect(await airTotal()).toEqual([31_850, 've-air-1'])
  const added = await desk().addRateCard({
    kind: 'card',
    basedOn,
    note: 'Sube el combustible',
    validFrom: '2026-06-01T04:00:00Z',
    card: { ...card, brackets: [{ fromThousandths: 0, centsPerUnit: 700, flatCents: 0 }] },
  })
  expect(added).toEqual({ ok: true, version: 've-air-2' })
  expect(await airTotal()).toEqual([31_850, 've-air-1'])
  const later = await desk().simulate({ ...asked, at: '2026-06-01T04:00:00Z', services: ['air'] })
  expect(later).toMatchObject({
    ok: true,
    quote: { options: [{ totalCents: 49 * 700, cardVersion: 've-air-2' }] },
  })
  const versions = await desk().rateCards({ zone: 've', service: 'air' })
  expect(versions.map(({ version, state, note }) => [version, state, note])).toEqual([
    ['ve-air-2', 'future', 'Sube el combustible'],
    ['ve-air-1', 'current', ''],
  ])
  expect(versions[0]?.changes).toEqual([
    { path: 'brackets.0.centsPerUnit', before: 650, after: 700 },
  ])
  shop.setNow(new Date('2026-06-02T00:00:00Z'))
  expect(await airTotal()).toEqual([49 * 700, 've-air-2'])
  shop.setNow(new Date('2026-05-04T15:00:00Z'))
  expect(await airTotal()).toEqual([31_850, 've-air-1'])
})

test('a version is not laid over one somebody else just added, nor into the past', async () => {
  const { basedOn, card } = await draftOf('ve', 'courier')
  const write = { kind: 'card', basedOn, card } as const
  expect(await desk().addRateCard({ ...write, validFrom: '2026-05-04T14:59:59Z' })).toEqual({
    ok: false,
    code: 'starts_in_past',
  })
  const both = await Promise.all([desk().addRateCard(write), desk().addRateCard(write)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toMatchObject({
    code: 'tariff_changed',
    version: 've-courier-2',
  })
})

test('an example is confirmed as it stands', async () => {
  const quoteCourier = async () =>
    shop.visitor().call.shipping.quote({ ...asked, destination: 'co-cali', services: ['courier'] })
  expect(await quoteCourier()).toMatchObject({ quote: { options: [{ example: true }] } })
  const confirmed = await desk().confirmRateCard({ version: 'co-courier-1' })
  expect(confirmed).toEqual({ ok: true, version: 'co-courier-2' })
  await desk().addNetworkVersion({
    place: 'co',
    figure: 'tax',
    typed: { kind: 'tax', taxPercent: 19, confirmed: true },
    note: 'Confirmado con el agente',
    basedOn: 'co-tax-1',
  })
  expect(await quoteCourier()).toMatchObject({
    quote: { options: [{ example: false, cardVersion: 'co-courier-2' }] },
  })
  expect(await desk().confirmRateCard({ version: 'co-courier-1' })).toMatchObject({
    code: 'tariff_changed',
  })
})

test('fees are versions too', async () => {
  const fees = { perPieceCents: 300, minimumCents: 300, confirmed: true }
  const added = await desk().addRateCard({
    kind: 'consolidation',
    basedOn: 'consolidation-1',
    fees,
  })
  expect(added).toEqual({ ok: true, version: 'consolidation-2' })
  expect((await shop.visitor().call.shipping.fees()).consolidation).toMatchObject(fees)
})

describe('a suspended route', () => {
  const notice = {
    es: 'Puerto cerrado',
    en: 'Port closed',
    it: 'Porto chiuso',
    pt: 'Porto fechado',
  }
  const sea = { ...asked, services: ['sea' as const] }

  test('answers with the notice until it is lifted', async () => {
    const visitor = shop.visitor()
    const closed = await desk().suspendRoute({ service: 'sea', country: 've', notice })
    if (!closed.ok) throw new Error(closed.code)
    expect(await visitor.call.shipping.quote(sea)).toMatchObject({
      ok: false,
      code: 'route_suspended',
      quote: { options: [{ refused: 'route_suspended', suspension: { notice, until: null } }] },
    })
    const services = await visitor.call.shipping.services({})
    expect(services.find(({ code }) => code === 'sea')?.suspension?.notice).toEqual(notice)
    expect((await desk().desk()).suspensions).toMatchObject([{ id: closed.id, service: 'sea' }])
    expect(await desk().liftSuspension({ id: closed.id })).toEqual({ ok: true })
    expect((await visitor.call.shipping.quote(sea)).ok).toBe(true)
    await expect(desk().liftSuspension({ id: 999_999 })).rejects.toThrow('not_found')
  })

  test('is one closure by a double click, and lifted with one click', async () => {
    const press = () => desk().suspendRoute({ service: 'sea', country: 've', notice })
    const [first, second] = await Promise.all([press(), press()])
    if (!first.ok) throw new Error(first.code)
    expect(second).toEqual(first)
    await desk().liftSuspension({ id: first.id })
    expect((await desk().desk()).suspensions).toEqual([])
  })

  test('may be one city, and ends by itself', async () => {
    const place = { country: 've', destination: 've-merida', notice } as const
    const until = '2026-05-10T00:00:00Z'
    expect(
      await desk().suspendRoute({ service: 'sea', ...place, until: '2026-05-01T00:00:00Z' }),
    ).toEqual({ ok: false, code: 'ends_before_start' })
    const over = { since: '2026-04-01T04:00:00Z', until: '2026-05-01T04:00:00Z' }
    expect(await desk().suspendRoute({ service: 'sea', ...place, ...over })).toMatchObject({
      code: 'ends_before_start',
    })
    expect((await desk().suspendRoute({ service: 'sea', ...place, until })).ok).toBe(true)
    const toMerida = { ...sea, destination: 've-merida' }
    expect((await shop.visitor().call.shipping.quote(toMerida)).ok).toBe(false)
    expect((await shop.visitor().call.shipping.quote(sea)).ok).toBe(true)
    shop.setNow(new Date(until))
    expect((await shop.visitor().call.shipping.quote(toMerida)).ok).toBe(true)
    shop.setNow(new Date('2026-05-04T15:00:00Z'))
  })

  test('needs its notice in every language and a place there is', async () => {
    const bare = { service: 'sea', country: 've', notice: { ...notice, it: ' ' } } as const
    await expect(desk().suspendRoute(bare)).rejects.toThrow(/notice/)
    await expect(
      desk().suspendRoute({ service: 'sea', country: 've', destination: 'co-cali', notice }),
    ).rejects.toThrow('not_found')
  })
})

test('every action is one line in the audit log', async () => {
  const rows = await shop.sql<{ action: string }>(
    `select distinct action from audit_entry where action like 'shipping.%' order by 1`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'shipping.addRateCard',
    'shipping.changeCountry',
    'shipping.liftSuspension',
    'shipping.suspendRoute',
  ])
})
