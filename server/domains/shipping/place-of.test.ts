// Every address of a country that is served belongs to one destination, and its surcharge is that of where it really is.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADDRESS_COUNTRIES } from '#domain/address-rules.ts'
import { statesOf } from '#domain/states.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { findNetwork, type Network } from './network.ts'
import { placeOf } from './place-of.ts'

let shop: TestShop
let network: Network
beforeAll(async () => {
  shop = await openTestShop()
  network = await findNetwork({ em: shop.deps.orm.em.fork(), orm: shop.deps.orm })
})
afterAll(() => shop.close())

test.each([
  ['ve', 'Distrito Capital', 'Caracas', 've-caracas'],
  ['ve', 'Anzoátegui', 'puerto la cruz', 've-puerto-la-cruz'],
  ['ve', 'Anzoátegui', 'Lechería', 've-barcelona'],
  ['ve', 'Amazonas', 'Maroa', 've-puerto-ayacucho'],
  ['ve', 'Apure', 'Elorza', 've-san-fernando-de-apure'],
  ['br', 'Amazonas', 'Manaus', 'br-manaos'],
  ['co', 'Chocó', 'Quibdó', 'co-bogota'],
  ['cl', 'Región Metropolitana', 'Maipú', 'cl-santiago'],
])('%s, %s, %s belongs to %s', (country, state, city, code) => {
  expect(placeOf(network, { country, state, city })?.code).toBe(code)
})

test('every state of every country has a destination there, and other countries have none', () => {
  for (const country of ADDRESS_COUNTRIES)
    for (const state of statesOf(country))
      expect(placeOf(network, { country, state, city: '' })?.country, state).toBe(country)
  expect(placeOf(network, { country: 'fr', state: '', city: 'París' })).toBeNull()
})

test('no state of Venezuela takes the price of another', () => {
  const places = statesOf('ve').map((state) => placeOf(network, { country: 've', state, city: '' }))
  expect(places.map((place) => place?.region)).toEqual(statesOf('ve'))
})
