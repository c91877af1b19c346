// Proves that taxes, surcharges and days are dated versions, and that no quote that was kept changes with them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quoteServices } from '#domain/quote-services.ts'
import {
  air,
  ask,
  JUNE,
  type NetworkDesk,
  NOW,
  openNetworkDesk,
  remote,
  tax,
} from '#tests/support/network-desk.ts'
import { findSavedQuote } from './read-saved-quote.ts'
import { findStoredTariff } from './stored-tariff.ts'

let net: NetworkDesk
beforeAll(async () => {
  net = await openNetworkDesk()
})
afterAll(() => net.shop.close())

describe('a version', () => {
  test('of a tax holds from its day, in every city of the country and in no other', async () => {
    const before = await net.now('cl-santiago')
    const elsewhere = await net.now('pe-lima')
    if (typeof before === 'string') throw new Error(before)
    expect(await net.add({ ...tax('cl', '21,5'), validFrom: JUNE })).toEqual({
      ok: true,
      version: 'cl-tax-2',
    })
    expect(await net.now('cl-santiago')).toEqual(before)
    const dearer = { ...before, cents: before.cents + 250 }
    expect(await net.on('cl-santiago', '2026-06-01T03:59:59.999Z')).toEqual(before)
    expect(await net.on('cl-santiago', JUNE)).toEqual(dearer)
    net.shop.setNow(new Date(JUNE))
    expect(await net.now('cl-santiago')).toEqual(dearer)
    expect(await net.now('pe-lima')).toEqual(elsewhere)
    net.shop.setNow(new Date(NOW))
  })

  test('without a rate of its own takes the one of the settings', async () => {
    expect(await net.add(tax('mx', null))).toMatchObject({ ok: true })
    const { countries } = await net.desk.desk()
    expect(countries.find(({ code }) => code === 'mx')?.taxBasisPoints).toBe(null)
    const answer = await net.shop.visitor().call.shipping.tariff({ destination: 'mx-monterrey' })
    expect(answer.destination).toMatchObject({ taxBasisPoints: 1500, taxConfirmed: true })
  })

  test('of a surcharge and of days is of one city', async () => {
    // It was 6 dollars.
    const before = await net.now('ve-merida')
    if (typeof before === 'string') throw new Error(before)
    await net.add(remote('ve-merida', '9'))
    await net.add(air('ve-merida', 4, 12))
    expect(await net.now('ve-merida')).toEqual({ cents: before.cents + 300, days: [4, 12] })
    expect(await net.now('ve-caracas')).toMatchObject({ days: [3, 10] })
  })

  test('closes a route from a day on, and opens one where there was none', async () => {
    await net.add({ ...air('co-cali', 3, 7, false), validFrom: JUNE })
    expect(await net.now('co-cali')).toMatchObject({ days: [3, 7] })
    expect(await net.on('co-cali', JUNE)).toBe('not_served')
    await net.shop.sql(`insert into destination (code, country, names, position)
      values ('co-pasto', 'co', '{"es":"Pasto","en":"Pasto","it":"Pasto","pt":"Pasto"}', 900)`)
    expect(await net.add(air('co-pasto', 5, 9))).toEqual({ ok: true, version: 'co-pasto-air-1' })
    expect(await net.now('co-pasto')).toMatchObject({ days: [5, 9] })
  })

  test('says at the desk who added it and why, and how it stands', async () => {
    const { newest, versions } = await net.desk.networkVersions({ place: 'cl', figure: 'tax' })
    expect(newest).toBe('cl-tax-2')
    expect(versions).toMatchObject([
      {
        version: 'cl-tax-2',
        state: 'future',
        validFrom: JUNE,
        createdBy: 'jefa',
        note: 'Porque sí',
        data: { taxBasisPoints: 2150 },
      },
      { version: 'cl-tax-1', state: 'current', createdBy: null, data: { taxBasisPoints: 1900 } },
    ])
    const view = await net.desk.desk()
    expect(view.countries.filter(({ taxComing }) => taxComing).map(({ code }) => code)).toEqual([
      'cl',
    ])
    expect(view.destinations.find(({ code }) => code === 'co-cali')?.coming).toEqual(['air'])
  })
})

test('a kept quote is computed again to the cent, whatever was added since', async () => {
  const saved = await net.shop.visitor().call.shipping.saveQuote(ask('pa-david'))
  if (!saved.ok) throw new Error(saved.code)
  const kept = await net.shop.visitor().call.shipping.savedQuote({ token: saved.token })
  await net.add(tax('pa', '99'))
  await net.add(remote('pa-david', '77'))
  await net.add(air('pa-david', 30, 90))
  const em = net.shop.deps.orm.em.fork()
  const row = await findSavedQuote(em, saved.token)
  if (!row) throw new Error('not kept')
  expect(quoteServices(row.input, await findStoredTariff(em, row.basis))).toEqual(row.quote)
  expect(await net.shop.visitor().call.shipping.savedQuote({ token: saved.token })).toEqual(kept)
  expect(await net.now('pa-david')).toMatchObject({ days: [30, 90] })
  // The versions it names still say what it was computed with.
  const names = Object.values(row.basis.figures ?? {})
  expect(names.toSorted()).toContain('pa-tax-1')
  const said = await net.shop.sql<{ version: string; data: Record<string, number> }>(
    `select version, data from network_version where version in ('${names.join(`','`)}')`,
  )
  expect(said).toHaveLength(names.length)
  const dataOf = (version: string) => said.find((each) => each.version === version)?.data
  expect(dataOf('pa-tax-1')?.['taxBasisPoints']).toBe(row.basis.destination.taxBasisPoints)
  expect(dataOf('pa-david-remote-1')?.['remoteCents']).toBe(row.basis.destination.remoteCents)
})

test('what is in the table can be neither changed nor taken out', async () => {
  for (const sql of [`update network_version set note = 'x'`, 'delete from network_version'])
    await expect(net.shop.sql(sql)).rejects.toThrow('only ever added')
})

test('every action is one line in the audit log', async () => {
  const { entries } = await net.boss.call.admin.adminAudit({ action: 'shipping.changeCountry' })
  expect(entries.at(-1)).toMatchObject({
    object: 'network_version:cl-tax-2',
    actor: { username: 'jefa' },
    details: { taxBasisPoints: 2150, basedOn: 'cl-tax-1', validFrom: JUNE },
  })
  const rows = await net.shop.sql<{ action: string }>(
    `select distinct action from audit_entry where action like 'shipping.%' order by 1`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'shipping.changeCountry',
    'shipping.changeDestination',
    'shipping.changeRoute',
  ])
})
