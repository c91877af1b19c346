// Proves that a city added at the desk is priced at once like its country's main city, and what no city may be.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NetworkDesk, openNetworkDesk } from '#tests/support/network-desk.ts'

let net: NetworkDesk
beforeAll(async () => {
  net = await openNetworkDesk()
})
afterAll(() => net.shop.close())

const coro = {
  country: 've' as const,
  names: { es: 'Coro', en: '', it: 'Coro (Falcón)', pt: '' },
  region: 'Falcón',
  remote: '7.50',
  confirmed: true,
}

test('it is offered among those of its country, with its surcharge and the main city’s days', async () => {
  const main = await net.now('ve-caracas')
  expect(await net.desk.addDestination(coro)).toEqual({ ok: true, code: 've-coro' })
  if (typeof main === 'string') throw new Error(main)
  expect(await net.now('ve-coro')).toEqual({ cents: main.cents + 750, days: main.days })
  const cities = await net.shop.visitor().call.shipping.destinations()
  const codes = cities.map(({ code }) => code)
  expect(codes.indexOf('ve-coro')).toBe(codes.indexOf('co-bogota') - 1)
  expect(cities.find(({ code }) => code === 've-coro')).toMatchObject({
    name: 'Coro',
    region: 'Falcón',
  })
  const logged = await net.shop.sql(
    `select action, object from audit_entry order by id desc limit 1`,
  )
  expect(logged).toEqual([{ action: 'shipping.addDestination', object: 'destination:ve-coro' }])
})

test('one that is there is refused, whatever its accents', async () => {
  const names = { es: 'merída', en: '', it: '', pt: '' }
  expect(await net.desk.addDestination({ ...coro, names, region: 'Mérida' })).toEqual({
    ok: false,
    code: 'destination_exists',
  })
})

test.each([
  [{ region: 'Antioquia' }, 'region'],
  [{ remote: '-1' }, 'remote'],
  [{ remote: 'mucho' }, 'remote'],
  [{ names: { es: '', en: 'Coro', it: '', pt: '' } }, 'names.es'],
  [{ names: { es: '加拉加斯', en: '', it: '', pt: '' } }, 'names.es'],
])('what cannot be stands at its field: %o at %s', async (change, field) => {
  const attempt = net.desk.addDestination({ ...coro, ...change })
  await expect(attempt).rejects.toMatchObject({
    cause: { issues: [expect.objectContaining({ path: field.split('.') })] },
  })
})
