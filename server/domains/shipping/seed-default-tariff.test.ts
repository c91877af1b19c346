// Proves that a shop from before some cities were known gets them, and keeps all that its desks have said.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { DEFAULT_CITIES } from './default-cities.ts'
import { seedDefaultTariff } from './seed-default-tariff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const LATER = [
  've-san-fernando-de-apure',
  've-san-carlos',
  've-tucupita',
  've-san-juan-de-los-morros',
  've-san-felipe',
]
const seed = () => seedDefaultTariff(shop.deps.orm.em.fork())
const cities = () => shop.visitor().call.shipping.destinations()

test('cities that came later are added among those of their country, and nothing else moves', async () => {
  // As such a shop was: five cities fewer, those behind them five places further up, and words of its own.
  await shop.sql(`alter table network_version disable trigger frozen`)
  for (const code of LATER) {
    await shop.sql('delete from network_version where place = ?', [code])
    await shop.sql('delete from destination where code = ?', [code])
  }
  await shop.sql(`alter table network_version enable trigger frozen`)
  await shop.sql(`update destination set position = position - 5 where country <> 've'`)
  await shop.sql(`update destination set region = 'Estado Mérida' where code = 've-merida'`)
  await shop.sql(
    `insert into network_version (version, place, figure, valid_from, data, created_at)
     values ('ve-merida-remote-2', 've-merida', 'remote', now() - interval '1 day', '{"kind":"remote","remoteCents":750,"confirmed":true}', now())`,
  )
  await shop.sql('update tariff_counter set version = version + 1')
  expect(await cities()).toHaveLength(DEFAULT_CITIES.length - 5)

  await seed()
  const found = await cities()
  expect(found.map(({ code }) => code)).toEqual(DEFAULT_CITIES.map(({ code }) => code))
  for (const code of LATER)
    expect(
      found.find((city) => city.code === code)?.services.map(({ service }) => service),
    ).toEqual(['air', 'sea', 'courier', 'vehicle', 'furniture'])
  expect(found.find(({ code }) => code === 've-merida')?.region).toBe('Estado Mérida')
  expect(
    await shop.sql(
      `select version from network_version where place = 've-merida' and figure = 'remote' order by id`,
    ),
  ).toEqual([{ version: 've-merida-remote-1' }, { version: 've-merida-remote-2' }])
})

test('where nothing is missing, nothing counts as changed', async () => {
  const counted = () => shop.sql('select version from tariff_counter')
  const before = await counted()
  await seed()
  expect(await counted()).toEqual(before)
})
